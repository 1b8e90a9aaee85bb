"""`up` beside a PostgreSQL that runs already."""

from tests.ops.stack import ALL_WELL


def test_an_existing_database_is_used_and_none_is_started(stack):
    """The stack that tests share has one; for an existing Valkey see tests/faults/test_valkey_away.py."""
    assert "✓ PostgreSQL" not in stack.shown
    assert "✓ Valkey" in stack.shown
    assert stack.report() == ALL_WELL
    assert not (stack.var / "postgres").exists()

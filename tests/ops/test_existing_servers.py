"""`up` with an existing PostgreSQL server."""

from tests.ops.stack import READY


def test_an_existing_database_is_used_and_none_is_started(stack):
    """The stack that tests share uses one; for an existing Valkey see tests/faults/test_valkey_away.py."""
    assert "✓ PostgreSQL" not in stack.output
    assert "✓ Valkey" in stack.output
    assert stack.report() == READY
    assert not (stack.data_dir / "postgres").exists()

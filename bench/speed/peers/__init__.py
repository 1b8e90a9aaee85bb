"""Other people's work, in environments of its own: it never gets into the product's."""

from pathlib import Path

PEERS = Path(__file__).parent


def with_node() -> list[str]:
    """The Node that the client is made with; `frontend/with-node` finds it."""
    return [str(PEERS.parents[2] / "frontend" / "with-node"), "node"]

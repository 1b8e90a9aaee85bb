"""Peers: other projects that we compare with, in environments of their own."""

from pathlib import Path

PEERS = Path(__file__).parent


def with_node() -> list[str]:
    """The Node that builds the client; `frontend/with-node` finds it."""
    return [str(PEERS.parents[2] / "frontend" / "with-node"), "node"]

"""What was promised about the deal, what everybody added to it, and, after the end, the proof."""

from msgspec import Struct

from serai.tables.game_of import opened_of
from serai.tables.known import Known


class Fairness(Struct, frozen=True):
    """The deal comes from HMAC-SHA-256(server seed, nonces in seat order); docs/randomness.md tells how."""

    commitment: str
    """SHA-256 of the server's seed, published when the table was opened."""
    nonces: list[str | None]
    """By seat, as they arrived; a bot's is empty, and None is a free chair."""
    server_seed: str | None
    """Revealed at the end."""
    secret: str | None
    """Of the hash chain; revealed at the end."""


def fairness(known: Known) -> Fairness:
    chronicle = known.chronicle
    revealed = chronicle.revealed
    chairs = zip(chronicle.chairs, chronicle.nonces, strict=True)
    return Fairness(
        commitment=opened_of(chronicle).commitment,
        nonces=[nonce if chair else None for chair, nonce in chairs],
        server_seed=revealed.server_seed if revealed else None,
        secret=revealed.secret if revealed else None,
    )

"""The evidence of a fair deal: the promise, the players' nonces and, after the end, the secrets."""

from msgspec import Struct

from serai.tables.game_of import opened_of
from serai.tables.table_cache import LoadedTable


class Fairness(Struct, frozen=True):
    """The deal follows from HMAC-SHA-256(server seed, nonces in seat order); see docs/randomness.md."""

    promise: str
    """SHA-256 of the server's seed, published when the table was opened."""
    nonces: list[str | None]
    """By seat, as they were sent; a bot's is empty, and a free seat's is null."""
    server_seed: str | None
    """The seed, when the game is over."""
    secret: str | None
    """The secret of the hash chain; revealed at the end."""


def fairness(loaded: LoadedTable) -> Fairness:
    table_state = loaded.state
    finished = table_state.finished
    by_seat = zip(table_state.occupants, table_state.nonces, strict=True)
    return Fairness(
        promise=opened_of(table_state).promise,
        nonces=[nonce if occupant else None for occupant, nonce in by_seat],
        server_seed=finished.server_seed if finished else None,
        secret=finished.secret if finished else None,
    )

"""The evidence of a fair deal: the commitment, the players' nonces and, after the end, the secrets."""

from msgspec import Struct

from serai.tables.game_of import opened_of
from serai.tables.table_cache import LoadedTable


class Fairness(Struct, frozen=True):
    """The deal comes from HMAC-SHA-256(server seed, nonces in seat order); see docs/randomness.md."""

    commitment: str
    """SHA-256 of the server's seed, published when the table was opened."""
    nonces: list[str | None]
    """By seat, as they were sent; a bot's is empty, and a free seat's is null."""
    server_seed: str | None
    """Revealed at the end."""
    secret: str | None
    """The secret of the hash chain; revealed at the end."""


def fairness(loaded: LoadedTable) -> Fairness:
    table_state = loaded.state
    revealed = table_state.revealed
    by_seat = zip(table_state.occupants, table_state.nonces, strict=True)
    return Fairness(
        commitment=opened_of(table_state).commitment,
        nonces=[nonce if occupant else None for occupant, nonce in by_seat],
        server_seed=revealed.server_seed if revealed else None,
        secret=revealed.secret if revealed else None,
    )

"""Tables with people who have no accounts: a table knows only player ids."""

from uuid import UUID, uuid4

from serai.engine import Position, Rng, random_bot
from serai.eventlog.table_events import Terms
from serai.tables.game_of import game_of
from serai.tables.listeners import commit_and_notify, notify_after_commit, run_and_notify
from serai.tables.read_models.rows import waiting_for
from serai.tables.store import django_store, run_sync
from serai.tables.table_cache import LoadedTable, current_table
from serai.tables.verbs.act import act
from serai.tables.verbs.open import OpenRequest, open_table
from serai.tables.verbs.sit import sit

NONCE = "0f" * 16
LIVE = {"clock": "live", "terms": Terms(bank=20 * 60, increment=15)}
ASYNC = {"clock": "async", "terms": Terms(bank=2 * 86400, increment=86400)}


def opened_table(game: str = "haggle", seats: int = 2, *, host: UUID | None = None, **details) -> LoadedTable:
    """A table with its host in the first free seat; without a nonce the host does not sit down."""
    host, nonce, bots = host or uuid4(), details.pop("nonce", NONCE), details.pop("bots", None)
    reserved_for = details.pop("reserved_for", ())
    table = details.pop("table", None) or uuid4()
    request = OpenRequest(game=game, seats=seats, **details)
    loaded = notify_after_commit(
        open_table(request, host=host, table=table, bots=bots, reserved_for=reserved_for)
    ).loaded
    return commit_and_notify(table, sit(player=host, nonce=nonce)).loaded if nonce else loaded


def started_table(game: str = "haggle", seats: int = 2, **details) -> LoadedTable:
    """A running game of people only."""
    loaded = opened_table(game, seats, **details)
    for _ in range(seats - 1):
        loaded = commit_and_notify(loaded.head.id, sit(player=uuid4(), nonce=NONCE)).loaded
    return loaded


def reloaded(loaded: LoadedTable) -> LoadedTable:
    return run_sync(current_table(django_store, loaded.head.id))


def player(loaded: LoadedTable, seat: int) -> UUID:
    return UUID(loaded.state.occupants[seat].player)


def move(loaded: LoadedTable, seat: int, *actions, **details):
    occupant = loaded.state.occupants[seat]
    own = player(loaded, seat) if occupant and occupant.bot is None else None
    return run_and_notify(act(django_store, loaded.head.id, seat=seat, actions=actions, **{"player": own, **details}))


def next_seat(loaded: LoadedTable) -> int:
    """The first seat that the game waits for."""
    return waiting_for(loaded.state)[0]


def first_legal(loaded: LoadedTable, seat: int):
    return game_of(loaded.state).legal(loaded.state.game_state, seat)[0]


def play(loaded: LoadedTable, moves: int = -1) -> LoadedTable:
    """That many random moves, or all up to the end."""
    rng = Rng.of("moves", str(loaded.head.id))
    while moves and (waiting := waiting_for(loaded.state)):
        game = game_of(loaded.state)
        action = random_bot(Position(game, loaded.state.game_state, waiting[0]), rng)
        loaded = move(loaded, waiting[0], action).loaded
        moves -= 1
    return loaded

"""People at tables, without accounts: a player id is all that a table knows of them."""

from uuid import UUID, uuid4

from serai.engine import Position, Rng, random_bot
from serai.eventlog.table_events import Terms
from serai.tables.act import act
from serai.tables.announce import announce, carry_out, settle
from serai.tables.doors import django_door, run
from serai.tables.game_of import game_of
from serai.tables.known import Known, current
from serai.tables.open import Wish, open_table
from serai.tables.rows import waiting_for
from serai.tables.sit import sit

NONCE = "0f" * 16
LIVE = {"clock": "live", "terms": Terms(bank=20 * 60, increment=15)}
SLOW = {"clock": "async", "terms": Terms(bank=2 * 86400, increment=86400)}


def opened(game: str = "haggle", seats: int = 2, *, host: UUID | None = None, **details) -> Known:
    """A table with its host at the first free seat, unless there is no nonce."""
    host, nonce, bots = host or uuid4(), details.pop("nonce", NONCE), details.pop("bots", None)
    kept_for = details.pop("kept_for", ())
    table = details.pop("table", None) or uuid4()
    wish = Wish(game=game, seats=seats, **details)
    known = announce(open_table(wish, host=host, table=table, bots=bots, kept_for=kept_for)).known
    return carry_out(table, sit(player=host, nonce=nonce)).known if nonce else known


def begun(game: str = "haggle", seats: int = 2, **details) -> Known:
    """A running game of people only."""
    known = opened(game, seats, **details)
    for _ in range(seats - 1):
        known = carry_out(known.head.id, sit(player=uuid4(), nonce=NONCE)).known
    return known


def look(known: Known) -> Known:
    return run(current(django_door, known.head.id))


def player(known: Known, seat: int) -> UUID:
    return UUID(known.chronicle.chairs[seat].player)


def move(known: Known, seat: int, *actions, **details):
    chair = known.chronicle.chairs[seat]
    who = player(known, seat) if chair and chair.bot is None else None
    return settle(act(django_door, known.head.id, seat=seat, actions=actions, **{"player": who, **details}))


def waited_for(known: Known) -> int:
    """The first seat that is."""
    return waiting_for(known.chronicle)[0]


def first_legal(known: Known, seat: int):
    return game_of(known.chronicle).legal(known.chronicle.state, seat)[0]


def play(known: Known, moves: int = -1) -> Known:
    """So many random moves by whoever is waited for, or all up to the end."""
    rng = Rng.of("people", str(known.head.id))
    while moves and (waiting := waiting_for(known.chronicle)):
        game = game_of(known.chronicle)
        action = random_bot(Position(game, known.chronicle.state, waiting[0]), rng)
        known = move(known, waiting[0], action).known
        moves -= 1
    return known

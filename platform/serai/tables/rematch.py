"""The same game again: whoever asks first opens the table, and all of them sit down at it."""

from collections.abc import Callable
from uuid import UUID

from serai.engine.wire import decode
from serai.tables.announce import announce
from serai.tables.commit import Committed
from serai.tables.doors import django_door, run
from serai.tables.errors import NotYours, UnknownTable, WrongMoment
from serai.tables.game_of import game_of, opened_of
from serai.tables.known import Known, current
from serai.tables.models import Table
from serai.tables.open import Wish, open_table
from serai.tables.rows import status_of, taken_chairs


def rematch(old: Known, *, player_there: UUID, player_at: Callable[[UUID], UUID], table: UUID) -> Committed:
    """The table at which it goes on, with the same bots; `table` is its id if nobody has opened it yet.

    `player_at` gives the person's player id at a table.
    """
    if status_of(old.chronicle) != "finished":
        raise WrongMoment("There is a rematch when the game is over.")
    if str(player_there) not in {chair.player for _, chair in taken_chairs(old.chronicle)}:
        raise NotYours("Only those who sat at the table may ask for a rematch.")
    if rematch_of(old.head.id) is None:
        try:
            return announce(_open(old, table, host=player_at(table)))
        except UnknownTable:
            pass  # another one was faster: that is the table
    new = rematch_of(old.head.id)
    if new is None:
        raise WrongMoment("Somebody has opened the rematch and left it again: ask once more.")
    known = run(current(django_door, new))
    return Committed("unchanged", None, known.version, known)


def rematch_of(table: UUID) -> UUID | None:
    """The table at which it goes on."""
    rematches = Table.objects.filter(rematch_of=table).exclude(status="abandoned")
    return rematches.values_list("id", flat=True).first()


def _open(old: Known, table: UUID, *, host: UUID) -> Committed:
    chronicle, opened = old.chronicle, opened_of(old.chronicle)
    wish = Wish(
        game=opened.game,
        seats=opened.seats,
        options=decode(opened.options, game_of(chronicle).types.options),
        clock=opened.clock,
        terms=chronicle.terms,
        ranked=opened.ranked,
        listed=opened.listed,
        rematch_of=old.head.id,
    )
    bots = {
        seat: chair.bot
        for seat, chair in taken_chairs(chronicle)
        if chair.bot and not chair.departed and not chair.away
    }
    return open_table(wish, table=table, host=host, bots=bots)

"""A rematch: the first player who asks opens the new table, and all of them sit down at it."""

from collections.abc import Callable
from uuid import UUID

from serai.engine.codec import decode
from serai.tables.commit import CommitResult
from serai.tables.errors import NotYours, UnknownTable, WrongMoment
from serai.tables.game_of import game_of, opened_of
from serai.tables.listeners import notify_after_commit
from serai.tables.models import Table
from serai.tables.read_models.rows import occupied_seats, status_of
from serai.tables.store import django_store, run_sync
from serai.tables.table_cache import LoadedTable, current_table
from serai.tables.verbs.open import OpenRequest, open_table


def rematch(old: LoadedTable, *, old_player: UUID, new_player_for: Callable[[UUID], UUID], table: UUID) -> CommitResult:
    """The rematch's table, opened with the same bots; `table` is its id if it has not been opened yet.

    `old_player` is the user's player id at the old table; `new_player_for` gives the one at another table.
    """
    if status_of(old.state) != "finished":
        raise WrongMoment("A rematch is possible when the game is over.")
    if str(old_player) not in {occupant.player for _, occupant in occupied_seats(old.state)}:
        raise NotYours("Only players of this table may ask for a rematch.")
    if rematch_of(old.head.id) is None:
        try:
            return notify_after_commit(_open(old, table, host=new_player_for(table)))
        except UnknownTable:
            pass  # another player opened the rematch first
    new = rematch_of(old.head.id)
    if new is None:
        raise WrongMoment("The rematch was opened and then cancelled. Ask again.")
    loaded = run_sync(current_table(django_store, new))
    return CommitResult("unchanged", None, loaded.version, loaded)


def rematch_of(table: UUID) -> UUID | None:
    """The id of the table's rematch, if there is one."""
    rematches = Table.objects.filter(rematch_of=table).exclude(status="cancelled")
    return rematches.values_list("id", flat=True).first()


def _open(old: LoadedTable, table: UUID, *, host: UUID) -> CommitResult:
    table_state, opened = old.state, opened_of(old.state)
    request = OpenRequest(
        game=opened.game,
        seats=opened.seats,
        options=decode(opened.options, game_of(table_state).types.options),
        clock=opened.clock,
        terms=table_state.terms,
        ranked=opened.ranked,
        listed=opened.listed,
        rematch_of=old.head.id,
    )
    bots = {
        seat: occupant.bot
        for seat, occupant in occupied_seats(table_state)
        if occupant.bot and not occupant.departed and not occupant.away
    }
    return open_table(request, table=table, host=host, bots=bots)

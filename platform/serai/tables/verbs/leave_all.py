"""Leaving every table before an account is deleted, so that no game waits for its player."""

from collections.abc import Iterable, Mapping
from uuid import UUID

from serai.tables.commit import Verb
from serai.tables.draft import Draft
from serai.tables.listeners import commit_and_notify
from serai.tables.models import Note, Status, Table
from serai.tables.verbs.resign import resign
from serai.tables.verbs.sit import leave


def leave_all_tables(players: Mapping[UUID, UUID]) -> None:
    """`players`: the tables of the user's player ids."""
    unfinished = Table.objects.filter(id__in=players.values(), status__in=[Status.OPEN, Status.RUNNING])
    tables = set(unfinished.values_list("id", flat=True))
    for player, table in players.items():
        if table in tables:
            commit_and_notify(table, leave_or_resign(player=player))


def delete_notes(players: Iterable[UUID]) -> None:
    Note.objects.filter(player__in=players).delete()


def leave_or_resign(*, player: UUID) -> Verb:
    """Frees the seat; in a running game a bot plays on for it."""

    def verb(draft: Draft) -> None:
        if not draft.state.is_started:
            leave(player=player)(draft)
        elif draft.before.seat_of(player) is not None and not draft.state.finished:
            resign(player=player)(draft)

    return verb

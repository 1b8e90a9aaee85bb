"""Voids a ranked game: it stays in the log and in the archive, but isn't rated."""

from uuid import UUID

from serai.eventlog.table_events import Voided, VoidReason
from serai.tables.commit import CommitResult, Verb
from serai.tables.draft import Draft
from serai.tables.errors import UnknownTable, WrongMoment
from serai.tables.listeners import commit_and_notify
from serai.tables.models import Table
from serai.tables.read_models.rows import status_of


def void(table: UUID, reason: VoidReason) -> CommitResult:
    """Writes the reason to the log; the moderator is recorded in the decision. Does nothing if the game is void."""
    if not Table.objects.filter(id=table).exists():
        raise UnknownTable
    return commit_and_notify(table, voided(reason))


def voided(reason: VoidReason) -> Verb:
    def verb(draft: Draft) -> None:
        if status_of(draft.state) != "finished" or not draft.opened.ranked:
            raise WrongMoment("Only a finished ranked game can be voided.")
        if not draft.state.voided:
            draft.add_table_event(Voided(reason))

    return verb

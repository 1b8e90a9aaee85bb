"""Voiding a ranked game: it stays in the log and in the archive, but counts for nobody."""

from uuid import UUID

from serai.eventlog.table_events import Voided, VoidReason
from serai.tables.announce import carry_out
from serai.tables.commit import Committed, Verb
from serai.tables.draft import Draft
from serai.tables.errors import UnknownTable, WrongMoment
from serai.tables.models import Table
from serai.tables.rows import status_of


def void(table: UUID, reason: VoidReason) -> Committed:
    """The log has the reason; who has decided it stands in the trail of the moderators' desk.

    A game is voided once; whoever comes second changes nothing.
    """
    if not Table.objects.filter(id=table).exists():
        raise UnknownTable
    return carry_out(table, voided(reason))


def voided(reason: VoidReason) -> Verb:
    def verb(draft: Draft) -> None:
        if status_of(draft.chronicle) != "finished" or not draft.opened.ranked:
            raise WrongMoment("Only a ranked game that is over can be voided.")
        if not draft.chronicle.voided:
            draft.tell(Voided(reason))

    return verb

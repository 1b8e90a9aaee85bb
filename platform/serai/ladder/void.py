"""Voiding a ranked game: it stays in the log and in the archive, but counts for nobody."""

from uuid import UUID

from django.db import transaction

from serai.accounts.models import User
from serai.eventlog.table_events import Voided, VoidReason
from serai.ladder.models import Ruling
from serai.tables.announce import carry_out
from serai.tables.commit import Committed, Verb
from serai.tables.draft import Draft
from serai.tables.errors import UnknownTable, WrongMoment
from serai.tables.models import Table
from serai.tables.rows import status_of


def void(table: UUID, moderator: User, reason: VoidReason, note: str = "") -> Committed:
    """The log has the reason; who has decided it, and what they note for other moderators, stands beside it.

    A game is voided once; whoever comes second changes nothing.
    """
    if not Table.objects.filter(id=table).exists():
        raise UnknownTable
    with transaction.atomic():
        done = carry_out(table, voided(reason))
        if done.result == "appended":
            Ruling.objects.create(table=table, moderator=moderator, reason=reason, note=note)
    return done


def voided(reason: VoidReason) -> Verb:
    def verb(draft: Draft) -> None:
        if status_of(draft.chronicle) != "finished" or not draft.opened.ranked:
            raise WrongMoment("Only a ranked game that is over can be voided.")
        if not draft.chronicle.voided:
            draft.tell(Voided(reason))

    return verb

"""Going away from every table at once, before an account is closed: nobody is left waiting for who never comes."""

from collections.abc import Iterable, Mapping
from uuid import UUID

from serai.tables.announce import carry_out
from serai.tables.commit import Verb
from serai.tables.draft import Draft
from serai.tables.models import Note, Status, Table
from serai.tables.part import resign
from serai.tables.sit import leave


def depart_everywhere(players: Mapping[UUID, UUID]) -> None:
    """`players`: each player id of the person with its table."""
    alive = Table.objects.filter(id__in=players.values(), status__in=[Status.OPEN, Status.RUNNING])
    tables = set(alive.values_list("id", flat=True))
    for player, table in players.items():
        if table in tables:
            carry_out(table, depart(player=player))


def forget_notes(players: Iterable[UUID]) -> None:
    Note.objects.filter(player__in=players).delete()


def depart(*, player: UUID) -> Verb:
    """Frees the chair; in a running game a bot plays on in it."""

    def verb(draft: Draft) -> None:
        if not draft.chronicle.begun:
            leave(player=player)(draft)
        elif draft.before.seat_of(player) is not None and not draft.chronicle.revealed:
            resign(player=player)(draft)

    return verb

"""Filling chairs with bots, and beginning: the host's affair."""

from uuid import UUID, uuid4

from serai.eventlog.table_events import Left
from serai.tables.commit import Verb
from serai.tables.draft import Draft
from serai.tables.errors import BadInput, NotYours
from serai.tables.sit import existing_seat, free_seat, put_in_chair


def add_bot(*, host: UUID, level: str, seat: int | None = None) -> Verb:
    def verb(draft: Draft) -> None:
        draft.require_open()
        _require_host(draft, host)
        put_in_chair(draft, free_seat(draft, seat), player=uuid4(), bot=level)

    return verb


def remove_bot(*, host: UUID, seat: int) -> Verb:
    def verb(draft: Draft) -> None:
        draft.require_open()
        _require_host(draft, host)
        chair = draft.chronicle.chairs[existing_seat(draft, seat)]
        if chair is None or chair.bot is None:
            raise BadInput("No bot sits there.")
        draft.tell(Left(seat))

    return verb


def start(*, host: UUID, bot: str) -> Verb:
    """Begins with bots of the given level in the chairs that are free."""

    def verb(draft: Draft) -> None:
        if draft.chronicle.begun:
            return
        draft.require_open()
        _require_host(draft, host)
        for seat, chair in enumerate(draft.chronicle.chairs):
            if chair is None:
                put_in_chair(draft, seat, player=uuid4(), bot=bot)

    return verb


def _require_host(draft: Draft, player: UUID) -> None:
    if draft.chronicle.kept:
        raise NotYours("The chairs here are kept: nobody else is seated, and no bot.")
    if draft.chronicle.host != str(player):
        raise NotYours("Only the host of the table may do this.")

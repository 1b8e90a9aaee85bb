"""The host's verbs: adding and removing bots, and starting the game."""

from uuid import UUID, uuid4

from serai.eventlog.table_events import Left
from serai.tables.commit import Verb
from serai.tables.draft import Draft
from serai.tables.errors import BadInput, NotYours
from serai.tables.verbs.sit import existing_seat, free_seat, take_seat


def add_bot(*, host: UUID, level: str, seat: int | None = None) -> Verb:
    def verb(draft: Draft) -> None:
        draft.require_open()
        _require_host(draft, host)
        take_seat(draft, free_seat(draft, seat), player=uuid4(), bot=level)

    return verb


def remove_bot(*, host: UUID, seat: int) -> Verb:
    def verb(draft: Draft) -> None:
        draft.require_open()
        _require_host(draft, host)
        occupant = draft.state.occupants[existing_seat(draft, seat)]
        if occupant is None or occupant.bot is None:
            raise BadInput("There is no bot in this seat.")
        draft.add_table_event(Left(seat))

    return verb


def start(*, host: UUID, bot: str) -> Verb:
    """Starts the game, with bots of the given level in the free seats."""

    def verb(draft: Draft) -> None:
        if draft.state.is_started:
            return
        draft.require_open()
        _require_host(draft, host)
        for seat, occupant in enumerate(draft.state.occupants):
            if occupant is None:
                take_seat(draft, seat, player=uuid4(), bot=bot)

    return verb


def _require_host(draft: Draft, player: UUID) -> None:
    if draft.state.reserved:
        raise NotYours("The seats of this table are reserved: no bots can be added or removed.")
    if draft.state.host != str(player):
        raise NotYours("Only the host of the table may do this.")

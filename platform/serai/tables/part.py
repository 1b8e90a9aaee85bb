"""Leaving a running game: giving up alone, or ending it together."""

from uuid import UUID

from serai.engine import Plugin
from serai.eventlog.table_events import EndWished, Resigned
from serai.tables.commit import Verb
from serai.tables.draft import Draft
from serai.tables.errors import NotYours


def resign(*, player: UUID) -> Verb:
    """A bot plays on in the chair, so that the others have their game."""

    def verb(draft: Draft) -> None:
        draft.require_running()
        draft.tell(Resigned(own_seat(draft, player), middle_level(draft.plugin)))
        end_if_wished(draft)

    return verb


def wish_end(*, player: UUID, wishes: bool) -> Verb:
    """The game ends when everybody who still plays wishes it; until then a wish can be taken back."""

    def verb(draft: Draft) -> None:
        draft.require_running()
        seat = own_seat(draft, player)
        chair = draft.chronicle.chairs[seat]
        if chair and chair.wishes_end != wishes:
            draft.tell(EndWished(seat, wishes))
            end_if_wished(draft)

    return verb


def middle_level(plugin: Plugin) -> str:
    """The bot that takes over from a person: neither the weakest nor, if there are enough, the strongest."""
    levels = list(plugin.bots)
    return levels[len(levels) // 2]


def end_if_wished(draft: Draft) -> None:
    if draft.chronicle.is_ended_by_players:
        draft.reveal()


def own_seat(draft: Draft, player: UUID) -> int:
    seat = draft.before.seat_of(player)
    if seat is None:
        raise NotYours("You don't play at this table.")
    return seat

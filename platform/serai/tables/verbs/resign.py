"""Leaving a running game: resigning alone, or ending it by agreement."""

from uuid import UUID

from serai.eventlog.table_events import EndVoted, Resigned
from serai.tables.bot_level import middle_level
from serai.tables.commit import Verb
from serai.tables.draft import Draft
from serai.tables.errors import NotYours


def resign(*, player: UUID) -> Verb:
    """The player leaves the running game; a bot plays on for the seat, so that the others can finish."""

    def verb(draft: Draft) -> None:
        draft.require_running()
        draft.add_table_event(Resigned(own_seat(draft, player), middle_level(draft.plugin)))
        end_if_agreed(draft)

    return verb


def vote_to_end(*, player: UUID, agree: bool) -> Verb:
    """The game ends when everyone who still plays agrees; until then a vote can be withdrawn."""

    def verb(draft: Draft) -> None:
        draft.require_running()
        seat = own_seat(draft, player)
        occupant = draft.state.occupants[seat]
        if occupant and occupant.votes_to_end != agree:
            draft.add_table_event(EndVoted(seat, agree))
            end_if_agreed(draft)

    return verb


def end_if_agreed(draft: Draft) -> None:
    if draft.state.is_ended_by_players:
        draft.finish()


def own_seat(draft: Draft, player: UUID) -> int:
    seat = draft.before.seat_of(player)
    if seat is None:
        raise NotYours("You don't play at this table.")
    return seat

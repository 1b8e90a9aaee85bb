"""Players who are away: coming back, and votes of the others for a substitute."""

from uuid import UUID

from serai.eventlog.clock_grammar import is_substitute_agreed
from serai.eventlog.table_events import Returned, Substituted, SubstituteVoted
from serai.eventlog.table_state import Away
from serai.tables.commit import Verb
from serai.tables.draft import Draft
from serai.tables.errors import WrongMoment
from serai.tables.read_models.rows import grace_period
from serai.tables.verbs.resign import end_if_agreed, own_seat
from serai.tables.verbs.sit import existing_seat


def come_back(*, player: UUID) -> Verb:
    """The player plays again; the bot's actions stay."""

    def verb(draft: Draft) -> None:
        seat = own_seat(draft, player)
        if draft.state.occupant_at(seat).away:
            draft.require_running()
            draft.add_table_event(Returned(seat))

    return verb


def vote_for_substitute(*, player: UUID, seat: int, agree: bool) -> Verb:
    """When everyone who still plays agrees, the bot keeps the seat of the absent player for good."""

    def verb(draft: Draft) -> None:
        draft.require_running()
        by = own_seat(draft, player)
        draft.require_player(by, player)
        away = _away_after_grace(draft, existing_seat(draft, seat))
        if (by in away.substitute_votes) == agree:
            return
        draft.add_table_event(SubstituteVoted(seat, by, agree))
        if is_substitute_agreed(draft.state, seat):
            draft.add_table_event(Substituted(seat))
            end_if_agreed(draft)

    return verb


def _away_after_grace(draft: Draft, seat: int) -> Away:
    away = draft.state.occupant_at(seat).away
    if away is None:
        raise WrongMoment("The player of this seat is not away.")
    if draft.at < draft.calendars.after_grace(away.since, grace_period(draft.state)):
        raise WrongMoment("The player has not been away long enough for a vote.")
    return away

"""Who is away: coming back, and the others' way to do without."""

from uuid import UUID

from serai.eventlog.chronicle import Away
from serai.eventlog.grammar_of_parting import is_substitute_wished
from serai.eventlog.table_events import Returned, Substituted, SubstituteWished
from serai.tables.commit import Verb
from serai.tables.draft import Draft
from serai.tables.errors import WrongMoment
from serai.tables.part import end_if_wished, own_seat
from serai.tables.rows import grace
from serai.tables.sit import existing_seat


def come_back(*, player: UUID) -> Verb:
    """The chair is its owner's again; what the bot has done stands."""

    def verb(draft: Draft) -> None:
        seat = own_seat(draft, player)
        if draft.chronicle.occupied(seat).away:
            draft.require_running()
            draft.tell(Returned(seat))

    return verb


def wish_substitute(*, player: UUID, seat: int, wishes: bool) -> Verb:
    """When all who still play wish it, the bot stays in the chair of who is away."""

    def verb(draft: Draft) -> None:
        draft.require_running()
        by = own_seat(draft, player)
        draft.require_player(by, player)
        away = _long_away(draft, existing_seat(draft, seat))
        if (by in away.substitute_wished_by) == wishes:
            return
        draft.tell(SubstituteWished(seat, by, wishes))
        if is_substitute_wished(draft.chronicle, seat):
            draft.tell(Substituted(seat))
            end_if_wished(draft)

    return verb


def _long_away(draft: Draft, seat: int) -> Away:
    away = draft.chronicle.occupied(seat).away
    if away is None:
        raise WrongMoment("Nobody is away there.")
    if draft.at < draft.times.after_grace(away.since, grace(draft.chronicle)):
        raise WrongMoment("They have not been away for long enough.")
    return away

"""Sitting down and leaving before the game starts. The game starts when the last seat is taken."""

import re
from uuid import UUID

from serai.eventlog.table_events import HostLeft, Left, Seated
from serai.tables.commit import Verb
from serai.tables.draft import Draft
from serai.tables.errors import BadInput, NoFreeSeat, NotReliable, NotYours
from serai.tables.read_models.reliability import FULL, MIN_GAMES, Reliability
from serai.tables.seating_rules import SeatingCheck, allow_everyone, people_at
from serai.tables.views.invitation import is_invitation

TRUSTED = Reliability(FULL, MIN_GAMES)
NONCE = re.compile(r"[0-9a-f]{32}")


def sit(
    *,
    player: UUID,
    nonce: str,
    seat: int | None = None,
    invitation: str = "",
    reliability: Reliability = TRUSTED,
    seating_check: SeatingCheck = allow_everyone,
) -> Verb:
    """Takes the seat, or the first that is free. `reliability` is the user's.

    `seating_check` is called with the players at the table each time the verb is called, because others may sit down
    at the same time.
    """

    def verb(draft: Draft) -> None:
        if draft.before.seat_of(player) is not None:
            return
        draft.require_open()
        if not draft.opened.listed and draft.state.host != str(player):
            _require_invitation(draft, invitation)
        required = draft.state.terms.reliability
        if not reliability.is_enough(required) and draft.state.host != str(player):
            raise NotReliable(required)
        seating_check(people_at(draft.state) - {player})
        take_seat(draft, _own_seat(draft, player, seat), player=player, nonce=nonce)

    return verb


def leave(*, player: UUID) -> Verb:
    def verb(draft: Draft) -> None:
        seat = draft.before.seat_of(player)
        if seat is None and draft.state.host != str(player):
            return
        draft.require_open()
        draft.add_table_event(HostLeft() if seat is None else Left(seat))

    return verb


def cancel_table() -> Verb:
    """Cancels the table by freeing all seats. Does nothing if the game has started."""

    def verb(draft: Draft) -> None:
        if draft.state.is_started:
            return
        for seat, occupant in enumerate(draft.state.occupants):
            if occupant is not None:
                draft.add_table_event(Left(seat))
        if draft.state.host:
            draft.add_table_event(HostLeft())

    return verb


def take_seat(draft: Draft, seat: int, *, player: UUID, nonce: str = "", bot: str | None = None) -> None:
    """Seats a player or a bot in a free seat; if it was the last free one, the game starts."""
    if draft.state.occupants[existing_seat(draft, seat)] is not None:
        raise NoFreeSeat("This seat is taken.")
    if bot is None and not NONCE.fullmatch(nonce):
        raise BadInput("The nonce must be 16 random bytes, written as 32 hexadecimal digits in lower case.")
    if bot is not None and bot not in draft.plugin.bots:
        raise BadInput(f"There is no bot {bot!r}. Choose one of: {', '.join(draft.plugin.bots)}.")
    draft.add_table_event(Seated(seat, str(player), nonce, bot))
    if None not in draft.state.occupants:
        draft.start()


def _own_seat(draft: Draft, player: UUID, seat: int | None) -> int:
    reserved = draft.state.reserved
    if not reserved:
        return free_seat(draft, seat)
    if str(player) not in reserved or seat not in (None, reserved.index(str(player))):
        raise NoFreeSeat("This seat is reserved for another player.")
    return reserved.index(str(player))


def free_seat(draft: Draft, seat: int | None) -> int:
    if seat is not None:
        return existing_seat(draft, seat)
    free = [number for number, occupant in enumerate(draft.state.occupants) if occupant is None]
    if not free:
        raise NoFreeSeat("All seats are taken.")
    return free[0]


def _require_invitation(draft: Draft, invitation: str) -> None:
    if not is_invitation(draft.before.head.id, invitation):
        raise NotYours("You need an invitation to sit down here. Ask the host for the link.")


def existing_seat(draft: Draft, seat: int) -> int:
    if not 0 <= seat < draft.opened.seats:
        raise BadInput(f"The table has seats 0 to {draft.opened.seats - 1}.")
    return seat

"""Sitting down and leaving, before the game begins. The last chair that is taken begins it."""

import re
from uuid import UUID

from serai.eventlog.table_events import HostLeft, Left, Seated
from serai.tables.commit import Verb
from serai.tables.company import Welcome, everybody, people_at
from serai.tables.draft import Draft
from serai.tables.errors import BadInput, Full, NotReliable, NotYours
from serai.tables.invitation import is_invitation
from serai.tables.reliability import FEWEST, FULL, Reliability

TRUSTED = Reliability(FULL, FEWEST)
NONCE = re.compile(r"[0-9a-f]{32}")


def sit(
    *,
    player: UUID,
    nonce: str,
    seat: int | None = None,
    invitation: str = "",
    reliability: Reliability = TRUSTED,
    welcome: Welcome = everybody,
) -> Verb:
    """Takes the seat, or the first that is free. `reliability` is the person's.

    `welcome` is asked about those who are there, each time anew: they may come while one sits down.
    """

    def verb(draft: Draft) -> None:
        if draft.before.seat_of(player) is not None:
            return
        draft.require_open()
        if not draft.opened.listed and draft.chronicle.host != str(player):
            _require_invitation(draft, invitation)
        asked = draft.chronicle.terms.reliability
        if not reliability.is_enough(asked) and draft.chronicle.host != str(player):
            raise NotReliable(asked)
        welcome(people_at(draft.chronicle) - {player})
        put_in_chair(draft, _own_chair(draft, player, seat), player=player, nonce=nonce)

    return verb


def leave(*, player: UUID) -> Verb:
    def verb(draft: Draft) -> None:
        seat = draft.before.seat_of(player)
        if seat is None and draft.chronicle.host != str(player):
            return
        draft.require_open()
        draft.tell(HostLeft() if seat is None else Left(seat))

    return verb


def dissolve() -> Verb:
    """Everybody gets up, and the table is gone; a game that has begun goes on."""

    def verb(draft: Draft) -> None:
        if draft.chronicle.begun:
            return
        for seat, chair in enumerate(draft.chronicle.chairs):
            if chair is not None:
                draft.tell(Left(seat))
        if draft.chronicle.host:
            draft.tell(HostLeft())

    return verb


def put_in_chair(draft: Draft, seat: int, *, player: UUID, nonce: str = "", bot: str | None = None) -> None:
    """Seats somebody in a free chair; if it was the last one, the game begins."""
    if draft.chronicle.chairs[existing_seat(draft, seat)] is not None:
        raise Full("Somebody sits there already.")
    if bot is None and not NONCE.fullmatch(nonce):
        raise BadInput("The nonce is 16 random bytes, written as 32 digits from 0 to f.")
    if bot is not None and bot not in draft.plugin.bots:
        raise BadInput(f"There is no bot {bot!r}; there are {', '.join(draft.plugin.bots)}.")
    draft.tell(Seated(seat, str(player), nonce, bot))
    if None not in draft.chronicle.chairs:
        draft.begin()


def _own_chair(draft: Draft, player: UUID, seat: int | None) -> int:
    kept = draft.chronicle.kept
    if not kept:
        return free_seat(draft, seat)
    if str(player) not in kept or seat not in (None, kept.index(str(player))):
        raise Full("The chair is kept for somebody else.")
    return kept.index(str(player))


def free_seat(draft: Draft, seat: int | None) -> int:
    if seat is not None:
        return existing_seat(draft, seat)
    free = [number for number, chair in enumerate(draft.chronicle.chairs) if chair is None]
    if not free:
        raise Full("Every chair is taken.")
    return free[0]


def _require_invitation(draft: Draft, invitation: str) -> None:
    if not is_invitation(draft.before.head.id, invitation):
        raise NotYours("This table takes an invitation: ask the host for the link.")


def existing_seat(draft: Draft, seat: int) -> int:
    if not 0 <= seat < draft.opened.seats:
        raise BadInput(f"The table has seats 0 to {draft.opened.seats - 1}.")
    return seat

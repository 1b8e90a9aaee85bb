"""A table for tests of rulings: known places, known orders, and names from the rules page.

Traders are written "3 Dungalo, 5 Ghuba Lulu": a number and its space, one string per seat. Traders that a test doesn't
name are placed as far from the named ones as the map allows, but not on spaces that are said to be free.
Orders are written "cloves north | pepper east | vanilla": hand, deck with the next one first, put away. All others have
been scored, each with two traders; if no deck is written, it contains all others instead.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from copy import deepcopy

from games.zanzibar.components import FIRST_SCORE, ORDERS, numbers
from games.zanzibar.editions import HOUSE, editions
from games.zanzibar.game import Zanzibar
from games.zanzibar.types import (
    DecksShuffled,
    EndTurn,
    Expel,
    Keep,
    OpeningDrawn,
    Orders,
    Place,
    Push,
    PutAway,
    Score,
    ScoreOrder,
    State,
    Step,
    ZanzibarAction,
    ZanzibarEvent,
)
from serai.engine import IllegalAction
from serai.engine.play import evolve_all

GAME = Zanzibar()
BOARD = editions()[HOUSE]
SPACES = [space.name for space in BOARD.spaces]
REGION = {space.name: getattr(space, "province", "sea") for space in BOARD.spaces}
SPICE = {space.name: getattr(space, "spice", None) for space in BOARD.spaces}
SEA = [space.name for space in BOARD.sea]
NEIGHBOURS = {name: frozenset(ends[1 - ends.index(name)] for ends in BOARD.routes if name in ends) for name in SPACES}
NOWHERE = -1


def orders(names: str) -> Orders:
    return tuple(names.split())


def pays(order: str, traders: int) -> int:
    """The points in the edition's table."""
    return BOARD.orders[order][traders]


def distances(start: str) -> dict[str, int]:
    """The distance to every space on an empty map."""
    found, ring = {start: 0}, [start]
    for here in ring:
        for there in sorted(NEIGHBOURS[here] - found.keys()):
            found[there] = found[here] + 1
            ring.append(there)
    return found


class Table:
    """A game with all traders placed, at the start of the turn of seat `turn`."""

    def __init__(
        self,
        traders_at: Sequence[str],
        orders: Sequence[str] = (),
        *,
        turn: int = 0,
        first: int = 0,
        points: Sequence[int] = (),
        idle: int = 0,
        finished: Sequence[int] = (),
        free: str = "",
    ) -> None:
        seats = len(traders_at)
        cards = [_orders(orders[seat] if seat < len(orders) else "pepper ginger") for seat in range(seats)]
        at = _at(traders_at, free)
        self.state = State(
            edition=HOUSE,
            first=first,
            hands=[hand for hand, _, _, _ in cards],
            decks=[deck for _, deck, _, _ in cards],
            put_away=[put_away for _, _, put_away, _ in cards],
            scored=[scored for _, _, _, scored in cards],
            points=list(points) or [FIRST_SCORE + sum(score.points for score in scored) for _, _, _, scored in cards],
            at=at,
            holds=[at.index(space) if space in at else NOWHERE for space in range(len(SPACES))],
            kept=[True] * seats,
            phase="moving",
            turn=turn,
            turns=seats * 10 + turn,
            idle=idle,
            finished=tuple(finished),
        )
        self.events: list[ZanzibarEvent] = []

    @classmethod
    def set_up(cls, seats: int, decks: Sequence[str] = (), *, first: int = 0) -> "Table":
        """Before the first trader is placed. Each deck starts as written, followed by the other orders."""
        written = [_whole_deck(decks[seat] if seat < len(decks) else "") for seat in range(seats)]
        table = cls.__new__(cls)
        table.events = [DecksShuffled(HOUSE, first, tuple(written))]
        table.state = evolve_all(GAME, None, table.events)
        return table

    @classmethod
    def opening(cls, seats: int, decks: Sequence[str] = (), *, first: int = 0) -> "Table":
        """All traders have been placed and the first two orders drawn."""
        table = cls.set_up(seats, decks, first=first)
        while table.phase == "placing":
            (seat,) = table.waiting
            table.play(seat, table.legal(seat, Place)[0])
        assert any(isinstance(event, OpeningDrawn) for event in table.events)
        return table

    # What happens

    def play(self, seat: int, action: ZanzibarAction) -> Sequence[ZanzibarEvent]:
        before = deepcopy(self.state)
        assert action in GAME.legal(self.state, seat), f"{action} of seat {seat} is not legal"
        events = GAME.decide(self.state, seat, action)
        assert self.state == before, "decide doesn't change the state"
        self.state = evolve_all(GAME, self.state, events)
        assert GAME.inventory(self.state) == GAME.inventory(before)
        self.events += events
        return events

    def place(self, seat: int, trader: int, space: str) -> Sequence[ZanzibarEvent]:
        return self.play(seat, Place(trader, space))

    def step(self, seat: int, trader: int, *way: str) -> Sequence[ZanzibarEvent]:
        """One or several steps; returns the events of the last one."""
        return [self.play(seat, Step(trader, to)) for to in way][-1]

    def push(self, seat: int, trader: int, to: str, away: str) -> Sequence[ZanzibarEvent]:
        return self.play(seat, Push(trader, to, away))

    def expel(self, seat: int, trader: int, to: str, away: str) -> Sequence[ZanzibarEvent]:
        return self.play(seat, Expel(trader, to, away))

    def score(self, seat: int, *names: str) -> Sequence[ZanzibarEvent]:
        return [self.play(seat, ScoreOrder(name)) for name in names][-1]

    def put_away(self, seat: int, *names: str) -> Sequence[ZanzibarEvent]:
        return [self.play(seat, PutAway(name)) for name in names][-1]

    def keep(self, *seats: int) -> Sequence[ZanzibarEvent]:
        return [self.play(seat, Keep()) for seat in seats][-1]

    def end(self, *seats: int) -> Sequence[ZanzibarEvent]:
        """Each seat ends its turn and keeps what it draws; returns the events of the last turn."""
        start = len(self.events)
        for seat in seats:
            start = len(self.events)
            while seat in self.waiting and self.view.turn == seat:
                self.play(seat, Keep() if self.phase == "keeping" else EndTurn())
        return self.events[start:]

    def refusal(self, seat: int, action: ZanzibarAction) -> str | None:
        """The ruling that refuses the action."""
        before = deepcopy(self.state)
        assert action not in GAME.legal(self.state, seat), f"{action} of seat {seat} is listed as legal"
        try:
            events = GAME.decide(self.state, seat, action)
        except IllegalAction as illegal:
            assert self.state == before, "a refused action changes nothing"
            return illegal.ruling
        raise AssertionError(f"{action} of seat {seat} was accepted: {events}")

    def blocked(self, seat: int, trader: int, to: str) -> set[str | None]:
        """The rulings that refuse every way to enter the occupied space. A simple step is refused as well."""
        displacing = {self.refusal(seat, kind(trader, to, away)) for kind in (Push, Expel) for away in SPACES}
        assert self.refusal(seat, Step(trader, to)) in displacing | {"Z3"}
        return displacing

    # What is to be seen

    @property
    def view(self):
        """The table as a spectator sees it."""
        return GAME.view(self.state, None)

    @property
    def phase(self) -> str:
        return self.view.phase

    @property
    def waiting(self) -> frozenset[int]:
        return GAME.waiting_for(self.state)

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(player.points for player in self.view.players)

    @property
    def outcome(self):
        return GAME.outcome(self.state)

    @property
    def free(self) -> set[str]:
        taken = {trader.space for player in self.view.players for trader in player.traders}
        return set(SPACES) - taken

    def where(self, seat: int, trader: int) -> str | None:
        (space,) = (piece.space for piece in self.view.players[seat].traders if piece.number == trader)
        return space

    def hand(self, seat: int) -> str:
        return " ".join(GAME.view(self.state, seat).hand)

    def unscored(self, seat: int) -> str:
        """What the seat has put away, as the seat itself sees it."""
        return " ".join(sorted(GAME.view(self.state, seat).put_away))

    def deck(self, seat: int) -> int:
        return self.view.players[seat].deck_size

    def legal(self, seat: int, *kinds: type) -> list[ZanzibarAction]:
        return [action for action in GAME.legal(self.state, seat) if not kinds or isinstance(action, kinds)]

    def count(self, seat: int) -> dict[str, int]:
        """The number of legal actions of each type."""
        actions = GAME.legal(self.state, seat)
        assert len(actions) == len(set(actions)), "no two alike"
        return dict(Counter(type(action).__name__ for action in actions))


def beside_open(mover: int, other: int) -> Table:
    """Seat 0 is in Kitopeni, seat 1 in Dungalo with two free neighbours: Mwerazi and Ndijamba."""
    return Table([f"{mover} Kitopeni", f"{other} Dungalo"])


def beside_hemmed_in(mover: int, other: int) -> Table:
    """Seat 0 is in Jambezile, seat 1 in Uroando, whose only other neighbour, Mapambe, is taken."""
    guard = 2 if other != 2 else 3
    return Table([f"{mover} Jambezile", f"{other} Uroando, {guard} Mapambe"])


def of_type(events: Iterable[ZanzibarEvent], kind: type) -> list[ZanzibarEvent]:
    return [event for event in events if isinstance(event, kind)]


def _whole_deck(written: str) -> Orders:
    top = orders(written)
    return (*top, *(order for order in ORDERS if order not in top))


def _orders(written: str) -> tuple[Orders, Orders, Orders, tuple[Score, ...]]:
    """Hand, deck, put away, scored."""
    parts = [orders(part) for part in written.split("|")]
    rest = [order for order in ORDERS if not any(order in part for part in parts)]
    if len(parts) == 1:
        return parts[0], tuple(rest), (), ()
    hand, deck, put_away = (*parts, ())[:3]
    return hand, deck, tuple(sorted(put_away)), tuple(Score(order, 2, pays(order, 2)) for order in rest)


def _at(traders_at: Sequence[str], free: str) -> list[int]:
    """The space of each trader, seat by seat; first those that a test names, then the others."""
    left_free = {name.strip() for name in free.split(",")}
    named = [
        {int(number): name for number, name in (item.split(maxsplit=1) for item in seat.split(",") if item.strip())}
        for seat in traders_at
    ]
    taken = [name for seat in named for name in seat.values()]
    assert len(taken) == len(set(taken)), f"two traders stand on one space: {traders_at}"
    ways = [distances(name) for name in taken]
    others = set(SPACES) - set(taken) - left_free
    apart = sorted(others, key=lambda name: (-min((way[name] for way in ways), default=0), name))
    rest = iter(apart)
    return [SPACES.index(seat.get(number) or next(rest)) for seat in named for number in numbers(len(traders_at))]

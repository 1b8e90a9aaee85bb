"""A table for tests of rulings: known cards, real events, and names from the rules page.

Cards are written "cloth1" … "wine4" and "merchant", separated by spaces. All cards of the box are always dealt: first
those that a test asks for, then the rest, so that conservation of cards is really tested.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy

from games.byzanz.components import CARDS, KINDS, MERCHANT, OFFERS, VALUE
from games.byzanz.game import Byzanz
from games.byzanz.rules import what_follows
from games.byzanz.types import (
    Bid,
    ByzanzAction,
    ByzanzEvent,
    Cards,
    Dealt,
    Discard,
    Done,
    Give,
    Pass,
    Sell,
    State,
    Take,
)
from serai.engine import IllegalAction
from serai.engine.play import evolve_all

GAME = Byzanz()
NAMES = (*(f"{KINDS[good // 4]}{VALUE[good]}" for good in range(MERCHANT)), "merchant")
NUMBERS = {name: card for card, name in enumerate(NAMES)}
BOX = Counter(CARDS)


def card(name: str) -> int:
    return NUMBERS[name]


def cards(names: str) -> Cards:
    """Sorted as in actions and hands: by kind, then by value, merchants last."""
    return tuple(sorted(map(card, names.split())))


def named(numbers: Iterable[int]) -> str:
    return " ".join(NAMES[number] for number in sorted(numbers))


def bid(names: str) -> Bid:
    return Bid(cards(names))


def give(name: str) -> Give:
    return Give(card(name))


def take(kind: str) -> Take:
    return Take(KINDS.index(kind))


def sell(names: str) -> Sell:
    return Sell(cards(names))


def discard(name: str) -> Discard:
    return Discard(card(name))


class Table:
    """A game in a known situation. `lots` are in the order of the auctions; the deck lasts for `rounds` rounds."""

    def __init__(self, hands: Sequence[str], lots: Sequence[str] = (), *, first: int = 0, rounds: int = 2) -> None:
        dealt = _deal(hands, lots, first, rounds)
        self.state: State = GAME.evolve(None, dealt)
        self.after_deal: list[ByzanzEvent] = []
        while event := what_follows(self.state):
            self.state = GAME.evolve(self.state, event)
            self.after_deal.append(event)

    # What happens

    def play(self, seat: int, action: ByzanzAction) -> Sequence[ByzanzEvent]:
        before = deepcopy(self.state)
        assert action in GAME.legal(self.state, seat), f"{action} of seat {seat} is not legal"
        events = GAME.decide(self.state, seat, action)
        assert self.state == before, "decide doesn't change the state"
        self.state = evolve_all(GAME, self.state, events)
        assert GAME.inventory(self.state) == BOX
        return events

    def bid(self, seat: int, names: str) -> Sequence[ByzanzEvent]:
        return self.play(seat, bid(names))

    def pass_(self, *seats: int) -> Sequence[ByzanzEvent]:
        """One or several seats, one after the other; returns the events of the last pass."""
        return [self.play(seat, Pass()) for seat in seats][-1]

    def give(self, seat: int, name: str) -> Sequence[ByzanzEvent]:
        return self.play(seat, give(name))

    def take(self, seat: int, kind: str) -> Sequence[ByzanzEvent]:
        return self.play(seat, take(kind))

    def sell(self, seat: int, names: str) -> Sequence[ByzanzEvent]:
        return self.play(seat, sell(names))

    def discard(self, seat: int, name: str) -> Sequence[ByzanzEvent]:
        return self.play(seat, discard(name))

    def done(self, *seats: int) -> Sequence[ByzanzEvent]:
        return [self.play(seat, Done()) for seat in seats][-1]

    def wins(self, seat: int, bids: str, *, gives: str) -> Sequence[ByzanzEvent]:
        """The seat bids when its turn comes, all others pass."""
        while self.phase == "bidding":
            (turn,) = self.waiting
            self.bid(seat, bids) if turn == seat else self.pass_(turn)
        return self.give(seat, gives)

    def all_pass(self) -> Sequence[ByzanzEvent]:
        """All pass, to the end of this auction."""
        offer, events = self.view.offer, []
        while self.phase == "bidding" and self.view.offer == offer:
            events = self.pass_(*self.waiting)
        return events

    def refusal(self, seat: int, action: ByzanzAction) -> tuple[str, str | None]:
        """The code and the ruling of the refusal."""
        illegal = self.illegal(seat, action)
        return illegal.code, illegal.ruling

    def illegal(self, seat: int, action: ByzanzAction) -> IllegalAction:
        before = deepcopy(self.state)
        assert action not in GAME.legal(self.state, seat)
        try:
            events = GAME.decide(self.state, seat, action)
        except IllegalAction as illegal:
            assert self.state == before, "a refused action changes nothing"
            return illegal
        raise AssertionError(f"{action} of seat {seat} was accepted: {events}")

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
    def lot(self) -> str:
        return named(self.view.lot)

    @property
    def market(self) -> str:
        return named(self.view.market)

    @property
    def offers(self) -> tuple[int, ...]:
        return tuple(player.offer for player in self.view.players)

    @property
    def deck(self) -> int:
        return self.view.deck_size

    @property
    def gone(self) -> str:
        """The cards that have left the game."""
        return named(number for number, count in enumerate(self.state.gone) for _ in range(count))

    @property
    def outcome(self):
        return GAME.outcome(self.state)

    def hand(self, seat: int) -> str:
        return named(GAME.view(self.state, seat).hand)

    def laid(self, seat: int) -> str:
        return named(self.view.players[seat].bid)

    def profit(self, seat: int) -> str:
        return named(self.state.profits[seat])

    def legal(self, seat: int, kind: type | None = None) -> list[ByzanzAction]:
        return [action for action in GAME.legal(self.state, seat) if kind is None or isinstance(action, kind)]


def _deal(hands: Sequence[str], lots: Sequence[str], first: int, rounds: int) -> Dealt:
    offers = OFFERS[len(hands)] * rounds
    for offer, lot in zip(offers, lots, strict=False):
        assert len(lot.split()) == offer, f"the offer card says {offer}: {lot}"
    held = [cards(hand) for hand in hands]
    deck = [card(name) for lot in lots for name in lot.split()]
    left = BOX.copy()
    left.subtract([*deck, *(number for hand in held for number in hand)])
    assert min(left.values()) >= 0, f"the box has fewer of these: {named((-left).elements())}"
    rest = list(_mixed(left))
    missing = sum(offers) - len(deck)
    return Dealt(first, tuple(held), tuple(sorted(rest[missing:])), (*deck, *rest[:missing]))


def _mixed(left: Counter[int]) -> Iterator[int]:
    """One of each card, then a second of each, and so on, so that the cards of a lot differ."""
    while left := +left:
        yield from sorted(left)
        left.subtract(sorted(left))


def at_last_sales(*hands: str) -> Table:
    """Three players with at least six, four and two cards in the last sales, after a round in which nobody bid."""
    names = [hand.split() for hand in hands]
    lots = [" ".join(hand[-offer:]) for hand, offer in zip(names, OFFERS[3], strict=True)]
    table = Table([" ".join(hand[:-offer]) for hand, offer in zip(names, OFFERS[3], strict=True)], lots, rounds=1)
    while table.phase == "bidding":
        table.all_pass()
    if table.phase == "giving":
        table.give(2, names[2][-1])  # the card returns as the only kind in the market
    assert table.phase in ("last-sales", "over")
    return table

"""What B18 hides, written independently from the rules page: hands, the deck's order, the cards taken out.

A card that was seen entering a hand is known to be there until it is seen leaving. This module follows the events
themselves; it uses neither `view` nor the state's own record of known cards.
"""

from collections import Counter
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from games.byzanz.game import Byzanz
from games.byzanz.types import (
    Bid,
    BidRaised,
    Discard,
    Discarded,
    GameEnded,
    KindTaken,
    LotTaken,
    LotWon,
    Passed,
    Sell,
    SetSold,
    State,
)
from serai.engine import History, Rng, Zones
from serai.engine.play import retrace


@lru_cache(maxsize=32)
def _seen(history: History) -> tuple[Counter[int], ...]:
    """The known cards of each hand: those that were seen entering it and not leaving it."""
    seen: tuple[Counter[int], ...] = tuple(Counter() for _ in range(history.seats))
    for events, _ in retrace(Byzanz(), history):
        for event in events:
            _observe(seen, event)
    return seen


def _observe(seen: tuple[Counter[int], ...], event: Any) -> None:
    match event:
        case LotWon() | LotTaken():
            seen[event.seat].update(event.gained)
        case KindTaken() | Passed():
            seen[event.seat].update(event.cards)
        case BidRaised() | SetSold():
            _forget(seen[event.seat], event.cards)
        case Discarded():
            _forget(seen[event.seat], (event.card,))
        case GameEnded():
            for shown, hand in zip(seen, event.hands, strict=True):
                shown.clear()
                shown.update(hand)


def _forget(shown: Counter[int], cards: tuple[int, ...]) -> None:
    """Removes cards that leave a hand. If more leave than were seen entering, the others were unknown before."""
    shown.subtract(cards)
    for card in cards:
        if shown[card] <= 0:
            del shown[card]


class ByzanzWitness:
    def zones(self, history: History, state: State, seat: int | None) -> Zones:
        hands = {
            f"hand {other}": sorted((Counter(hand) - _seen(history)[other]).elements())
            for other, hand in enumerate(state.hands)
            if other != seat
        }
        return {"deck": state.deck[state.drawn :], "aside": state.aside, **hands}

    def with_zones(self, history: History, state: State, seat: int | None, zones: Zones) -> State:
        hands = [
            hand if other == seat else tuple(sorted([*_seen(history)[other].elements(), *zones[f"hand {other}"]]))
            for other, hand in enumerate(state.hands)
        ]
        deck = (*state.deck[: state.drawn], *zones["deck"])
        return replace(state, hands=hands, deck=deck, aside=tuple(sorted(zones["aside"])))

    def resample(self, history: History, state: State, seat: int | None, rng: Rng) -> History:
        """Shuffles the cards that were never shown: the rest of the deck, cards taken out, dealt cards never played."""
        dealt, *rest = history.setup
        shown = [self._shown(history, other) for other in range(history.seats)]
        hidden = [
            [] if other == seat or state.phase == "over" else [card for card in hand if card not in shown[other]]
            for other, hand in enumerate(dealt.hands)
        ]
        cards = rng.shuffled([*dealt.deck[state.drawn :], *dealt.aside, *(card for hand in hidden for card in hand)])
        hands = []
        for other, hand in enumerate(dealt.hands):
            kept = list((Counter(hand) - Counter(hidden[other])).elements())
            hands.append(tuple(sorted([*kept, *(cards.pop() for _ in hidden[other])])))
        aside = tuple(sorted(cards.pop() for _ in dealt.aside))
        deck = (*dealt.deck[: state.drawn], *cards)
        return replace(history, setup=(replace(dealt, hands=tuple(hands), aside=aside, deck=deck), *rest))

    def _shown(self, history: History, seat: int) -> set[int]:
        shown: set[int] = set()
        for move in history.moves:
            if move.seat == seat and isinstance(move.action, Bid | Sell):
                shown.update(move.action.cards)
            if move.seat == seat and isinstance(move.action, Discard):
                shown.add(move.action.card)
        return shown

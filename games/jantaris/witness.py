"""What J19 hides, written independently from the rules page: the order of the decks, and unrevealed votes.

This module follows the events to know which cards were turned up; it uses neither `view` nor the state's own counts.
A card belongs to its deck, and a vote card is either played or in its owner's hand. So hidden things are tagged with
their group, and `with_zones` puts the things of each group into the places of that group, in order.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from games.jantaris.components import ITEMS_FACE_UP, VOTES
from games.jantaris.game import Jantaris
from games.jantaris.types import (
    FairTurned,
    ItemsShelved,
    ItemsTurned,
    MarketClaimed,
    PicksTurned,
    State,
    Vote,
    VoteCast,
    VotesRevealed,
)
from serai.engine import History, Move, Rng, Zones
from serai.engine.play import evolve_all

DECKS = ("items", "markets", "fairs")
_GAME = Jantaris()


class _Followed(Struct):
    """What players have seen up to a move: the number of cards of each deck, and the seats with a vote face down."""

    history: History
    state: State
    seen: dict[str, int]
    voted: frozenset[int] = frozenset()

    @classmethod
    def begin(cls, history: History) -> "_Followed":
        seen = {"items": ITEMS_FACE_UP, "markets": history.seats, "fairs": 0}
        start = History(history.seats, history.setup)
        followed = cls(start, evolve_all(_GAME, None, history.setup), seen)
        followed.observe(history.setup)
        return followed.move_on(history)

    def move_on(self, history: History) -> "_Followed":
        for move in history.moves[len(self.history.moves) :]:
            events = _GAME.decide(self.state, move.seat, move.action)
            self.state = evolve_all(_GAME, self.state, events)
            self.observe(events)
        self.history = history
        return self

    def observe(self, events: Iterable[Any]) -> None:
        for event in events:
            for deck, number in _turned_by(event):
                dealt = len(getattr(self.history.setup[0], deck))
                self.seen[deck] = min(self.seen[deck] + number, dealt)
            if isinstance(event, VoteCast):
                self.voted |= {event.seat}
            if isinstance(event, VotesRevealed):
                self.voted = frozenset()

    def unseen(self, deck: str) -> int:
        """The number of unseen cards on top of the deck; those below were seen going there."""
        return len(getattr(self.history.setup[0], deck)) - self.seen[deck]


def _turned_by(event: Any) -> Iterable[tuple[str, int]]:
    match event:
        case ItemsShelved():
            yield "items", len(event.turned)
        case ItemsTurned() | PicksTurned():
            yield "items", len(event.items)
        case FairTurned():
            yield "fairs", 1
        case MarketClaimed() if event.turned is not None:
            yield "markets", 1


def _decks(state: State) -> dict[str, Sequence[Any]]:
    return {"items": state.item_deck, "markets": state.market_deck, "fairs": state.fair_deck}


class JantarisWitness:
    def __init__(self) -> None:
        self._last: _Followed | None = None
        self._resampled: _Followed | None = None

    def _follow(self, history: History) -> _Followed:
        """Follows a game. Caches the last one: most calls have it, a continuation, or its resampled version."""
        last, resampled = self._last, self._resampled
        if resampled and resampled.history is history:
            return resampled
        if last and last.history is history:
            return last
        if last and _goes_on(history, last.history):
            return last.move_on(history)
        self._last = _Followed.begin(history)
        return self._last

    def zones(self, history: History, state: State, seat: int | None) -> Zones:
        followed = self._follow(history)
        zones = {
            deck: [[deck, card] for card in cards[: followed.unseen(deck)]] for deck, cards in _decks(state).items()
        }
        for other in sorted(followed.voted - {seat}):
            vote = state.votes[other]
            in_hand = [card for card in range(len(VOTES)) if card != vote]
            zones[f"vote {other}"] = [[f"votes {other}", vote]]
            zones[f"votes in hand {other}"] = [[f"votes {other}", card] for card in in_hand]
        return zones

    def with_zones(self, history: History, state: State, seat: int | None, zones: Zones) -> State:
        followed = self._follow(history)
        things: dict[str, list[Any]] = defaultdict(list)
        for lying in zones.values():
            for group, thing in lying:
                things[group].append(thing)
        items, markets, fairs = (
            (*things[deck], *cards[followed.unseen(deck) :]) for deck, cards in _decks(state).items()
        )
        votes = [
            things[f"votes {other}"][0] if other in followed.voted - {seat} else vote
            for other, vote in enumerate(state.votes)
        ]
        return replace(state, item_deck=items, market_deck=markets, fair_deck=fairs, votes=votes)

    def resample(self, history: History, state: State, seat: int | None, rng: Rng) -> History:  # noqa: ARG002
        """Shuffles the cards that were never turned up, and changes the hidden votes of others."""
        dealt, *rest = history.setup
        followed = self._follow(history)
        decks = {deck: _reshuffled(getattr(dealt, deck), followed.seen[deck], rng) for deck in DECKS}
        moves = list(history.moves)
        for place in range(len(moves) - len(followed.voted), len(moves)):  # the last moves are those votes
            if moves[place].seat != seat:
                moves[place] = Move(moves[place].seat, Vote(rng.below(len(VOTES))))
        resampled = History(history.seats, (replace(dealt, **decks), *rest), tuple(moves))
        self._resampled = replace(followed, history=resampled)  # the same cards were seen
        return resampled


def _goes_on(history: History, last: History) -> bool:
    return history.moves[: len(last.moves)] == last.moves and history.setup == last.setup


def _reshuffled(deck: Sequence[Any], seen: int, rng: Rng) -> tuple[Any, ...]:
    return (*deck[:seen], *rng.shuffled(deck[seen:]))

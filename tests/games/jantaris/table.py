"""A table for tests of rulings: a known position at the start of a turn, and names from the rules page.

    Table(
        Player({TAIRA: 4, CENTRE: 1}, goods="2B 1R", items="picks", fame=3),
        Player(…), Player(…),
        tokens=(SHAKARA, CENTRE),
    )

Everything that a test doesn't mention is as at the start of the game. The game is set up and the first merchants are
placed normally; just before the last placement the pieces are changed as requested, so that the turn starts with them.
Cards have the values in rules-page.toml, which don't change with the house edition.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from games.jantaris.components import CENTRE, DISTRICTS, EDITIONS, MERCHANTS, PLACES
from games.jantaris.editions import edition
from games.jantaris.game import Jantaris
from games.jantaris.types import (
    Decline,
    JantarisAction,
    JantarisEvent,
    JantarisOptions,
    Marketplace,
    MoveToken,
    Pass,
    State,
    UseItem,
    Vote,
)
from serai.engine import IllegalAction, Outcome, Rng
from serai.engine.play import evolve_all

GAME = Jantaris()
OPTIONS = JantarisOptions(edition="rules-page")
EDITIONS[OPTIONS.edition] = Path(__file__).with_name("rules-page.toml")  # an edition for tests only
CARDS = edition(OPTIONS.edition)
SHAKARA, OMERIS, LIKARAN, VESH, TAIRA, DORANA, KELIM, PASHTAR = DISTRICTS
BLACK, RED = 0, 1


@dataclass(frozen=True)
class Player:
    merchants: Mapping[int, int] = field(default_factory=dict)
    """The number of merchants by place; the others are in the supply."""
    goods: str = ""
    """Goods such as "2B 1R"."""
    items: str = ""
    fame: int = 0

    @property
    def row(self) -> list[int]:
        return [self.merchants.get(place, 0) for place in range(PLACES)]

    @property
    def supply(self) -> int:
        assert sum(self.row) <= MERCHANTS
        return MERCHANTS - sum(self.row)


def goods(words: str) -> tuple[int, int]:
    """Black and red."""
    counts = {word[-1]: int(word[:-1]) for word in words.split()}
    return counts.get("B", 0), counts.get("R", 0)


class Table:
    """`face_up` and `deck` name items, top card first; with a `deck`, those not mentioned are out of the game.

    `below` is the number of the deck's lowest cards that were seen going there. The first of `fairs` is on top.
    """

    def __init__(
        self,
        *players: Player,
        first: int = 0,
        tokens: tuple[int, int] = (CENTRE, CENTRE),
        face_up: str | None = None,
        deck: str | None = None,
        below: int = 0,
        markets: Sequence[tuple[int, int, int]] | None = None,
        market_deck: Sequence[tuple[int, int, int]] | None = None,
        fairs: Sequence[tuple[int, int]] = (),
        fairs_below: int = 0,
    ) -> None:
        self.state = GAME.clone(_before_the_last_placement(len(players), first))
        self.log: list[JantarisEvent] = []
        state, (last,) = self.state, GAME.waiting_for(self.state)
        for seat, player in enumerate(players):
            state.goods[2 * seat : 2 * seat + 2] = goods(player.goods)
            state.items[seat] = tuple(player.items.split())
            state.fame[seat] = player.fame
            if seat != last:
                self._lay(seat, player)
        state.stock[:] = [24 - sum(state.goods[colour::2]) for colour in (BLACK, RED)]
        state.tokens[:] = tokens
        _lay_items(state, face_up, deck, below)
        _lay_markets(state, markets, market_deck)
        state.fair_deck = (*fairs, *(fair for fair in CARDS.fair_cards if fair not in fairs))
        state.fairs_unseen = len(state.fair_deck) - fairs_below
        self.play(last, GAME.legal(state, last)[0])
        self._lay(last, players[last])

    def _lay(self, seat: int, player: Player) -> None:
        self.state.board[PLACES * seat : PLACES * (seat + 1)] = player.row
        self.state.supply[seat] = player.supply

    # What happens

    def play(self, seat: int, action: JantarisAction) -> Sequence[JantarisEvent]:
        before = deepcopy(self.state)
        legal = GAME.legal(self.state, seat)
        assert action in legal, f"{action} of seat {seat} is not legal, but {legal}"
        events = GAME.decide(self.state, seat, action)
        assert self.state == before, "decide doesn't change the state"
        self.state = evolve_all(GAME, self.state, events)
        assert GAME.inventory(self.state) == GAME.inventory(before)
        self.log += events
        return events

    def use(self, item: str) -> None:
        """At the start of the active player's turn; a single item that must act has already been used automatically."""
        if item not in self.state.used:
            self.play(self.active, UseItem(item))

    def skip_city(self) -> None:
        self.play(self.active, Marketplace(0, 0))

    def move_token(self, guild: int, district: int) -> Sequence[JantarisEvent]:
        if not self.token_is_next:
            self.skip_city()
        return self.play(self.active, MoveToken(guild, district))

    def vote(self, *cards: int) -> Sequence[JantarisEvent]:
        """All vote, seat 0 first; returns the events of the last vote, with all consequences."""
        return [self.play(seat, Vote(card)) for seat, card in enumerate(cards)][-1]

    def diplomacy(self, guild: int, district: int, *votes: int) -> Sequence[JantarisEvent]:
        """Skips the city and plays to the reveal of the votes."""
        self.move_token(guild, district)
        return self.vote(*votes)

    def pass_(self, *seats: int) -> Sequence[JantarisEvent]:
        return [self.play(seat, Pass()) for seat in seats][-1]

    def decline(self, *seats: int) -> Sequence[JantarisEvent]:
        return [self.play(seat, Decline()) for seat in seats][-1]

    def decline_all(self, *phases: str) -> None:
        """All players decline while one of the phases lasts."""
        while self.phase in phases:
            (seat,) = self.waiting
            self.decline(seat)

    def to_fair(self, *, district: int = PASHTAR) -> None:
        """Plays to the first decision at the fair. The active district must be empty: all vote to leave it."""
        self.diplomacy(BLACK, district, *(2 for _ in self.view.players))

    def quiet_turn(self) -> None:
        """A turn in which all players do as little as possible."""
        active, empty = self.active, next(district for district in DISTRICTS if self._is_empty(district))
        self.to_fair(district=empty)
        while self.phase in ("fair", "markets") and self.active == active:
            (seat,) = self.waiting
            legal = GAME.legal(self.state, seat)
            self.play(seat, Decline() if Decline() in legal else legal[0])

    def _is_empty(self, district: int) -> bool:
        return not any(self.at(district)) and district not in self.state.tokens

    def refusal(self, seat: int, action: JantarisAction) -> str | None:
        """The ruling that refuses the action."""
        before = deepcopy(self.state)
        assert action not in GAME.legal(self.state, seat), f"{action} is legal"
        try:
            events = GAME.decide(self.state, seat, action)
        except IllegalAction as illegal:
            assert self.state == before, "a refused action changes nothing"
            return illegal.ruling
        raise AssertionError(f"{action} of seat {seat} was accepted: {events}")

    def refuses(self, seat: int, action: JantarisAction) -> bool:
        """Whether the action is refused, by any ruling."""
        self.refusal(seat, action)
        return True

    # What is to be seen

    @property
    def view(self):
        """The table as a spectator sees it."""
        return GAME.view(self.state, None)

    @property
    def phase(self) -> str:
        return self.view.phase

    @property
    def active(self) -> int:
        return self.view.active

    @property
    def waiting(self) -> frozenset[int]:
        return GAME.waiting_for(self.state)

    @property
    def token_is_next(self) -> bool:
        """Whether the city has been visited, and the active player moves a token."""
        return bool(self.legal(self.active, MoveToken))

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    @property
    def fame(self) -> tuple[int, ...]:
        return tuple(player.fame for player in self.view.players)

    @property
    def face_up(self) -> set[str]:
        return {card.item for card in self.view.face_up}

    @property
    def deck(self) -> tuple[str, ...]:
        return self.state.item_deck

    def at(self, place: int) -> tuple[int, ...]:
        """The number of merchants of each seat in the place."""
        return tuple(player.merchants[place] for player in self.view.players)

    def goods(self, seat: int) -> tuple[int, int]:
        player = self.view.players[seat]
        return player.black, player.red

    def supply(self, seat: int) -> int:
        return self.view.players[seat].supply

    def items(self, seat: int) -> set[str]:
        return set(self.view.players[seat].items)

    def legal(self, seat: int, kind: type | None = None) -> list[JantarisAction]:
        return [action for action in GAME.legal(self.state, seat) if kind is None or isinstance(action, kind)]

    def happened(self, kind: type) -> list[JantarisEvent]:
        """The events of this type since the start of the test."""
        return [event for event in self.log if isinstance(event, kind)]


def beginning(seats: int, *labels: object) -> State:
    """A new game."""
    return evolve_all(GAME, None, GAME.setup(seats, OPTIONS, Rng.of("table", seats, *labels)))


@cache
def _before_the_last_placement(seats: int, first: int) -> State:
    deals = (beginning(seats, number) for number in range(1000))
    state = next(state for state in deals if state.first == first)
    while sum(state.supply) > seats * MERCHANTS - 2 * seats + 1:
        (seat,) = GAME.waiting_for(state)
        state = evolve_all(GAME, state, GAME.decide(state, seat, GAME.legal(state, seat)[0]))
    return state


def _lay_items(state: State, face_up: str | None, deck: str | None, below: int) -> None:
    held = [item for items in state.items for item in items]
    named = [*held, *(face_up or "").split(), *(deck or "").split()]
    assert len(named) == len(set(named)), f"there is one card of each: {named}"
    rest = [item for item in CARDS.items if item not in named]
    state.face_up = tuple(face_up.split() if face_up is not None else (rest.pop(), rest.pop()))
    state.item_deck = tuple(rest if deck is None else deck.split())
    state.gone = () if deck is None else tuple(rest)
    state.items_unseen = len(state.item_deck) - below


def _lay_markets(
    state: State,
    markets: Sequence[tuple[int, int, int]] | None,
    deck: Sequence[tuple[int, int, int]] | None,
) -> None:
    """If a deck is given, cards that are not mentioned are out of the game."""
    state.markets = tuple(CARDS.markets[: len(state.supply)] if markets is None else markets)
    rest = [market for market in CARDS.markets if market not in state.markets]
    state.market_deck = tuple(rest if deck is None else deck)

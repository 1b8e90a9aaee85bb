"""Whole games that were written by hand from the rules page.

They are played with cards of their own, `hand.toml`, so that they don't depend on the house edition.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from games.jantaris.components import EDITIONS
from games.jantaris.editions import edition
from games.jantaris.plugin import plugin
from games.jantaris.types import (
    CaughtAtBlackMarket,
    FairEnded,
    FairPaid,
    FairTurned,
    FameGained,
    GameEnded,
    GoodExchanged,
    GoodsGained,
    GoodsStolen,
    ItemBought,
    ItemPicked,
    ItemPutUp,
    ItemsShelved,
    ItemsTurned,
    ItemUsed,
    JantarisEvent,
    MarketClaimed,
    MerchantsFled,
    MerchantsMoved,
    MerchantsPlaced,
    NothingPicked,
    PicksTurned,
    TurnBegan,
    Vote,
    VoteCast,
    VotesRevealed,
)
from tests.games import game_notation
from tests.games.game_notation import Expectation, NotationError
from tests.games.jantaris.written_notation import (
    EDITION,
    FOLDER,
    NONE,
    PLACES,
    Act,
    WrittenGame,
    read,
)

GAME = plugin.games[1]
FILES = sorted(FOLDER.glob("*.game"))
KINDS = (
    "use-item", "marketplace", "place-merchants", "take-back", "bazaar", "shelve", "put-up", "bid", "hold", "pass",
    "pay", "pick", "move-token", "vote", "change-vote", "gain", "exchange", "steal", "banish", "flee",
    "move-merchants", "recall", "claim", "decline",
)  # fmt: skip


@pytest.fixture(autouse=True)
def cards(monkeypatch):
    monkeypatch.setitem(EDITIONS, EDITION, FOLDER / f"{EDITION}.toml")


def test_there_are_at_least_five_written_games():
    assert len(FILES) >= 5


def test_the_written_games_have_every_number_of_players():
    assert Counter(read(path).seats for path in FILES).keys() == {3, 4}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_written_game_is_replayed_as_written(path):
    game, printed = read(path), edition(EDITION)
    assert sorted(game.items) == sorted(printed.items)
    assert sorted(game.markets) == sorted(printed.markets)
    assert sorted(game.fairs) == sorted(printed.fair_cards)
    Replay(game).to_the_end()


def test_a_failing_line_is_reported_with_its_file_and_number(tmp_path):
    lines = (FOLDER / "three.game").read_text("utf-8").splitlines()
    number = next(number for number, line in enumerate(lines, start=1) if line.startswith("= fame"))
    lines[number - 1] = "= fame 1 2 3"
    (tmp_path / "wrong.game").write_text("\n".join(lines), "utf-8")
    replay = Replay(read(tmp_path / "wrong.game"))
    with pytest.raises(pytest.fail.Exception, match=rf"^wrong\.game:{number}: = fame 1 2 3\n"):
        replay.to_the_end()


@pytest.mark.parametrize(
    "line",
    [
        "0 place 1 Atlantis",
        "0 haggle 1",
        "0 use magic-lamp",
        "0 claim Vesh Taira",
        "0 gain 2 green",
        "x pass",
        "votes 0 deal 1",
        "= gods 1",
    ],
)
def test_a_line_that_cannot_be_read_is_reported_with_its_file_and_number(tmp_path, line):
    path = tmp_path / "unreadable.game"
    path.write_text(f"seats 3\n{line}  # so it goes\n", "utf-8")
    with pytest.raises(NotationError, match=r"^unreadable\.game:2: "):
        read(path)


class Replay(game_notation.Replay):
    def __init__(self, game: WrittenGame) -> None:
        super().__init__(GAME, game.lines, game.deal)
        self.seats = range(game.seats)
        self.votes: dict[int, int] = {}

    def _happened(self, act: Act, events: Sequence[JantarisEvent]) -> None:
        self.pending = [*_turned_up(events[0]), *(words for event in events[1:] for words in listed(event))]
        if isinstance(act.action, Vote):
            self._voted(act.seat, act.action, events)

    def _at_the_end(self) -> None:
        self._require(GAME.outcome(self.state) is not None, True, "over at the end")

    def _voted(self, seat: int, vote: Vote, events: Sequence[JantarisEvent]) -> None:
        """J19: who has voted is public; the votes are shown only when all have voted."""
        self._require(events[0], VoteCast(seat, vote.card), "the vote")
        self.votes[seat] = vote.card
        revealed = [event for event in events if isinstance(event, VotesRevealed)]
        if len(self.votes) == len(self.seats):
            self._require(revealed, [VotesRevealed(tuple(self.votes[seat] for seat in self.seats))], "votes revealed")
            self.votes.clear()
            return
        self._require(revealed, [], "votes revealed")
        self._require(GAME.waiting_for(self.state), frozenset(self.seats) - self.votes.keys(), "waiting")
        for other in (None, *self.seats):
            card = vote.card if other == seat else None
            self._require(GAME.redact(events[0], other)["card"], card, f"what seat {other} sees of the vote")
            view = GAME.view(self.state, other)
            self._require(view.vote, self.votes.get(other), "the own vote")
            shown = [(player.has_voted, player.vote) for player in view.players]
            self._require(shown, [(seat in self.votes, None) for seat in self.seats], "votes shown")

    # Expectations

    def _found(self, expectation: Expectation) -> tuple[str, ...]:
        found = (
            self._of_table(expectation.what)
            if expectation.seat is None
            else self._of_seat(expectation.what, expectation.seat)
        )
        return tuple(map(str, found)) or (NONE,)

    def _of_seat(self, what: str, seat: int) -> Sequence[Any]:
        player = GAME.view(self.state, seat).players[seat]
        match what:
            case "at":
                places = zip(PLACES, player.merchants, strict=True)
                return [word for place, count in places if count for word in (place, count)]
            case "items":
                return sorted(player.items)
            case "claimed":
                return sorted(map(_joined, player.markets))
            case "legal":
                return self._legal(seat)
        raise AssertionError(what)

    def _legal(self, seat: int) -> Sequence[Any]:
        """The number of legal actions of each type."""
        actions = GAME.legal(self.state, seat)
        self._require(len(set(actions)), len(actions), "different actions")
        tags = Counter(type(action).__struct_config__.tag for action in actions)
        return [word for tag in KINDS if tags[tag] for word in (tag, tags[tag])]

    def _of_table(self, what: str) -> Sequence[Any]:
        view = GAME.view(self.state, None)
        match what:
            case "waiting":
                return sorted(GAME.waiting_for(self.state))
            case "fame" | "supply":
                return [getattr(player, what) for player in view.players]
            case "goods":
                return [f"{player.black}/{player.red}" for player in view.players]
            case "stock":
                return view.stock
            case "tokens":
                return [PLACES[place] for place in view.tokens]
            case "scores" | "places" | "tie-breaks":
                outcome = GAME.outcome(self.state)
                return getattr(outcome, what.replace("-", "_")) if outcome else []
        return self._of_cards(what)

    def _of_cards(self, what: str) -> Sequence[Any]:
        view = GAME.view(self.state, None)
        match what:
            case "face-up" | "turned":
                return sorted(card.item for card in getattr(view, what.replace("-", "_")))
            case "deck":
                return [view.items_left]
            case "below":
                return view.items_below
            case "gone":
                return sorted(view.gone)
            case "markets":
                return [*sorted(map(_joined, view.markets)), view.markets_left]
            case "fairs-below":
                return [f"{cost}>{fame}" for cost, fame in view.fairs_below]
            case "fair":
                return view.fair or []
            case "auction":
                return [view.auction.item, view.auction.bid, view.auction.leader] if view.auction else []
        raise AssertionError(what)


def listed(event: JantarisEvent) -> Iterator[str]:
    """What the lines must list of an automatic event; nothing for events that change nothing."""
    match event:
        case TurnBegan():
            yield f"{event.seat} begins round {event.round}"
        case ItemUsed() | ItemPutUp() | ItemBought() | PicksTurned() | ItemPicked() | NothingPicked():
            yield f"{event.seat} {_of_item(event)}"
        case FameGained():
            yield f"{event.seat} fame {event.fame} {event.item}"
        case MerchantsPlaced() | MerchantsMoved() | MerchantsFled():
            yield f"{event.seat} {_of_merchants(event)}"
        case GoodsGained() | GoodExchanged() | GoodsStolen() | CaughtAtBlackMarket() | FairPaid():
            if words := _of_goods(event):
                yield f"{event.seat} {words}"
        case FairTurned():
            yield f"fair {event.cost} {event.fame}"
        case FairEnded():
            yield "fair ends"
        case GameEnded():
            yield "over"
    yield from _turned_up(event)


def _turned_up(event: JantarisEvent) -> Iterator[str]:
    """Events that are always automatic, also as consequences of an action."""
    match event:
        case ItemsTurned(items=items) | ItemsShelved(turned=items) if items:
            yield f"face up {' '.join(items)}"
        case MarketClaimed(turned=market) if market:
            yield f"market {_joined(market)}"


def _of_item(event: ItemUsed | ItemPutUp | ItemBought | PicksTurned | ItemPicked | NothingPicked) -> str:
    match event:
        case ItemUsed():
            return f"uses {event.item}"
        case ItemPutUp():
            return f"puts up {event.item} {event.bid}"
        case ItemBought():
            return f"buys {event.item} {_goods(event.black, event.red)}"
        case PicksTurned():
            return f"turns up {' '.join(event.items)}"
        case ItemPicked():
            return f"picks {event.item}"
        case NothingPicked():
            return "picks none"


def _of_merchants(event: MerchantsPlaced | MerchantsMoved | MerchantsFled) -> str:
    match event:
        case MerchantsPlaced():
            return f"places {event.count} {PLACES[event.place]}"
        case MerchantsMoved():
            return f"moves {event.count} {PLACES[event.origin]} {PLACES[event.target]}"
        case MerchantsFled():
            return f"flees {' '.join(PLACES[district] for district in event.districts)}"


def _of_goods(event: GoodsGained | GoodExchanged | GoodsStolen | CaughtAtBlackMarket | FairPaid) -> str | None:
    match event:
        case GoodsGained():
            return f"gains {_goods(event.black, event.red)}" if event.black or event.red else None
        case GoodExchanged():
            return f"exchanges {('black', 'red')[event.given]}"
        case GoodsStolen():
            return f"steals {_goods(event.black, event.red)} from {event.victim}"
        case CaughtAtBlackMarket():
            return f"loses {_goods(event.black, event.red)}" if event.black or event.red else None
        case FairPaid():
            return f"pays {_goods(event.black, event.red)}"


def _goods(black: int, red: int) -> str:
    return " ".join(f"{count} {colour}" for count, colour in ((black, "black"), (red, "red")) if count) or NONE


def _joined(market: Sequence[int]) -> str:
    return "-".join(PLACES[district] for district in market)

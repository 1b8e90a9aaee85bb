"""Whole games that were written by hand from the rules page.

They are played on a board of their own, `hand.toml`, so that they don't depend on the house board.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from games.zanzibar.components import ORDERS
from games.zanzibar.editions import editions
from games.zanzibar.plugin import plugin
from games.zanzibar.types import (
    GameEnded,
    OpeningDrawn,
    OpeningEnded,
    OpeningReplaced,
    OrderReplaced,
    OrderScored,
    OrdersDrawn,
    OrdersFinished,
    ZanzibarEvent,
)
from tests.games import game_notation
from tests.games.game_notation import Expectation, NotationError
from tests.games.zanzibar.written_notation import BOARD, FOLDER, Act, WrittenGame, read

GAME = plugin.games[1]
FILES = sorted(FOLDER.glob("*.game"))
KINDS = {"end-turn": "end", "score-order": "score"}
"""Other names of actions in the written games."""


@pytest.fixture(autouse=True)
def board(monkeypatch):
    monkeypatch.setitem(editions(), BOARD.name, BOARD)


def test_there_are_at_least_five_written_games():
    assert len(FILES) >= 5


def test_the_written_games_have_every_number_of_players():
    assert {read(path).seats for path in FILES} == {2, 3, 4, 5}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_written_game_is_replayed_as_written(path):
    game = read(path)
    for deck in game.deal.decks:
        assert sorted(deck) == sorted(ORDERS)
    Replay(game).to_the_end()


def test_a_failing_line_is_reported_with_its_file_and_number(tmp_path):
    lines = (FOLDER / "two.game").read_text("utf-8").splitlines()
    number = next(number for number, line in enumerate(lines, start=1) if line.startswith("= points"))
    lines[number - 1] = "= points 1 1"
    (tmp_path / "wrong.game").write_text("\n".join(lines), "utf-8")
    replay = Replay(read(tmp_path / "wrong.game"))
    with pytest.raises(pytest.fail.Exception, match=rf"^wrong\.game:{number}: = points 1 1\n"):
        replay.to_the_end()


@pytest.mark.parametrize(
    "line", ["0 place 2 Atlantis", "0 steal cloves", "0 score saffron 1 1", "0 move 2 Mapambe Umbujo(1>Mwerazi)"]
)
def test_an_action_that_cannot_be_read_is_reported_with_its_file_and_number(tmp_path, line):
    path = tmp_path / "unreadable.game"
    path.write_text(f"seats 3\n{line}  # so it goes\n", "utf-8")
    with pytest.raises(NotationError, match=r"^unreadable\.game:2: "):
        read(path)


class Replay(game_notation.Replay):
    def __init__(self, game: WrittenGame) -> None:
        super().__init__(GAME, game.lines, game.deal)
        self.seats = game.seats

    def _happened(self, act: Act, events: Sequence[ZanzibarEvent]) -> None:
        if act.event is not None:
            self._require(list(events), [act.event], "events")
        if act.scored is not None:
            found = next((event.traders, event.points) for event in events if isinstance(event, OrderScored))
            self._require(found, act.scored, "traders and points")
        self.pending = [words for event in events for words in _listed(event)]
        self._nothing_secret_shown(events)

    def _nothing_secret_shown(self, events: Sequence[ZanzibarEvent]) -> None:
        """Z17: a spectator sees the names of scored orders only."""
        for event in events:
            named = set(_strings(GAME.redact(event, None))) & set(ORDERS)
            self._require(named, {event.order} if isinstance(event, OrderScored) else set(), "orders shown")
        view = GAME.view(self.state, None)
        self._require((view.hand, view.put_away), ((), ()), "orders that a spectator sees")

    # Expectations

    def _found(self, expectation: Expectation) -> tuple[str, ...]:
        if expectation.seat is None:
            return tuple(map(str, self._of_table(expectation.what))) or ("nobody",)
        return tuple(map(str, self._of_seat(expectation.what, expectation.seat)))

    def _of_seat(self, what: str, seat: int) -> Sequence[Any]:
        view = GAME.view(self.state, seat)
        player = view.players[seat]
        match what:
            case "at":
                return [trader.space.replace(" ", "-") for trader in player.traders if trader.space]
            case "hand":
                return view.hand
            case "aside":
                return sorted(view.put_away)
            case "scored":
                scores = player.scored
                return [word for score in scores for word in (score.order, score.traders, f"{score.points:+}")]
            case "legal":
                return self._legal(seat)
        raise AssertionError(what)

    def _legal(self, seat: int) -> Sequence[Any]:
        """The number of legal actions of each type."""
        actions = GAME.legal(self.state, seat)
        self._require(len(set(actions)), len(actions), "different actions")
        tags = Counter(type(action).__struct_config__.tag for action in actions)
        order = ("place", "step", "push", "expel", "score-order", "put-away", "keep", "end-turn")
        return [word for tag in order if tags[tag] for word in (KINDS.get(tag, tag), tags[tag])]

    def _of_table(self, what: str) -> Sequence[Any]:
        view = GAME.view(self.state, None)
        outcome = GAME.outcome(self.state)
        match what:
            case "turn":
                self._require(GAME.waiting_for(self.state), frozenset({view.turn}), "waiting")
                return [view.turn]
            case "waiting":
                return sorted(GAME.waiting_for(self.state))
            case "points":
                return [player.points for player in view.players]
            case "hands":
                return [player.hand_size for player in view.players]
            case "deck":
                return [player.deck_size for player in view.players]
            case "put-away":
                return [player.put_away_size for player in view.players]
            case "idle":
                return [view.idle_turns]
            case "finished":
                finishers = [(player.finished, seat) for seat, player in enumerate(view.players) if player.finished]
                return [seat for _, seat in sorted(finishers)]
            case "scores" | "places":
                return getattr(outcome, what) if outcome else []
        raise AssertionError(what)

    def _at_the_end(self) -> None:
        """Z15: earlier finishers come first; all players who have not finished are equal."""
        outcome = GAME.outcome(self.state)
        if outcome is None:
            self._fail("not over at the end")
        finishers = [int(seat) for seat in self._of_table("finished")]
        ranks = [len(finishers) - finishers.index(seat) if seat in finishers else 0 for seat in range(self.seats)]
        found = [sorted(set(outcome.tie_breaks)).index(tie_break) for tie_break in outcome.tie_breaks]
        self._require(found, [sorted(set(ranks)).index(rank) for rank in ranks], "order of the tie-breaks")


def _listed(event: ZanzibarEvent) -> Iterator[tuple[str, ...]]:
    """What the lines must list of the event, besides the action that caused it."""
    match event:
        case OpeningDrawn():
            for seat, hand in enumerate(event.hands):
                yield (str(seat), "draws", *hand)
        case OpeningReplaced():
            yield (str(event.seat), "draws", event.drawn)
        case OrderReplaced(drawn=drawn) if drawn:
            yield (str(event.seat), "draws", *drawn)
        case OrdersDrawn():
            yield (str(event.seat), "draws", *event.orders)
        case OpeningEnded():
            yield ("opening", *map(str, event.put_away))
        case OrdersFinished():
            left = ("left", *event.left) if event.left else ()
            yield (str(event.seat), "finishes", str(event.place), *left)
        case GameEnded():
            yield ("over", event.reason)


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _strings(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _strings(part)

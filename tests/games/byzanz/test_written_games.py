"""Whole games that were written by hand from the rules page."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from games.byzanz.components import CARDS_DEALT, OFFERS, ROUNDS, TAKEN_OUT
from games.byzanz.rules import what_follows
from games.byzanz.types import ByzanzAction, ByzanzEvent, Done, Give, KindTaken, LotWon, Pass, Passed, SaidDone, Take
from serai.engine import IllegalAction
from serai.engine.play import evolve_all
from tests.games.byzanz.notation import Expectation, Step, WrittenGame, read
from tests.games.byzanz.table import BOX, GAME, card, named
from tests.games.game_notation import Line, NotationError

FOLDER = Path(__file__).parents[2] / "fixtures" / "byzanz" / "hand"
FILES = sorted(FOLDER.glob("*.game"))


def test_there_are_at_least_five_written_games():
    assert len(FILES) >= 5


def test_the_written_games_have_every_number_of_players():
    assert {read(path).seats for path in FILES} == {3, 4, 5, 6}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_written_game_is_replayed_as_written(path):
    game = read(path)
    _check_deal(game)
    Replay(game).to_the_end()


def test_a_failing_line_is_reported_with_its_file_and_number(tmp_path):
    lines = (FOLDER / "three.game").read_text("utf-8").splitlines()
    number = next(number for number, line in enumerate(lines, start=1) if line.startswith("= lot"))
    lines[number - 1] = "= lot wine4"
    (tmp_path / "wrong.game").write_text("\n".join(lines), "utf-8")
    replay = Replay(read(tmp_path / "wrong.game"))
    with pytest.raises(pytest.fail.Exception, match=rf"^wrong\.game:{number}: = lot wine4\n"):
        replay.to_the_end()


@pytest.mark.parametrize("line", ["0 bid cloth5", "0 steal cloth1", "= hands 0 cloth1", "x pass", "~ 0"])
def test_a_line_that_cannot_be_read_is_reported_with_its_file_and_number(tmp_path, line):
    path = tmp_path / "unreadable.game"
    path.write_text(f"seats 3\n{line}  # so it goes\n", "utf-8")
    with pytest.raises(NotationError, match=r"^unreadable\.game:2: "):
        read(path)


def _check_deal(game: WrittenGame) -> None:
    deal, seats = game.deal, game.seats
    assert Counter([*deal.deck, *deal.aside, *(number for hand in deal.hands for number in hand)]) == BOX
    assert [len(hand) for hand in deal.hands] == [CARDS_DEALT] * seats
    assert len(deal.aside) == TAKEN_OUT[seats]
    assert len(deal.deck) == ROUNDS[seats] * sum(OFFERS[seats])


class Replay:
    """Replays the lines of a written game and compares. `pending` are the engine's own actions not listed yet."""

    def __init__(self, game: WrittenGame) -> None:
        self.lines = game.lines
        self.state = GAME.evolve(None, game.deal)
        events = []
        while event := what_follows(self.state):
            self.state = GAME.evolve(self.state, event)
            events.append(event)
        self.pending = _made_by_engine(events)
        self.last: Line | None = None

    def to_the_end(self) -> None:
        for line in self.lines:
            self.last = line.line
            if isinstance(line, Expectation):
                self._compare(line)
            elif line.by_engine:
                self._engine_did(line)
            else:
                self._step(line)
        self._require_all_listed()
        self._require(GAME.waiting_for(self.state), frozenset(), "seats that must act at the end")
        self._require(GAME.outcome(self.state) is not None, True, "over at the end")
        self._require(GAME.view(self.state, None).deck_size, 0, "cards left in the deck")
        self._require(GAME.inventory(self.state), BOX, "all the cards")

    def _step(self, step: Step) -> None:
        self._require_all_listed()
        if step.action not in GAME.legal(self.state, step.seat):
            self._fail(f"legal does not list {step.action}")
        try:
            own, *others = GAME.decide(self.state, step.seat, step.action)
        except IllegalAction as illegal:
            self._fail(f"refused: {illegal}")
        self.state = evolve_all(GAME, self.state, [own, *others])
        self.pending = _made_by_engine(others)

    def _engine_did(self, step: Step) -> None:
        if not self.pending:
            self._fail("the engine did nothing more by itself")
        self._require(self.pending.pop(0), (step.seat, step.action), "the engine's next own step")

    def _compare(self, expectation: Expectation) -> None:
        what, seat, words = expectation.what, expectation.seat, expectation.words
        view = GAME.view(self.state, seat)
        outcome = GAME.outcome(self.state)
        match what:
            case "hand":
                self._require(named(view.hand), _in_order(words), what)
            case "profit":
                self._require(named(self.state.profits[seat]), _in_order(words), what)
            case "lot":
                self._require(named(view.lot), _in_order(words), what)
            case "market":
                self._require(named(view.market), _in_order(words), what)
            case "offers":
                self._require([player.offer for player in view.players], _numbers(words), what)
            case "waiting":
                self._require(sorted(GAME.waiting_for(self.state)), sorted(_numbers(words)), what)
            case "deck":
                self._require([view.deck_size], _numbers(words), what)
            case "scores" | "places":
                self._require(outcome and list(getattr(outcome, what)), _numbers(words), what)

    def _require_all_listed(self) -> None:
        if self.pending:
            self._fail(f"the engine did something before or at the end that no line tells: {self.pending}")

    def _require(self, found: object, expected: object, what: str) -> None:
        if found != expected:
            self._fail(f"{what}: expected {expected}, found {found}")

    def _fail(self, reason: str) -> None:
        pytest.fail(f"{self.last}\n  {reason}", pytrace=False)


def _made_by_engine(events: Sequence[ByzanzEvent]) -> list[tuple[int, ByzanzAction]]:
    """The events that are a seat's decision, as the action that the seat would have taken."""
    made: list[tuple[int, ByzanzAction]] = []
    for event in events:
        match event:
            case Passed():
                made.append((event.seat, Pass()))
            case LotWon():
                made.append((event.seat, Give(event.given)))
            case KindTaken():
                made.append((event.seat, Take(event.kind)))
            case SaidDone():
                made.append((event.seat, Done()))
    return made


def _in_order(words: Sequence[str]) -> str:
    return named(map(card, words))


def _numbers(words: Sequence[str]) -> list[int]:
    return [int(word) for word in words]

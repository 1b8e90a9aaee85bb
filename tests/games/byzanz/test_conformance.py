"""Byzanz conforms to the engine's contract, and its golden games have their recorded results."""

import re
from pathlib import Path

import pytest

from games.byzanz.plugin import plugin
from games.byzanz.types import Bid, Dealt, Give, LotTurned, Pass
from serai.engine import History, Move
from serai.engine.conformance import check_golden, conform
from serai.engine.conformance.fuzz import fuzz_game
from serai.engine.texts import texts
from tests.games.byzanz.table import cards
from tests.soak.options import amount, seed, tried

GOLDEN = [
    (file.stem, number, line)
    for file in sorted(Path("tests/fixtures/byzanz/golden").glob("*.jsonl"))
    for number, line in enumerate(file.read_text("utf-8").splitlines())
]
CONFORMING_GAMES = amount(1, 10)
"""For each seat count."""
FUZZED_GAMES = 16


def small_position(*moves: Move) -> History:
    """Three seats with one card each and a deck for one round: all deals of the few hidden cards can be tried."""
    lots = ("cloth1 cloth2 wood1 wood2 grain1 grain2", "olives1 olives1 olives2 spice3", "wine1 wine2")
    deck = tuple(card for lot in lots for card in cards(lot))
    dealt = Dealt(0, (cards("cloth3"), cards("wood3"), cards("merchant")), cards("spice1"), deck)
    return History(3, (dealt, LotTurned(6, 0, deck[:6])), moves)


SMALL = [
    # Seat 0 takes the first lot; the last two cards of the deck, two hands and the card taken out are hidden.
    small_position(Move(0, Pass()), Move(1, Pass()), Move(2, Pass())),
    # Seat 1 has laid its card, which is now known, and seat 2 passes: seat 1 has won.
    small_position(Move(0, Pass()), Move(1, Pass()), Move(2, Pass()), Move(1, Bid(cards("wood3"))), Move(2, Pass())),
    # It took the lot but for spice 3; the deck is empty.
    small_position(
        Move(0, Pass()),
        Move(1, Pass()),
        Move(2, Pass()),
        Move(1, Bid(cards("wood3"))),
        Move(2, Pass()),
        Move(1, Give(*cards("spice3"))),
    ),
]


@pytest.mark.parametrize("seats", plugin.seats)
def test_the_contract_is_kept_at_every_seat_count(seats):
    conform(plugin, seats=[seats], games=CONFORMING_GAMES, seed=seed(seats), small=SMALL)
    tried(CONFORMING_GAMES, "games of Byzanz")


@pytest.mark.parametrize(("seed", "number"), [*((7, number) for number in range(FUZZED_GAMES)), (4, 243)])
def test_some_fuzzed_games_pass(seed, number):
    assert fuzz_game(plugin, seed, number) is None


@pytest.mark.parametrize(("name", "number", "line"), GOLDEN, ids=[f"{name}-{number}" for name, number, _ in GOLDEN])
def test_a_golden_game_has_its_recorded_result(name, number, line):
    check_golden(plugin, line)


def test_there_are_golden_games_for_every_seat_count():
    by_seats = {len(check_golden(plugin, line).places) for _, _, line in GOLDEN}
    assert by_seats == set(plugin.seats)
    assert len(GOLDEN) >= 30


def test_every_refusal_in_the_rules_has_a_message():
    rules = Path("games/byzanz/rules.py").read_text("utf-8")
    codes = set(re.findall(r'IllegalAction\("([a-z-]+)"', rules))
    assert len(codes) >= 13
    assert {f"illegal-{code}" for code in codes} == {
        message for message in texts(plugin.texts, "en").message_ids if message.startswith("illegal-")
    }

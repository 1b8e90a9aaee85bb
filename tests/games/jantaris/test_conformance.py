"""Jantaris conforms to the engine's contract, and its golden games have their recorded results."""

import re
from itertools import count
from pathlib import Path

import pytest

from games.jantaris.components import BLACK, BLACK_MARKET, DEAL, STRENGTHEN_POSITION
from games.jantaris.editions import edition
from games.jantaris.plugin import plugin
from games.jantaris.types import (
    Dealt,
    ItemPicked,
    ItemsShelved,
    Marketplace,
    MoveToken,
    NothingPicked,
    PlaceMerchants,
    Vote,
)
from serai.engine import History, Move, Rng
from serai.engine.conformance import check_golden, conform
from serai.engine.conformance.fuzz import fuzz_game
from serai.engine.conformance.moment import Moment
from serai.engine.conformance.sampling import (
    determinize_is_uniform,
    determinize_keeps_knowledge,
    determinize_varies,
    is_small,
)
from serai.engine.play import replay
from serai.engine.texts import texts
from tests.soak.options import amount, seed, tried

GOLDEN = [
    (file.stem, number, line)
    for file in sorted(Path("tests/fixtures/jantaris/golden").glob("*.jsonl"))
    for number, line in enumerate(file.read_text("utf-8").splitlines())
]
CONFORMING_GAMES = amount(1, 6)
"""For each seat count."""
FUZZED_GAMES = 8


def small_position(items: str, fairs: int, markets: int, *moves: Move) -> History:
    """Three seats and few cards, so that all orders of the decks can be tried; two items and three markets face up."""
    cards = edition("house-1")
    dealt = Dealt("house-1", 3, 0, tuple(items.split()), cards.markets[: 3 + markets], cards.fair_cards[:fairs])
    settled = [Move(seat, PlaceMerchants(place)) for seat in range(3) for place in (seat, seat + 3)]
    return History(3, (dealt,), (*settled, *moves))


CITY = (Move(0, Marketplace(2, 0)), Move(0, MoveToken(BLACK, 4)))
THREE_ITEMS = "old-coins amber-crown city-deed"
FOUR_ITEMS = "old-coins silk-gloves picks forged-seal"
SMALL = [
    # Two items, two fairs and two markets lie face down: 2·2·2 deals.
    small_position(FOUR_ITEMS, 2, 2),
    # Only seat 1 knows its vote.
    small_position("old-coins silk-gloves", 1, 1, *CITY, Move(1, Vote(DEAL))),
    # Seat 2 has voted, all cards are known.
    small_position("old-coins silk-gloves", 1, 0, *CITY, Move(2, Vote(BLACK_MARKET))),
    # All votes are revealed, and seat 2 must banish a player.
    small_position(
        FOUR_ITEMS,
        2,
        1,
        *CITY,
        *(Move(seat, Vote(card)) for seat, card in enumerate((DEAL, DEAL, STRENGTHEN_POSITION))),
    ),
]


def played_until(event: type, items: str) -> History:
    """A small game, played at random until the event has happened while some cards are still unseen."""
    for number in count():
        moment = Moment(plugin, plugin.current_version, small_position(items, 1, 1))
        rng = Rng.of("until", event.__name__, number)
        while waiting := moment.game.waiting_for(moment.state):
            seat = min(waiting)
            moment.play(Move(seat, rng.choice(moment.game.legal(moment.state, seat))))
            if any(isinstance(happened, event) for happened in moment.last_events) and moment.state.items_unseen > 1:
                return moment.history
    raise AssertionError


UNDER_THE_DECK = [
    played_until(ItemPicked, f"picks silk-gloves {THREE_ITEMS} historic-book tax-ledger forged-seal"),
    played_until(
        NothingPicked, "picks silk-gloves caravan-bell watchtower-key tax-ledger old-coins forged-seal amber-crown"
    ),
    played_until(ItemsShelved, f"historic-book silk-gloves {THREE_ITEMS} picks"),
]
"""Histories in which some cards were seen going under the deck and others were not."""


@pytest.mark.parametrize("history", [*SMALL, *UNDER_THE_DECK])
def test_j19_determinize_changes_exactly_what_a_seat_cannot_know(history):
    moment = Moment(plugin, plugin.current_version, history)
    assert is_small(moment)
    for check in (determinize_keeps_knowledge, determinize_varies, determinize_is_uniform):
        check(moment, Rng.of(check.__name__))


@pytest.mark.parametrize("history", UNDER_THE_DECK)
def test_j19_cards_seen_going_under_the_deck_keep_their_place(history):
    state = replay(plugin.game, history)
    below = plugin.game.view(state, 0).items_below
    assert below
    for seat in range(3):
        determinized = plugin.game.determinize(state, seat, Rng.of("under", seat))
        assert determinized.item_deck[-len(below) :] == state.item_deck[-len(below) :]


@pytest.mark.parametrize("seats", plugin.seats)
def test_the_contract_is_kept_at_every_seat_count(seats):
    conform(plugin, seats=[seats], games=CONFORMING_GAMES, seed=seed(seats), small=SMALL)
    tried(CONFORMING_GAMES, "games of Jantaris")


@pytest.mark.parametrize("number", range(FUZZED_GAMES))
def test_some_fuzzed_games_pass(number):
    assert fuzz_game(plugin, 7, number) is None


@pytest.mark.parametrize(("name", "number", "line"), GOLDEN, ids=[f"{name}-{number}" for name, number, _ in GOLDEN])
def test_a_golden_game_has_its_recorded_result(name, number, line):
    check_golden(plugin, line)


def test_there_are_golden_games_for_every_seat_count():
    by_seats = {len(check_golden(plugin, line).places) for _, _, line in GOLDEN}
    assert by_seats == set(plugin.seats)
    assert len(GOLDEN) >= 25


def test_every_refusal_in_the_rules_has_a_message():
    rules = Path("games/jantaris/rules/refusals.py").read_text("utf-8")
    codes = set(re.findall(r'(?:IllegalAction|Reason)\(\s*"([a-z-]+)"', rules))
    assert {f"illegal-{code}" for code in codes} == {
        message for message in texts(plugin.texts, "en").message_ids if message.startswith("illegal-")
    }

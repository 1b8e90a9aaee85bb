"""Z17: what is hidden, what is public, and determinized states."""

from collections import Counter
from copy import deepcopy

import msgspec
import pytest
from msgspec import to_builtins

from games.zanzibar.types import (
    DecksShuffledRedacted,
    EndTurn,
    Expelled,
    GameEnded,
    Keep,
    OpeningChosen,
    OpeningDrawn,
    OpeningDrawnRedacted,
    OpeningEnded,
    OpeningKept,
    OpeningReplaced,
    OrderPutAway,
    OrderPutAwayRedacted,
    OrderReplaced,
    OrderReplacedRedacted,
    OrderScored,
    OrdersDrawn,
    OrdersDrawnRedacted,
    OrdersFinished,
    OrdersFinishedRedacted,
    OrdersKept,
    Place,
    Placed,
    Push,
    Pushed,
    PutAway,
    ScoreOrder,
    Step,
    Stepped,
    TurnEnded,
    ZanzibarRedacted,
)
from serai.engine import Move, Rng
from serai.engine.play import default_options
from tests.games.zanzibar.table import GAME, Table

TRADERS_AT = ["2 Dungalo, 3 Nungazi", "2 Mapambe", ""]
OWN = "cloves north | pepper east south | west"
"""Hand, deck and put away; ginger, cinnamon, vanilla and centre are scored."""
OTHER_SECRETS = "east west | cloves south north | pepper"
"""The same orders are scored, and all places have the same sizes."""
OTHER_DECK = "cloves north | south pepper east | west"
WATCHERS = [None, 0, 2]
"""All audiences but seat 1."""
DECKS = ["cloves north pepper east", "ginger south vanilla west"]


def seen(event, seat: int | None):
    return msgspec.convert(to_builtins(GAME.redact(event, seat)), ZanzibarRedacted)


def determinized(table: Table, seat: int, times: int = 200):
    return [GAME.determinize(table.state, seat, Rng.of("imagine", seat, time)) for time in range(times)]


# Views


@pytest.mark.parametrize("watcher", WATCHERS)
def test_z17_hands_put_away_cards_and_the_order_of_decks_are_hidden_from_others(watcher):
    here, there = (Table(TRADERS_AT, [OWN, orders, OWN], turn=1) for orders in (OWN, OTHER_SECRETS))
    assert GAME.view(here.state, watcher) == GAME.view(there.state, watcher)
    assert GAME.view(here.state, 1) != GAME.view(there.state, 1)


@pytest.mark.parametrize("watcher", [None, 0, 1, 2])
def test_z17_the_order_of_a_deck_is_hidden_from_its_owner_too(watcher):
    here, there = (Table(TRADERS_AT, [orders, OWN, OWN]) for orders in (OWN, OTHER_DECK))
    assert GAME.view(here.state, watcher) == GAME.view(there.state, watcher)


def test_z17_hidden_orders_do_not_affect_legal_actions_or_hints():
    here, there = (Table(TRADERS_AT, [OWN, orders, OWN]) for orders in (OWN, OTHER_SECRETS))
    assert GAME.legal(here.state, 0) == GAME.legal(there.state, 0)
    for seat in (0, 2):
        assert GAME.hints(here.state, seat) == GAME.hints(there.state, seat)
        assert GAME.decision_key(here.state, seat) == GAME.decision_key(there.state, seat)


def test_z17_the_owner_sees_hand_and_put_away_cards_and_a_spectator_none():
    table = Table(TRADERS_AT, [OWN, OTHER_SECRETS, OWN])
    assert (table.hand(0), table.unscored(0)) == ("cloves north", "west")
    assert (table.hand(1), table.unscored(1)) == ("east west", "pepper")
    assert (table.view.hand, table.view.put_away) == ((), ())


@pytest.mark.parametrize("watcher", [None, 0, 1, 2])
def test_z17_positions_scores_scored_orders_sizes_and_the_number_put_away_are_public(watcher):
    table = Table(TRADERS_AT, [OWN, "cloves | | north", "pepper ginger"])
    view = GAME.view(table.state, watcher)
    assert view.players[0].traders[:2] == table.view.players[0].traders[:2]
    assert [trader.space for trader in view.players[0].traders][:2] == ["Dungalo", "Nungazi"]
    assert [player.points for player in view.players] == table.state.points
    assert {score.order for score in view.players[0].scored} == {"ginger", "cinnamon", "vanilla", "centre"}
    assert [player.hand_size for player in view.players] == [2, 1, 2]
    assert [player.deck_size for player in view.players] == [3, 0, 8]
    assert [player.put_away_size for player in view.players] == [1, 1, 0]


def test_z17_orders_put_away_at_the_finish_are_hidden_from_others():
    here = Table([""] * 4, ["cloves north | vanilla | "])
    there = Table([""] * 4, ["cloves vanilla | north | "])
    for table in (here, there):
        table.score(0, "cloves")
        table.end(0, 1, 2, 3)
        assert table.phase == "over"
        assert table.unscored(0) == "north vanilla"
    for watcher in (None, 1, 2, 3):
        assert GAME.view(here.state, watcher) == GAME.view(there.state, watcher)
        assert GAME.view(here.state, watcher).put_away == ()


def test_z17_in_the_opening_a_keep_and_a_put_away_that_uses_the_quota_look_alike_to_others():
    kept, replaced = Table.opening(2, DECKS), Table.opening(2, DECKS)
    after_keep, after_replacement = kept.keep(0), replaced.put_away(0, "cloves")
    for watcher in (None, 1):
        assert GAME.view(kept.state, watcher) == GAME.view(replaced.state, watcher)
        assert [seen(event, watcher) for event in after_keep] == [seen(event, watcher) for event in after_replacement]
    assert kept.waiting == replaced.waiting == {1}
    assert GAME.legal(kept.state, 1) == GAME.legal(replaced.state, 1)


def test_z17_in_the_opening_the_number_put_away_is_hidden_until_all_have_kept():
    table = Table.opening(4, DECKS)
    before = {watcher: GAME.view(table.state, watcher) for watcher in (None, 1, 2, 3)}
    table.put_away(0, "cloves")
    for watcher, view in before.items():
        assert GAME.view(table.state, watcher) == view
    one, two = (Table.opening(4, DECKS) for _ in range(2))
    one.put_away(0, "cloves")
    one.keep(0)
    two.put_away(0, "cloves", "pepper")
    for watcher in (None, 1, 2, 3):
        assert GAME.view(one.state, watcher) == GAME.view(two.state, watcher)
    assert two.unscored(0) == "cloves pepper"


# Events and moves


@pytest.mark.parametrize("watcher", [None, 0, 1, 2])
def test_z17_of_the_shuffled_decks_only_the_starting_player_is_shown(watcher):
    shuffled = GAME.setup(3, default_options(GAME), Rng.of("hidden"))[0]
    assert seen(shuffled, watcher) == DecksShuffledRedacted("house-1", shuffled.first)


def test_z17_every_player_sees_only_their_own_first_orders():
    drawn = OpeningDrawn((("cloves", "north"), ("pepper", "east")))
    assert seen(drawn, 0) == OpeningDrawnRedacted(("cloves", "north"))
    assert seen(drawn, 1) == OpeningDrawnRedacted(("pepper", "east"))
    assert seen(drawn, None) == OpeningDrawnRedacted(())


SECRETS = [
    (OpeningReplaced(1, "cloves", "north"), OpeningReplaced(1, "cloves", "north"), OpeningChosen(1)),
    (OpeningKept(1), OpeningKept(1), OpeningChosen(1)),
    (OrderPutAway(1, "cloves"), OrderPutAwayRedacted(1, ("cloves",)), OrderPutAwayRedacted(1, ())),
    (OrdersFinished(1, ("east",), 2), OrdersFinishedRedacted(1, ("east",), 2), OrdersFinishedRedacted(1, (), 2)),
    (
        OrdersDrawn(1, ("east", "west")),
        OrdersDrawnRedacted(1, ("east", "west"), 2),
        OrdersDrawnRedacted(1, (), 2),
    ),
    (
        OrderReplaced(1, "cloves", ("west",)),
        OrderReplacedRedacted(1, ("cloves",), ("west",), 1),
        OrderReplacedRedacted(1, (), (), 1),
    ),
    (OrderReplaced(1, "cloves", ()), OrderReplacedRedacted(1, ("cloves",), (), 0), OrderReplacedRedacted(1, (), (), 0)),
]


@pytest.mark.parametrize(("event", "to_owner", "to_others"), SECRETS)
def test_z17_the_owner_sees_which_orders_and_the_others_that_it_happened(event, to_owner, to_others):
    assert seen(event, 1) == to_owner
    for watcher in WATCHERS:
        assert seen(event, watcher) == to_others


@pytest.mark.parametrize(
    "event",
    [
        Placed(1, 2, "Dungalo"),
        OpeningEnded((1, 0, 0), 2),
        Stepped(1, 2, "Dungalo", "Kitopeni"),
        Pushed(1, 2, "Dungalo", "Kitopeni", 0, 5, "Magharo"),
        Expelled(1, 2, "Dungalo", "Kitopeni", 0, 2, "Pepo Kusi"),
        OrderScored(1, "cloves", 3, 1),
        OrdersKept(1),
        TurnEnded(1),
        GameEnded("standstill"),
    ],
)
def test_z17_everything_else_is_public(event):
    for watcher in [*WATCHERS, 1]:
        assert seen(event, watcher) == event


@pytest.mark.parametrize(
    "action", [Place(2, "Dungalo"), Step(2, "Dungalo"), Push(2, "Dungalo", "Mwerazi"), ScoreOrder("north"), EndTurn()]
)
def test_z17_moves_without_secrets_are_public(action):
    for watcher in [*WATCHERS, 1]:
        assert to_builtins(GAME.redact(Move(1, action), watcher)) == to_builtins(Move(1, action))


def test_z17_a_move_does_not_show_which_order_was_put_away():
    cloves, north = (Move(1, PutAway(order)) for order in ("cloves", "north"))
    assert to_builtins(GAME.redact(cloves, 1)) == to_builtins(cloves)
    for watcher in WATCHERS:
        assert GAME.redact(cloves, watcher) == GAME.redact(north, watcher)
        assert "cloves" not in str(GAME.redact(cloves, watcher))


def test_z17_a_move_does_not_show_whether_a_first_order_was_kept_or_put_away():
    for watcher in WATCHERS:
        assert GAME.redact(Move(1, PutAway("cloves")), watcher) == GAME.redact(Move(1, Keep()), watcher)


# Determinization


def test_z17_determinize_changes_every_hidden_zone():
    samples = determinized(Table(TRADERS_AT, [OWN, OWN, OWN]), 0)
    for zone in ("hands", "decks", "put_away"):
        assert len({getattr(state, zone)[1] for state in samples}) > 5
        assert len({getattr(state, zone)[2] for state in samples}) > 5
    assert len({state.decks[0] for state in samples}) == 6  # all orders of three cards
    assert {state.hands[0] for state in samples} == {("cloves", "north")}
    assert {state.put_away[0] for state in samples} == {("west",)}


def test_z17_determinize_keeps_the_view_of_the_seat():
    table = Table(TRADERS_AT, [OWN, OWN, OTHER_SECRETS])
    before = deepcopy(table.state)
    for seat in range(3):
        for state in determinized(table, seat, 30):
            assert GAME.view(state, seat) == GAME.view(table.state, seat)
            assert GAME.legal(state, seat) == GAME.legal(table.state, seat)
            assert GAME.inventory(state) == GAME.inventory(table.state)
    assert table.state == before


@pytest.mark.parametrize("turn", [0, 1])
def test_z17_determinize_does_not_depend_on_hidden_orders(turn):
    here, there = (Table(TRADERS_AT, [OWN, orders, OWN], turn=turn) for orders in (OWN, OTHER_SECRETS))
    assert determinized(here, 0, 20) == determinized(there, 0, 20)


def test_z17_all_unscored_orders_are_equally_likely_in_a_hand():
    samples = determinized(Table(TRADERS_AT, [OWN, OWN, OWN]), 0, 600)
    held = Counter(order for state in samples for order in state.hands[1])
    assert set(held) == {"cloves", "north", "pepper", "east", "south", "west"}
    assert all(150 < times < 250 for times in held.values())  # two of six cards: 200 of 600


def test_z17_in_the_opening_determinize_does_not_depend_on_orders_put_away():
    kept, replaced = Table.opening(2, DECKS), Table.opening(2, DECKS)
    kept.keep(0)
    replaced.put_away(0, "cloves")
    samples = determinized(kept, 1, 100)
    assert samples == determinized(replaced, 1, 100)
    assert {len(state.put_away[0]) for state in samples} == {0, 1}

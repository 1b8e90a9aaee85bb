"""The status of each player in the view, so that clients need not know the rules."""

from tests.games.byzanz.table import GAME, Table, at_last_sales

HANDS = ["cloth1 spice2 wine1 grain3", "wood4 wood1 olives2 merchant", "spice3 wine2 cloth2 merchant"]
LOTS = ["cloth1 wood2 grain1 olives3 spice1 merchant", "wood1 wood2 wine3 grain2", "olives1 merchant"]


def statuses(table: Table) -> list[str]:
    return [player.standing for player in table.view.players]


def test_the_status_follows_the_auction():
    table = Table(HANDS, LOTS)
    assert statuses(table) == ["no-bid", "no-bid", "no-bid"]
    table.bid(0, "cloth1")
    table.pass_(1)
    assert statuses(table) == ["bids", "passed", "no-bid"]
    table.pass_(2)
    assert statuses(table) == ["gets-lot", "passed", "passed"]
    table.give(0, "olives3")
    table.discard(0, "merchant")
    assert statuses(table) == ["holds-offer", "no-bid", "no-bid"]


def test_the_leader_is_the_seat_with_the_highest_bid():
    table = Table(HANDS, LOTS)
    assert table.view.leader is None
    table.bid(0, "cloth1")
    table.bid(1, "wood4")
    assert table.view.leader == 1
    table.pass_(2, 0)
    table.give(1, "olives3")
    table.discard(1, "merchant")
    assert table.view.leader is None


def last_sales() -> Table:
    return at_last_sales(
        "cloth1 cloth2 cloth3 wood1 wood2 grain1",
        "merchant merchant merchant wood2 wood3",
        "wine1 wine2 wine3 spice1",
    )


def test_in_the_last_sales_players_sell_until_they_are_done():
    table = last_sales()
    table.done(1)
    assert statuses(table) == ["sells", "done", "sells"]


def test_b17_scores_and_places_are_shown_at_the_end_and_not_before():
    table = last_sales()
    table.sell(0, "cloth1 cloth2 cloth3")
    table.sell(1, "merchant merchant merchant")
    for seat in (None, 0, 1, 2):
        players = GAME.view(table.state, seat).players
        assert [(player.counts, player.score, player.place) for player in players] == [((), None, None)] * 3
    table.done(0, 2)
    assert [player.counts for player in table.view.players] == [(3,), (5,), ()]
    assert [player.score for player in table.view.players] == [3, 5, 0]
    assert [player.place for player in table.view.players] == list(table.outcome.places)

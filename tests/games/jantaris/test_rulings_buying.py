"""J9: how many items are bought, and when new ones are turned up."""

from games.jantaris.types import (
    Bazaar,
    Bid,
    ItemBought,
    Pay,
    PutUp,
)
from tests.games.jantaris.table import OMERIS, TAIRA, VESH, Player, Table

KEY, DRUM, COINS, SEAL = "watchtower-key", "recruiters-drum", "old-coins", "forged-seal"  # 1B 1R; 2B; 1R; 1B


def bazaar(*goods: str, face_up: str = f"{KEY} {DRUM}", **words) -> Table:
    """Players with these goods; seat 0 visits the bazaar."""
    table = Table(*(Player({VESH: 1}, goods=held) for held in goods), face_up=face_up, **words)
    table.play(0, Bazaar())
    return table


# J9 — how many are bought, and the refill


def test_j09_the_active_player_buys_at_most_one_item_a_turn():
    table = bazaar("6B 6R", "", "")
    table.play(0, PutUp(KEY, 2))
    assert table.token_is_next
    assert table.items(0) == {KEY}
    assert table.refuses(0, PutUp(DRUM, 2))


def test_j09_another_player_may_buy_both():
    table = bazaar("2B 1R", "6B 6R", "")
    table.play(0, PutUp(KEY, 2))
    table.play(1, Bid(4))
    table.play(1, Pay(1, 3))
    table.play(0, PutUp(DRUM, 2))
    table.play(1, Bid(4))
    table.play(1, Pay(2, 2))
    assert table.items(1) == {KEY, DRUM}


def test_j09_the_active_player_may_buy_in_the_second_auction():
    table = bazaar("2B 1R", "3B 1R", "")
    table.play(0, PutUp(KEY, 2))
    table.play(1, Bid(4))
    table.play(0, PutUp(DRUM, 2))
    assert (table.items(0), table.items(1)) == ({DRUM}, {KEY})
    assert table.token_is_next


def test_j09_nothing_is_turned_up_between_the_auctions():
    table = bazaar("2B 1R", "3B 1R", "", deck=f"{COINS} {SEAL}")
    table.play(0, PutUp(KEY, 2))
    table.play(1, Bid(4))
    assert table.face_up == {DRUM}
    table.decline(0)
    assert table.face_up == {DRUM, COINS}


def test_j09_two_items_are_turned_up_when_both_were_sold():
    table = bazaar("2B 1R", "3B 1R", "", deck=f"{COINS} {SEAL} picks")
    table.play(0, PutUp(KEY, 2))
    table.play(1, Bid(4))
    table.play(0, PutUp(DRUM, 2))
    assert table.face_up == {COINS, SEAL}
    assert table.deck == ("picks",)


def test_j09_when_the_deck_is_empty_fewer_than_two_are_face_up():
    table = bazaar("2B 1R", "", "", deck="")
    table.play(0, PutUp(KEY, 2))
    assert table.face_up == {DRUM}


def test_j09_with_no_item_left_the_bazaar_is_a_pass():
    table = bazaar("6B 6R", "", "", face_up="", deck="")
    assert table.token_is_next
    assert table.face_up == set()


def test_an_item_costs_goods_and_brings_its_fame():
    table = Table(
        Player({OMERIS: 1}, goods="3B 3R", fame=2), Player({TAIRA: 1}), Player(), face_up="amber-throne picks"
    )
    table.play(0, Bazaar())
    table.play(0, PutUp("amber-throne", 5))
    assert ItemBought(0, "amber-throne", 3, 2, 3) in table.log
    assert table.fame == (5, 0, 0)
    assert table.goods(0) == (0, 1)

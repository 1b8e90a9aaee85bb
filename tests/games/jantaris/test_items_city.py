"""Items that act in the city, at fairs and markets: Historic Book, Ornate Abacus, Old Coins, Tax Ledger."""

import pytest

from games.jantaris.types import (
    Bazaar,
    Claim,
    Decline,
    FairPaid,
    Gain,
    ItemsShelved,
    Marketplace,
    MoveMerchants,
    Pay,
    PutUp,
    Shelve,
)
from tests.games.jantaris.table import CENTRE, OMERIS, PASHTAR, SHAKARA, TAIRA, VESH, Player, Table

BOOK, ABACUS, COINS, LEDGER = "historic-book", "ornate-abacus", "old-coins", "tax-ledger"
SEAL, GLOVES, DRUM, KEY = "forged-seal", "silk-gloves", "recruiters-drum", "watchtower-key"  # 1B; 1R; 2B; 1B 1R


# Historic Book


def with_book(goods: str = "1B 1R", deck: str = f"{SEAL} {GLOVES} picks") -> Table:
    table = Table(Player(goods=goods, items=BOOK), Player(), Player(), face_up=f"{DRUM} {KEY}", deck=deck)
    table.play(0, Bazaar())
    return table


def shelvings(table: Table) -> set[tuple[str, ...]]:
    return {action.items for action in table.legal(0, Shelve)}


def test_historic_book_may_put_face_up_items_under_the_deck_in_any_order():
    assert shelvings(with_book()) - {()} == {(DRUM,), (KEY,), (DRUM, KEY), (KEY, DRUM)}


@pytest.mark.parametrize("order", [(DRUM, KEY), (KEY, DRUM)])
def test_historic_book_turns_up_as_many_and_puts_the_shelved_items_below_in_order(order):
    table = with_book()
    table.play(0, Shelve(order))
    assert ItemsShelved(0, order, (SEAL, GLOVES)) in table.log
    assert table.face_up == {SEAL, GLOVES}
    assert table.deck == ("picks", *order)
    assert table.view.items_below == order


def test_historic_book_may_shelve_one():
    table = with_book()
    table.play(0, Shelve((DRUM,)))
    assert table.face_up == {KEY, SEAL}
    assert table.deck == (GLOVES, "picks", DRUM)


def test_historic_book_may_be_declined():
    table = with_book(goods="2B 1R")
    table.play(0, Decline() if Decline() in table.legal(0) else Shelve(()))
    assert table.face_up == {DRUM, KEY}
    assert PutUp(KEY, 2) in table.legal(0)


def test_j06_affordable_items_are_judged_after_the_historic_book():
    """A single black good pays neither the Drum nor the Key, but the Seal that the Book turns up."""
    table = with_book(goods="1B")
    table.play(0, Shelve((DRUM,)))
    assert table.items(0) == {BOOK, SEAL}  # there was no choice: the engine has put it up


def test_j27_historic_book_turns_shelved_items_up_again_if_the_deck_has_no_others():
    """With an empty deck, the shelved items are the deck."""
    table = with_book(goods="", deck="")
    table.play(0, Shelve((DRUM,)))
    assert table.face_up == {DRUM, KEY}
    assert table.deck == ()


def test_historic_book_acts_before_the_first_auction_only():
    table = with_book(goods="2B 2R")
    table.play(0, Shelve((DRUM,)))
    assert not table.legal(0, Shelve)
    assert table.refuses(0, Shelve((KEY,)))


def test_historic_book_acts_only_when_its_owner_chooses_the_bazaar():
    book = Player(items=BOOK, goods="1B 1R")
    table = Table(Player(goods="1B 1R"), book, Player(), face_up=f"{DRUM} {KEY}")
    table.play(0, Bazaar())
    assert not table.legal(0, Shelve)
    assert not table.legal(1, Shelve)
    table = Table(book, Player(), Player(), face_up=f"{DRUM} {KEY}")
    assert not table.legal(0, Shelve)


# Ornate Abacus


def visits(table: Table) -> set[tuple[int, int]]:
    return {(visit.black, visit.red) for visit in table.legal(0, Marketplace)}


def test_ornate_abacus_takes_one_good_of_the_other_colour_as_well():
    table = Table(Player(items=ABACUS), Player(), Player())
    assert visits(table) == {(0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (1, 1), (2, 1), (1, 2)}
    table.play(0, Marketplace(1, 2))
    assert table.goods(0) == (1, 2)


def test_ornate_abacus_does_not_take_two_of_each_colour():
    assert Table(Player(items=ABACUS), Player(), Player()).refuses(0, Marketplace(2, 2))


def test_j03_ornate_abacus_does_not_take_a_seventh_good():
    table = Table(Player(items=ABACUS, goods="6B 4R"), Player(), Player())
    assert visits(table) == {(0, 0), (0, 1), (0, 2)}
    assert table.refusal(0, Marketplace(1, 2)) == "J3"


# Old Coins


def at_fair(goods: str, card: tuple[int, int], items: str = COINS) -> Table:
    owner = Player({CENTRE: 5}, goods=goods, items=items)
    table = Table(owner, Player(), Player(), tokens=(SHAKARA, OMERIS), fairs=[card])
    table.to_fair()
    return table


def test_j31_old_coins_replace_one_or_two_goods_and_are_discarded():
    table = at_fair("3B", (5, 3))
    table.play(0, Pay(3, 0))
    assert FairPaid(0, 3, 0, 3, COINS) in table.log
    assert table.fame == (3, 0, 0)
    assert table.items(0) == set()
    assert table.view.gone == (COINS,)
    table.play(0, MoveMerchants(CENTRE, TAIRA))


@pytest.mark.parametrize(("goods", "payments"), [("1B 2R", {(1, 2)}), ("4R", {(0, 4), (0, 3)})])
def test_old_coins_make_a_payment_possible_that_is_optional(goods, payments):
    table = at_fair(goods, (5, 3))
    assert Decline() in table.legal(0)
    assert {(pay.black, pay.red) for pay in table.legal(0, Pay)} == payments
    table.decline(0)
    assert table.items(0) == {COINS}
    assert table.fame == (0, 0, 0)
    assert table.active == 1


def test_old_coins_do_not_replace_three_goods():
    table = at_fair("2B", (5, 3))
    assert table.active == 1
    assert table.fame == (0, 0, 0)


def test_old_coins_do_not_remove_the_duty_to_pay():
    table = at_fair("2B 1R", (3, 2))
    assert table.refuses(0, Decline())
    assert {(pay.black, pay.red) for pay in table.legal(0, Pay)} == {(2, 1), (2, 0), (1, 1), (1, 0), (0, 1)}


def test_j31_old_coins_are_kept_if_goods_pay_the_full_cost():
    """They aren't used if they would replace nothing."""
    table = at_fair("2B 1R", (3, 2))
    assert len(table.legal(0, Pay)) == len({(pay.black, pay.red) for pay in table.legal(0, Pay)})
    table.play(0, Pay(2, 1))
    assert FairPaid(0, 2, 1, 2, None) in table.log
    assert table.items(0) == {COINS}


def test_j31_old_coins_pay_a_fair_of_two_without_goods():
    table = at_fair("", (2, 1))
    table.play(0, Pay(0, 0))
    assert FairPaid(0, 0, 0, 1, COINS) in table.log


def test_old_coins_are_good_for_one_payment():
    table = at_fair("1B", (2, 1))
    table.play(0, Pay(1, 0))
    table.play(0, MoveMerchants(CENTRE, TAIRA))
    assert table.active == 1
    assert table.fame == (1, 0, 0)


def test_old_coins_cannot_pay_for_an_item():
    table = Table(Player(goods="1B", items=COINS), Player(), Player(), face_up=f"{DRUM} {KEY}")
    table.play(0, Bazaar())
    assert table.token_is_next


def test_old_coins_need_a_merchant_in_the_centre():
    table = Table(
        Player(goods="2B", items=COINS), Player({CENTRE: 5}), Player(), tokens=(SHAKARA, OMERIS), fairs=[(3, 2)]
    )
    table.to_fair()
    assert table.active == 1


# Tax Ledger


def claims(goods: str = "", items: str = LEDGER) -> Table:
    pairs = {SHAKARA: 2, OMERIS: 2, VESH: 2}
    table = Table(
        Player(pairs, goods=goods, items=items), Player(), Player(), markets=[(0, 1, 3), (1, 2, 4), (2, 3, 5)]
    )
    table.to_fair(district=PASHTAR)
    table.play(0, Claim((0, 1, 3)))
    return table


def test_tax_ledger_gains_two_goods_of_one_colour_when_its_owner_claims():
    table = claims()
    assert set(table.legal(0)) == {Gain(2, 0), Gain(0, 2)}
    table.play(0, Gain(0, 2))
    assert table.goods(0) == (0, 2)
    assert table.fame == (3, 0, 0)
    assert table.active == 1


def test_tax_ledger_gives_one_colour_only_and_cannot_be_declined():
    table = claims()
    assert table.refusal(0, Gain(1, 1)) != "J3"  # no player has six
    assert table.refusal(0, Decline()) == "J22"


def test_j03_tax_ledger_does_not_give_a_seventh_good():
    assert claims(goods="6B 4R").goods(0) == (6, 6)
    assert claims(goods="6B 5R").goods(0) == (6, 6)
    assert claims(goods="6B 6R").active == 1


def test_j26_tax_ledger_gives_one_good_of_a_colour_of_which_its_owner_has_five():
    table = claims(goods="5B")
    assert set(table.legal(0)) == {Gain(1, 0), Gain(0, 2)}
    table.play(0, Gain(1, 0))
    assert table.goods(0) == (6, 0)


def test_tax_ledger_acts_for_its_owners_claims_only():
    pairs = {SHAKARA: 2, OMERIS: 2, VESH: 2}
    table = Table(Player(pairs), Player(items=LEDGER), Player(), markets=[(0, 1, 3), (1, 2, 4), (2, 3, 5)])
    table.to_fair(district=PASHTAR)
    table.play(0, Claim((0, 1, 3)))
    assert table.active == 1
    assert table.goods(0) == table.goods(1) == (0, 0)

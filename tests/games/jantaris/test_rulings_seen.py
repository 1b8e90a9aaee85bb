"""J19: cards that were seen going under a deck. J20: what the engine does automatically."""

from games.jantaris.components import BLACK_MARKET, DEAL, RECRUITMENT, STRENGTHEN_POSITION
from games.jantaris.types import (
    Banish,
    Bazaar,
    Decline,
    GoodsStolen,
    ItemBought,
    ItemPutUp,
    MerchantsFled,
    MoveMerchants,
    NothingHappened,
    PutUp,
    Shelve,
    Vote,
)
from serai.engine import Rng
from tests.games.jantaris.table import (
    BLACK,
    CENTRE,
    DORANA,
    GAME,
    OMERIS,
    PASHTAR,
    SHAKARA,
    TAIRA,
    VESH,
    Player,
    Table,
)

D, B, S, R = DEAL, BLACK_MARKET, STRENGTHEN_POSITION, RECRUITMENT
SEAL, COINS, GLOVES, DEED, KEY = "forged-seal", "old-coins", "silk-gloves", "city-deed", "watchtower-key"


def determinized_decks(table: Table, seat: int) -> set[tuple[str, ...]]:
    return {GAME.determinize(table.state, seat, Rng.of("seen", n)).item_deck for n in range(100)}


# J19 — known places


def test_j19_items_shelved_by_the_historic_book_keep_their_known_place():
    table = Table(Player(items="historic-book"), Player(), Player(), face_up=f"{SEAL} {COINS}")
    table.play(0, Bazaar())
    table.play(0, Shelve((COINS, SEAL)))
    assert table.view.items_below == (COINS, SEAL)
    decks = determinized_decks(table, 2)
    assert {deck[-2:] for deck in decks} == {(COINS, SEAL)}
    assert len({deck[:-2] for deck in decks}) > 90


def test_j19_items_left_by_picks_keep_their_known_place():
    rest = "caravan-bell tax-ledger historic-book amber-crown amber-throne"
    table = Table(
        Player(goods="1B 1R"), Player(), Player(), face_up=f"picks {KEY}", deck=f"{DEED} {COINS} {SEAL} {rest}"
    )
    table.play(0, Bazaar())
    table.play(0, PutUp("picks", 2))
    table.play(0, table.legal(0)[0])
    assert table.view.items_below == table.deck[-2:]
    assert DEED in table.view.items_below
    decks = determinized_decks(table, 1)
    assert {deck[-2:] for deck in decks} == {table.deck[-2:]}
    assert len(decks) > 10  # four unknown cards are above


def test_j19_a_known_card_that_reaches_the_top_is_turned_up_as_known():
    """The deck's two unseen cards are turned up; what is left was seen."""
    players = Player(items="historic-book"), Player(), Player()
    table = Table(*players, face_up=f"{SEAL} {COINS}", deck=f"{GLOVES} {DEED} {KEY}", below=1)
    table.play(0, Bazaar())
    table.play(0, Shelve((SEAL, COINS)))
    assert table.face_up == {GLOVES, DEED}
    assert table.deck == (KEY, SEAL, COINS)
    assert table.view.items_below == (KEY, SEAL, COINS)
    assert determinized_decks(table, 1) == {(KEY, SEAL, COINS)}


def test_j19_a_fair_that_was_held_keeps_its_known_place():
    table = Table(Player({CENTRE: 5}), Player(), Player(), tokens=(SHAKARA, OMERIS), fairs=[(5, 3)])
    table.to_fair()
    assert table.view.fairs_below == ((5, 3),)
    decks = {GAME.determinize(table.state, 1, Rng.of("fairs", n)).fair_deck for n in range(100)}
    assert {deck[-1] for deck in decks} == {(5, 3)}
    assert len(decks) > 50


def test_j19_the_cards_of_picks_are_open_while_its_owner_chooses():
    table = Table(Player(goods="1B 1R"), Player(), Player(), face_up=f"picks {KEY}", deck=f"{SEAL} {DEED} {COINS}")
    table.play(0, Bazaar())
    table.play(0, PutUp("picks", 2))
    for seat in (None, 0, 1, 2):
        assert [card.item for card in GAME.view(table.state, seat).turned] == [SEAL, DEED, COINS]


# J20 — a single option


def test_j20_a_payment_with_one_option_is_made_by_the_engine():
    table = Table(Player(goods="1B 1R"), Player(), Player(), face_up=f"{KEY} {DEED}")
    table.play(0, Bazaar())  # and the Key is the only item that can be put up, at the only price
    assert ItemBought(0, KEY, 1, 1, 1) in table.log


def test_j20_a_single_item_at_a_single_price_is_put_up_by_the_engine():
    table = Table(Player(goods="1B 1R"), Player(goods="6B 6R"), Player(), face_up=f"{KEY} {DEED}")
    assert ItemPutUp(0, KEY, 2) in table.play(0, Bazaar())
    assert table.waiting == {1}


def test_j20_a_theft_with_one_option_is_made_by_the_engine():
    table = Table(Player(), Player(goods="3R"), Player())
    table.diplomacy(BLACK, TAIRA, B, S, S)
    assert GoodsStolen(0, 1, 0, 1) in table.log


def test_j20_a_flight_with_one_option_is_made_by_the_engine():
    table = Table(Player(), Player({TAIRA: 2}), Player())
    table.diplomacy(BLACK, TAIRA, S, D, D)
    assert MerchantsFled(1, TAIRA, (VESH, DORANA), 0) in table.play(0, Banish((1,)))


def test_j20_a_player_without_options_is_not_asked():
    table = Table(Player({OMERIS: 1}), Player(), Player())
    table.diplomacy(BLACK, TAIRA, S, S, S)
    assert table.active == 1
    assert len(table.happened(NothingHappened)) == 3


def test_j20_a_vote_is_never_cast_by_the_engine():
    """Even if none of the four cards has an effect."""
    table = Table(*(Player({TAIRA: 14}, goods="6B 6R"),) * 3)
    table.move_token(BLACK, PASHTAR)
    assert all(len(table.legal(seat, Vote)) == 4 for seat in range(3))


def test_j20_an_optional_action_is_left_to_the_player():
    table = Table(Player({TAIRA: 1}), Player(), Player(), tokens=(CENTRE, VESH))
    table.diplomacy(BLACK, TAIRA, S, S, S)
    assert set(table.legal(0)) == {MoveMerchants(TAIRA, DORANA), Decline()}


def test_j20_a_fair_paid_from_one_colour_is_paid_by_the_engine():
    table = Table(Player({CENTRE: 5}, goods="3R"), Player(), Player(), tokens=(SHAKARA, OMERIS), fairs=[(3, 1)])
    table.to_fair()
    assert table.fame == (1, 0, 0)
    assert {type(action) for action in table.legal(0)} == {MoveMerchants}

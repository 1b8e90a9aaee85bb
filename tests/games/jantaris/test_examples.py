"""The worked examples of the rules page."""

from games.jantaris.components import BLACK_MARKET, DEAL, RECRUITMENT, STRENGTHEN_POSITION
from games.jantaris.types import (
    Banish,
    Bazaar,
    FairTurned,
    Gain,
    GoodsGained,
    GoodsStolen,
    MarketClaimed,
    MerchantsFled,
    MerchantsPlaced,
    MoveToken,
    NothingPicked,
    PicksTurned,
    PlaceMerchants,
    PutUp,
    TokenMoved,
    TurnBegan,
)
from tests.games.jantaris.table import (
    BLACK,
    CENTRE,
    DORANA,
    KELIM,
    LIKARAN,
    OMERIS,
    RED,
    SHAKARA,
    TAIRA,
    VESH,
    Player,
    Table,
)


def test_the_sample_turn_is_played_as_written():
    peter, anita, jeno, ildiko = range(4)
    table = Table(
        Player({SHAKARA: 1, LIKARAN: 1}),
        Player({OMERIS: 1, TAIRA: 1}),
        Player({VESH: 1, TAIRA: 1}),
        Player({KELIM: 1, DORANA: 1}),
    )
    assert table.play(peter, PlaceMerchants(SHAKARA)) == [MerchantsPlaced(peter, SHAKARA, 1)]
    assert table.at(SHAKARA) == (2, 0, 0, 0)
    assert table.play(peter, MoveToken(BLACK, SHAKARA)) == [TokenMoved(peter, BLACK, SHAKARA)]
    assert table.view.tokens == (SHAKARA, CENTRE)

    table.vote(DEAL, DEAL, BLACK_MARKET, RECRUITMENT)
    assert GoodsGained(peter, 2, 0) in table.log
    assert table.goods(anita) == (0, 0)
    assert GoodsStolen(jeno, peter, 1, 0) in table.log
    assert [table.goods(seat) for seat in range(4)] == [(1, 0), (0, 0), (1, 0), (0, 0)]
    events = table.play(ildiko, PlaceMerchants(LIKARAN))
    assert table.at(LIKARAN) == (1, 0, 0, 1)

    assert table.happened(FairTurned) == []
    assert table.happened(MarketClaimed) == []
    assert events[-1] == TurnBegan(anita, 1)
    assert table.waiting == {anita}


def test_the_example_of_three_votes_is_played_as_written():
    """Jenő and Péter meet at the black market, Anita deals."""
    jeno, anita, peter = range(3)
    table = Table(Player({TAIRA: 1}), Player({KELIM: 1}), Player({VESH: 1}))
    table.diplomacy(RED, TAIRA, BLACK_MARKET, DEAL, BLACK_MARKET)
    table.play(jeno, Gain(2, 0))
    assert table.goods(anita) == (0, 2)
    table.play(peter, Gain(1, 1))
    assert [table.goods(seat) for seat in (jeno, anita, peter)] == [(2, 0), (0, 2), (1, 1)]


def test_four_merchants_are_banished_from_taira():
    table = Table(Player({KELIM: 2}), Player({TAIRA: 4}), Player({SHAKARA: 2}))
    table.diplomacy(BLACK, TAIRA, STRENGTHEN_POSITION, DEAL, DEAL)
    events = table.play(0, Banish((1,)))
    assert MerchantsFled(1, TAIRA, (VESH, DORANA), 2) in events
    assert (table.at(VESH), table.at(TAIRA), table.at(DORANA)) == ((0, 1, 0), (0, 0, 0), (0, 1, 0))
    assert table.supply(1) == 14 - 4 + 2


def test_picks_with_three_equal_cards_takes_none():
    three = ("caravan-bell", "tax-ledger", "historic-book")  # 1 fame each
    table = Table(
        Player(goods="2B 1R"),
        Player(),
        Player(),
        face_up="picks watchtower-key",
        deck=" ".join((*three, "amber-throne", "golden-samovar")),
    )
    table.play(0, Bazaar())
    table.play(0, PutUp("picks", 2))
    assert PicksTurned(0, three) in table.log
    assert NothingPicked(0, three) in table.log
    assert table.items(0) == set()
    assert table.fame == (0, 0, 0)
    assert table.face_up == {"watchtower-key", "amber-throne"}
    assert table.deck == ("golden-samovar", *three)

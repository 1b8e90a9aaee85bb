"""The hints for boards."""

import pytest

from games.jantaris.components import (
    BLACK,
    BLACK_MARKET,
    CENTRE,
    DEAL,
    PLACES,
    RECRUITMENT,
    RED,
    STRENGTHEN_POSITION,
)
from games.jantaris.plugin import plugin
from games.jantaris.types import (
    Bazaar,
    Bid,
    Claiming,
    Finished,
    Marketplace,
    MoveToken,
    PlaceMerchants,
    PutUp,
    Settling,
    VisitingCity,
    Vote,
    Voting,
    Waiting,
)
from serai.engine import Rng
from serai.engine.play import default_options, evolve_all

GAME = plugin.game


def new_game(seats: int = 3):
    """Before the first turn; the start player is seat 0, and the board is empty."""
    for seed in range(100):
        state = evolve_all(GAME, None, GAME.setup(seats, default_options(GAME), Rng.of("hints", seed)))
        if state.first == 0:
            break
    while state.phase == "placement":
        (seat,) = GAME.waiting_for(state)
        state = play(state, seat, GAME.legal(state, seat)[0])
    state.board = [0] * len(state.board)
    state.supply = [14] * seats
    return state


def play(state, seat, action):
    return evolve_all(GAME, state, GAME.decide(state, seat, action))


def place_merchants(state, seat: int, **places: int):
    """Merchants on districts d0 … d7, or in the centre."""
    for name, count in places.items():
        place = CENTRE if name == "centre" else int(name[1:])
        state.board[PLACES * seat + place] += count
        state.supply[seat] -= count


def voting(state, guild: int, district: int):
    return play(play(state, 0, Marketplace(0, 0)), 0, MoveToken(guild, district))


def outlook(state, seat: int, card: int, votes: int):
    hints = GAME.hints(state, seat)
    assert isinstance(hints, Voting)
    (found,) = [row for row in hints.outlook if (row.card, row.votes) == (card, votes)]
    return found


def test_the_prompt_follows_the_current_task():
    state = evolve_all(GAME, None, GAME.setup(3, default_options(GAME), Rng.of("prompt")))
    first = state.first
    assert GAME.hints(state, first).left == 2
    assert isinstance(GAME.hints(state, (first + 1) % 3), Waiting)
    state = play(state, first, PlaceMerchants(3))
    assert isinstance(GAME.hints(state, first), Settling)
    assert GAME.hints(state, first).left == 1
    assert isinstance(GAME.hints(new_game(), 0), VisitingCity)


def test_hints_list_the_markets_that_can_be_claimed():
    state = new_game()
    market = state.markets[1]
    place_merchants(state, 2, **{f"d{district}": 2 for district in market})
    free = next(district for district in range(8) if district not in market)
    state = voting(state, BLACK, free)
    for seat in range(3):
        state = play(state, seat, Vote(DEAL))
    assert GAME.waiting_for(state) == {2}
    hints = GAME.hints(state, 2)
    assert isinstance(hints, Claiming)
    assert hints.markets == (market,)
    assert hints.fame == 3


def test_hints_contain_the_majorities_and_what_each_claim_lacks():
    state = new_game()
    one, two, three = market = state.markets[0]
    place_merchants(state, 0, **{f"d{one}": 3, f"d{two}": 1, f"d{three}": 2})
    place_merchants(state, 1, **{f"d{one}": 1, f"d{three}": 2})
    for seat, missing in ((0, (0, 1, 1)), (1, (3, 2, 1)), (2, (4, 2, 3))):
        hints = GAME.hints(state, seat)
        assert hints.majorities == tuple(0 if district == one else None for district in range(8))
        assert [claim.market for claim in hints.claims] == list(state.markets)
        assert hints.claims[0].market == market
        assert hints.claims[0].missing == missing
        view = GAME.view(state, seat)
        assert view.majorities == hints.majorities
        for claim in hints.claims:
            assert claim.missing == tuple(view.players[seat].missing[district] for district in claim.market)


def test_hints_for_a_bidder_contain_the_lowest_raise_and_whether_to_hold():
    state = new_game()
    state.face_up = ("old-coins", "silk-gloves")
    state.goods[BLACK : RED + 1] = state.goods[2:4] = [2, 2]
    state = play(play(state, 0, Bazaar()), 0, PutUp("old-coins", 2))
    asked = GAME.hints(state, 1)
    assert (asked.leader, asked.bid, asked.least, asked.goods, asked.may_hold) == (0, 2, 3, 4, False)
    asked = GAME.hints(play(state, 1, Bid(4)), 0)
    assert (asked.bid, asked.least, asked.may_hold) == (4, 0, True)


@pytest.mark.parametrize(
    ("card", "voters", "effect", "most"),
    [
        (BLACK_MARKET, 1, "rob", 1),
        (BLACK_MARKET, 2, "gain", 2),
        (STRENGTHEN_POSITION, 1, "banish", 1),
        (STRENGTHEN_POSITION, 2, "gather", 2),
        (STRENGTHEN_POSITION, 3, "spread", 2),
        (RECRUITMENT, 1, "recruit", 1),
        (RECRUITMENT, 3, "recruit-near", 2),
    ],
)
def test_hints_for_an_acting_player_say_what_the_vote_allows(card, voters, effect, most):
    state = new_game()
    place_merchants(state, 0, d3=3, d4=3)
    state.goods[2:4] = [1, 1]
    state = voting(state, BLACK, 4)
    for seat in range(3):
        state = play(state, seat, Vote(card if seat < voters else DEAL))
    asked = GAME.hints(state, 0)
    assert (asked.effect, asked.most, asked.district) == (effect, most, 4)


def test_hints_show_the_effect_of_a_deal():
    state = new_game()
    place_merchants(state, 0, d4=3, centre=1)
    state.goods[RED] = 4
    state.stock[RED] -= 4
    state = voting(state, RED, 4)
    assert outlook(state, 0, DEAL, 1).red == 2
    assert outlook(state, 0, DEAL, 2).red == 2  # three merchants, but room for two
    assert outlook(state, 0, DEAL, 3).red == 1
    assert outlook(state, 1, DEAL, 2).red == 0


def test_hints_show_the_effect_of_the_black_market():
    state = new_game()
    place_merchants(state, 0, d4=2)
    state.goods[BLACK], state.goods[RED] = 2, 1
    state = voting(state, BLACK, 4)
    assert outlook(state, 1, BLACK_MARKET, 1).players == (0,)
    assert outlook(state, 0, BLACK_MARKET, 1).players == ()
    assert outlook(state, 0, BLACK_MARKET, 1).free == 0
    assert outlook(state, 0, BLACK_MARKET, 2).free == 2
    caught = outlook(state, 0, BLACK_MARKET, 3)
    assert (caught.black, caught.red, caught.merchants, caught.places) == (-2, -1, 2, (3, 5))
    assert outlook(state, 1, BLACK_MARKET, 3).places == ()  # no merchant there that could leave


@pytest.mark.parametrize(("goods", "room", "free"), [((1, 0), 6, 1), ((1, 1), 6, 2), ((3, 0), 1, 1), ((3, 1), 0, 1)])
def test_with_the_silk_gloves_the_hint_is_limited_by_the_goods_to_take(goods, room, free):
    state = new_game()
    state.items[1] = ("silk-gloves",)
    state.goods[0:4] = [*goods, 6 - room, 0]
    state = voting(state, BLACK, 4)
    assert outlook(state, 1, BLACK_MARKET, 1).free == free


def test_hints_show_the_effect_of_strengthening_the_position():
    state = new_game()
    place_merchants(state, 0, d3=1, d4=3)
    place_merchants(state, 1, d4=4)
    state = voting(state, BLACK, 4)
    assert outlook(state, 0, STRENGTHEN_POSITION, 1).players == (0, 1)
    assert outlook(state, 0, STRENGTHEN_POSITION, 1).merchants == 4
    assert outlook(state, 0, STRENGTHEN_POSITION, 2).places == (3,)
    assert outlook(state, 0, STRENGTHEN_POSITION, 2).merchants == 1
    assert outlook(state, 0, STRENGTHEN_POSITION, 3).places == (3, 5)
    assert outlook(state, 0, STRENGTHEN_POSITION, 3).merchants == 2


def test_hints_show_the_effect_of_recruiting():
    state = voting(new_game(), BLACK, 4)  # the red token still stands in the centre
    assert outlook(state, 0, RECRUITMENT, 1).places == (0, 1, 2, 3, 5, 6, 7)
    assert outlook(state, 0, RECRUITMENT, 2).merchants == 0
    assert outlook(state, 0, RECRUITMENT, 2).places == ()
    assert outlook(state, 0, RECRUITMENT, 3).places == (3, 5)
    assert outlook(state, 0, RECRUITMENT, 3).merchants == 2


@pytest.mark.parametrize("seat", range(3))
def test_a_seat_that_has_voted_waits_without_new_information(seat):
    listed = set()
    for card in range(4):
        state = voting(new_game(), BLACK, 4)
        other = (seat + 1) % 3
        state = play(state, other, Vote(card))
        assert isinstance(GAME.hints(state, other), Waiting)
        listed.add(repr(GAME.hints(state, seat)))
    assert len(listed) == 1


def test_hints_say_when_the_game_is_over():
    state = new_game()
    state.phase, state.agenda = "over", []
    assert isinstance(GAME.hints(state, 0), Finished)

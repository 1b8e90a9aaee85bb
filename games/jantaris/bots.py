"""The guildmaster: asks of every choice what it brings in fame, and votes so that it can't be read."""

from collections.abc import Callable
from functools import cache
from math import comb, exp
from typing import Any

from games.jantaris.board import (
    active_district,
    all_goods_of,
    free_districts,
    free_neighbours,
    goods_of,
    is_free,
    majority,
    needs,
    room_for,
    standing,
)
from games.jantaris.components import (
    ALONE,
    BLACK_MARKET,
    BY_THREE,
    CENTRE,
    DEAL,
    PLACES,
    RECRUITMENT,
    STRENGTHEN_POSITION,
    VOTE_NUMBERS,
)
from games.jantaris.editions import edition
from games.jantaris.items import EFFECTS, choices, extra
from games.jantaris.rules.bazaar import affordable, can_pay
from games.jantaris.types import (
    Banish,
    Bazaar,
    Bid,
    ChangeVote,
    Claim,
    Exchange,
    Flee,
    Gain,
    Hold,
    JantarisAction,
    Marketplace,
    MoveMerchants,
    MoveToken,
    Pass,
    Pay,
    Pick,
    PlaceMerchants,
    PutUp,
    Recall,
    Shelve,
    State,
    Steal,
    TakeBack,
    UseItem,
    Vote,
)
from games.jantaris.worth import ENVY, Eye, effect_worth, hope
from serai.engine import Position, Rng

OFTEN = (0.28, 0.2, 0.22, 0.3)
"""How often others are thought to vote for each card."""
CALM = 0.14
"""The lower, the more surely the best vote is chosen; high enough not to be read."""
RISK = 0.15
"""Of an auction: that another gets the item."""


def guildmaster(position: Position[State, JantarisAction], rng: Rng) -> JantarisAction:
    state, seat, legal = position.imagine(rng), position.seat, position.legal
    eye = Eye(state, seat)
    if isinstance(legal[0], Vote):
        return legal[_drawn(vote_values(eye), rng)]
    return max(legal, key=lambda action: value(eye, action))


def value(eye: Eye, action: JantarisAction) -> float:
    valued = _VALUES.get(type(action))
    return valued(eye, action) if valued else 0.0


def vote_weights(values: list[float]) -> list[int]:
    """A mixed strategy: the better a vote, the likelier, but never sure. The best one weighs a thousand."""
    best = max(values)
    return [int(1000 * exp((one - best) / CALM)) for one in values]


def _drawn(values: list[float], rng: Rng) -> int:
    weights = vote_weights(values)
    ticket = rng.below(sum(weights))
    for card, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return card
    return len(values) - 1


# ── Goods and items ─────────────────────────────────────────────────────────────────────────────────────────────────


def _goods_left(eye: Eye, black: int, red: int) -> float:
    """What the goods are worth with so many more: a few of both colours are better than many of one."""
    held_black, held_red = goods_of(eye.state, eye.seat)
    black, red = held_black + black, held_red + red
    return eye.good * (black + red) - 0.02 * abs(black - red)


def _gain(eye: Eye, action: Gain | Marketplace) -> float:
    return _goods_left(eye, action.black, action.red) - _goods_left(eye, 0, 0)


def _pay(eye: Eye, action: Pay) -> float:
    return _goods_left(eye, -action.black, -action.red)


def _exchange(eye: Eye, action: Exchange) -> float:
    sign = -1 if action.given == 0 else 1
    return _goods_left(eye, sign, -sign) - _goods_left(eye, 0, 0) - 0.01


def _steal(eye: Eye, action: Steal) -> float:
    fame = eye.state.fame
    return _goods_left(eye, action.black, action.red) + 0.02 * fame[action.victim] + 0.1 * (action.black + action.red)


def item_worth(eye: Eye, item: str) -> float:
    return edition(eye.state.edition).items[item].fame + effect_worth(eye.state, eye.seat, item)


def _put_up(eye: Eye, action: PutUp) -> float:
    """Opened at the price, for the active player can always hold."""
    return item_worth(eye, action.item) - eye.good * action.bid - RISK


def _bid(eye: Eye, action: Bid) -> float:
    auction = eye.state.auction
    assert auction is not None
    return item_worth(eye, auction.item) - eye.good * action.bid


def _hold(eye: Eye, _action: Hold) -> float:
    auction = eye.state.auction
    assert auction is not None
    return item_worth(eye, auction.item) - eye.good * auction.bid + 0.01


def _bazaar(eye: Eye, _action: Bazaar) -> float:
    cards = edition(eye.state.edition).items
    payable = affordable(eye.state, eye.seat)
    worths = (item_worth(eye, item) - eye.good * cards[item].price - RISK for item in payable)
    return max([-0.01, *worths])


def _pick(eye: Eye, action: Pick) -> float:
    return item_worth(eye, action.item)


def _shelve(eye: Eye, action: Shelve) -> float:
    """Items that nobody should want, or that one can't pay."""
    missed = (item_worth(eye, item) if can_pay(eye.state, eye.seat, item, 0) else -0.1 for item in action.items)
    return 0.6 * len(action.items) - sum(missed)


def _use(eye: Eye, action: UseItem) -> float:
    """What must act comes first; the rest if it brings more than keeping it."""
    effect = EFFECTS[action.item]
    if effect.must_act:
        return 10.0
    best = max(value(eye, choice) for choice, _ in choices(eye.state, eye.seat, action.item) if choice)
    return best - 0.05 + (10.0 if best > (0.6 if effect.discarded else 0.05) else -10.0)


# ── Merchants ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _place(eye: Eye, action: PlaceMerchants) -> float:
    return eye.gain((action.place, action.count)) - 0.02 * action.count


def _take_back(eye: Eye, action: TakeBack) -> float:
    if not action.places:
        return -0.01
    back = sum(eye.gain((place, -1)) for place in action.places)
    return back + (0.05 * len(action.places) if eye.state.supply[eye.seat] < 2 else -0.2)


def _move(eye: Eye, action: MoveMerchants) -> float:
    return eye.gain((action.origin, -action.count), (action.target, action.count))


def _recall(eye: Eye, action: Recall) -> float:
    return eye.gain((action.place, -1)) + eye.good * (action.black + action.red) - 0.05


def _flee(eye: Eye, action: Flee) -> float:
    return eye.gain(*((district, action.districts.count(district)) for district in sorted(set(action.districts))))


def _banish(eye: Eye, action: Banish) -> float:
    return sum(_banish_one(eye, player) for player in action.players)


def _banish_one(eye: Eye, player: int) -> float:
    """What it brings that a player's merchants leave the active district, one to each neighbour without token."""
    state, district = eye.state, active_district(eye.state)
    count = standing(state, player, district)
    if not count:
        return 0.0
    board = state.board.copy()
    board[PLACES * player + district] = 0
    for neighbour in free_neighbours(state)[:count]:
        board[PLACES * player + neighbour] += 1
    own = hope(needs(board, eye.seat), state.markets) - eye.hope
    theirs = 0.0 if player == eye.seat else eye.rival_hope(player) - hope(needs(board, player), state.markets)
    return own + ENVY * theirs


def _move_token(eye: Eye, action: MoveToken) -> float:
    """Where own merchants earn goods and rivals' majorities can be undone, and where one doesn't want to enter."""
    state, seat, district = eye.state, eye.seat, action.district
    room = room_for(state, seat)[action.guild]
    worth = 0.06 * min(standing(state, seat, district), room) + 0.02 * room
    for market in state.markets:
        if district in market:
            short = sum(max(0, eye.needs[other]) for other in market)
            worth += 0.05 if eye.needs[district] <= 0 else -0.3 / (1 + short)
    holder = majority(state, district)
    if holder >= 0 and holder != seat:
        worth += 0.08
    left = state.tokens[action.guild]
    if left == CENTRE:
        worth += 0.1 if standing(state, seat, CENTRE) == 0 else 0.0
    elif eye.needs[left] > 0:
        worth += 0.06  # the place is open again
    return worth


# ── Votes ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def vote_values(eye: Eye) -> list[float]:
    """What each card can be expected to bring, when the others vote as they often do."""
    others = len(eye.state.fame) - 1
    cells = (_deals(eye), _black_markets(eye), _positions(eye), _recruitments(eye))
    return [
        sum(chance * worth for chance, worth in zip(_company(others, OFTEN[card]), cells[card], strict=True))
        for card in (DEAL, BLACK_MARKET, STRENGTHEN_POSITION, RECRUITMENT)
    ]


@cache
def _company(others: int, often: float) -> tuple[float, float, float]:
    """The chances that none, one, or more of the others choose the same card."""
    none, one = (comb(others, same) * often**same * (1 - often) ** (others - same) for same in (0, 1))
    return none, one, 1 - none - one


def _deals(eye: Eye) -> tuple[float, float, float]:
    state, seat = eye.state, eye.seat
    room = room_for(state, seat)[state.guild]
    here, centre = standing(state, seat, active_district(state)), standing(state, seat, CENTRE)
    one, two, three = (eye.good * min(room, number) for number in (VOTE_NUMBERS[DEAL][ALONE], here, centre))
    return one, two, three


def _black_markets(eye: Eye) -> tuple[float, float, float]:
    state, seat = eye.state, eye.seat
    rich = any(all_goods_of(state, other) for other in range(len(state.fame)) if other != seat)
    robbed, gained, _ = VOTE_NUMBERS[BLACK_MARKET]
    alone = (eye.good + 0.1) * (robbed + extra(state, seat, "robbing")) if rich else 0.0
    caught = -eye.good * all_goods_of(state, seat) + min(0.0, _banish_one(eye, seat))
    return alone, eye.good * min(gained, sum(room_for(state, seat))), caught


def _positions(eye: Eye) -> tuple[float, float, float]:
    state, seat, district = eye.state, eye.seat, active_district(eye.state)
    alone = max(_banish_one(eye, player) for player in range(len(state.fame)))
    inward = outward = 0.0
    _, into, out = VOTE_NUMBERS[STRENGTHEN_POSITION]
    here = min(out, standing(state, seat, district))
    for neighbour in free_neighbours(state):
        for count in range(1, min(into, standing(state, seat, neighbour)) + 1):
            inward = max(inward, eye.gain((neighbour, -count), (district, count)))
        for count in range(1, here + 1):
            outward = max(outward, eye.gain((district, -count), (neighbour, count)))
    return alone, inward, outward


def _recruitments(eye: Eye) -> tuple[float, float, float]:
    state, left = eye.state, eye.state.supply[eye.seat]
    if not left:
        return 0.0, 0.0, 0.0
    drum = extra(state, eye.seat, "recruiting")
    anywhere, _, beside = VOTE_NUMBERS[RECRUITMENT]
    alone = max(eye.gain((district, min(left, anywhere + drum))) for district in free_districts(state))
    centre = eye.centre_worth() if is_free(state, CENTRE) else 0.0
    near = max((eye.gain((district, min(left, beside + drum))) for district in free_neighbours(state)), default=0.0)
    return alone, centre, near


def _change_vote(eye: Eye, action: ChangeVote) -> float:
    """The votes are open: what would the other card bring, and what does the own?"""
    state, seat = eye.state, eye.seat
    cells = (_deals(eye), _black_markets(eye), _positions(eye), _recruitments(eye))
    others = [vote for other, vote in enumerate(state.votes) if other != seat]
    worth = [cell[min(BY_THREE, others.count(card))] for card, cell in enumerate(cells)]
    return worth[action.card] - worth[state.votes[seat]] - 0.5


_VALUES: dict[type, Callable[[Eye, Any], float]] = {
    PlaceMerchants: _place,
    TakeBack: _take_back,
    Marketplace: _gain,
    Bazaar: _bazaar,
    UseItem: _use,
    Shelve: _shelve,
    PutUp: _put_up,
    Bid: _bid,
    Hold: _hold,
    Pass: lambda _eye, _action: 0.0,
    Pay: _pay,
    Pick: _pick,
    MoveToken: _move_token,
    ChangeVote: _change_vote,
    Gain: _gain,
    Exchange: _exchange,
    Steal: _steal,
    Banish: _banish,
    Flee: _flee,
    MoveMerchants: _move,
    Recall: _recall,
    Claim: lambda eye, _action: edition(eye.state.edition).market_fame,
}

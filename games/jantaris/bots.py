"""The guildmaster: takes the action with the highest expected fame, and votes by a mixed strategy."""

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
    merchants_in,
    missing_or_spare,
    room_for,
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
from games.jantaris.value import RIVAL_WEIGHT, SeatEvaluation, effect_value, market_value
from serai.engine import Position, Rng

VOTE_FREQUENCIES = (0.28, 0.2, 0.22, 0.3)
"""The assumed frequency of each vote card among the other players."""
VOTE_TEMPERATURE = 0.14
"""The temperature of the mixed strategy: the lower, the more often the best vote is chosen."""
AUCTION_RISK = 0.15
"""The cost of the risk that another player wins the auction."""


def guildmaster(position: Position[State, JantarisAction], rng: Rng) -> JantarisAction:
    state, seat, legal = position.determinize(rng), position.seat, position.legal
    evaluation = SeatEvaluation(state, seat)
    if isinstance(legal[0], Vote):
        return legal[_draw_vote(vote_values(evaluation), rng)]
    return max(legal, key=lambda action: value(evaluation, action))


def value(evaluation: SeatEvaluation, action: JantarisAction) -> float:
    valued = _VALUES.get(type(action))
    return valued(evaluation, action) if valued else 0.0


def vote_weights(values: list[float]) -> list[int]:
    """The weights of a mixed strategy: better votes are more likely, but never certain. The best one weighs 1000."""
    best = max(values)
    return [int(1000 * exp((one - best) / VOTE_TEMPERATURE)) for one in values]


def _draw_vote(values: list[float], rng: Rng) -> int:
    weights = vote_weights(values)
    ticket = rng.below(sum(weights))
    for card, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return card
    return len(values) - 1


# ── Goods and items ─────────────────────────────────────────────────────────────────────────────────────────────────


def _goods_left(evaluation: SeatEvaluation, black: int, red: int) -> float:
    """The value of the seat's goods with these added: a few of both colours are better than many of one."""
    held_black, held_red = goods_of(evaluation.state, evaluation.seat)
    black, red = held_black + black, held_red + red
    return evaluation.good_value * (black + red) - 0.02 * abs(black - red)


def _gain(evaluation: SeatEvaluation, action: Gain | Marketplace) -> float:
    return _goods_left(evaluation, action.black, action.red) - _goods_left(evaluation, 0, 0)


def _pay(evaluation: SeatEvaluation, action: Pay) -> float:
    return _goods_left(evaluation, -action.black, -action.red)


def _exchange(evaluation: SeatEvaluation, action: Exchange) -> float:
    sign = -1 if action.given == 0 else 1
    return _goods_left(evaluation, sign, -sign) - _goods_left(evaluation, 0, 0) - 0.01


def _steal(evaluation: SeatEvaluation, action: Steal) -> float:
    fame = evaluation.state.fame
    return (
        _goods_left(evaluation, action.black, action.red)
        + 0.02 * fame[action.victim]
        + 0.1 * (action.black + action.red)
    )


def item_value(evaluation: SeatEvaluation, item: str) -> float:
    return edition(evaluation.state.edition).items[item].fame + effect_value(evaluation.state, evaluation.seat, item)


def _put_up(evaluation: SeatEvaluation, action: PutUp) -> float:
    """The value of putting an item up.

    Opening at the printed price is best, because the active player can always hold.
    """
    return item_value(evaluation, action.item) - evaluation.good_value * action.bid - AUCTION_RISK


def _bid(evaluation: SeatEvaluation, action: Bid) -> float:
    auction = evaluation.state.auction
    assert auction is not None
    return item_value(evaluation, auction.item) - evaluation.good_value * action.bid


def _hold(evaluation: SeatEvaluation, _action: Hold) -> float:
    auction = evaluation.state.auction
    assert auction is not None
    return item_value(evaluation, auction.item) - evaluation.good_value * auction.bid + 0.01


def _bazaar(evaluation: SeatEvaluation, _action: Bazaar) -> float:
    cards = edition(evaluation.state.edition).items
    payable = affordable(evaluation.state, evaluation.seat)
    values = (
        item_value(evaluation, item) - evaluation.good_value * cards[item].price - AUCTION_RISK for item in payable
    )
    return max([-0.01, *values])


def _pick(evaluation: SeatEvaluation, action: Pick) -> float:
    return item_value(evaluation, action.item)


def _shelve(evaluation: SeatEvaluation, action: Shelve) -> float:
    """The value of shelving items: high for items of little value, and for those that the seat can't pay."""
    missed = (
        item_value(evaluation, item) if can_pay(evaluation.state, evaluation.seat, item, 0) else -0.1
        for item in action.items
    )
    return 0.6 * len(action.items) - sum(missed)


def _use(evaluation: SeatEvaluation, action: UseItem) -> float:
    """The value of using an item.

    Items that must act come first; others are used if that is worth more than keeping them.
    """
    effect = EFFECTS[action.item]
    if effect.must_act:
        return 10.0
    best = max(
        value(evaluation, choice) for choice, _ in choices(evaluation.state, evaluation.seat, action.item) if choice
    )
    return best - 0.05 + (10.0 if best > (0.6 if effect.discarded else 0.05) else -10.0)


# ── Merchants ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _place(evaluation: SeatEvaluation, action: PlaceMerchants) -> float:
    return evaluation.gain((action.place, action.count)) - 0.02 * action.count


def _take_back(evaluation: SeatEvaluation, action: TakeBack) -> float:
    if not action.places:
        return -0.01
    back = sum(evaluation.gain((place, -1)) for place in action.places)
    return back + (0.05 * len(action.places) if evaluation.state.supply[evaluation.seat] < 2 else -0.2)


def _move(evaluation: SeatEvaluation, action: MoveMerchants) -> float:
    return evaluation.gain((action.origin, -action.count), (action.target, action.count))


def _recall(evaluation: SeatEvaluation, action: Recall) -> float:
    return evaluation.gain((action.place, -1)) + evaluation.good_value * (action.black + action.red) - 0.05


def _flee(evaluation: SeatEvaluation, action: Flee) -> float:
    return evaluation.gain(
        *((district, action.districts.count(district)) for district in sorted(set(action.districts)))
    )


def _banish(evaluation: SeatEvaluation, action: Banish) -> float:
    return sum(_banish_one(evaluation, player) for player in action.players)


def _banish_one(evaluation: SeatEvaluation, player: int) -> float:
    """The value of a player's merchants leaving the active district, one to each neighbour without a token."""
    state, district = evaluation.state, active_district(evaluation.state)
    count = merchants_in(state, player, district)
    if not count:
        return 0.0
    board = state.board.copy()
    board[PLACES * player + district] = 0
    for neighbour in free_neighbours(state)[:count]:
        board[PLACES * player + neighbour] += 1
    own = market_value(missing_or_spare(board, evaluation.seat), state.markets) - evaluation.market_value
    theirs = (
        0.0
        if player == evaluation.seat
        else evaluation.rival_market_value(player) - market_value(missing_or_spare(board, player), state.markets)
    )
    return own + RIVAL_WEIGHT * theirs


def _move_token(evaluation: SeatEvaluation, action: MoveToken) -> float:
    """The value of a move of the token: high where own merchants earn goods or a rival has a majority.

    It is low where the seat wants to place merchants.
    """
    state, seat, district = evaluation.state, evaluation.seat, action.district
    room = room_for(state, seat)[action.guild]
    total = 0.06 * min(merchants_in(state, seat, district), room) + 0.02 * room
    for market in state.markets:
        if district in market:
            missing = sum(max(0, evaluation.missing[other]) for other in market)
            total += 0.05 if evaluation.missing[district] <= 0 else -0.3 / (1 + missing)
    holder = majority(state, district)
    if holder >= 0 and holder != seat:
        total += 0.08
    left = state.tokens[action.guild]
    if left == CENTRE:
        total += 0.1 if merchants_in(state, seat, CENTRE) == 0 else 0.0
    elif evaluation.missing[left] > 0:
        total += 0.06  # the place becomes accessible again
    return total


# ── Votes ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def vote_values(evaluation: SeatEvaluation) -> list[float]:
    """The expected value of each card if the others vote with the assumed frequencies."""
    others = len(evaluation.state.fame) - 1
    cells = (_deals(evaluation), _black_markets(evaluation), _positions(evaluation), _recruitments(evaluation))
    return [
        sum(
            chance * expected
            for chance, expected in zip(_same_vote_chances(others, VOTE_FREQUENCIES[card]), cells[card], strict=True)
        )
        for card in (DEAL, BLACK_MARKET, STRENGTHEN_POSITION, RECRUITMENT)
    ]


@cache
def _same_vote_chances(others: int, often: float) -> tuple[float, float, float]:
    """The probabilities that none, one, or more of the others choose the same card."""
    none, one = (comb(others, same) * often**same * (1 - often) ** (others - same) for same in (0, 1))
    return none, one, 1 - none - one


def _deals(evaluation: SeatEvaluation) -> tuple[float, float, float]:
    state, seat = evaluation.state, evaluation.seat
    room = room_for(state, seat)[state.guild]
    here, centre = merchants_in(state, seat, active_district(state)), merchants_in(state, seat, CENTRE)
    one, two, three = (
        evaluation.good_value * min(room, number) for number in (VOTE_NUMBERS[DEAL][ALONE], here, centre)
    )
    return one, two, three


def _black_markets(evaluation: SeatEvaluation) -> tuple[float, float, float]:
    state, seat = evaluation.state, evaluation.seat
    rich = any(all_goods_of(state, other) for other in range(len(state.fame)) if other != seat)
    robbed, gained, _ = VOTE_NUMBERS[BLACK_MARKET]
    alone = (evaluation.good_value + 0.1) * (robbed + extra(state, seat, "robbing")) if rich else 0.0
    caught = -evaluation.good_value * all_goods_of(state, seat) + min(0.0, _banish_one(evaluation, seat))
    return alone, evaluation.good_value * min(gained, sum(room_for(state, seat))), caught


def _positions(evaluation: SeatEvaluation) -> tuple[float, float, float]:
    state, seat, district = evaluation.state, evaluation.seat, active_district(evaluation.state)
    alone = max(_banish_one(evaluation, player) for player in range(len(state.fame)))
    inward = outward = 0.0
    _, into, out = VOTE_NUMBERS[STRENGTHEN_POSITION]
    here = min(out, merchants_in(state, seat, district))
    for neighbour in free_neighbours(state):
        for count in range(1, min(into, merchants_in(state, seat, neighbour)) + 1):
            inward = max(inward, evaluation.gain((neighbour, -count), (district, count)))
        for count in range(1, here + 1):
            outward = max(outward, evaluation.gain((district, -count), (neighbour, count)))
    return alone, inward, outward


def _recruitments(evaluation: SeatEvaluation) -> tuple[float, float, float]:
    state, left = evaluation.state, evaluation.state.supply[evaluation.seat]
    if not left:
        return 0.0, 0.0, 0.0
    drum = extra(state, evaluation.seat, "recruiting")
    anywhere, _, beside = VOTE_NUMBERS[RECRUITMENT]
    alone = max(evaluation.gain((district, min(left, anywhere + drum))) for district in free_districts(state))
    centre = evaluation.centre_value() if is_free(state, CENTRE) else 0.0
    near = max(
        (evaluation.gain((district, min(left, beside + drum))) for district in free_neighbours(state)), default=0.0
    )
    return alone, centre, near


def _change_vote(evaluation: SeatEvaluation, action: ChangeVote) -> float:
    """The value of changing the vote after the votes are revealed: the other card compared with the current one."""
    state, seat = evaluation.state, evaluation.seat
    cells = (_deals(evaluation), _black_markets(evaluation), _positions(evaluation), _recruitments(evaluation))
    others = [vote for other, vote in enumerate(state.votes) if other != seat]
    values = [cell[min(BY_THREE, others.count(card))] for card, cell in enumerate(cells)]
    return values[action.card] - values[state.votes[seat]] - 0.5


_VALUES: dict[type, Callable[[SeatEvaluation, Any], float]] = {
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
    Claim: lambda evaluation, _action: edition(evaluation.state.edition).market_fame,
}

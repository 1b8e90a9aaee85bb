"""Arguments for actions in Jantaris: majorities, markets, goods and fame, all from public information."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from games.jantaris.board import (
    active_district,
    all_goods_of,
    goods_of,
    in_centre,
    majority,
    merchants_in,
    missing_or_spare,
    room_for,
)
from games.jantaris.bots import item_value, value
from games.jantaris.components import (
    BLACK_MARKET,
    CENTRE,
    DEAL,
    DISTRICTS,
    MERCHANTS_AT_FAIR,
    PLACES,
    RECRUITMENT,
)
from games.jantaris.editions import edition
from games.jantaris.hints import outlook
from games.jantaris.items import choices
from games.jantaris.rules.bazaar import affordable
from games.jantaris.types import (
    Banish,
    Bazaar,
    Bid,
    BlackMarketBrings,
    BreaksMajority,
    CanBuy,
    CentreFills,
    ChangeVote,
    Claim,
    ClaimPays,
    DealBrings,
    DrivesOut,
    Exchange,
    FairPays,
    Flee,
    Gain,
    GoodsLeft,
    GoodsThen,
    Hold,
    ItemFor,
    JantarisAction,
    JantarisReason,
    Market,
    Marketplace,
    MarketReady,
    MoveMerchants,
    MoveToken,
    NearsMarket,
    NothingBetter,
    OtherItems,
    Pass,
    Pay,
    Pick,
    PlaceMerchants,
    PutUp,
    Recall,
    RecruitmentBrings,
    RobsLeader,
    Shelve,
    State,
    Steal,
    SupplyGrows,
    TakeBack,
    TokenAgainst,
    TokenEarns,
    TokenOpens,
    TooDear,
    UseItem,
    Vote,
    VoteBanishes,
    VoteCompany,
    VoteGathers,
    WinsMajority,
)
from games.jantaris.value import SeatEvaluation


def reason(state: State, seat: int, action: JantarisAction) -> JantarisReason:
    explain = _REASONS.get(type(action))
    found = explain(state, seat, action) if explain else None
    return found or NothingBetter()


Found = JantarisReason | None


# ── Merchants ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _place(state: State, seat: int, action: PlaceMerchants) -> Found:
    return _changed(state, seat, (action.place, action.count))


def _move(state: State, seat: int, action: MoveMerchants) -> Found:
    return _changed(state, seat, (action.origin, -action.count), (action.target, action.count))


def _flee(state: State, seat: int, action: Flee) -> Found:
    left = active_district(state)
    arrivals = ((district, 1) for district in action.districts)
    return _changed(state, seat, (left, -merchants_in(state, seat, left)), *arrivals)


def _changed(state: State, seat: int, *changes: tuple[int, int]) -> Found:
    """The best improvement by a change of merchants in some places."""
    board = state.board.copy()
    for place, number in changes:
        board[PLACES * seat + place] += number
    return next(_improvements(state, replace(state, board=board), seat), None)


def _improvements(before: State, after: State, seat: int) -> Iterator[JantarisReason]:
    nearer = [
        NearsMarket(market, missing)
        for market in before.markets
        if (missing := _missing(after, seat, market)) < _missing(before, seat, market)
    ]
    nearest = min(nearer, key=lambda one: one.missing, default=None)
    if nearest and not nearest.missing:
        yield MarketReady(nearest.market, edition(after.edition).market_fame)
    turned = [
        (district, holder, majority(after, district))
        for district in DISTRICTS
        if (holder := majority(before, district)) != majority(after, district)
    ]
    yield from (
        WinsMajority(district, merchants_in(after, seat, district)) for district, _, now in turned if now == seat
    )
    yield from (BreaksMajority(holder, district) for district, holder, _ in turned if holder not in (-1, seat))
    if nearest:
        yield nearest
    if merchants_in(after, seat, CENTRE) > merchants_in(before, seat, CENTRE):
        yield CentreFills(in_centre(after), max(0, MERCHANTS_AT_FAIR - in_centre(after)))


def _missing(state: State, seat: int, market: Market) -> int:
    missing = missing_or_spare(state.board, seat)
    return sum(max(0, missing[district]) for district in market)


def _take_back(state: State, seat: int, action: TakeBack) -> Found:
    return SupplyGrows(state.supply[seat] + len(action.places)) if action.places else None


def _banish(state: State, seat: int, action: Banish) -> Found:
    district = active_district(state)
    holder = majority(state, district)
    if holder != seat and holder in action.players:
        return BreaksMajority(holder, district)
    merchants = sum(merchants_in(state, player, district) for player in action.players)
    return DrivesOut(action.players, district, merchants) if merchants else None


# ── Goods and items ─────────────────────────────────────────────────────────────────────────────────────────────────


def _gain(state: State, seat: int, action: Gain | Marketplace | Recall) -> Found:
    return _richer(state, seat, action.black, action.red)


def _exchange(state: State, seat: int, action: Exchange) -> Found:
    black = -1 if action.given == 0 else 1
    return _richer(state, seat, black, -black)


def _richer(state: State, seat: int, black: int, red: int) -> Found:
    if not black and not red:
        return None
    goods = state.goods.copy()
    goods[2 * seat] += black
    goods[2 * seat + 1] += red
    after = replace(state, goods=goods)
    newly_payable = [item for item in affordable(after, seat) if item not in affordable(state, seat)]
    evaluation = SeatEvaluation(after, seat)
    return (
        CanBuy(max(newly_payable, key=lambda item: item_value(evaluation, item)))
        if newly_payable
        else GoodsThen(*goods_of(after, seat))
    )


def _steal(state: State, seat: int, action: Steal) -> Found:
    most = max(fame for other, fame in enumerate(state.fame) if other != seat)
    if 0 < state.fame[action.victim] == most:
        return RobsLeader(action.victim, most)
    return _richer(state, seat, action.black, action.red)


def _bazaar(state: State, seat: int, _action: Bazaar) -> Found:
    cards, evaluation = edition(state.edition).items, SeatEvaluation(state, seat)
    payable = affordable(state, seat)
    if not payable:
        return None
    best = max(payable, key=lambda item: item_value(evaluation, item) - evaluation.good_value * cards[item].price)
    return _item_for(state, seat, best, cards[best].price)


def _put_up(state: State, seat: int, action: PutUp) -> Found:
    return _item_for(state, seat, action.item, action.bid)


def _bid(state: State, seat: int, action: Bid) -> Found:
    return _item_for(state, seat, _auctioned(state), action.bid)


def _hold(state: State, seat: int, _action: Hold) -> Found:
    assert state.auction is not None
    return _item_for(state, seat, _auctioned(state), state.auction.bid)


def _pick(state: State, seat: int, action: Pick) -> Found:
    return _item_for(state, seat, action.item, 0)


def _auctioned(state: State) -> str:
    assert state.auction is not None
    return state.auction.item


def _item_for(state: State, seat: int, item: str, goods: int) -> Found:
    fame = edition(state.edition).items[item].fame
    return None if _costs_more(state, seat, item, goods) else ItemFor(item, fame, goods)


def _costs_more(state: State, seat: int, item: str, goods: int) -> bool:
    """Whether the goods are worth more than the item."""
    evaluation = SeatEvaluation(state, seat)
    return item_value(evaluation, item) < evaluation.good_value * goods


def _pass(state: State, seat: int, _action: Pass) -> Found:
    assert state.auction is not None
    least = state.auction.bid + (seat != state.active)  # J8: the active player may hold
    return TooDear(least) if _costs_more(state, seat, state.auction.item, least) else None


def _use(state: State, seat: int, action: UseItem) -> Found:
    """The argument for the best use of the item."""
    evaluation = SeatEvaluation(state, seat)
    uses = [choice for choice, _ in choices(state, seat, action.item) if choice]
    return reason(state, seat, max(uses, key=lambda use: value(evaluation, use))) if uses else None


def _shelve(_state: State, _seat: int, action: Shelve) -> Found:
    return OtherItems(len(action.items))


def _pay(state: State, seat: int, action: Pay) -> Found:
    if state.fair:
        cost, fame = state.fair
        return FairPays(fame, cost)
    black, red = goods_of(state, seat)
    return GoodsLeft(black - action.black, red - action.red)


def _claim(state: State, seat: int, _action: Claim) -> Found:
    fame = edition(state.edition).market_fame
    return ClaimPays(fame, state.fame[seat] + fame)


# ── Diplomacy ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _move_token(state: State, seat: int, action: MoveToken) -> Found:
    holder = majority(state, action.district)
    if holder not in (-1, seat):
        return TokenAgainst(holder, action.district)
    if goods := min(merchants_in(state, seat, action.district), room_for(state, seat)[action.guild]):
        return TokenEarns(goods)
    left = state.tokens[action.guild]
    return TokenOpens(left) if state.tokens.count(left) == 1 else None


def _vote(state: State, seat: int, action: Vote) -> Found:
    """What the card does if one, two or three players choose it: the votes are not known yet."""
    alone, shared, by_three = (row for row in outlook(state, seat) if row.card == action.card)
    if action.card == DEAL:
        earned = (alone.black + alone.red, shared.black + shared.red)
        return DealBrings(*earned) if any(earned) else None
    if action.card == BLACK_MARKET:
        return BlackMarketBrings(alone.free, shared.free, all_goods_of(state, seat))
    if action.card == RECRUITMENT:
        recruits = (alone.merchants, shared.merchants, by_three.merchants)
        return RecruitmentBrings(*recruits) if any(recruits) else None
    district = active_district(state)
    if rivals := [other for other in alone.players if other != seat]:
        most = max(rivals, key=lambda other: merchants_in(state, other, district))
        return VoteBanishes(most, district, merchants_in(state, most, district))
    return VoteGathers(district, shared.merchants) if shared.merchants else None


def _change_vote(state: State, seat: int, action: ChangeVote) -> Found:
    return VoteCompany(sum(vote == action.card for other, vote in enumerate(state.votes) if other != seat))


_REASONS: dict[type, Callable[[State, int, Any], Found]] = {
    PlaceMerchants: _place,
    MoveMerchants: _move,
    Flee: _flee,
    TakeBack: _take_back,
    Banish: _banish,
    Marketplace: _gain,
    Gain: _gain,
    Recall: _gain,
    Exchange: _exchange,
    Steal: _steal,
    Bazaar: _bazaar,
    PutUp: _put_up,
    Bid: _bid,
    Hold: _hold,
    Pass: _pass,
    Pick: _pick,
    UseItem: _use,
    Shelve: _shelve,
    Pay: _pay,
    Claim: _claim,
    MoveToken: _move_token,
    Vote: _vote,
    ChangeVote: _change_vote,
}

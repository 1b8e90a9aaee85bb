"""Merchants, goods and fame."""

from games.jantaris.board import active_district
from games.jantaris.components import PLACES, RED
from games.jantaris.transitions.common import gain, push_tasks, return_merchants
from games.jantaris.types import (
    CaughtAtBlackMarket,
    FameGained,
    GoodExchanged,
    GoodsGained,
    GoodsStolen,
    MarketplaceVisited,
    MerchantRecalled,
    MerchantsFled,
    MerchantsMoved,
    MerchantsPlaced,
    MerchantsTakenBack,
    PlayersBanished,
    State,
)


def merchants_placed(state: State, event: MerchantsPlaced) -> None:
    state.agenda.pop()
    state.supply[event.seat] -= event.count
    state.board[PLACES * event.seat + event.place] += event.count


def merchants_taken_back(state: State, event: MerchantsTakenBack) -> None:
    state.agenda.pop()
    for place in event.places:
        return_merchants(state, event.seat, place, 1)


def merchants_moved(state: State, event: MerchantsMoved) -> None:
    state.agenda.pop()
    state.board[PLACES * event.seat + event.origin] -= event.count
    state.board[PLACES * event.seat + event.target] += event.count


def merchant_recalled(state: State, event: MerchantRecalled) -> None:
    state.agenda.pop()
    return_merchants(state, event.seat, event.place, 1)
    gain(state, event.seat, event.black, event.red)


def players_banished(state: State, event: PlayersBanished) -> None:
    state.agenda.pop()
    push_tasks(state, "flee", event.players)


def merchants_fled(state: State, event: MerchantsFled) -> None:
    state.agenda.pop()
    return_merchants(state, event.seat, event.district, event.returned)
    for district in event.districts:
        state.board[PLACES * event.seat + event.district] -= 1
        state.board[PLACES * event.seat + district] += 1


def goods_gained(state: State, event: GoodsGained | MarketplaceVisited) -> None:
    state.agenda.pop()
    gain(state, event.seat, event.black, event.red)


def good_exchanged(state: State, event: GoodExchanged) -> None:
    state.agenda.pop()
    sign = 1 if event.given == RED else -1
    gain(state, event.seat, sign, -sign)


def goods_stolen(state: State, event: GoodsStolen) -> None:
    state.agenda.pop()
    gain(state, event.victim, -event.black, -event.red)
    gain(state, event.seat, event.black, event.red)


def caught_at_black_market(state: State, event: CaughtAtBlackMarket) -> None:
    state.agenda.pop()
    gain(state, event.seat, -event.black, -event.red)
    if state.board[PLACES * event.seat + active_district(state)]:
        push_tasks(state, "flee", (event.seat,))


def fame_gained(state: State, event: FameGained) -> None:
    state.agenda.pop()
    state.fame[event.seat] += event.fame

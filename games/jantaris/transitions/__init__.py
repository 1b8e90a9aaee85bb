"""State transitions: what each event changes. Events are not checked here; the rules have decided them."""

from collections.abc import Callable
from typing import Any

from games.jantaris.board import seats_from
from games.jantaris.components import (
    CENTRE,
    COLOURS,
    FIRST_MERCHANTS,
    GOODS_OF_COLOUR,
    ITEMS_FACE_UP,
    MERCHANTS,
    PLACES,
)
from games.jantaris.transitions import items, merchants
from games.jantaris.transitions.common import gain, push_tasks
from games.jantaris.transitions.items import act_all, discard
from games.jantaris.types import (
    BazaarVisited,
    BidHeld,
    BidRaised,
    CaughtAtBlackMarket,
    Dealt,
    Declined,
    FairEnded,
    FairPaid,
    FairTurned,
    FameGained,
    GameEnded,
    GoodExchanged,
    GoodsGained,
    GoodsStolen,
    ItemBought,
    ItemPicked,
    ItemPutUp,
    ItemsShelved,
    ItemsTurned,
    ItemUsed,
    JantarisEvent,
    MarketClaimed,
    MarketplaceVisited,
    MerchantRecalled,
    MerchantsFled,
    MerchantsMoved,
    MerchantsPlaced,
    MerchantsTakenBack,
    NothingHappened,
    NothingPicked,
    Passed,
    PicksTurned,
    PlayersBanished,
    State,
    Task,
    TokenMoved,
    TurnBegan,
    VoteCast,
    VoteChanged,
    VotesRevealed,
)


def evolve(state: State | None, event: JantarisEvent) -> State:
    if state is None:
        assert isinstance(event, Dealt), "a game starts with the deal"
        return _dealt(event)
    _CHANGES[type(event)](state, event)
    return state


def clone(state: State) -> State:
    return State(
        state.edition,
        state.first,
        state.board.copy(),
        state.supply.copy(),
        state.goods.copy(),
        state.stock.copy(),
        state.fame.copy(),
        state.items.copy(),
        state.claimed.copy(),
        state.votes.copy(),
        state.tokens.copy(),
        state.agenda.copy(),
        state.face_up,
        state.item_deck,
        state.items_unseen,
        state.markets,
        state.market_deck,
        state.fair_deck,
        state.fairs_unseen,
        state.active,
        state.round,
        state.phase,
        state.revealed,
        state.guild,
        state.fair,
        state.auction,
        state.turned,
        state.used,
        state.gone,
        state.cursor,
        state.idle,
    )


# ── Set-up and turns ──────────────────────────────────────────────────────────────────────────────────────────────────


def _dealt(event: Dealt) -> State:
    seats = event.seats
    state = State(
        edition=event.edition,
        first=event.first,
        board=[0] * (PLACES * seats),
        supply=[MERCHANTS] * seats,
        goods=[0] * (len(COLOURS) * seats),
        stock=[GOODS_OF_COLOUR] * len(COLOURS),
        fame=[0] * seats,
        items=[()] * seats,
        claimed=[()] * seats,
        votes=[-1] * seats,
        tokens=[CENTRE] * len(COLOURS),
        agenda=[],
        face_up=event.items[:ITEMS_FACE_UP],
        item_deck=event.items[ITEMS_FACE_UP:],
        items_unseen=len(event.items[ITEMS_FACE_UP:]),
        markets=event.markets[:seats],
        market_deck=event.markets[seats:],
        fair_deck=event.fairs,
        fairs_unseen=len(event.fairs),
    )
    push_tasks(state, "settle", (seat for seat in seats_from(state, event.first) for _ in range(FIRST_MERCHANTS)))
    return state


def _turn_began(state: State, event: TurnBegan) -> None:
    state.active = event.seat
    state.round = event.round
    state.phase = "city"
    state.votes = [-1] * len(state.fame)
    state.revealed = False
    state.guild = -1
    state.used = ()
    state.agenda = [Task("token", event.seat), Task("turn", event.seat)]


def _game_ended(state: State, _event: GameEnded) -> None:
    state.phase = "over"


# ── Votes ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def _token_moved(state: State, event: TokenMoved) -> None:
    state.agenda.pop()
    state.phase = "diplomacy"
    state.tokens[event.guild] = event.district
    state.guild = event.guild
    _restart_with_active(state)
    state.agenda.append(Task("vote", event.seat))


def _vote_cast(state: State, event: VoteCast) -> None:
    state.votes[event.seat] = event.card


def _votes_revealed(state: State, _event: VotesRevealed) -> None:
    state.agenda.pop()
    state.revealed = True
    seats = list(seats_from(state, state.active))
    push_tasks(state, "act", seats)
    act_all(state, "revealed", seats)  # pushed last, so these come before the votes act


def _vote_changed(state: State, event: VoteChanged) -> None:
    state.agenda.pop()
    state.votes[event.seat] = event.card
    discard(state, event.seat, event.item)


# ── Fairs and markets ─────────────────────────────────────────────────────────────────────────────────────────────────


def _fair_turned(state: State, event: FairTurned) -> None:
    state.phase = "fair"
    state.fair = (event.cost, event.fame)
    state.fair_deck = state.fair_deck[1:]
    state.fairs_unseen = max(0, state.fairs_unseen - 1)


def _fair_paid(state: State, event: FairPaid) -> None:
    gain(state, event.seat, -event.black, -event.red)
    state.fame[event.seat] += event.fame
    if event.item:
        discard(state, event.seat, event.item)
    _continue_after(state, event.seat)
    push_tasks(state, "leave-fair", (event.seat,))


def _fair_ended(state: State, _event: FairEnded) -> None:
    assert state.fair is not None
    state.phase = "markets"
    state.fair_deck += (state.fair,)
    state.fair = None
    _restart_with_active(state)


def _market_claimed(state: State, event: MarketClaimed) -> None:
    state.phase = "markets"
    state.fame[event.seat] += event.fame
    state.claimed[event.seat] += (event.market,)
    turned = () if event.turned is None else (event.turned,)
    state.markets = tuple(market for market in state.markets if market != event.market) + turned
    state.market_deck = state.market_deck[len(turned) :]
    _continue_after(state, event.seat)
    act_all(state, "claim", (event.seat,))


def _declined(state: State, event: Declined) -> None:
    if state.agenda:
        state.agenda.pop()
    else:  # at a fair, or when markets are claimed
        seats = len(state.fame)
        state.idle += (event.seat - state.cursor) % seats + 1
        state.cursor = (event.seat + 1) % seats


def _nothing_happened(state: State, _event: NothingHappened) -> None:
    state.agenda.pop()


def _restart_with_active(state: State) -> None:
    state.cursor = state.active
    state.idle = 0


def _continue_after(state: State, seat: int) -> None:
    """J30: the next player to the left is asked, and then all others once more."""
    state.cursor = (seat + 1) % len(state.fame)
    state.idle = 0


_CHANGES: dict[type, Callable[[State, Any], None]] = {
    TurnBegan: _turn_began,
    GameEnded: _game_ended,
    MerchantsPlaced: merchants.merchants_placed,
    MerchantsTakenBack: merchants.merchants_taken_back,
    MerchantsMoved: merchants.merchants_moved,
    MerchantRecalled: merchants.merchant_recalled,
    PlayersBanished: merchants.players_banished,
    MerchantsFled: merchants.merchants_fled,
    GoodsGained: merchants.goods_gained,
    MarketplaceVisited: merchants.goods_gained,
    GoodExchanged: merchants.good_exchanged,
    GoodsStolen: merchants.goods_stolen,
    CaughtAtBlackMarket: merchants.caught_at_black_market,
    FameGained: merchants.fame_gained,
    ItemUsed: items.item_used,
    BazaarVisited: items.bazaar_visited,
    ItemsShelved: items.items_shelved,
    ItemsTurned: items.items_turned,
    ItemPutUp: items.item_put_up,
    BidRaised: items.bid_raised,
    BidHeld: items.bid_raised,
    Passed: items.passed,
    ItemBought: items.item_bought,
    PicksTurned: items.picks_turned,
    ItemPicked: items.item_picked,
    NothingPicked: items.nothing_picked,
    TokenMoved: _token_moved,
    VoteCast: _vote_cast,
    VotesRevealed: _votes_revealed,
    VoteChanged: _vote_changed,
    FairTurned: _fair_turned,
    FairPaid: _fair_paid,
    FairEnded: _fair_ended,
    MarketClaimed: _market_claimed,
    Declined: _declined,
    NothingHappened: _nothing_happened,
}

"""Hidden information: what each seat may see (J19), and determinized states of the rest."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from msgspec import to_builtins

from games.jantaris.board import active_district, majorities, missing_merchants
from games.jantaris.components import (
    FAME_TO_END,
    ITEMS_FACE_UP,
    MERCHANTS_AT_FAIR,
    PLACES,
    VOTE_NUMBERS,
    VOTES,
)
from games.jantaris.editions import edition
from games.jantaris.hints import VOTE_EFFECTS
from games.jantaris.rules import current_task, deciding_seat, waiting_for
from games.jantaris.transitions import clone
from games.jantaris.types import (
    Dealt,
    DealtRedacted,
    ItemCard,
    Items,
    JantarisAction,
    JantarisEvent,
    Phase,
    PlayerView,
    State,
    View,
    Vote,
    VoteCast,
    VoteCastRedacted,
)
from serai.engine import Move, Rng


def view(state: State, seat: int | None) -> View:
    market_fame = edition(state.edition).market_fame
    return View(
        edition=state.edition,
        districts=edition(state.edition).districts,
        phase=_phase(state),
        round=state.round,
        first=state.first,
        active=_or_none(state.active),
        tokens=(state.tokens[0], state.tokens[1]),
        guild=_or_none(state.guild),
        active_district=None if state.guild < 0 else active_district(state),
        stock=(state.stock[0], state.stock[1]),
        majorities=majorities(state),
        players=tuple(_player(state, other) for other in range(len(state.fame))),
        vote=None if seat is None else _or_none(state.votes[seat]),
        face_up=_cards(state, state.face_up),
        turned=_cards(state, state.turned),
        auction=state.auction,
        items_left=len(state.item_deck),
        items_below=state.item_deck[state.items_unseen :],
        used=state.used,
        gone=state.gone,
        markets=state.markets,
        markets_left=len(state.market_deck),
        fair=state.fair,
        fairs_left=len(state.fair_deck),
        fairs_below=state.fair_deck[state.fairs_unseen :],
        vote_numbers=VOTE_NUMBERS,
        vote_effects=VOTE_EFFECTS,
        market_fame=market_fame,
        fair_merchants=MERCHANTS_AT_FAIR,
        fame_to_end=FAME_TO_END,
        end_nears=max(state.fame) + market_fame >= FAME_TO_END,
    )


def _phase(state: State) -> Phase:
    """The current phase.

    Moving the token belongs to diplomacy. After the votes markets are claimed if there was no fair.
    """
    match state.phase:
        case "city" if state.agenda[-1].kind == "token":
            return "diplomacy"
        case "diplomacy" if not state.agenda:
            return "markets"
    return state.phase


def _player(state: State, seat: int) -> PlayerView:
    return PlayerView(
        merchants=tuple(state.board[PLACES * seat : PLACES * (seat + 1)]),
        missing=missing_merchants(state.board, seat),
        supply=state.supply[seat],
        black=state.goods[2 * seat],
        red=state.goods[2 * seat + 1],
        fame=state.fame[seat],
        items=state.items[seat],
        markets=state.claimed[seat],
        has_voted=state.votes[seat] >= 0,
        vote=state.votes[seat] if state.revealed else None,
    )


def _cards(state: State, items: Items) -> tuple[ItemCard, ...]:
    rows = ((item, edition(state.edition).items[item]) for item in items)
    return tuple(ItemCard(item, row.black, row.red, row.fame, row.crown) for item, row in rows)


def _or_none(number: int) -> int | None:
    return None if number < 0 else number


def redact(item: JantarisEvent | Move[JantarisAction], seat: int | None) -> Mapping[str, Any]:
    """J19: the order of the decks and the votes are hidden; votes are shown when all are revealed."""
    match item:
        case Dealt(cards, seats, first, items, markets, fairs):
            up, open_markets = items[:ITEMS_FACE_UP], markets[:seats]
            left = (len(items) - len(up), len(markets) - len(open_markets), len(fairs))
            return _builtins(DealtRedacted(cards, seats, first, up, open_markets, *left))
        case VoteCast(actor, card):
            return _builtins(VoteCastRedacted(actor, card if seat == actor else None))
        case Move(actor, Vote()) if seat != actor:
            return {"seat": actor, "action": None}
    return _builtins(item)


def _builtins(item: object) -> Mapping[str, Any]:
    builtins: Mapping[str, Any] = to_builtins(item)
    return builtins


def decision_key(state: State, seat: int) -> Hashable:
    task = current_task(state)
    if task is None or seat not in waiting_for(state):
        return ("waiting",)
    turn = (task.kind, task.item, state.round, state.active)
    if task.kind == "vote":
        return turn  # it doesn't depend on the votes of others
    auction = (state.auction.item, state.auction.bid, state.auction.leader) if state.auction else ()
    own = (*state.goods[2 * seat : 2 * seat + 2], state.supply[seat], deciding_seat(state, task))
    return (*turn, task.number, auction, own, state.idle, len(state.agenda), len(state.used), state.markets)


def determinize(state: State, seat: int, rng: Rng) -> State:
    """Shuffles the unseen part of the decks, and draws the hidden votes of the others."""
    determinized = clone(state)
    determinized.item_deck = _shuffle_top(state.item_deck, state.items_unseen, rng)
    determinized.fair_deck = _shuffle_top(state.fair_deck, state.fairs_unseen, rng)
    determinized.market_deck = _shuffle_top(state.market_deck, len(state.market_deck), rng)
    if not state.revealed:
        for other, vote in enumerate(state.votes):
            if other != seat and vote >= 0:
                determinized.votes[other] = rng.below(len(VOTES))
    return determinized


def _shuffle_top(deck: Sequence[Any], unseen: int, rng: Rng) -> tuple[Any, ...]:
    """Shuffles the unseen top cards. Cards that were seen going under the deck keep their place (J19)."""
    cards = sorted(deck[:unseen])  # or the result would depend on the true order
    rng.shuffle(cards)
    return (*cards, *deck[unseen:])

"""Hints: the decision of a seat, the effect of each vote for it, and the merchants missing for each market."""

from msgspec.structs import replace

from games.jantaris.board import (
    active_district,
    all_goods_of,
    free_districts,
    free_neighbours,
    goods_of,
    is_free,
    majorities,
    merchants_in,
    missing_merchants,
    of_colour,
    room_for,
)
from games.jantaris.components import (
    ALONE,
    BLACK_MARKET,
    CENTRE,
    DEAL,
    RECRUITMENT,
    STRENGTHEN_POSITION,
    VOTE_NUMBERS,
)
from games.jantaris.editions import edition
from games.jantaris.items import Trigger, extra
from games.jantaris.rules import current_task, fair, legal, waiting_for
from games.jantaris.rules.bazaar import affordable
from games.jantaris.rules.diplomacy import row_of
from games.jantaris.rules.markets import claimable
from games.jantaris.rules.start_of_turn import must_wait, usable_items
from games.jantaris.types import (
    Acting,
    Bid,
    Bidding,
    Claiming,
    ClaimOutlook,
    Effect,
    Finished,
    Fleeing,
    Hold,
    JantarisHints,
    LeavingFair,
    MovingToken,
    Paying,
    PayingFair,
    PuttingUp,
    Settling,
    State,
    Task,
    UsingEffect,
    UsingItems,
    VisitingCity,
    VoteOutlook,
    Voting,
    Waiting,
)

VOTE_EFFECTS: tuple[tuple[Effect, Effect, Effect], ...] = (
    ("earn", "earn-active", "earn-centre"),
    ("rob", "gain", "caught"),
    ("banish", "gather", "spread"),
    ("recruit", "recruit-centre", "recruit-near"),
)
"""The effects of votes, by vote card and by how many chose it."""


def hints(state: State, seat: int) -> JantarisHints:
    return replace(_prompt_or_waiting(state, seat), majorities=majorities(state), claims=_claims(state, seat))


def _prompt_or_waiting(state: State, seat: int) -> JantarisHints:
    task = current_task(state)
    if task is None:
        return Finished()
    return _prompt(state, seat, task) if seat in waiting_for(state) else Waiting()


def _claims(state: State, seat: int) -> tuple[ClaimOutlook, ...]:
    missing = missing_merchants(state.board, seat)
    return tuple(
        ClaimOutlook((one, two, three), (missing[one], missing[two], missing[three]))
        for one, two, three in state.markets
    )


def _prompt(state: State, seat: int, task: Task) -> JantarisHints:  # noqa: C901 — one line per prompt
    match task.kind:
        case "settle":
            return Settling(sum(other.seat == seat for other in state.agenda))
        case "turn":
            usable = tuple(usable_items(state, seat))
            return UsingItems(usable) if must_wait(list(usable)) else VisitingCity(usable)
        case "put-up":
            return PuttingUp(tuple(affordable(state, seat)), bool(task.number))
        case "auction":
            return _bidding(state, seat)
        case "effect":
            return UsingEffect(task.item, task.item)
        case "token":
            return MovingToken()
        case "vote":
            district = active_district(state)
            return Voting(district, state.guild, merchants_in(state, seat, district), outlook(state, seat))
        case "act":
            return _acting(state, seat)
        case "flee":
            return Fleeing(active_district(state), merchants_in(state, seat, active_district(state)))
        case "pay-fair":
            assert state.fair is not None
            return PayingFair(*state.fair, fair.must_pay(state, seat), extra(state, seat, "fair"))
        case "leave-fair":
            return LeavingFair()
        case "claim":
            return Claiming(tuple(claimable(state, seat)), edition(state.edition).market_fame)


def _bidding(state: State, seat: int) -> Bidding | Paying:
    auction = state.auction
    assert auction is not None
    if auction.leader == seat:
        return Paying(auction.item, auction.bid)
    offers = legal(state, seat)
    least = min((offer.bid for offer in offers if isinstance(offer, Bid)), default=0)
    return Bidding(
        auction.item, auction.bid, auction.leader, least, all_goods_of(state, seat), may_hold=Hold() in offers
    )


def _acting(state: State, seat: int) -> Acting:
    card = state.votes[seat]
    votes = row_of(state, card) + 1
    effect = VOTE_EFFECTS[card][votes - 1]
    row = next(row for row in outlook(state, seat) if (row.card, row.votes) == (card, votes))
    most = 1 + extra(state, seat, WIDENED[effect]) if effect in WIDENED else row.free or row.merchants
    return Acting(card, votes, effect, most, active_district(state))


WIDENED: dict[Effect, Trigger] = {"rob": "robbing", "banish": "banishing"}
"""The effects that an item can extend from one good or one player to more, with the trigger of that item."""


# ── Effects of votes ────────────────────────────────────────────────────────────────────────────────────────────


def outlook(state: State, seat: int) -> tuple[VoteOutlook, ...]:
    return (
        *_deals(state, seat),
        *_black_markets(state, seat),
        *_positions(state, seat),
        *_recruitments(state, seat),
    )


def _deals(state: State, seat: int) -> list[VoteOutlook]:
    room = room_for(state, seat)[state.guild]
    alone = VOTE_NUMBERS[DEAL][ALONE]
    numbers = (alone, merchants_in(state, seat, active_district(state)), merchants_in(state, seat, CENTRE))
    return [
        VoteOutlook(DEAL, votes, *of_colour(state.guild, min(number, room))) for votes, number in enumerate(numbers, 1)
    ]


def _black_markets(state: State, seat: int) -> list[VoteOutlook]:
    room, (black, red) = room_for(state, seat), goods_of(state, seat)
    loot = {other: _loot(state, other, room) for other in range(len(state.fame)) if other != seat}
    victims = tuple(other for other, goods in loot.items() if goods)
    alone, by_two, _ = VOTE_NUMBERS[BLACK_MARKET]
    most = min(alone + extra(state, seat, "robbing"), max(loot.values()))
    here = merchants_in(state, seat, active_district(state))
    refuges = tuple(free_neighbours(state)) if here else ()
    return [
        VoteOutlook(BLACK_MARKET, 1, free=most, players=victims),
        VoteOutlook(BLACK_MARKET, 2, free=min(by_two, sum(room))),
        VoteOutlook(BLACK_MARKET, 3, black=-black, red=-red, merchants=here, places=refuges),
    ]


def _loot(state: State, victim: int, room: tuple[int, int]) -> int:
    """The most goods that could be taken from a player."""
    return sum(min(held, left) for held, left in zip(goods_of(state, victim), room, strict=True))


def _positions(state: State, seat: int) -> list[VoteOutlook]:
    district, neighbours = active_district(state), free_neighbours(state)
    there = tuple(other for other in range(len(state.fame)) if merchants_in(state, other, district))
    near = [merchants_in(state, seat, neighbour) for neighbour in neighbours]
    origins = tuple(place for place, count in zip(neighbours, near, strict=True) if count)
    most = max((merchants_in(state, other, district) for other in there), default=0)
    _, into, out = VOTE_NUMBERS[STRENGTHEN_POSITION]
    own = min(out, merchants_in(state, seat, district))
    return [
        VoteOutlook(STRENGTHEN_POSITION, 1, merchants=most, players=there),
        VoteOutlook(STRENGTHEN_POSITION, 2, merchants=min(into, max(near, default=0)), places=origins),
        VoteOutlook(STRENGTHEN_POSITION, 3, merchants=own, places=tuple(neighbours) if own else ()),
    ]


def _recruitments(state: State, seat: int) -> list[VoteOutlook]:
    places = (free_districts(state), [CENTRE] if is_free(state, CENTRE) else [], free_neighbours(state))
    more, left = extra(state, seat, "recruiting"), state.supply[seat]
    return [
        VoteOutlook(
            RECRUITMENT,
            votes,
            merchants=min(number + more, left) if targets else 0,
            places=tuple(targets) if left else (),
        )
        for votes, (number, targets) in enumerate(zip(VOTE_NUMBERS[RECRUITMENT], places, strict=True), 1)
    ]

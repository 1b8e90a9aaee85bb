"""What a board wants to draw beyond the legal actions: majorities, what a claim lacks, what a vote would do."""

from games.jantaris.board import (
    active_district,
    all_goods_of,
    free_districts,
    free_neighbours,
    goods_of,
    is_free,
    majority,
    needs,
    of_colour,
    room_for,
    standing,
)
from games.jantaris.components import (
    BLACK_MARKET,
    CENTRE,
    DEAL,
    DISTRICTS,
    RECRUITMENT,
    STRENGTHEN_POSITION,
)
from games.jantaris.items import extra
from games.jantaris.rules import current, fair, waiting_for
from games.jantaris.rules.bazaar import affordable
from games.jantaris.rules.diplomacy import row_of
from games.jantaris.rules.markets import claimable
from games.jantaris.rules.start_of_turn import must_wait, usable_items
from games.jantaris.types import (
    Acting,
    Advice,
    Bidding,
    Claiming,
    ClaimLacks,
    Finished,
    Fleeing,
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


def hints(state: State, seat: int) -> JantarisHints:
    common = (majorities(state), claims(state, seat))
    task = current(state)
    if task is None:
        return Finished(*common)
    if seat not in waiting_for(state):
        return Waiting(*common)
    return _prompt(state, seat, task, Advice(*common))


def majorities(state: State) -> tuple[int | None, ...]:
    holders = (majority(state, district) for district in DISTRICTS)
    return tuple(None if holder < 0 else holder for holder in holders)


def claims(state: State, seat: int) -> tuple[ClaimLacks, ...]:
    """What the seat lacks in the districts of each market."""
    lacks = [max(0, need) for need in needs(state.board, seat)]
    return tuple(
        ClaimLacks((one, two, three), (lacks[one], lacks[two], lacks[three])) for one, two, three in state.markets
    )


def _prompt(state: State, seat: int, task: Task, common: Advice) -> JantarisHints:  # noqa: C901 — one line a prompt
    both = (common.majorities, common.claims)
    match task.what:
        case "settle":
            return Settling(*both, sum(other.seat == seat for other in state.agenda))
        case "turn":
            usable = tuple(usable_items(state, seat))
            return UsingItems(*both, usable) if must_wait(list(usable)) else VisitingCity(*both, usable)
        case "put-up":
            return PuttingUp(*both, tuple(affordable(state, seat)), bool(task.number))
        case "auction":
            return _bidding(state, seat, common)
        case "effect":
            return UsingEffect(*both, task.item)
        case "token":
            return MovingToken(*both)
        case "vote":
            return Voting(*both, active_district(state), state.guild, outlook(state, seat))
        case "act":
            return Acting(*both, state.votes[seat], row_of(state, state.votes[seat]) + 1)
        case "flee":
            return Fleeing(*both, active_district(state), standing(state, seat, active_district(state)))
        case "pay-fair":
            assert state.fair is not None
            return PayingFair(*both, *state.fair, fair.must_pay(state, seat))
        case "leave-fair":
            return LeavingFair(*both)
        case "claim":
            return Claiming(*both, tuple(claimable(state, seat)))


def _bidding(state: State, seat: int, common: Advice) -> Bidding | Paying:
    auction, both = state.auction, (common.majorities, common.claims)
    assert auction is not None
    if auction.leader == seat:
        return Paying(*both, auction.item, auction.bid)
    return Bidding(*both, auction.item, auction.bid, auction.leader, all_goods_of(state, seat))


# ── What a vote would do ────────────────────────────────────────────────────────────────────────────────────────────


def outlook(state: State, seat: int) -> tuple[VoteOutlook, ...]:
    return (
        *_deals(state, seat),
        *_black_markets(state, seat),
        *_positions(state, seat),
        *_recruitments(state, seat),
    )


def _deals(state: State, seat: int) -> list[VoteOutlook]:
    room = room_for(state, seat)[state.guild]
    numbers = (2, standing(state, seat, active_district(state)), standing(state, seat, CENTRE))
    return [
        VoteOutlook(DEAL, votes, *of_colour(state.guild, min(number, room))) for votes, number in enumerate(numbers, 1)
    ]


def _black_markets(state: State, seat: int) -> list[VoteOutlook]:
    room, (black, red) = room_for(state, seat), goods_of(state, seat)
    victims = [other for other in range(len(state.fame)) if other != seat and _can_rob(state, other, room)]
    most = 1 + extra(state, seat, "robbing") if victims else 0
    here = standing(state, seat, active_district(state))
    return [
        VoteOutlook(BLACK_MARKET, 1, free=most, players=tuple(victims)),
        VoteOutlook(BLACK_MARKET, 2, free=min(2, sum(room))),
        VoteOutlook(BLACK_MARKET, 3, black=-black, red=-red, merchants=here, places=tuple(free_neighbours(state))),
    ]


def _can_rob(state: State, victim: int, room: tuple[int, int]) -> bool:
    return any(held and left for held, left in zip(goods_of(state, victim), room, strict=True))


def _positions(state: State, seat: int) -> list[VoteOutlook]:
    district, neighbours = active_district(state), free_neighbours(state)
    there = tuple(other for other in range(len(state.fame)) if standing(state, other, district))
    near = [standing(state, seat, neighbour) for neighbour in neighbours]
    origins = tuple(place for place, count in zip(neighbours, near, strict=True) if count)
    most = max((standing(state, other, district) for other in there), default=0)
    own = min(2, standing(state, seat, district))
    return [
        VoteOutlook(STRENGTHEN_POSITION, 1, merchants=most, players=there),
        VoteOutlook(STRENGTHEN_POSITION, 2, merchants=min(2, max(near, default=0)), places=origins),
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
        for votes, (number, targets) in enumerate(zip((1, 1, 2), places, strict=True), 1)
    ]

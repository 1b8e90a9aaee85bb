"""Phase 2, diplomacy: a token moves, all vote in secret, and each vote acts by how many players chose it."""

from collections.abc import Callable
from functools import cache
from itertools import combinations

from games.jantaris.board import (
    active_district,
    free_districts,
    free_neighbours,
    goods_of,
    is_free,
    merchants_in,
    of_colour,
    room_for,
    seats_from,
)
from games.jantaris.components import (
    ALONE,
    BLACK_MARKET,
    BY_THREE,
    BY_TWO,
    CENTRE,
    COLOURS,
    DEAL,
    RECRUITMENT,
    STRENGTHEN_POSITION,
    VOTE_NUMBERS,
)
from games.jantaris.items import Option, decline, extra, gain_any, move, nothing, place
from games.jantaris.types import (
    Banish,
    CaughtAtBlackMarket,
    GoodsGained,
    GoodsStolen,
    MoveToken,
    PlayersBanished,
    State,
    Steal,
    Task,
    TokenMoved,
    Vote,
    VoteCast,
    VotesRevealed,
)


def token(state: State, task: Task) -> list[Option]:
    """J4: a token moves to a district without a token, never back to the centre."""
    free = free_districts(state)
    return [_move_token(task.seat, guild, district) for guild in range(len(COLOURS)) for district in free]


@cache
def _move_token(seat: int, guild: int, district: int) -> Option:
    return MoveToken(guild, district), TokenMoved(seat, guild, district)


@cache
def votes(seat: int) -> list[Option]:
    """J19: the four cards return to the hand each time."""
    return [(Vote(card), VoteCast(seat, card)) for card in range(len(VOTE_TABLE))]


def reveal(state: State) -> VotesRevealed | None:
    """The event that reveals the votes, when all have voted (J19)."""
    return None if -1 in state.votes else VotesRevealed(tuple(state.votes))


def act(state: State, task: Task) -> list[Option]:
    """J10: votes are counted once; goods and merchants are counted when each player acts."""
    card = state.votes[task.seat]
    return VOTE_TABLE[card][row_of(state, card)](state, task.seat) or nothing(task.seat)


def row_of(state: State, card: int) -> int:
    """J10: four equal votes use the row for three."""
    return min(state.votes.count(card), 3) - 1


# ── Deal ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def deal_alone(state: State, seat: int) -> list[Option]:
    """Two goods of the token's colour."""
    return _gain_of_token(state, seat, VOTE_NUMBERS[DEAL][ALONE])


def deal_by_two(state: State, seat: int) -> list[Option]:
    """A good of the token's colour for each own merchant in the active district."""
    return _gain_of_token(state, seat, merchants_in(state, seat, active_district(state)))


def deal_by_three(state: State, seat: int) -> list[Option]:
    """A good of the token's colour for each own merchant in the centre."""
    return _gain_of_token(state, seat, merchants_in(state, seat, CENTRE))


def _gain_of_token(state: State, seat: int, number: int) -> list[Option]:
    number = min(number, room_for(state, seat)[state.guild])  # J3: cut at six
    return [(None, GoodsGained(seat, *of_colour(state.guild, number)))] if number else []


# ── Black Market ────────────────────────────────────────────────────────────────────────────────────────────────────


def black_market_alone(state: State, seat: int) -> list[Option]:
    """A good from an opponent; with the Silk Gloves none to two (J24). J13: nothing if there is none to take."""
    most = VOTE_NUMBERS[BLACK_MARKET][ALONE] + extra(state, seat, "robbing")
    thefts = [
        theft
        for victim in range(len(state.fame))
        if victim != seat
        for number in range(1, most + 1)
        for theft in _thefts(state, seat, victim, number)
    ]
    return [*thefts, decline(seat)] if thefts and most > 1 else thefts


def _thefts(state: State, seat: int, victim: int, number: int) -> list[Option]:
    """J3: not of a colour of which the thief has six."""
    black_room, red_room = room_for(state, seat)
    black, red = goods_of(state, victim)
    least, most = max(0, number - min(red, red_room)), min(number, black, black_room)
    return [_steal(seat, victim, taken, number - taken) for taken in range(least, most + 1)]


@cache
def _steal(seat: int, victim: int, black: int, red: int) -> Option:
    return Steal(victim, black, red), GoodsStolen(seat, victim, black, red)


def black_market_by_two(state: State, seat: int) -> list[Option]:
    """Two goods of any colours from the stock."""
    return gain_any(state, seat, VOTE_NUMBERS[BLACK_MARKET][BY_TWO])


def black_market_by_three(state: State, seat: int) -> list[Option]:
    """The player loses all goods, and their merchants are banished from the active district."""
    black, red = goods_of(state, seat)
    if not (black or red or merchants_in(state, seat, active_district(state))):
        return []
    return [(None, CaughtAtBlackMarket(seat, black, red))]


# ── Strengthen Position ─────────────────────────────────────────────────────────────────────────────────────────────


def strengthen_alone(state: State, seat: int) -> list[Option]:
    """J11: any player may be named, also oneself or one without merchants there; two with the Master Tapestry."""
    most = 1 + extra(state, seat, "banishing")
    order, district = tuple(seats_from(state, state.active)), active_district(state)
    groups = [players for number in range(1, most + 1) for players in combinations(range(len(order)), number)]
    return [_banish(seat, players, order, district) for players in groups]


@cache
def _banish(seat: int, players: tuple[int, ...], order: tuple[int, ...], district: int) -> Option:
    """J28: two banished players leave clockwise from the active player."""
    return Banish(players), PlayersBanished(seat, tuple(sorted(players, key=order.index)), district)


def strengthen_by_two(state: State, seat: int) -> list[Option]:
    """J14: up to two own merchants from one neighbour without a token into the active district."""
    return _march(state, seat, [(origin, active_district(state)) for origin in free_neighbours(state)], BY_TWO)


def strengthen_by_three(state: State, seat: int) -> list[Option]:
    """J14: up to two own merchants from the active district to one neighbour without a token."""
    return _march(state, seat, [(active_district(state), target) for target in free_neighbours(state)], BY_THREE)


def _march(state: State, seat: int, ways: list[tuple[int, int]], votes: int) -> list[Option]:
    most = VOTE_NUMBERS[STRENGTHEN_POSITION][votes]
    marches = [
        move(seat, origin, target, count)
        for origin, target in ways
        for count in range(1, min(most, merchants_in(state, seat, origin)) + 1)
    ]
    return [*marches, decline(seat)] if marches else []


# ── Recruitment ─────────────────────────────────────────────────────────────────────────────────────────────────────


def recruit_alone(state: State, seat: int) -> list[Option]:
    """J14: one merchant in any district without a token, not in the centre."""
    return _recruit(state, seat, free_districts(state), ALONE)


def recruit_by_two(state: State, seat: int) -> list[Option]:
    """One merchant in the centre, if it has no token."""
    return _recruit(state, seat, [CENTRE] if is_free(state, CENTRE) else [], BY_TWO)


def recruit_by_three(state: State, seat: int) -> list[Option]:
    """Up to two merchants in one neighbour without a token (J22: or none)."""
    recruits = _recruit(state, seat, free_neighbours(state), BY_THREE)
    return [*recruits, decline(seat)] if recruits else []


def _recruit(state: State, seat: int, places: list[int], votes: int) -> list[Option]:
    """J2: fewer or none if the supply is too small. J29: the Recruiter's Drum adds one to the same placement."""
    number = VOTE_NUMBERS[RECRUITMENT][votes] + extra(state, seat, "recruiting")
    most = min(number, state.supply[seat])
    return [place(seat, where, count) for where in places for count in range(1, most + 1)]


VOTE_TABLE: tuple[tuple[Callable[[State, int], list[Option]], ...], ...] = (
    (deal_alone, deal_by_two, deal_by_three),
    (black_market_alone, black_market_by_two, black_market_by_three),
    (strengthen_alone, strengthen_by_two, strengthen_by_three),
    (recruit_alone, recruit_by_two, recruit_by_three),
)
"""The functions that carry out votes, by vote card and by how many chose it: one, two, three or more."""

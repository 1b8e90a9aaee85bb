"""Phase 4, the markets: majorities in all three districts of a face-up card bring fame."""

from games.jantaris.board import has_majorities, majority, seats_from
from games.jantaris.components import DISTRICTS
from games.jantaris.editions import edition
from games.jantaris.items import Option, decline
from games.jantaris.types import Claim, Market, MarketClaimed, State, Task


def next_claimer(state: State) -> int:
    """J18, J30: from the active player clockwise, one claim at a time, until none claims; −1: none is left."""
    holders = [majority(state, district) for district in DISTRICTS]
    able = {holders[one] for one, two, three in state.markets if holders[one] == holders[two] == holders[three] != -1}
    if able:
        for seat in list(seats_from(state, state.cursor))[: len(state.fame) - state.idle]:
            if seat in able:
                return seat
    return -1


def claimable(state: State, seat: int) -> list[Market]:
    return [market for market in state.markets if has_majorities(state, seat, market)]


def claim(state: State, task: Task) -> list[Option]:
    """J18: claiming is optional. The new market that is turned up can be claimed at once."""
    seat, fame = task.seat, edition(state.edition).market_fame
    turned = state.market_deck[0] if state.market_deck else None
    claims: list[Option] = [
        (Claim(market), MarketClaimed(seat, market, fame, turned)) for market in claimable(state, seat)
    ]
    return [*claims, decline(seat)]

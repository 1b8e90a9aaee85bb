"""The guildmaster's evaluation of a position for one seat, in fame.

The weights were tuned by playing guildmasters against each other.
"""

from functools import lru_cache

from games.jantaris.board import CACHE_SIZE, all_goods_of, in_centre, is_free, merchants_in, missing_or_spare
from games.jantaris.components import (
    CENTRE,
    FAME_TO_END,
    MERCHANTS_AT_FAIR,
    MERCHANTS_FOR_MAJORITY,
    PLACES,
)
from games.jantaris.items import EFFECTS, choices
from games.jantaris.types import Market, State

MARKET_VALUES = (3.0, 1.4, 0.85, 0.52, 0.31, 0.18, 0.1, 0.05, 0.02)
"""The value of a market, by the number of merchants missing for it."""
SPARE_MERCHANT_VALUE = 0.06
"""The value of each merchant beyond a majority in a district of a market."""
RIVAL_WEIGHT = 0.4
"""The weight of a rival's loss, compared with one's own gain."""
GOOD_VALUE = 0.3
LATE_GOOD_VALUE = 0.2
"""Near the end, goods can hardly be turned into fame."""
CENTRE_MERCHANT_VALUE = 0.75
FAIR_LEAD_VALUE = 0.5

TYPICAL_ROUNDS = 9


class SeatEvaluation:
    """The board from one seat's point of view: the merchants missing for majorities, and the value of its markets."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.missing = missing_or_spare(state.board, seat)
        self.market_value = market_value(self.missing, state.markets)
        self.good_value = good_value(state)
        self._rivals: dict[int, float] = {}

    def rival_market_value(self, rival: int) -> float:
        if rival not in self._rivals:
            self._rivals[rival] = market_value(missing_or_spare(self.state.board, rival), self.state.markets)
        return self._rivals[rival]

    def gain(self, *changes: tuple[int, int]) -> float:
        """The value of a change of the seat's merchants in some places."""
        changed, centre = list(self.missing), 0.0
        for place, number in changes:
            if place == CENTRE:
                centre = number * self.centre_value()
            else:
                changed[place] -= number
        return market_value(tuple(changed), self.state.markets) - self.market_value + centre + self._blocked(changes)

    def _blocked(self, changes: tuple[tuple[int, int], ...]) -> float:
        """The loss of rivals whose majorities are broken."""
        lost = 0.0
        for place, number in changes:
            if place != CENTRE and number > 0:
                counts = self.state.board[place::PLACES]
                most = max(counts)
                own = counts[self.seat]
                if own < most <= own + number and most >= MERCHANTS_FOR_MAJORITY and counts.count(most) == 1:
                    lost += rival_loss(self.state, counts.index(most), place)
        return RIVAL_WEIGHT * lost

    def centre_value(self) -> float:
        """The value of one more merchant in the centre: it allows a payment at a fair, and may cause one."""
        state, goods = self.state, all_goods_of(self.state, self.seat)
        if not is_free(state, CENTRE):
            return 0.0
        there, all_there = merchants_in(state, self.seat, CENTRE), in_centre(state)
        value = CENTRE_MERCHANT_VALUE + 0.03 * goods - 0.12 * there
        if all_there + 1 == MERCHANTS_AT_FAIR:
            rivals = max(all_goods_of(state, other) for other in range(len(state.fame)) if other != self.seat)
            value += FAIR_LEAD_VALUE * (goods - rivals) / 6
        return value


@lru_cache(maxsize=CACHE_SIZE)
def market_value(missing: tuple[int, ...], markets: tuple[Market, ...]) -> float:
    """The value of the markets for a seat for which these numbers of merchants are missing in each district."""
    value = 0.0
    for market in markets:
        total_missing, spare = 0, 0
        for district in market:
            number = missing[district]
            if number > 0:
                total_missing += number
            else:
                spare -= number
        value += MARKET_VALUES[total_missing if total_missing < 8 else 8]
        value += SPARE_MERCHANT_VALUE * (spare if spare < 3 else 3)
    return value


def rival_loss(state: State, rival: int, district: int) -> float:
    """The value that a rival loses with the majority in a district."""
    before = missing_or_spare(state.board, rival)
    after = (*before[:district], 1, *before[district + 1 :])
    return market_value(before, state.markets) - market_value(after, state.markets)


def good_value(state: State) -> float:
    return LATE_GOOD_VALUE if max(state.fame) >= FAME_TO_END - 2 else GOOD_VALUE


def effect_value(state: State, seat: int, item: str) -> float:
    """The value of an item's effect.

    Immediate effects have their full value; the value of others falls during the game.
    """
    effect = EFFECTS[item]
    if effect.at_once:
        return effect.value if choices(state, seat, item) else 0.0
    left = max(0.0, 1 - max(state.fame) / (FAME_TO_END + 2), 1 - state.round / TYPICAL_ROUNDS)
    return effect.value * left

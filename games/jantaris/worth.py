"""What a position is worth to a seat, in points of fame: the guildmaster's eye.

The weights were found by letting guildmasters play each other.
"""

from functools import lru_cache

from games.jantaris.board import REMEMBERED, all_goods_of, in_centre, is_free, needs, standing
from games.jantaris.components import (
    CENTRE,
    FAME_TO_END,
    MERCHANTS_AT_FAIR,
    MERCHANTS_FOR_MAJORITY,
    PLACES,
)
from games.jantaris.items import EFFECTS, choices
from games.jantaris.types import Market, State

HOPE = (3.0, 1.4, 0.85, 0.52, 0.31, 0.18, 0.1, 0.05, 0.02)
"""Of a market, by how many merchants are lacking for it in all."""
SAFETY = 0.06
"""Of a merchant more than a majority needs, on a district of a market."""
ENVY = 0.4
"""How much of a rival's loss counts as an own gain."""
GOOD = 0.3
LATE_GOOD = 0.2
"""When the end is near, a good hardly becomes fame any more."""
IN_CENTRE = 0.75
READY_FOR_FAIR = 0.5

GAME_LENGTH = 9


class Eye:
    """One seat's look at the board: what it lacks where, and what its markets promise."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.needs = needs(state.board, seat)
        self.hope = hope(self.needs, state.markets)
        self.good = good_worth(state)
        self._rivals: dict[int, float] = {}

    def rival_hope(self, rival: int) -> float:
        if rival not in self._rivals:
            self._rivals[rival] = hope(needs(self.state.board, rival), self.state.markets)
        return self._rivals[rival]

    def gain(self, *changes: tuple[int, int]) -> float:
        """What it brings to have so many merchants more, or fewer, in some places."""
        changed, centre = list(self.needs), 0.0
        for place, number in changes:
            if place == CENTRE:
                centre = number * self.centre_worth()
            else:
                changed[place] -= number
        return hope(tuple(changed), self.state.markets) - self.hope + centre + self._blocked(changes)

    def _blocked(self, changes: tuple[tuple[int, int], ...]) -> float:
        """What the rivals lose whose majorities are undone."""
        lost = 0.0
        for place, number in changes:
            if place != CENTRE and number > 0:
                counts = self.state.board[place::PLACES]
                most = max(counts)
                own = counts[self.seat]
                if own < most <= own + number and most >= MERCHANTS_FOR_MAJORITY and counts.count(most) == 1:
                    lost += rival_loss(self.state, counts.index(most), place)
        return ENVY * lost

    def centre_worth(self) -> float:
        """Of one merchant more in the centre: it can pay at a fair, and may bring one about."""
        state, goods = self.state, all_goods_of(self.state, self.seat)
        if not is_free(state, CENTRE):
            return 0.0
        there, all_there = standing(state, self.seat, CENTRE), in_centre(state)
        worth = IN_CENTRE + 0.03 * goods - 0.12 * there
        if all_there + 1 == MERCHANTS_AT_FAIR:
            rivals = max(all_goods_of(state, other) for other in range(len(state.fame)) if other != self.seat)
            worth += READY_FOR_FAIR * (goods - rivals) / 6
        return worth


@lru_cache(maxsize=REMEMBERED)
def hope(lacking: tuple[int, ...], markets: tuple[Market, ...]) -> float:
    """What markets promise to whom so many merchants are lacking in each district."""
    promise = 0.0
    for market in markets:
        short, spare = 0, 0
        for district in market:
            need = lacking[district]
            if need > 0:
                short += need
            else:
                spare -= need
        promise += HOPE[short if short < 8 else 8] + SAFETY * (spare if spare < 3 else 3)
    return promise


def rival_loss(state: State, rival: int, district: int) -> float:
    """What a rival's markets lose with the majority in a district."""
    before = needs(state.board, rival)
    after = (*before[:district], 1, *before[district + 1 :])
    return hope(before, state.markets) - hope(after, state.markets)


def good_worth(state: State) -> float:
    return LATE_GOOD if max(state.fame) >= FAME_TO_END - 2 else GOOD


def effect_worth(state: State, seat: int, item: str) -> float:
    """What comes at once is always worth itself; the rest less, the later it is bought."""
    effect = EFFECTS[item]
    if effect.at_once:
        return effect.worth if choices(state, seat, item) else 0.0
    left = max(0.0, 1 - max(state.fame) / (FAME_TO_END + 2), 1 - state.round / GAME_LENGTH)
    return effect.worth * left

"""The components besides the board: traders and orders, and how many of them are used. The board is an edition."""

from typing import Final, Literal, TypeAlias, get_args

Spice: TypeAlias = Literal["pepper", "ginger", "cloves", "cinnamon", "vanilla"]
Province: TypeAlias = Literal["north", "east", "south", "west", "centre"]
Region: TypeAlias = Literal["north", "east", "south", "west", "centre", "sea"]
OrderName: TypeAlias = Literal[
    "pepper", "ginger", "cloves", "cinnamon", "vanilla", "north", "east", "south", "west", "centre"
]

SPICES: Final[tuple[Spice, ...]] = get_args(Spice)
PROVINCES: Final[tuple[Province, ...]] = get_args(Province)
REGIONS: Final[tuple[Region, ...]] = get_args(Region)
ORDERS: Final[tuple[OrderName, ...]] = get_args(OrderName)
"""Each player's deck: one order for each spice and one for each province."""

STRONGEST: Final = 2
"""A trader's number is its reach; the lower it is, the stronger the trader."""
WEAKEST: Final = {2: 7, 3: 7, 4: 6, 5: 5}
"""By the number of players, the highest number among the traders in play."""
UNSCORED: Final = {2: 1, 3: 1, 4: 2, 5: 2}
"""By the number of players, how many of the ten orders each player puts away unscored."""

FIRST_SCORE: Final = 10
HAND_SIZE: Final = 2
MAX_MOVERS: Final = 3
"""The number of traders that may move in a turn."""
STANDSTILL: Final = 10
"""The game ends after this many turns per player in a row without an order scored or put away (Z18)."""


def numbers(seats: int) -> range:
    """The numbers of each player's traders."""
    return range(STRONGEST, WEAKEST[seats] + 1)


def to_score(seats: int) -> int:
    """The number of orders after which a player has finished."""
    return len(ORDERS) - UNSCORED[seats]

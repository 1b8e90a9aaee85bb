"""The components, as in the tables of the rulebook. The contents of the cards are in an edition.

Districts are numbered 0 to 7 clockwise; 8 is the centre, which is neither a district nor a neighbour.
"""

from pathlib import Path
from typing import Final

EDITIONS: Final = {file.stem: file for file in sorted(Path(__file__).parent.glob("editions/*.toml"))}
"""The files of the editions, by name."""

DISTRICTS: Final = range(8)
DISTRICT_NAMES: Final = ("Shakara", "Omeris", "Likaran", "Vesh", "Taira", "Dorana", "Kelim", "Pashtar")
"""Part of the game's messages, so an edition can't change them: docs/decisions/0004."""
CENTRE: Final = 8
PLACES: Final = 9

NEIGHBOURS: Final = tuple(tuple(sorted(((district - 1) % 8, (district + 1) % 8))) for district in DISTRICTS)

BLACK: Final = 0
RED: Final = 1
COLOURS: Final = ("black", "red")
"""The colours of goods and of the two guilds' tokens."""

GOODS_OF_COLOUR: Final = 24
MAX_GOODS: Final = 6
"""The most goods of one colour that a player may have (J3)."""
MERCHANTS: Final = 14
"""The merchants of a player, without the one on the fame track."""

DEAL: Final = 0
BLACK_MARKET: Final = 1
STRENGTHEN_POSITION: Final = 2
RECRUITMENT: Final = 3
VOTES: Final = ("Deal", "Black Market", "Strengthen Position", "Recruitment")

ALONE, BY_TWO, BY_THREE = range(3)
VOTE_NUMBERS: Final = ((2, 0, 0), (1, 2, 0), (0, 2, 2), (1, 1, 2))
"""The number of goods or merchants in the vote table, by vote card and by how many chose it; 0: none."""

ITEMS_FACE_UP: Final = 2
MIN_ITEMS: Final = ITEMS_FACE_UP + 4
"""The fewest items of an edition: those face up at the start, and one more for each of four players."""
MARKETS: Final = 8
FAIRS: Final = 6

FIRST_MERCHANTS: Final = 2
"""The merchants that each player places before the first turn, in different districts (J1)."""
MERCHANTS_AT_FAIR: Final = 5
"""The number of merchants in the centre, of all players together, that makes a fair."""
MERCHANTS_FOR_MAJORITY: Final = 2
FAME_TO_END: Final = 12
LAST_ROUND: Final = 40
"""The game ends when the start player would start another round (J21)."""

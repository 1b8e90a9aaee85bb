"""What is in the box, as the rulebook's tables. What is printed on cards stands in an edition.

Districts are numbered 0 to 7 clockwise; 8 is the centre, which is no district and no neighbour.
"""

from pathlib import Path
from typing import Final

EDITIONS: Final = {file.stem: file for file in sorted(Path(__file__).parent.glob("editions/*.toml"))}
"""The files of the editions, by name."""

DISTRICTS: Final = range(8)
DISTRICT_NAMES: Final = ("Shakara", "Omeris", "Likaran", "Vesh", "Taira", "Dorana", "Kelim", "Pashtar")
"""Words of the game's sentences, so they can't be an edition's choice: docs/decisions/0004."""
CENTRE: Final = 8
PLACES: Final = 9

NEIGHBOURS: Final = tuple(tuple(sorted(((district - 1) % 8, (district + 1) % 8))) for district in DISTRICTS)

BLACK: Final = 0
RED: Final = 1
COLOURS: Final = ("black", "red")
"""Of goods, and of the two guilds' tokens."""

GOODS_OF_COLOUR: Final = 24
MOST_GOODS: Final = 6
"""Of one colour, in one player's hands (J3)."""
MERCHANTS: Final = 14
"""A player's, without the one that marks the fame."""

DEAL: Final = 0
BLACK_MARKET: Final = 1
STRENGTHEN_POSITION: Final = 2
RECRUITMENT: Final = 3
VOTES: Final = ("Deal", "Black Market", "Strengthen Position", "Recruitment")

ALONE, BY_TWO, BY_THREE = range(3)
VOTE_NUMBERS: Final = ((2, 0, 0), (1, 2, 0), (0, 2, 2), (1, 1, 2))
"""By vote card, then by how many chose it: how many goods or merchants the vote table names; 0: none."""

ITEMS_FACE_UP: Final = 2
FEWEST_ITEMS: Final = ITEMS_FACE_UP + 4
"""Those that lie face up at first, and one more for each of four players."""
MARKETS: Final = 8
FAIRS: Final = 6

FIRST_MERCHANTS: Final = 2
"""That each player sets before the first turn, on different districts (J1)."""
MERCHANTS_AT_FAIR: Final = 5
"""In the centre, all colours together, for a fair to be held."""
MERCHANTS_FOR_MAJORITY: Final = 2
FAME_TO_END: Final = 12
LAST_ROUND: Final = 40
"""When the start player would begin one more, the game ends (J21)."""

"""Drawing shared by the small pictures of all games: size, colours, and the seats' marks."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from serai.engine.svg import Look, Svg, element, group, letters, path, rectangle, text

WIDTH: Final = 640
HEIGHT: Final = 400

GROUND: Final = "#fbf6ea"
GROUND_DEEP: Final = "#eadfc8"
PAPER: Final = "#fcf8ec"
LINE: Final = "#d8c7a6"
INK: Final = "#2b2118"
INK_SOFT: Final = "#6b4f3a"
SAFFRON: Final = "#d9932b"
TEAL: Final = "#1f7a78"
INDIGO: Final = "#1f2a44"
POMEGRANATE: Final = "#b23a48"

SEAT_COLOURS: Final = ("#1f7a78", "#b23a48", "#2f3f6e", "#c47f17", "#7a3b7a", "#5e7a2e")
_SEAT_SHAPES: Final = (
    "M0-10a10 10 0 1 1 0 20a10 10 0 1 1 0-20z",
    "M0-11l10 11l-10 11l-10-11z",
    "M-9-9h18v18h-18z",
    "M0-10l11 19h-22z",
    "M-5-9h10l5 9l-5 9h-10l-5-9z",
    "M0-11c4 5 8 9 8 13.500a8 8 0 0 1-16 0c0-4.500 4-8.500 8-13.500z",
)
"""Circle, diamond, square, triangle, hexagon, drop: centred at the origin, about 20 wide."""


_MAX_NAMES_PER_ROW: Final = 3
_NAME_ROW_HEIGHT: Final = 30


def picture(*inside: Svg) -> str:
    """The whole picture, on a background of its own: email readers may have any background."""
    return _sheet(HEIGHT, *inside)


def with_names(drawn: str, names: Sequence[str]) -> str:
    """A picture with a legend below it: the mark of each player."""
    rows = -(-len(names) // _MAX_NAMES_PER_ROW)
    in_a_row = -(-len(names) // rows)
    wide = WIDTH / in_a_row
    legend = (
        group(
            mark(seat, 18, 12, 18),
            label(34, 18, name, 17, room=wide - 40, fill=INK),
            x=seat % in_a_row * wide,
            y=HEIGHT + seat // in_a_row * _NAME_ROW_HEIGHT,
        )
        for seat, name in enumerate(names)
    )
    return _sheet(HEIGHT + rows * _NAME_ROW_HEIGHT, Svg(drawn), *legend)


def _sheet(height: float, *inside: Svg) -> str:
    return element(
        "svg",
        rectangle(0, 0, WIDTH, height, fill=GROUND),
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
        width=WIDTH,
        height=height,
    )


def mark(seat: int, x: float, y: float, size: float = 20, **look: Look) -> Svg:
    """A seat's shape in its colour. Seats differ by shape as well, for people who can't tell colours apart."""
    kind = seat % len(_SEAT_SHAPES)
    return group(path(_SEAT_SHAPES[kind], fill=SEAT_COLOURS[kind], **look), x=x, y=y, scale=size / 20)


def panel(x: float, y: float, width: float, height: float, *, own: bool = False, awaited: bool = False) -> Svg:
    """A seat's panel: the reader's own is darker; a saffron border marks the seat whose turn it is."""
    edge, strength = (SAFFRON, 3) if awaited else (INK_SOFT if own else LINE, 1.5)
    return rectangle(x, y, width, height, rx=9, fill=GROUND_DEEP if own else PAPER, stroke=edge, stroke_width=strength)


def label(x: float, y: float, words: object, size: float = 16, *, room: float | None = None, **look: Look) -> Svg:
    """Plain text, left-aligned by default."""
    return text(x, y, words, size, room=room, **{"font_family": "sans-serif", "fill": INK_SOFT, **look})


def lines(x: float, y: float, words: str, size: float, room: float, **look: Look) -> Svg:
    """Text wrapped into lines, the first one at `y`."""
    wrapped = wrap(words, letters(size, room))
    return group(
        *(label(x, y + 1.12 * size * line, part, size, room=room, **look) for line, part in enumerate(wrapped))
    )


def figure(x: float, y: float, words: object, size: float = 22, *, room: float | None = None, **look: Look) -> Svg:
    """A number or a heading, centred by default."""
    defaults: dict[str, Look] = {"font_family": "serif", "font_weight": 700, "text_anchor": "middle", "fill": INK}
    return text(x, y, words, size, room=room, **{**defaults, **look})

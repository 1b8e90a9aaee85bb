"""Plain SVG, written safely: every element is a function, and all text and attributes are escaped."""

from typing import Final, NewType, TypeAlias
from xml.sax.saxutils import escape, quoteattr

Svg = NewType("Svg", str)
Look: TypeAlias = str | float | None
"""The value of an attribute; an attribute with the value None is omitted."""

NOTHING: Final = Svg("")
_LETTER_WIDTH = 0.52
"""The average width of a letter, as a share of the font size; an upper bound."""


def element(name: str, *inside: Svg, **look: Look) -> Svg:
    attributes = "".join(
        f" {attribute.replace('_', '-')}={_quoted(value)}" for attribute, value in look.items() if value is not None
    )
    return Svg(f"<{name}{attributes}>{''.join(inside)}</{name}>" if inside else f"<{name}{attributes}/>")


def group(*inside: Svg, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, **look: Look) -> Svg:
    """Draws several things as one: moved to (x, y), turned and scaled, if any of these is given."""
    steps = [f"translate({_number(x)} {_number(y)})"] if x or y else []
    steps += [f"rotate({_number(turn)})"] if turn else []
    steps += [f"scale({_number(scale)})"] if scale != 1 else []
    if not (steps or look):
        return Svg("".join(inside))
    return element("g", *inside, transform=" ".join(steps) or None, **look)


def path(line: str, **look: Look) -> Svg:
    return element("path", d=line, **look)


def circle(x: float, y: float, radius: float, **look: Look) -> Svg:
    return element("circle", cx=x, cy=y, r=radius, **look)


def ellipse(x: float, y: float, wide: float, tall: float, **look: Look) -> Svg:
    return element("ellipse", cx=x, cy=y, rx=wide, ry=tall, **look)


def rectangle(x: float, y: float, width: float, height: float, **look: Look) -> Svg:
    return element("rect", x=x, y=y, width=width, height=height, **look)


def text(x: float, y: float, words: object, size: float, *, room: float | None = None, **look: Look) -> Svg:
    """One line of text, in smaller letters if it would be wider than `room`."""
    content = str(words)
    fitting = size if room is None else min(size, room / (_LETTER_WIDTH * max(1, len(content))))
    return element("text", Svg(escape(content)), x=x, y=y, font_size=fitting, **look)


def letters(size: float, room: float) -> int:
    """How many letters of that size fit into the width `room`."""
    return max(1, int(room / (_LETTER_WIDTH * size)))


def points(*corners: tuple[float, float]) -> str:
    """The path of a polygon."""
    return "M" + "L".join(f"{_number(x)} {_number(y)}" for x, y in corners) + "Z"


def _quoted(value: str | float) -> str:
    return quoteattr(value) if isinstance(value, str) else f'"{_number(value)}"'


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")

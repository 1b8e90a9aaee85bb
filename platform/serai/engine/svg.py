"""Plain SVG, written safely: every element is a function, and whatever is said in one is escaped."""

from typing import Final, NewType, TypeAlias
from xml.sax.saxutils import escape, quoteattr

Svg = NewType("Svg", str)
Look: TypeAlias = str | float | None
"""An attribute's value; None leaves it out."""

NOTHING: Final = Svg("")
_NARROW = 0.52
"""How wide a letter is at most, on the average and in its own size."""


def element(name: str, *inside: Svg, **look: Look) -> Svg:
    attributes = "".join(
        f" {attribute.replace('_', '-')}={_quoted(value)}" for attribute, value in look.items() if value is not None
    )
    return Svg(f"<{name}{attributes}>{''.join(inside)}</{name}>" if inside else f"<{name}{attributes}/>")


def together(*things: Svg) -> Svg:
    return Svg("".join(things))


def group(*inside: Svg, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, **look: Look) -> Svg:
    """Things around a point of their own."""
    steps = [f"translate({_said(x)} {_said(y)})"] if x or y else []
    steps += [f"rotate({_said(turn)})"] if turn else []
    steps += [f"scale({_said(scale)})"] if scale != 1 else []
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
    """Words on a line at that height; in smaller letters where they would need more room than there is."""
    said = str(words)
    fitting = size if room is None else min(size, room / (_NARROW * max(1, len(said))))
    return element("text", Svg(escape(said)), x=x, y=y, font_size=fitting, **look)


def letters(size: float, room: float) -> int:
    """How many of that size surely have room."""
    return max(1, int(room / (_NARROW * size)))


def points(*corners: tuple[float, float]) -> str:
    """A closed line through the corners."""
    return "M" + "L".join(f"{_said(x)} {_said(y)}" for x, y in corners) + "Z"


def _quoted(value: str | float) -> str:
    return quoteattr(value) if isinstance(value, str) else f'"{_said(value)}"'


def _said(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")

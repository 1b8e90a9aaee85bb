"""Cards for the small picture, drawn as on the board."""

from functools import cache
from typing import Final

from games.byzanz.components import KIND, KINDS, VALUE
from serai.engine.picture import INDIGO, LINE, PAPER, SAFFRON, figure
from serai.engine.svg import NOTHING, Look, Svg, circle, ellipse, group, path, rectangle

CARD_WIDTH: Final = 72
CARD_HEIGHT: Final = 100
_COLOURS = ("#2f5d9b", "#7a4e2d", "#c9961a", "#5e7a2e", "#b5382e", "#6b2f6b", "#2b2118")
_TINTS = ("#dfe2e1", "#eae0d1", "#f5eacf", "#e6e6d1", "#f2ddd1", "#e8dcda", "#dfdacf")
_SEAL_INKS = ("#295288", "#6b4528", "#8a6200", "#536b28", "#9f3128", "#5e295e", "#261d15")
_BANDS = (
    "M0 7H72M0 16H72M0 25H72",
    (
        "M0 6q4-4 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0M0 15q4-4 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0"
        "M0 24q4-4 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0"
    ),
    "M11 0L0 11M22 0L0 22M33 0L3 30M44 0L14 30M55 0L25 30M66 0L36 30M72 5L47 30M72 16L58 30M72 27L69 30",
    (
        "M5 2v6M5 13v6M5 24v6M15 0v3M15 8v6M15 19v6M25 2v6M25 13v6M25 24v6M35 0v3M35 8v6M35 19v6M45 2v6M45 13v6M45 24v6"
        "M55 0v3M55 8v6M55 19v6M65 2v6M65 13v6M65 24v6"
    ),
    (
        "M8 7h.1M21 7h.1M34 7h.1M47 7h.1M60 7h.1M2 17h.1M15 17h.1M28 17h.1M41 17h.1M54 17h.1M67 17h.1M8 27h.1M21 27h.1"
        "M34 27h.1M47 27h.1M60 27h.1"
    ),
    "M0 11l9-9l9 9l9-9l9 9l9-9l9 9l9-9l9 9M0 22l9-9l9 9l9-9l9 9l9-9l9 9l9-9l9 9",
    "M5 0V30M15 0V30M25 0V30M35 0V30M45 0V30M55 0V30M65 0V30M0 8H72M0 18H72M0 28H72",
)


def card(card: int, x: float, y: float, scale: float, counts: int | None = None) -> Svg:
    """A card with its top left corner at (x, y). `counts` is the number that it shows, by default its value."""
    return group(_face(card, VALUE[card] if counts is None else counts), x=x, y=y, scale=scale)


@cache
def _face(card: int, counts: int) -> Svg:
    kind = KIND[card]
    colour = _COLOURS[kind]
    dots: dict[str, Look] = {"stroke_width": 4, "stroke_linecap": "round"} if KINDS[kind] == "spice" else {}
    look: dict[str, Look] = {"fill": "none", "stroke": "#ffffff", "stroke_opacity": 0.42, "stroke_width": 1.7}
    return group(
        rectangle(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=6, fill=PAPER, stroke=LINE, stroke_width=2),
        path("M0 30V6q0-6 6-6h60q6 0 6 6v24z", fill=colour),
        path(_BANDS[kind], **{**look, **dots}),
        circle(42, 66, 26, fill=_TINTS[kind]),
        group(_glyph(KINDS[kind], colour), x=42, y=66, scale=0.64),
        circle(19, 21, 15.5, fill=PAPER, stroke=colour, stroke_width=2.4),
        figure(19, 29, counts, 24, fill=_SEAL_INKS[kind]),
    )


def slot(kind: int, x: float, y: float, scale: float) -> Svg:
    """An empty place for cards of that kind."""
    outline = rectangle(1, 1, CARD_WIDTH - 2, CARD_HEIGHT - 2, rx=6, fill="none", stroke=LINE, stroke_width=2)
    return group(outline, group(_glyph(KINDS[kind], LINE), x=36, y=50, scale=0.6), x=x, y=y, scale=scale)


def back(x: float, y: float, scale: float, count: int) -> Svg:
    """A hidden hand, with the number of its cards."""
    star = [rectangle(-17, -17, 34, 34, fill="none", stroke=SAFFRON, stroke_width=1.5)]
    return group(
        rectangle(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=6, fill=INDIGO),
        rectangle(5, 5, CARD_WIDTH - 10, CARD_HEIGHT - 10, rx=4, fill="none", stroke=SAFFRON, stroke_width=1.5),
        *(group(*star, x=36, y=50, turn=turn) for turn in (0, 22.5, 45, 67.5)),
        circle(36, 50, 17, fill=INDIGO),
        figure(36, 61, count, 32, fill=PAPER),
        x=x,
        y=y,
        scale=scale,
    )


def offer_card(offer: int, x: float, y: float, scale: float) -> Svg:
    """A saffron oval with the number of the offer card; only an outline without an offer card."""
    if not offer:
        oval = rectangle(1, 1, 70, 98, rx=35, fill="none", stroke=LINE, stroke_width=2, stroke_dasharray="6 5")
        return group(oval, x=x, y=y, scale=scale)
    return group(
        rectangle(0, 0, 72, 100, rx=36, fill=SAFFRON),
        rectangle(6, 6, 60, 88, rx=30, fill="#c98518", stroke="#fff6e0", stroke_width=2),
        figure(36, 68, offer, 52, fill="#ffffff"),
        x=x,
        y=y,
        scale=scale,
    )


@cache
def _glyph(kind: str, colour: str) -> Svg:
    """The symbol of a kind, centred at the origin, at most 36 in each direction."""

    def fill(line: str, **look: Look) -> Svg:
        return path(line, fill=colour, **look)

    def line(line: str, width: float = 3.2, **look: Look) -> Svg:
        return path(line, fill="none", stroke_width=width, stroke_linecap="round", **{"stroke": colour, **look})

    def light(drawn: str, width: float = 2) -> Svg:
        return line(drawn, width, stroke=PAPER, stroke_opacity=0.75)

    match kind:
        case "cloth":
            roll = fill("M-25-9v21c0 7 11 12 25 12s25-5 25-12V-9z")
            return group(roll, ellipse(0, -10, 25, 12, fill=colour), light("M-25-7c0 7 11 12 25 12S25 0 25-7", 3))
        case "wood":
            logs = ((-30, -18, 18, -9.5), (-21, 3, 27, 11.5))
            return group(*(_log(colour, *log) for log in logs))
        case "grain":
            grains = ((0, -23, 0), *((side * 12, at, side * 28) for side in (-1, 1) for at in (-11, 3, 17)))
            ears = (group(ellipse(0, 0, 5.7, 9.7, fill=colour), x=x, y=y, turn=turn) for x, y, turn in grains)
            return group(line("M0-14V33"), *ears)
        case "olives":
            twig = line("M-29 22C-12 16 8 2 20-16M-6 11q1 3 0 6M6 3q4 2 4 5")
            leaves = fill("M14-12c-1-14 8-20 18-20c1 12-5 21-18 20zM3-3C-10-3-18-12-20-23C-8-22 2-16 3-3z")
            fruit = (group(ellipse(0, 0, 8.3, 9.8, fill=colour), x=x, y=y, turn=24) for x, y in ((-8, 23), (13, 14)))
            return group(twig, leaves, *fruit, light("M18-15l9-11M-14-18L-1-7"))
        case "spice":
            rays = (group(fill("M0-5C-8-14-6-24 0-33C6-24 8-14 0-5z"), turn=turn) for turn in range(0, 360, 45))
            return group(*rays, circle(0, 0, 7.5, fill=PAPER), circle(0, 0, 3.6, fill=colour))
        case "wine":
            jar = "M-9-34H9v7H6v6c15 4 21 20 11 37C12 25 6 29 4 34H-4C-6 29-12 25-17 16C-27-1-21-17-6-21v-6h-3z"
            handles = line("M-8-22C-26-24-26-6-17-4M8-22C26-24 26-6 17-4", 4.5)
            return group(handles, fill(jar), light("M-20-3H20M-20 4H20", 2.6))
        case "merchant":
            cloak = fill("M-31 32C-31 12-20 5-13 2C-22-10-20-33 1-33S23-10 14 2c7 3 17 10 17 30z")
            hair = path("M-12-12C-13-28 15-30 14-10C7-12 4-17 2-20C-1-14-6-12-12-12z", fill=SAFFRON)
            return group(cloak, ellipse(1, -9, 12.5, 15, fill="#ecc897"), hair)
    return NOTHING


def _log(colour: str, left: float, top: float, x: float, y: float) -> Svg:
    cut = circle(x, y, 7.2, fill="#e6c99c", stroke=colour, stroke_width=1.6)
    ring = circle(x, y, 3.2, fill="none", stroke=colour, stroke_width=1.8)
    return group(rectangle(left, top, 50, 17, rx=8, fill=colour), cut, ring)

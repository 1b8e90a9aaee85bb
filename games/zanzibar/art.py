"""Villages, boats, traders and spices for the small picture, drawn as on the board, each centred at its origin."""

from functools import cache
from typing import Final

from games.zanzibar.components import Spice
from serai.engine.picture import INK, PAPER, SAFFRON, SEAT_COLOURS, figure, mark
from serai.engine.svg import Look, Svg, circle, ellipse, group, path, rectangle

SPICE_COLOURS: Final = {
    "pepper": "#3d4650",
    "ginger": "#b27c14",
    "cloves": "#a2353a",
    "cinnamon": "#8b4a1f",
    "vanilla": "#55742b",
}
_ROOF, _ROOF_DEEP, _WALL, _DISC, _DISC_LINE = "#c69a58", "#7b5427", "#f0dfba", "#fdf9ee", "#cdb98f"


@cache
def village(spice: Spice | None) -> Svg:
    """A disc with the spice of the village; a hut if it is neutral."""
    if spice is None:
        return _hut(1.6)
    disc = circle(0, 0, 32, fill=_DISC, stroke=_DISC_LINE, stroke_width=3)
    return group(disc, group(glyph(spice), scale=1.05))


def _hut(scale: float) -> Svg:
    return group(
        path("M-13 0V14H13V0Z", fill=_WALL),
        path("M-4 14V6Q0 1 4 6V14Z", fill=_ROOF_DEEP),
        path("M-20 3Q-9-6 0-19Q9-6 20 3Q0 8-20 3Z", fill=_ROOF, stroke=_ROOF_DEEP, stroke_width=1.5),
        scale=scale,
    )


@cache
def boat() -> Svg:
    return group(
        path("M-40 2H40Q34 26 18 26H-18Q-34 26-40 2Z", fill=_ROOF, stroke=_ROOF_DEEP, stroke_width=2.5),
        path("M-36 11H36", stroke=_ROOF_DEEP, stroke_width=2.5),
        path("M-56 32q8-7 16 0t16 0t16 0t16 0t16 0t16 0t16 0", fill="none", stroke="#eef5ee", stroke_width=4),
    )


@cache
def trader(number: int, seat: int, *, own: bool) -> Svg:
    """A trader: taller if it is stronger. The head has the owner's shape; the number is the trader's reach."""
    tall, wide = 84 - 5 * number, 30 - number
    robe = (
        f"M{-wide} 0C{-wide} {-0.45 * tall:.1f} {-0.5 * wide:.1f} {-0.8 * tall:.1f} {-0.42 * wide:.1f} {-tall}"
        f"H{0.42 * wide:.1f}C{0.5 * wide:.1f} {-0.8 * tall:.1f} {wide} {-0.45 * tall:.1f} {wide} 0Q0 8 {-wide} 0Z"
    )
    edge: dict[str, Look] = {"stroke": PAPER, "stroke_width": 3, "stroke_linejoin": "round"}
    return group(
        ellipse(4, 2, wide + 8, 9, fill=SAFFRON if own else "#140e08", fill_opacity=1 if own else 0.28),
        path(robe, fill=SEAT_COLOURS[seat], **edge),
        mark(seat, 0, -tall - 9, 30, **edge),
        circle(0, -19, 19, fill=PAPER),
        figure(0, -8, number, 32, fill=INK),
    )


@cache
def glyph(spice: Spice, light: str = _DISC) -> Svg:
    """The symbol of a spice, at most 24 in each direction."""
    colour = SPICE_COLOURS[spice]

    def fill(drawn: str, **look: Look) -> Svg:
        return path(drawn, fill=colour, **look)

    def line(drawn: str, width: float, stroke: str = colour) -> Svg:
        return path(drawn, fill="none", stroke=stroke, stroke_width=width, stroke_linecap="round")

    match spice:
        case "pepper":
            corns = ((7, -14), (9, -4), (-1, -2), (6, 6), (-6, 8), (1, 15))
            berries = (circle(x, y, 5.3, fill=colour, stroke=light, stroke_width=0.8) for x, y in corns)
            return group(line("M-15 19C-9 6-5-4 1-20", 2.6), fill("M-3-9C-16-9-20-15-21-21C-11-22-4-18-3-9Z"), *berries)
        case "ginger":
            root = (
                "M-20 8C-23 2-17-4-11-2C-13-9-10-17-4-17C2-17 3-10 1-5C6-8 9-8 11-6C10-12 13-18 18-16C23-14 21-6 17-2"
                "C22 1 22 9 15 9C12 9 10 8 8 7C9 13 6 20 0 19C-5 18-6 13-4 9C-9 13-17 14-20 8Z"
            )
            return group(
                fill(root), line("M-15 1q3 2 3 6M-8-11q4-1 7 1M-1 0q2 3 1 6M13-9q3 1 5 3M11 1q3 1 3 4", 1.7, light)
            )
        case "cloves":
            bud = group(
                fill("M-3.6-6H3.6L1.7 19Q0 22-1.7 19Z"),
                fill("M0-6C-9-5-11-10-10-14C-6-13-4-11-3-9Q-2-12 0-12Q2-12 3-9C4-11 6-13 10-14C11-10 9-5 0-6Z"),
                circle(0, -15, 5.6, fill=colour, stroke=light, stroke_width=1.3),
            )
            return group(group(bud, x=-10, y=-2, scale=0.92), group(bud, x=9, y=4, scale=0.92), turn=14)
        case "cinnamon":
            sticks = (
                rectangle(-22 if y == 0 else -19, y - 4, 44 if y == 0 else 38, 8, rx=4, fill=colour) for y in (-9, 0, 9)
            )
            tie = rectangle(0, -15, 5, 30, rx=2, fill=colour, stroke=light, stroke_width=1.5)
            return group(*sticks, line("M-14-9h10M-16 0h10M-14 9h10", 1.2, light), tie, turn=-38)
        case "vanilla":
            petal = fill("M0-2C-6-6-6-13 0-18C6-13 6-6 0-2Z", stroke=light, stroke_width=1.3)
            petals = (group(petal, turn=turn) for turn in range(0, 360, 72))
            return group(
                line("M4 2C10 8 14 14 15 23M-1 4C1 11 1 17-3 23", 3.4),
                group(*petals, circle(0, 1, 4, fill=light), y=-5),
            )

"""The island for the small picture: land around the villages of an edition, wherever they are."""

from functools import cache
from math import cos, hypot, pi, sin

from games.zanzibar.components import PROVINCES
from games.zanzibar.editions import Edition, SeaSpace, Village, editions
from serai.engine.svg import Svg, circle, group, path, points

COLOURS = {"north": "#bccb9e", "east": "#ecd596", "south": "#e7bda3", "west": "#c9bcd2", "centre": "#b5d3c6"}
DEEP = {"north": "#6d8240", "east": "#b1861f", "south": "#b3603a", "west": "#735b86", "centre": "#3c8069"}
SEA, SHOAL, SAND, SAND_LINE = "#bfdad9", "#d6e7e0", "#f5e9cc", "#d0b98a"
_VILLAGE = 92
"""The radius of a village's land, in units of the edition's coordinates."""
_BORDER = 4
_CORNERS = 30


@cache
def island(name: str) -> Svg:
    """Shallows, beach, provinces and routes."""
    edition = editions()[name]
    places = {space.name: space for space in edition.spaces}
    routes = [(places[one], places[other]) for one, other in edition.routes]
    shapes = (_shore(edition, routes, beyond, colour) for beyond, colour in ((34, SHOAL), (14, SAND_LINE), (11, SAND)))
    provinces = (province(edition, name, COLOURS[name]) for name in PROVINCES)
    return group(*shapes, *provinces, *(_route(*route) for route in routes))


def province(edition: Edition, name: str, colour: str) -> Svg:
    """The land that is nearer to the province's villages than to any other."""
    own = [village for village in edition.villages if village.province == name]
    others = [village for village in edition.villages if village.province != name]
    return path("".join(points(*_share(village, others)) for village in own), fill=colour)


def shore(edition: Edition, colour: str) -> Svg:
    places = {space.name: space for space in edition.spaces}
    return _shore(edition, [(places[one], places[other]) for one, other in edition.routes], 0, colour)


def _shore(
    edition: Edition, routes: list[tuple[Village | SeaSpace, Village | SeaSpace]], beyond: float, colour: str
) -> Svg:
    roads = "".join(
        _line(one, other) for one, other in routes if isinstance(one, Village) and isinstance(other, Village)
    )
    wide = 2 * (_VILLAGE + beyond)
    villages = (circle(village.x, village.y, wide / 2, fill=colour) for village in edition.villages)
    return group(*villages, path(roads, fill="none", stroke=colour, stroke_width=wide * 0.62))


def _share(village: Village, others: list[Village]) -> list[tuple[float, float]]:
    """A circle of land around a village, cut halfway to each village of another province."""
    angles = (2 * pi * corner / _CORNERS for corner in range(_CORNERS))
    corners = [(village.x + _VILLAGE * cos(angle), village.y + _VILLAGE * sin(angle)) for angle in angles]
    for other in others:
        away = hypot(other.x - village.x, other.y - village.y)
        towards = ((other.x - village.x) / away, (other.y - village.y) / away)
        corners = _cut(corners, towards, towards[0] * village.x + towards[1] * village.y + away / 2 - _BORDER)
    return corners


def _cut(corners: list[tuple[float, float]], towards: tuple[float, float], most: float) -> list[tuple[float, float]]:
    """Cuts a convex polygon: the part that is not farther than `most` in that direction."""
    kept = []
    for (x, y), (to_x, to_y) in zip(corners, corners[1:] + corners[:1], strict=True):
        here, there = (towards[0] * x + towards[1] * y - most, towards[0] * to_x + towards[1] * to_y - most)
        if here <= 0:
            kept.append((x, y))
        if here * there < 0:
            part = here / (here - there)
            kept.append((x + part * (to_x - x), y + part * (to_y - y)))
    return kept


def _route(one: Village | SeaSpace, other: Village | SeaSpace) -> Svg:
    by_sea = isinstance(one, SeaSpace) or isinstance(other, SeaSpace)
    return path(
        _line(one, other),
        fill="none",
        stroke="#4b8187" if by_sea else "#7d6341",
        stroke_width=5 if by_sea else 6,
        stroke_linecap="round",
        stroke_dasharray="0.1 14",
    )


def _line(one: Village | SeaSpace, other: Village | SeaSpace) -> str:
    return f"M{one.x} {one.y}L{other.x} {other.y}"

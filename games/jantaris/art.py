"""The round city and its pieces for the small picture, drawn as on the board, with the first district at the top."""

from functools import cache
from math import cos, degrees, pi, sin
from typing import Final

from games.jantaris.components import CENTRE, DISTRICTS
from serai.engine.picture import INK, INK_SOFT, LINE, PAPER, POMEGRANATE, SAFFRON, SEAT_COLOURS, figure, label, mark
from serai.engine.svg import NOTHING, Look, Svg, circle, ellipse, group, path, points, rectangle

GUILD_COLOURS: Final = ("#26304d", POMEGRANATE)
VOTE_COLOURS: Final = ("#5e7a2e", "#6b2f6b", "#7a4e2d", "#2f5d9b")
_EMBLEMS = (
    "M3.500-8.500a8.800 8.800 0 1 0 5 11.500a7 7 0 1 1-5-11.500z",
    "M-3-9.500l1.500 2.500l1.500-3l1.500 3l1.500-2.500v3.500a7.500 7.500 0 1 1-6 0z",
)
"""The emblems: a crescent for the black guild, a pomegranate for the red."""
_VOTE_GLYPHS = (
    "M4 17l9-7l6 3l9-3l8 7l-5 4l-9 9q-3 2-5-1l-1-1q-3 1-4-2q-3 0-3-3z",
    "M4 12q8-4 16 0q8-4 16 0q0 14-9 14q-5 0-7-5q-2 5-7 5q-9 0-9-14zM9 16q3-3 7 1q-4 4-7-1zM24 17q4-4 7-1q-3 5-7 1z",
    "M8 5h5v4h4V5h6v4h4V5h5v10l-3 3v16H11V18l-3-3zM17 34v-7q0-3 3-3t3 3v7z",
    "M15 4a6.500 6.500 0 1 1 0 13a6.500 6.500 0 1 1 0-13zM2 35q-1-16 13-16t13 16zM32 8h3v5h5v3h-5v5h-3v-5h-5v-3h5z",
)
_STREET, _STREET_LINE, _PLAZA, _BAND = "#e2d2ae", "#c6ae80", "#f8f0dc", "#f7efdc"
_QUARTERS = ("#f4e9cf", "#efe1c1")
_INNER, _OUTER, _BAND_FROM, _BAND_TO = 106, 266, 272, 302
_BAND_MIDDLE = (_BAND_FROM + _BAND_TO) / 2
_BAND_STEPS = 20
_STEP = 360 / _BAND_STEPS


def at(radius: float, turn: float) -> tuple[float, float]:
    """A point relative to the city's centre; `turn` is in degrees clockwise from the top."""
    return radius * sin(turn * pi / 180), -radius * cos(turn * pi / 180)


@cache
def city(names: tuple[str, ...], active: int | None, rulers: tuple[int | None, ...]) -> Svg:
    """Districts around a plaza, with their names and the colours of majorities; the active one is highlighted."""
    wall = circle(0, 0, _BAND_TO + 4, fill=_STREET)
    plaza = (
        circle(0, 0, 96, fill=_PLAZA, stroke=_STREET_LINE, stroke_width=2.5),
        *(circle(0, 0, radius, fill="none", stroke=_STREET_LINE, stroke_dasharray="10 4") for radius in (78, 60)),
        path("M0-28l7 17l18-7l-8 18l8 18l-18-7l-7 17l-7-17l-18 7l8-18l-8-18l18 7z", fill="#e4d2a9"),
        circle(0, 0, 6, fill="#7fb4b8"),
    )
    return group(wall, *(_quarter(place, names[place], active, rulers[place]) for place in DISTRICTS), *plaza)


def _quarter(place: int, name: str, active: int | None, ruler: int | None) -> Svg:
    ground, rim, strength = ("#efc988", SAFFRON, 5) if place == active else (_QUARTERS[place % 2], _STREET_LINE, 1.5)
    is_below = place in (3, 4, 5)
    x, y = at(_OUTER - (16 if is_below else 31), 45 * place)
    return group(
        path(_wedge(_INNER, _OUTER, 45 * place, 45, 3.5), fill=ground, stroke=rim, stroke_width=strength),
        NOTHING if ruler is None else path(_wedge(_OUTER - 8, _OUTER, 45 * place, 40, 0), fill=SEAT_COLOURS[ruler]),
        group(figure(0, 0, name, 24, fill=INK), x=x, y=y, turn=45 * place + (180 if is_below else 0)),
    )


@cache
def small_city(lit: tuple[int, ...], x: float, y: float, size: float, fame: int) -> Svg:
    """A market: its three districts highlighted, and its fame."""
    wedges = (
        path(_wedge(_INNER, _OUTER, 45 * place, 45, 8), fill=SAFFRON if place in lit else LINE) for place in DISTRICTS
    )
    return group(*wedges, figure(0, 52, fame, 150), x=x, y=y, scale=size / (2 * _OUTER))


def fame_band(fames: list[int], goal: int) -> Svg:
    """The fame track: a ring of twenty spaces around the city; higher fame starts another round of it."""
    markers = (
        mark(seat, x, y, 25, **_edge(2.4))
        for seat, fame in enumerate(fames)
        for x, y in [at(_BAND_MIDDLE, _STEP * fame + 5 * (seat - (len(fames) - 1) / 2))]
    )
    return group(_band(goal), *markers)


@cache
def _band(goal: int) -> Svg:
    stones = (
        path(
            _wedge(_BAND_FROM, _BAND_TO, _STEP * fame, _STEP, 0.8),
            fill="#e8bd74" if fame == goal else _BAND,
            stroke=_STREET_LINE,
        )
        for fame in range(_BAND_STEPS)
    )
    numbers = (
        label(x, y + 6, fame, 17, text_anchor="middle", fill=INK if fame == goal else INK_SOFT)
        for fame in range(0, _BAND_STEPS, 3)
        for x, y in [at(_BAND_MIDDLE, _STEP * fame)]
    )
    return group(*stones, *numbers)


def stand(place: int, seat: int) -> tuple[float, float]:
    """The position of a seat's merchants in a place."""
    if place == CENTRE:
        return ((-32, -30), (32, -30), (-32, 38), (32, 38))[seat]
    radius, turn = ((206, -11.5), (206, 11.5), (160, -14), (160, 14))[seat]
    return at(radius, 45 * place + turn)


@cache
def merchants(seat: int, count: int, x: float, y: float, *, own: bool) -> Svg:
    """A figure in its owner's colour and shape, with the number of merchants."""
    foot = ellipse(0, 20, 22, 6, fill=SAFFRON if own else INK, fill_opacity=1 if own else 0.22)
    body = path("M-19 20q-1-24 19-26q20 2 19 26q-19 3-38 0z", fill=SEAT_COLOURS[seat], **_edge(1.8))
    plate = (circle(0, 7, 12, fill=PAPER), figure(0, 15, count, 23))
    return group(foot, body, mark(seat, 0, -15, 18, **_edge(2)), *plate, x=x, y=y)


@cache
def seal(guild: int, place: int) -> Svg:
    """A guild's token: a wax seal with its emblem."""
    (x, y), radius = ((36 if guild else -36, 0), 28) if place == CENTRE else (at(128, 45 * place), 22)
    rim = points(*((radius * cos(turn * pi / 8), radius * sin(turn * pi / 8)) for turn in range(16)))
    return group(
        path(rim, fill=GUILD_COLOURS[guild], stroke=GUILD_COLOURS[guild], stroke_width=5, stroke_linejoin="round"),
        circle(0, 0, 0.8 * radius, fill="none", stroke="#f3d9a0", stroke_width=1.5),
        group(path(_EMBLEMS[guild], fill="#f8e6bd"), scale=radius / 15),
        x=x,
        y=y,
    )


@cache
def crate(colour: int, x: float, y: float, count: int) -> Svg:
    """The number of goods of a colour."""
    box = rectangle(-11, -11, 22, 22, rx=3, fill=GUILD_COLOURS[colour])
    emblem = group(path(_EMBLEMS[colour], fill="#fff3d6"), scale=0.72)
    return group(group(box, emblem, x=x, y=y, scale=0.9), figure(x + 20, y + 7, count, 20))


@cache
def vote_card(card: int | None, x: float, y: float, scale: float = 1, *, lit: bool = False) -> Svg:
    """A vote card, centred; None: face down."""
    ground = "#1f2a44" if card is None else VOTE_COLOURS[card]
    look: dict[str, Look] = {"stroke": SAFFRON, "stroke_width": 4} if lit else {}
    sheet = rectangle(-18, -24, 36, 48, rx=5, fill=ground, **look)
    glyph = circle(0, 0, 7, fill="none", stroke=SAFFRON, stroke_width=2)
    if card is not None:
        glyph = group(path(_VOTE_GLYPHS[card], fill=PAPER, fill_rule="evenodd"), x=-15, y=-15, scale=0.75)
    return group(sheet, glyph, x=x, y=y, scale=scale)


def _wedge(inner: float, outer: float, middle: float, width: float, street: float) -> str:
    """A sector of a ring, with a gap for the streets between the sectors."""

    def corner(radius: float, side: int) -> str:
        x, y = at(radius, middle + side * (width / 2 - degrees(street / radius)))
        return f"{x:.1f} {y:.1f}"

    return (
        f"M{corner(outer, -1)}A{outer} {outer} 0 0 1 {corner(outer, 1)}"
        f"L{corner(inner, 1)}A{inner} {inner} 0 0 0 {corner(inner, -1)}Z"
    )


def _edge(width: float) -> dict[str, Look]:
    return {"stroke": "#fffaf0", "stroke_width": width, "stroke_linejoin": "round"}

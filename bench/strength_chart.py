"""A chart of an expert's strength by its search time; readable on light and dark backgrounds."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import log10

from msgspec import Struct

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 760, 400, 56, 48, 150, 52
SECONDS = (0.1, 0.3, 1.0, 3.0)
SHARES = (0, 25, 50, 75, 100)
FAIR = 25.0
DOT, RING = 2.5, 4.5
STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #24211c }
    .title { font-weight: 600; font-size: 15px }
    .grid { stroke: #24211c; opacity: .15 } .fair { stroke-dasharray: 2 4; opacity: .6 }
    circle { fill: none; stroke-width: 4 } .cheater { stroke-width: 2 } .legend { stroke: #24211c }
    .line { fill: none; stroke-width: 2.5 } .line.cheater { stroke-dasharray: 6 5 }
    .span { stroke-width: 1.5; opacity: .55 }
    .game-0 { stroke: #9c3d1e } .game-1 { stroke: #2f6d62 } .game-2 { stroke: #5a4a8c }
    @media (prefers-color-scheme: dark) {
      text { fill: #ece7de } .grid, .legend { stroke: #ece7de }
      .game-0 { stroke: #e0855f } .game-1 { stroke: #6fbfae } .game-2 { stroke: #a99be0 }
    }
"""


class Point(Struct, frozen=True):
    """Wins per hundred games, with the confidence interval."""

    seconds: float
    share: float
    low: float
    high: float


def svg(experts: Mapping[str, Sequence[Point]], cheaters: Mapping[str, Sequence[Point]]) -> str:
    """By game; a cheater is an expert that sees all cards."""
    title = "Games won by one expert against three greedy bots, of a hundred"
    games = list(experts)
    lines = [_line(games.index(game), points) for game, points in experts.items()]
    lines += [_line(games.index(game), points, cheater=True) for game, points in cheaters.items() if game in games]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">\n'
        f'  <style>{STYLE}  </style>\n  <text class="title" x="8" y="24">{title}</text>\n'
        f"{_grid()}{''.join(lines)}{_legend(games)}"
        "</svg>\n"
    )


def _x(seconds: float) -> float:
    first, last = log10(SECONDS[0]), log10(SECONDS[-1])
    return round(LEFT + 20 + (log10(seconds) - first) / (last - first) * (WIDTH - LEFT - RIGHT - 40), 1)


def _y(share: float) -> float:
    return round(HEIGHT - BOTTOM - share / 100 * (HEIGHT - TOP - BOTTOM), 1)


def _grid() -> str:
    rows = [
        f'  <line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{_y(share)}" y2="{_y(share)}"/>\n'
        f'  <text x="{LEFT - 8}" y="{_y(share) + 4}" text-anchor="end">{share}</text>\n'
        for share in SHARES
    ]
    columns = [
        f'  <text x="{_x(seconds)}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{seconds:g} s</text>\n'
        for seconds in SECONDS
    ]
    fair = (
        f'  <line class="grid fair" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{_y(FAIR)}" y2="{_y(FAIR)}"/>\n'
        f'  <text x="{WIDTH - RIGHT + 8}" y="{_y(FAIR) + 4}">a fair share</text>\n'
    )
    middle = (LEFT + WIDTH - RIGHT) / 2
    unit = f'  <text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">of computing a decision</text>\n'
    return "".join((*rows, *columns, fair, unit))


def _line(number: int, points: Iterable[Point], cheater: bool = False) -> str:
    """Lines are shifted a little, and cheaters more, so that the intervals don't overlap."""
    points = sorted(points, key=lambda point: point.seconds)
    aside = 32 + 11 * (number - 1) if cheater else 7 * (number - 1)
    places = [(_x(point.seconds) + aside, point) for point in points]
    path = " ".join(f"{x},{_y(point.share)}" for x, point in places)
    kind, radius = (f"cheater game-{number}", RING) if cheater else (f"game-{number}", DOT)
    marks = [
        f'  <path class="span game-{number}" d="M{x},{_y(point.low)}V{_y(point.share) + radius}'
        f'M{x},{_y(point.share) - radius}V{_y(point.high)}"/>\n'
        f'  <circle class="{kind}" cx="{x}" cy="{_y(point.share)}" r="{radius}"/>\n'
        for x, point in places
    ]
    return f'  <polyline class="line {kind}" points="{path}"/>\n{"".join(marks)}'


def _legend(games: Sequence[str]) -> str:
    x = WIDTH - RIGHT + 8
    rows = range(TOP, HEIGHT, 22)
    marks = [
        f'  <line class="line game-{number}" x1="{x}" x2="{x + 18}" y1="{rows[number]}" y2="{rows[number]}"/>\n'
        for number in range(len(games))
    ]
    ring = f'  <circle class="cheater legend" cx="{x + 9}" cy="{rows[len(games)]}" r="{RING}"/>\n'
    names = [*(escape(game.capitalize()) for game in games), "all cards open"]
    texts = [f'  <text x="{x + 24}" y="{y + 4}">{name}</text>\n' for name, y in zip(names, rows, strict=False)]
    return "".join((*marks, ring, *texts))

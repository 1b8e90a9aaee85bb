"""How much stronger an expert gets with time to think, drawn: legible on light and on dark paper."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import log10

from msgspec import Struct

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 760, 400, 56, 48, 150, 52
SECONDS = (0.1, 0.3, 1.0, 3.0)
SHARES = (0, 25, 50, 75, 100)
FAIR = 25.0
STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #24211c }
    .title { font-weight: 600; font-size: 15px }
    .grid { stroke: #24211c; opacity: .15 } .fair { stroke-dasharray: 2 4; opacity: .6 }
    circle { fill: none; stroke-width: 4 }
    .line { fill: none; stroke-width: 2.5 } .seer { stroke-dasharray: 6 5 } .span { stroke-width: 1.5; opacity: .55 }
    .game-0 { stroke: #9c3d1e } .game-1 { stroke: #2f6d62 } .game-2 { stroke: #5a4a8c }
    @media (prefers-color-scheme: dark) {
      text { fill: #ece7de } .grid { stroke: #ece7de }
      .game-0 { stroke: #e0855f } .game-1 { stroke: #6fbfae } .game-2 { stroke: #a99be0 }
    }
"""


class Point(Struct, frozen=True):
    """Wins of a hundred games, and the interval that holds the true share."""

    seconds: float
    share: float
    low: float
    high: float


def svg(experts: Mapping[str, Sequence[Point]], seers: Mapping[str, Sequence[Point]]) -> str:
    """By game; a seer is the expert who sees every card."""
    title = "Games won by one expert against three greedy bots, of a hundred"
    games = list(experts)
    lines = [_line(games.index(game), points, "line") for game, points in experts.items()]
    lines += [_line(games.index(game), points, "line seer") for game, points in seers.items() if game in games]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">\n'
        f'  <style>{STYLE}  </style>\n  <text class="title" x="8" y="24">{title}</text>\n'
        f"{_grid()}{''.join(lines)}{''.join(_name(number, game) for number, game in enumerate(games))}"
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
    legend = f'  <text x="{LEFT}" y="{HEIGHT - 8}">a decision; dashed: the same with all cards open</text>\n'
    return "".join((*rows, *columns, fair, legend))


def _line(number: int, points: Iterable[Point], kind: str) -> str:
    """Games stand a little beside each other, so that no interval hides another."""
    points = sorted(points, key=lambda point: point.seconds)
    places = [(_x(point.seconds) + 6 * (number - 1), point) for point in points]
    path = " ".join(f"{x},{_y(point.share)}" for x, point in places)
    spans = [
        f'  <line class="span game-{number}" x1="{x}" x2="{x}" y1="{_y(point.low)}" y2="{_y(point.high)}"/>\n'
        f'  <circle class="game-{number}" cx="{x}" cy="{_y(point.share)}" r="2.5"/>\n'
        for x, point in places
    ]
    return f'  <polyline class="{kind} game-{number}" points="{path}"/>\n{"".join(spans)}'


def _name(number: int, game: str) -> str:
    x, y = WIDTH - RIGHT + 8, TOP + 22 * number
    return (
        f'  <line class="line game-{number}" x1="{x}" x2="{x + 18}" y1="{y}" y2="{y}"/>\n'
        f'  <text x="{x + 24}" y="{y + 4}">{escape(game.capitalize())}</text>\n'
    )

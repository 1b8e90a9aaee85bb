"""The small picture of a table: the island with all traders, the scores, and the reader's own orders."""

from functools import cache
from pathlib import Path

from games.zanzibar.art import SPICE_COLOURS, boat, glyph, trader, village
from games.zanzibar.components import SPICES, OrderName
from games.zanzibar.editions import Edition, Village, editions
from games.zanzibar.land import DEEP, SEA, island, province, shore
from games.zanzibar.types import View
from serai.engine.picture import (
    GROUND,
    HEIGHT,
    INK,
    LINE,
    PAPER,
    POMEGRANATE,
    TEAL,
    WIDTH,
    figure,
    label,
    mark,
    panel,
    picture,
)
from serai.engine.svg import NOTHING, Svg, circle, group, rectangle
from serai.engine.texts import Texts, texts

TEXTS = Path(__file__).parent / "texts"
MAP = 412
"""The width of the map; scores and orders are beside it."""
LEFT = MAP + 14
INSIDE = WIDTH - LEFT - 14


def draw(view: View, seat: int | None, language: str) -> str:
    words = texts(TEXTS, language)
    edition = editions()[view.edition]
    return picture(
        _map(view, edition, seat),
        rectangle(MAP, 0, WIDTH - MAP, HEIGHT, fill=GROUND),
        _scores(view, seat, words),
        _own(view, seat, edition, words),
    )


def _map(view: View, edition: Edition, seat: int | None) -> Svg:
    left, top, scale = _frame(edition)
    places = {space.name: space for space in edition.spaces}
    spaces = (
        group(village(space.spice) if isinstance(space, Village) else boat(), x=space.x - 12, y=space.y - 6)
        for space in edition.spaces
    )
    standing = sorted(
        (places[stands.space].y, places[stands.space].x, other, stands.number)
        for other, player in enumerate(view.players)
        for stands in player.traders
        if stands.space is not None
    )
    traders = (group(trader(number, other, own=other == seat), x=x + 22, y=y + 26) for y, x, other, number in standing)
    whole = group(island(view.edition), *spaces, *traders, x=-left * scale, y=-top * scale, scale=scale)
    return group(rectangle(0, 0, MAP, HEIGHT, fill=SEA), whole)


def _frame(edition: Edition) -> tuple[float, float, float]:
    """Left, top and scale, so that every space is visible, with room for a trader's head."""
    xs, ys = [space.x for space in edition.spaces], [space.y for space in edition.spaces]
    wide, tall = max(xs) - min(xs) + 130, max(ys) - min(ys) + 150
    scale = min(MAP / wide, HEIGHT / tall)
    return (
        (min(xs) + max(xs)) / 2 - MAP / scale / 2,
        (min(ys) + max(ys)) / 2 - HEIGHT / scale / 2 - 25,
        scale,
    )


def _scores(view: View, seat: int | None, words: Texts) -> Svg:
    """The points of all players, and the number of scored orders."""
    tall = min(56, 228 / len(view.players))
    best = max(player.points for player in view.players)
    rows = (
        group(
            panel(0, -19, INSIDE, tall - 6, own=other == seat, awaited=other == view.turn),
            mark(other, 20, tall / 2 - 22, 22),
            label(
                38, tall / 2 - 16, words.message("picture-you") if other == seat else "", 17, fill=INK, font_weight=700
            ),
            figure(
                104, tall / 2 - 13, player.points, 26, text_anchor="end", fill=TEAL if player.points == best else INK
            ),
            group(_scored(len(player.scored), view.orders_to_score), x=118, y=tall / 2 - 28),
            x=LEFT,
            y=33 + other * tall,
        )
        for other, player in enumerate(view.players)
    )
    return group(*rows)


@cache
def _scored(count: int, most: int) -> Svg:
    """A dot for each order to be scored, filled if it was."""
    dots = (circle(place // 2 * 15, place % 2 * 13, 4.5, fill=TEAL if place < count else LINE) for place in range(most))
    return group(*dots)


def _own(view: View, seat: int | None, edition: Edition, words: Texts) -> Svg:
    """The reader's own orders; before the first draw, the traders still to be placed."""
    if view.phase == "over":
        return _heading(words.message("board-chapter-over"))
    if seat is None:
        return NOTHING
    wide = (INSIDE + 8) / 2
    if view.phase == "placing":
        waiting = [stands.number for stands in view.players[seat].traders if stands.space is None]
        traders = (
            group(trader(number, seat, own=False), x=LEFT + 22 + place * 32, y=336, scale=0.58)
            for place, number in enumerate(waiting)
        )
        return group(_heading(words.message("board-supply")) if waiting else NOTHING, *traders)
    cards = (
        group(_order(view, seat, order, edition, words, wide - 8), x=LEFT + place * wide, y=274)
        for place, order in enumerate(view.hand)
    )
    return group(_heading(words.message("board-hand")) if view.hand else NOTHING, *cards)


def _heading(words: str) -> Svg:
    return figure(LEFT, 264, words, 19, text_anchor="start", room=INSIDE)


def _order(view: View, seat: int, order: OrderName, edition: Edition, words: Texts, wide: float) -> Svg:
    points = edition.orders[order][_matching(view, seat, order, edition)]
    colour = SPICE_COLOURS[order] if order in SPICES else DEEP[order]
    name = words.message("board-order", order=order)
    return group(
        rectangle(0, 0, wide, 116, rx=8, fill=PAPER, stroke=LINE, stroke_width=1.5),
        rectangle(0, 0, wide, 26, rx=8, fill=colour),
        label(wide / 2, 19, name, 17, room=wide - 8, fill=PAPER, font_weight=700, text_anchor="middle"),
        _asked(order, edition.name, wide / 2),
        figure(wide / 2, 107, _signed(points), 24, fill=TEAL if points > 0 else POMEGRANATE),
    )


@cache
def _asked(order: OrderName, name: str, x: float) -> Svg:
    """A spice, or a province highlighted on the island."""
    if order in SPICES:
        return group(glyph(order, PAPER), x=x, y=57, scale=1.1)
    edition = editions()[name]
    left, top, scale = _frame(edition)
    small = 62 / HEIGHT * scale
    shown = group(shore(edition, "#e6d9b8"), province(edition, order, DEEP[order]))
    return group(shown, x=x - (left + MAP / scale / 2) * small, y=57 - (top + HEIGHT / scale / 2) * small, scale=small)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


def _matching(view: View, seat: int, order: OrderName, edition: Edition) -> int:
    """The number of the seat's traders in villages of the order."""
    villages = {village.name for village in edition.villages if order in (village.province, village.spice)}
    return sum(stands.space in villages for stands in view.players[seat].traders)

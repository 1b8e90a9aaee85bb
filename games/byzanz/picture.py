"""The small picture of a table: the lot, the bids, the market, and the reader's own hand."""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from games.byzanz.art import CARD_HEIGHT, CARD_WIDTH, back, card, offer_card, slot
from games.byzanz.components import KIND, KINDS
from games.byzanz.types import PlayerView, View
from serai.engine.picture import HEIGHT, INK, TEAL, WIDTH, figure, label, lines, mark, panel, picture
from serai.engine.svg import NOTHING, Svg, group
from serai.engine.texts import Texts, texts

TEXTS = Path(__file__).parent / "texts"
EDGE = 14
INSIDE = WIDTH - 2 * EDGE
MIN_WIDTH_FOR_CARDS = 140


def draw(view: View, seat: int | None, language: str) -> str:
    """Draws the lot on top; after the auctions the market; at the end only hands and profits."""
    words = texts(TEXTS, language)
    if view.phase == "over":
        return picture(*_profits(view, seat, words))
    if view.phase == "last-sales":
        upper, mats, lower = figure(EDGE, 28, words.message("board-last-sales"), 21, text_anchor="start"), 44, NOTHING
    elif view.phase == "market":
        upper, mats, lower = _market(view, words, 28, 0.86), 136, NOTHING
    else:
        upper, mats, lower = _lot(view, words), 136, _market(view, words, 234, 0.5)
    top = 316 if lower else mats + 108
    hands = _hands(view, top + 6) if seat is None else _hand(view, words, top)
    return picture(upper, _head(view, words), _mats(view, seat, words, mats), lower, hands)


def _head(view: View, words: Texts) -> Svg:
    now = words.message("board-round", round=view.round, rounds=view.rounds)
    return label(WIDTH - EDGE, 28, f"{now} · {words.message('board-deck', count=view.deck_size)}", text_anchor="end")


def _lot(view: View, words: Texts) -> Svg:
    return group(
        figure(EDGE, 28, words.message("board-lot"), 21, text_anchor="start"),
        offer_card(view.offer, EDGE, 40, 0.86),
        _row(view.lot, EDGE + 74, 40, INSIDE - 74, 0.86, gap=10),
    )


def _mats(view: View, seat: int | None, words: Texts, y: float) -> Svg:
    """The mat of each seat, with its bid, its offer card, or its status."""
    wide = (INSIDE + 8) / len(view.players)
    mats = (
        _mat(view, other, wide - 8, words, own=other == seat, leads=other == view.leader)
        for other in range(len(view.players))
    )
    return group(*(group(mat, x=EDGE + place * wide, y=y) for place, mat in enumerate(mats)))


def _mat(view: View, seat: int, wide: float, words: Texts, *, own: bool, leads: bool) -> Svg:
    player = view.players[seat]
    name = label(32, 21, words.message("picture-you"), 16, fill=INK, font_weight=700) if own else NOTHING
    if player.bid:
        laid = _bid(player, wide, words.message("board-leads") if leads else "")
    elif player.offer:
        laid = offer_card(player.offer, 12, 30, 0.38)
    else:
        laid = lines(10, 50, _state(player, words), 16, wide - 12)
    return group(panel(0, 0, wide, 74, own=own), mark(seat, 17, 16, 18), name, laid)


def _bid(player: PlayerView, wide: float, leads: str) -> Svg:
    """The total of a bid, and its cards if they fit."""
    total = figure(26, 62, player.bid_total, 30, fill=TEAL if leads else INK)
    if wide < MIN_WIDTH_FOR_CARDS:
        return group(total, label(48, 58, leads, room=wide - 52, fill=TEAL, font_weight=700))
    flag = label(wide - 10, 21, leads, room=wide - 80, fill=TEAL, font_weight=700, text_anchor="end")
    return group(total, flag, _row(player.bid, 52, 28, wide - 60, 0.42, gap=6))


def _state(player: PlayerView, words: Texts) -> str:
    if player.standing == "between":
        return words.message("board-cards", count=player.hand_size)
    return words.message(f"board-{player.standing}")


def _market(view: View, words: Texts, y: float, scale: float) -> Svg:
    """The cards by kind, or empty places for them."""
    heading = figure(EDGE, y, words.message("board-market"), 20, text_anchor="start")
    if not view.market:
        step = INSIDE / len(KINDS)
        return group(heading, *(slot(kind, EDGE + kind * step, y + 10, scale) for kind in range(len(KINDS))))
    heaps = [list(cards) for _, cards in groupby(view.market, key=KIND.__getitem__)]
    wide, gap = CARD_WIDTH * scale, 16
    step = min(wide + 2, (INSIDE - wide - gap * (len(heaps) - 1)) / max(1, len(view.market) - 1))
    places = ((place, held) for place, heap in enumerate(heaps) for held in heap)
    cards = (card(held, EDGE + at * step + place * gap, y + 10, scale) for at, (place, held) in enumerate(places))
    return group(heading, *cards)


def _hand(view: View, words: Texts, y: float) -> Svg:
    heading = figure(EDGE, y, words.message("board-hand"), 20, text_anchor="start")
    scale = min(1.3, (HEIGHT - 14 - y) / CARD_HEIGHT)
    return group(heading, _row(view.hand, EDGE, y + 9, INSIDE, scale, gap=12))


def _hands(view: View, y: float) -> Svg:
    """The number of cards in each hand, for spectators."""
    wide = INSIDE / len(view.players)
    hands = (
        (mark(seat, EDGE + seat * wide + 20, y + 34), back(EDGE + seat * wide + 38, y, 0.68, player.hand_size))
        for seat, player in enumerate(view.players)
    )
    return group(*(thing for hand in hands for thing in hand))


def _row(cards: Sequence[int], x: float, y: float, room: float, scale: float, gap: float) -> Svg:
    """Cards side by side, overlapping if there are many."""
    wide = CARD_WIDTH * scale
    step = min(wide + gap * scale, (room - wide) / max(1, len(cards) - 1))
    return group(*(card(held, x + place * step, y, scale) for place, held in enumerate(cards)))


def _profits(view: View, seat: int | None, words: Texts) -> list[Svg]:
    """The end of the game: the kept cards of all players, the winner first."""
    tall = (HEIGHT - 48) / len(view.players)
    order = sorted(range(len(view.players)), key=lambda other: view.players[other].place or 0)
    heading = figure(EDGE, 30, words.message("board-final"), 21, room=INSIDE, text_anchor="start")
    rows = (
        group(
            panel(0, 0, INSIDE, tall - 8, own=other == seat),
            mark(other, 24, (tall - 8) / 2, 24),
            figure(
                66,
                (tall - 8) / 2 + 11,
                view.players[other].score,
                32,
                fill=TEAL if view.players[other].place == 1 else INK,
            ),
            label(
                92, (tall - 8) / 2 + 6, words.message("picture-you") if other == seat else "", fill=INK, font_weight=700
            ),
            _kept(view.players[other], tall - 18),
            x=EDGE,
            y=44 + place * tall,
        )
        for place, other in enumerate(order)
    )
    return [heading, *rows]


def _kept(player: PlayerView, tall: float) -> Svg:
    scale = min(0.8, tall / CARD_HEIGHT)
    step = min(CARD_WIDTH * scale + 6, (INSIDE - 136 - CARD_WIDTH * scale) / max(1, len(player.profit) - 1))
    cards = (
        card(kept, 126 + place * step, (tall + 10 - CARD_HEIGHT * scale) / 2, scale, counts=counts)
        for place, (kept, counts) in enumerate(zip(player.profit, player.counts, strict=True))
    )
    return group(*cards)

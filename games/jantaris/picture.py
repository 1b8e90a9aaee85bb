"""The small picture of a table: the city with all merchants, fame and goods, and the current decision."""

from pathlib import Path

from games.jantaris.art import city, crate, fame_band, merchants, seal, small_city, stand, vote_card
from games.jantaris.components import VOTES
from games.jantaris.editions import edition
from games.jantaris.types import Auction, PlayerView, View
from serai.engine.picture import INK, TEAL, WIDTH, figure, label, lines, mark, panel, picture
from serai.engine.svg import NOTHING, Svg, group
from serai.engine.texts import Texts, texts

TEXTS = Path(__file__).parent / "texts"
LEFT = 408
INSIDE = WIDTH - LEFT - 12
ROW = 43
BOX = 236
"""The top of the current decision."""


def draw(view: View, seat: int | None, language: str) -> str:
    words = texts(TEXTS, language)
    return picture(
        _city(view, seat),
        figure(LEFT, 28, _chapter(view, words), 20, text_anchor="start", room=INSIDE),
        _seats(view, seat, words),
        group(_decision(view, words), x=LEFT, y=BOX),
        _markets(view),
    )


def _chapter(view: View, words: Texts) -> str:
    if view.phase == "over":
        return words.message("prompt-finished")
    return words.message("board-settling") if view.active is None else words.message("board-round", round=view.round)


def _city(view: View, seat: int | None) -> Svg:
    standing = (
        merchants(other, count, *stand(place, other), own=other == seat)
        for other, player in enumerate(view.players)
        for place, count in enumerate(player.merchants)
        if count
    )
    tokens = (seal(guild, place) for guild, place in enumerate(view.tokens))
    fames = fame_band([player.fame for player in view.players], view.fame_to_end)
    return group(
        city(view.districts, view.active_district, view.majorities),
        fames,
        *tokens,
        *standing,
        x=200,
        y=200,
        scale=0.635,
    )


def _seats(view: View, seat: int | None, words: Texts) -> Svg:
    best = max(player.fame for player in view.players)
    rows = (
        group(
            _seat(player, other, words, own=other == seat, active=other == view.active, best=best),
            x=LEFT,
            y=40 + other * ROW,
        )
        for other, player in enumerate(view.players)
    )
    return group(*rows)


def _seat(player: PlayerView, seat: int, words: Texts, *, own: bool, active: bool, best: int) -> Svg:
    """Fame, goods, and the seat's vote card."""
    you = label(33, 25, words.message("picture-you"), 16, fill=INK, font_weight=700) if own else NOTHING
    vote = vote_card(player.vote, INSIDE - 20, 19, 0.66) if player.has_voted else NOTHING
    return group(
        panel(0, 0, INSIDE, ROW - 5, own=own, awaited=active),
        mark(seat, 18, 19),
        you,
        figure(90, 28, player.fame, 26, text_anchor="end", fill=TEAL if player.fame == best else INK),
        crate(0, 111, 19, player.black),
        crate(1, 156, 19, player.red),
        vote,
    )


def _decision(view: View, words: Texts) -> Svg:
    if view.phase == "over":
        return NOTHING
    if view.auction:
        return _auction(view, view.auction, words)
    if view.phase == "fair" and view.fair:
        cost, fame = view.fair
        return group(
            _heading("board-fair", words),
            lines(0, 32, words.message("board-fair-held", fame=fame, cost=cost), 17, INSIDE, fill=INK),
        )
    if view.phase == "diplomacy" and view.guild is not None:
        return _voting(view, words)
    return _items(view, words)


def _auction(view: View, auction: Auction, words: Texts) -> Svg:
    """The item and its price, the leader and the bid, and the remaining bidders."""
    row = edition(view.edition).items[auction.item]
    bidders = [seat for seat, bids in enumerate(auction.bidding) if bids]
    return group(
        _heading("board-bazaar", words),
        group(_item(auction.item, row.black, row.red, words), y=30),
        mark(auction.leader, 16, 76, 26),
        figure(52, 87, auction.bid, 34, fill=TEAL),
        *(mark(seat, INSIDE - 14 - 24 * place, 76, 15) for place, seat in enumerate(reversed(bidders))),
    )


def _voting(view: View, words: Texts) -> Svg:
    """The four vote cards; the reader's own vote is highlighted."""
    step = INSIDE / len(VOTES)
    cards = (
        vote_card(card, step * (card + 0.5), 50, 1.1 if card == view.vote else 0.95, lit=card == view.vote)
        for card in range(len(VOTES))
    )
    own = NOTHING
    if view.vote is not None:
        own = label(INSIDE / 2, 100, words.message("vote", value=view.vote), 16, room=INSIDE, text_anchor="middle")
    return group(_heading("board-votes", words), *cards, own)


def _items(view: View, words: Texts) -> Svg:
    rows = (
        group(_item(card.item, card.black, card.red, words), y=30 + 34 * place)
        for place, card in enumerate(view.turned or view.face_up)
    )
    return group(_heading("board-icon-items", words), *rows)


def _item(item: str, black: int, red: int, words: Texts) -> Svg:
    """The name and price of an item."""
    name = label(0, 5, words.message("item", value=item), 17, room=INSIDE - 92, fill=INK)
    return group(name, crate(0, INSIDE - 76, 0, black), crate(1, INSIDE - 32, 0, red))


def _markets(view: View) -> Svg:
    cards = (
        small_city(market, LEFT + 27 + 55 * place, 368, 50, view.market_fame)
        for place, market in enumerate(view.markets)
    )
    return group(*cards)


def _heading(message: str, words: Texts) -> Svg:
    return figure(0, 6, words.message(message), 18, text_anchor="start", room=INSIDE)

"""A small picture of Haggle: all players' points and the reader's own hand."""

from haggle.types import View
from serai.engine.picture import figure, mark, panel, picture
from serai.engine.svg import group


def draw(view: View, seat: int | None, language: str) -> str:
    """It contains no words, so it is the same in every language."""
    points = (
        group(panel(0, 0, 130, 90, own=other == seat), mark(other, 36, 45, 40), figure(88, 60, score, 44), y=50)
        for other, score in enumerate(view.scores)
    )
    hand = (group(panel(0, 0, 130, 180), figure(65, 116, card, 76), y=180) for card in view.hand)
    rows = (group(thing, x=30 + 150 * place) for row in (points, hand) for place, thing in enumerate(row))
    return picture(*rows)

"""The components, as in the tables of the rulebook.

A card is a number: 4 × kind + value − 1 for goods, 24 for every merchant. Cards with the same face are equal.
"""

from typing import Final

KINDS: Final = ("cloth", "wood", "grain", "olives", "spice", "wine", "merchant")
MERCHANTS: Final = 6
"""Merchants are a kind of their own (B12)."""

GOODS_OF_VALUE: Final = {1: 6, 2: 5, 3: 3, 4: 2}
MERCHANT_CARDS: Final = 16
MERCHANT: Final = 24

KIND: Final = tuple(card // 4 for card in range(25))
VALUE: Final = (*(card % 4 + 1 for card in range(24)), 0)
PROFIT: Final = (*VALUE[:MERCHANT], 5)
"""The points of a kept card at the end."""

CARDS: Final = (
    tuple(
        4 * kind + value - 1
        for kind in range(MERCHANTS)
        for value, copies in GOODS_OF_VALUE.items()
        for _ in range(copies)
    )
    + (MERCHANT,) * MERCHANT_CARDS
)

OFFERS: Final = {3: (6, 4, 2), 4: (5, 4, 3, 2), 5: (5, 4, 3, 2, 1), 6: (6, 5, 4, 3, 2, 1)}
"""By the number of players, the offer cards in the order in which they are auctioned."""
TAKEN_OUT: Final = {3: 4, 4: 12, 5: 2, 6: 4}
ROUNDS: Final = {3: 8, 4: 6, 5: 6, 6: 4}

CARDS_DEALT: Final = 4
HAND_LIMIT: Final = 7
SET_SIZE: Final = 3

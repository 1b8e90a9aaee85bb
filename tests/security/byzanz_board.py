"""The table of Byzanz after the events of the log, by its rules page, with the hands, which only their owners see.

A card is 4 × kind + value − 1, and 24 every merchant.
"""

from collections import Counter

OFFERS = {3: (6, 4, 2), 4: (5, 4, 3, 2), 5: (5, 4, 3, 2, 1), 6: (6, 5, 4, 3, 2, 1)}
ROUNDS = {3: 8, 4: 6, 5: 6, 6: 4}
HAND_LIMIT = 7


def value_of(card):
    return 0 if card == 24 else card % 4 + 1


class Board:
    """The cards on the table and in the hands."""

    def __init__(self, seats):
        self.seats = seats
        self.hands, self.bids = [Counter() for _ in range(seats)], [Counter() for _ in range(seats)]
        self.offers, self.profit_cards = [0] * seats, [0] * seats
        self.done, self.is_in = [False] * seats, [False] * seats
        self.lot, self.market, self.deck, self.aside, self.round, self.opener = Counter(), Counter(), [], [], 1, 0

    def follow(self, event):
        seat = event.get("seat")
        match event["type"]:
            case "dealt":
                self.hands, self.deck, self.aside = [*map(Counter, event["hands"])], event["deck"], event["aside"]
                self.opener = event["first"]
            case "lot-turned":
                self.lot, self.opener, self.deck = Counter(event["cards"]), event["opener"], self.deck[event["offer"] :]
                self.is_in = [not offer for offer in self.offers]
            case "bid-raised":
                self.hands[seat].subtract(event["cards"])
                self.bids[seat].update(event["cards"])
            case "passed":
                self.hands[seat] += self.bids[seat]
                self.bids[seat], self.is_in[seat] = Counter(), False
            case "lot-won" | "lot-taken":
                given = Counter([event["given"]] if "given" in event else [])
                self.market += self.bids[seat] + given
                self.hands[seat] += self.lot - given
                self.lot, self.bids[seat], self.is_in = Counter(), Counter(), [False] * self.seats
                self.offers[seat] = event["offer"]
                left = [(seat + step) % self.seats for step in range(1, self.seats)]
                self.opener = next((other for other in left if not self.offers[other]), self.opener)  # B7
            case "kind-taken":
                taken = Counter({card: n for card, n in self.market.items() if card // 4 == event["kind"]})
                self.market -= taken
                self.hands[seat] += taken
            case "round-ended":
                self.opener = self.offers.index(min(self.offers))  # B15
                self.market, self.offers, self.round = Counter(), [0] * self.seats, self.round + 1
            case "set-sold":
                self.hands[seat].subtract(event["cards"])
                self.profit_cards[seat] += 1
            case "discarded":
                self.hands[seat].subtract([event["card"]])
            case "said-done":
                self.done[seat] = True

    def total(self, seat):
        return sum(map(value_of, self.bids[seat].elements()))

    @property
    def on_table(self):
        return self.lot + self.market + sum(self.bids, Counter())

    def shown(self):
        """The public part."""
        taken, totals = sum(map(bool, self.offers)), [*map(self.total, range(self.seats))]
        return {
            "round": min(self.round, ROUNDS[self.seats]),
            "rounds": ROUNDS[self.seats],
            "offer": (*OFFERS[self.seats], 0)[taken],
            "opener": self.opener,
            "leader": totals.index(max(totals)) if any(totals) else None,
            "lot": _sorted(self.lot),
            "market": _sorted(self.market),
            "deck_size": len(self.deck),
            "aside_size": len(self.aside),
        }

    def shown_of(self, seat):
        return {
            "hand_size": sum(self.hands[seat].values()),
            "bid": _sorted(self.bids[seat]),
            "bid_total": self.total(seat),
            "bidding": self.is_in[seat],
            "offer": self.offers[seat],
            "profit_cards": self.profit_cards[seat],
            "done": self.done[seat],
        }


def _sorted(cards):
    return sorted(cards.elements())

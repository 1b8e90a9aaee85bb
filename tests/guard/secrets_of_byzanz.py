"""Byzanz by its rules page, B18. Hidden: hands, the deck's order, the cards taken out; profit piles until the end."""

from collections import Counter

OPEN = {
    *("phase", "round", "rounds", "offer", "opener", "leader", "lot", "market", "deck_size", "aside_size"),
    *("standing", "hand_size", "bid", "bid_total", "bidding", "profit_cards", "done"),
}
"""Of a view what everybody is shown alike."""
HINTS = {"type", "highest", "laid", "least", "most", "offer", "sets", "counts", "kinds", "with_hand", "excess"}


class Secrets:
    def __init__(self, truth, seats):
        self.truth = truth
        self.hands, self.on_table = {}, {}
        """By version, everybody's hand as the events have it; and what lies open: lot, market and bids."""
        hands, lot, market, bids = [Counter() for _ in range(seats)], Counter(), Counter(), Counter()
        for entry in truth.entries.values():
            event = entry.of_game
            _follow(hands, event)
            match event["type"]:
                case "lot-turned":
                    lot, bids = Counter(event["cards"]), Counter()
                case "bid-raised":
                    bids = bids + Counter(event["cards"])
                case "lot-won":
                    market = market + Counter(event["paid"]) + Counter([event["given"]])
                case "kind-taken":
                    market = market - Counter(event["cards"])
                case "round-ended":
                    market = Counter()
            self.hands[entry.version] = [+hand for hand in hands]
            self.on_table[entry.version] = lot + market + bids
        self.deal = next(truth.of_type("dealt")).data

    def hidden(self, version):
        """The deal alone; whatever happens later happens face up."""
        return self.truth.entries[version].data["type"] == "dealt"

    def event(self, version, seat, _):
        event = self.truth.entries[version].data
        if not self.hidden(version):
            return event
        return {
            "type": "dealt",
            "first": event["first"],
            "hand": [] if seat is None else event["hands"][seat],
            "hand_size": 4,
            "deck_size": len(event["deck"]),
            "aside_size": len(event["aside"]),
        }

    def sees_action(self, *_):
        return True

    def faults_of_view(self, view, version, seat, tentative):
        own, hand = self._own(version, seat, tentative), Counter(view["hand"])
        if hand - own if tentative else hand != own:
            yield f"a hand {sorted(hand.elements())} where {sorted(own.elements())} is known"
        for other, player in enumerate(view["players"]):
            shown = [name for name in ("hand", "profit", "counts") if player[name]]
            shown += [name for name in ("score", "place") if player[name] is not None]
            if shown:
                yield f"{shown} of player {other} before the end"
        unknown = {*view, *(name for player in view["players"] for name in player)} - OPEN
        if unknown - {"players", "hand", "profit", "counts", "score", "place"}:
            yield f"fields of a view that nobody has explained: {unknown}"

    def faults_of_legal(self, actions, version, seat, tentative, view):
        """Cards in an action are in the own hand, or lie on the table."""
        reach = self._own(version, seat, tentative) + self.on_table[version]
        for action in actions:
            cards = Counter(action.get("cards", ()))
            cards[action.get("card")] += "card" in action
            if +cards - reach or action.keys() - {"type", "cards", "card", "kind"}:
                yield f"an action with what its seat can't know: {action}"

    def faults_of_hints(self, hints, version, seat, tentative, view):
        if hints.keys() - HINTS:
            yield f"hints that nobody has explained: {hints}"
        if not tentative and "most" in hints and hints["most"] != sum(map(_value, self._own(version, seat).elements())):
            yield f"hints about another hand: {hints}"

    def needles(self, version):
        """What lies in the deck, in its order; and the cards that were taken out, which nobody ever sees."""
        seen = sum(len(entry.data["cards"]) for entry in self.truth.of_type("lot-turned") if entry.version <= version)
        deck = self.deal["deck"][seen:]
        return [_list(deck[start : start + 7]) for start in range(len(deck) - 6)]

    def guesses(self, version):
        return ()  # 10 to the 90 deals

    def _own(self, version, seat, tentative=False):
        """Its hand; where something was tried, also what may have come to it from the table."""
        own = Counter() if seat is None else self.hands[version][seat]
        return own + self.on_table[version] if tentative else own


def _follow(hands, event):
    match event["type"]:
        case "dealt":
            for hand, cards in zip(hands, event["hands"], strict=True):
                hand.update(cards)
        case "bid-raised" | "set-sold":
            hands[event["seat"]].subtract(event["cards"])
        case "passed" | "kind-taken":
            hands[event["seat"]].update(event["cards"])
        case "lot-won" | "lot-taken":
            hands[event["seat"]].update(event["gained"])
        case "discarded":
            hands[event["seat"]].subtract([event["card"]])


def _value(card):
    return 0 if card == 24 else card % 4 + 1


def _list(numbers):
    return ",".join(map(str, numbers)).encode()

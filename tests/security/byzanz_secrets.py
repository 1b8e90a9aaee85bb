"""What is hidden in Byzanz by its rules page, B18: hands, the deck, removed cards; profit piles until the end."""

from collections import Counter
from copy import deepcopy

from tests.security.byzanz_board import HAND_LIMIT, Board, value_of
from tests.security.text_patterns import contains_cards, contains_in_order, names_in

CARDS = [f"{good} {value}" for good in ("cloth", "wood", "grain", "olives", "spice", "wine") for value in range(1, 5)]
COMMON = {"phase", "standing"}
"""Fields of a view that are the same for everyone; all other public fields are compared with the board."""
OWN = {"players", "hand", "profit", "counts", "score", "place"}
HINTS = {"type", "highest", "laid", "least", "most", "offer", "sets", "counts", "kinds", "with_hand", "excess"}
REASONS = {"type", "points", "price", "highest", "most", "cards", "missing", "kind"}
REVEALING = {"dealt", "lot-turned", "game-ended"}
"""Events that reveal a card: they can't be previewed."""
MIN_CARDS = 3
"""The length of a list of cards from which a hand can be recognized."""


class Secrets:
    def __init__(self, log, seats):
        self.log = log
        self.boards, board = {}, Board(seats)
        for entry in log.entries.values():
            board.follow(entry.of_game)
            self.boards[entry.version] = deepcopy(board)

    def hidden(self, version):
        """Only the deal; all later events are public."""
        return self.log.entries[version].data["type"] == "dealt"

    def event(self, version, seat):
        event = self.log.entries[version].data
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

    def faults_of_view(self, view, board, seat):
        own, hand = Counter() if seat is None else board.hands[seat], Counter(view["hand"])
        if hand != own:
            yield f"a hand {sorted(hand.elements())} where {sorted(own.elements())} is known"
        for other, player in enumerate(view["players"]):
            shown = [name for name in ("hand", "profit", "counts") if player[name]]
            shown += [name for name in ("score", "place") if player[name] is not None]
            if shown:
                yield f"{shown} of player {other} before the end"

    def faults_of_legal(self, actions, board, seat):
        """The cards of an action must be in the player's hand or on the table."""
        known = board.hands[seat] + board.on_table
        for action in actions:
            cards = Counter([*action.get("cards", ()), *([action["card"]] if "card" in action else [])])
            if cards - known or action.keys() - {"type", "cards", "card", "kind"}:
                yield f"an action with what its seat can't know: {action}"

    def faults_of_hints(self, hints, board, seat):
        if hints.keys() - HINTS:
            yield f"unknown hints: {hints}"
        if "most" in hints and hints["most"] != sum(map(value_of, board.hands[seat].elements())):
            yield f"hints about another hand: {hints}"
        if hints["type"] == "taking":
            held = Counter(card // 4 for card in (board.hands[seat] + board.market).elements())
            if hints["with_hand"] != [held[kind] for kind in hints["kinds"]]:
                yield f"hints about another hand: {hints}"

    def faults_of_reason(self, reason, board, seat):
        if reason.keys() - REASONS:
            yield f"an unknown reason: {reason}"

    def faults_of_order(self, order, board, seat):
        if Counter([*order.get("cards", ()), *order.get("laid", ())]) - board.hands[seat] - board.bids[seat]:
            yield f"a standing order with another player's cards: {order}"

    def faults_of_params(self, params, board, seat):
        """B3: how much must be added to lead. B11: the limit."""
        highest = max(map(board.total, range(board.seats)))
        explained = {"least": highest + 1 - board.total(seat), "limit": HAND_LIMIT}
        if any(explained.get(name) != value for name, value in params.items()):
            yield f"a refusal with unknown parameters: {params}"

    def leaks_in_text(self, text, board, seat):
        """In texts and lists outside of views, events and actions: hands, removed or next cards, names of cards."""
        for other, hand in enumerate(board.hands):
            if other != seat and sum(hand.values()) >= MIN_CARDS and contains_cards(text, hand.elements()):
                yield f"the hand of player {other}"
        if len(board.aside) >= MIN_CARDS and contains_cards(text, board.aside):
            yield "the cards that were removed"
        if len(board.deck) >= MIN_CARDS and contains_in_order(text, board.deck[:MIN_CARDS]):
            yield "the next cards of the deck"
        if names := names_in(text, CARDS):
            yield f"cards by their names: {names}"

    def needles(self, version):
        """Parts of the deck in order; and the removed cards, if they are more than any bid has."""
        deck, aside = self.boards[version].deck, self.boards[version].aside
        yield from (_list(deck[start : start + 7]) for start in range(len(deck) - 6))
        if len(aside) > HAND_LIMIT:
            yield _list(aside)

    def guesses(self, version):
        return ()  # there are about 10**90 deals


def _list(numbers):
    return ",".join(map(str, numbers)).encode()

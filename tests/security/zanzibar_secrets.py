"""What is hidden in Zanzibar by its rules page, Z11 and Z17: hands and put-away orders from others, decks from all.

How many orders a player puts away in the opening is hidden until all have kept.
"""

import json
from copy import deepcopy
from itertools import permutations

from tests.security.text_patterns import keys_of, names_in
from tests.security.zanzibar_board import ORDERS, Board

HIDDEN_EVENTS = {
    *("decks-shuffled", "opening-drawn", "opening-replaced", "opening-kept"),
    *("order-put-away", "orders-finished", "orders-drawn", "order-replaced"),
}
COMMON = {"edition", "phase"}
OWN = {"players", "hand", "put_away", "fresh"}
HINTS = {
    *("type", "movers_left", "prospects", "order", "points", "traders", "reach", "steps", "trader", "paths"),
    *("displaced", "seat", "spaces", "space", "left_to_put_away", "seats"),
}
REASONS = {"type", "traders", "villages", "order", "before", "after", "steps", "points", "later", "turns"}
REVEALING = {
    *("decks-shuffled", "opening-drawn", "opening-replaced", "opening-ended", "orders-drawn", "order-replaced"),
}
"""Events that reveal an order to its owner, or how many orders others put away: they can't be previewed."""
PARAMS = {"space", "trader", "region", "most", "start", "to"}
"""Parameters of a refusal: values of the request, or public ones."""


class Secrets:
    def __init__(self, log, seats):
        self.log = log
        self.boards, board = {}, Board(seats)
        for entry in log.entries.values():
            board.follow(entry.of_game)
            self.boards[entry.version] = deepcopy(board)

    def hidden(self, version):
        return self.log.entries[version].data["type"] in HIDDEN_EVENTS

    def event(self, version, seat):
        event = self.log.entries[version].data
        own = event.get("seat") == seat
        match event["type"]:
            case "decks-shuffled":
                return {name: event[name] for name in ("type", "edition", "first")}
            case "opening-drawn":
                return {"type": "opening-drawn", "hand": [] if seat is None else event["hands"][seat]}
            case "opening-replaced" | "opening-kept" if not own:
                return {"type": "opening-chosen", "seat": event["seat"]}
            case "order-put-away":
                return _without(event, "order") | {"orders": [event["order"]] if own else []}
            case "orders-finished":
                return event | {"left": event["left"] if own else []}
            case "orders-drawn":
                return event | {"orders": event["orders"] if own else [], "count": len(event["orders"])}
            case "order-replaced":
                shown = {"orders": [event["order"]] if own else [], "drawn": event["drawn"] if own else []}
                return _without(event, "order") | shown | {"count": len(event["drawn"])}
        return event

    def sees_action(self, action, actor, seat):
        return actor == seat or action["type"] not in ("put-away", "keep")

    def faults_of_view(self, view, board, seat):
        hand, away = board.own(seat)
        if sorted(view["hand"]) != hand or sorted(view["put_away"]) != away:
            yield f"hand {view['hand']} and put away {view['put_away']} where {hand} and {away} are known"
        if view["fresh"] > len(hand):
            yield "the number of freshly drawn orders"

    def faults_of_legal(self, actions, board, seat):
        for action in actions:
            if "order" in action and action["order"] not in board.own(seat)[0]:
                yield f"an action with what its seat can't know: {action}"
            if action.keys() - {"type", "trader", "space", "to", "away", "order"}:
                yield f"an unknown action: {action}"

    def faults_of_hints(self, hints, board, seat):
        if unknown := keys_of(hints) - HINTS:
            yield f"unknown hints: {unknown}"
        named = {prospect["order"] for prospect in hints.get("prospects", ())}
        if named - {*board.own(seat)[0]}:
            yield f"prospects of another's orders: {named}"

    def faults_of_reason(self, reason, board, seat):
        if reason.keys() - REASONS:
            yield f"an unknown reason: {reason}"
        if "order" in reason and reason["order"] not in board.own(seat)[0]:
            yield f"a reason with another's order: {reason}"

    def faults_of_order(self, order, board, seat):
        return ()  # orders are searched by their names (leaks_in_text)

    def faults_of_params(self, params, board, seat):
        if params.keys() - PARAMS:
            yield f"a refusal with unknown parameters: {params}"

    def leaks_in_text(self, text, board, seat):
        """In texts and lists outside of views, events and actions: orders that the player can't know."""
        if orders := names_in(text, sorted({*ORDERS} - board.known_to(seat))):
            yield f"orders of others: {orders}"

    def needles(self, version):
        """Three consecutive orders of a deck."""
        for deck in self.boards[version].decks:
            yield from (_list(deck[at : at + 3]) for at in range(len(deck) - 2))

    def guesses(self, version):
        """Every envelope that a hidden event may have, for players who know everything else about it."""
        entry = self.log.entries[version]
        text, kind = entry.body.decode(), entry.data["type"]
        if kind in ("order-put-away", "orders-drawn", "order-replaced", "opening-replaced"):
            named = [word for word in ORDERS if json.dumps(word) in text]
            for chosen in permutations(ORDERS, len(named)):
                yield _renamed(text, dict(zip(named, chosen, strict=True))).encode()


def _list(orders):
    return json.dumps(orders, separators=(",", ":"))[1:-1].encode()


def _without(event, name):
    return {key: value for key, value in event.items() if key != name}


def _renamed(text, names):
    """Replaces all names at once: two orders may be swapped."""
    parts = text.split('"')
    return '"'.join(names.get(part, part) for part in parts)

"""Zanzibar by its rules page, Z11 and Z17. Hidden from others: hands and put-away orders; from all: the decks' order.

How many orders somebody puts away in the opening is hidden until all have kept.
"""

import json
from copy import deepcopy
from itertools import permutations

from tests.guard.board_of_zanzibar import ORDERS, Board
from tests.guard.told import keys_of, names_told

HIDDEN_EVENTS = {
    *("decks-shuffled", "opening-drawn", "opening-replaced", "opening-kept"),
    *("order-put-away", "orders-finished", "orders-drawn", "order-replaced"),
}
COMMON = {"edition", "phase"}
OWN = {"players", "hand", "put_away", "fresh"}
HINTS = {
    *("type", "movers_left", "prospects", "order", "points", "traders", "reach", "steps", "trader", "ways"),
    *("displaced", "seat", "path", "space", "left_to_put_away", "seats"),
}
REASONS = {"type", "traders", "villages", "order", "before", "after", "steps", "points", "later", "turns"}
REVEALING = {
    *("decks-shuffled", "opening-drawn", "opening-replaced", "opening-ended", "orders-drawn", "order-replaced"),
}
"""Events that show an order which its owner has not seen, or how many others have put away: none can be tried."""
PARAMS = {"space", "trader", "region", "most", "start", "to"}
"""Of a refusal: what was asked for, or stands on the board."""


class Secrets:
    def __init__(self, truth, seats):
        self.truth = truth
        self.boards, board = {}, Board(seats)
        for entry in truth.entries.values():
            board.follow(entry.of_game)
            self.boards[entry.version] = deepcopy(board)

    def hidden(self, version):
        return self.truth.entries[version].data["type"] in HIDDEN_EVENTS

    def event(self, version, seat):
        event = self.truth.entries[version].data
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
            yield "that orders were just drawn"

    def faults_of_legal(self, actions, board, seat):
        for action in actions:
            if "order" in action and action["order"] not in board.own(seat)[0]:
                yield f"an action with what its seat can't know: {action}"
            if action.keys() - {"type", "trader", "space", "to", "away", "order"}:
                yield f"an action that nobody has explained: {action}"

    def faults_of_hints(self, hints, board, seat):
        if unknown := keys_of(hints) - HINTS:
            yield f"hints that nobody has explained: {unknown}"
        told = {prospect["order"] for prospect in hints.get("prospects", ())}
        if told - {*board.own(seat)[0]}:
            yield f"prospects of another's orders: {told}"

    def faults_of_reason(self, reason, board, seat):
        if reason.keys() - REASONS:
            yield f"a reason that nobody has explained: {reason}"
        if "order" in reason and reason["order"] not in board.own(seat)[0]:
            yield f"a reason with another's order: {reason}"

    def faults_of_order(self, order, board, seat):
        return ()  # orders are looked for by their names

    def faults_of_params(self, params, board, seat):
        if params.keys() - PARAMS:
            yield f"a refusal that nobody has explained: {params}"

    def tellings(self, text, board, seat):
        """In words or lists that are no view, event or action: any order that the reader can't know of."""
        if orders := names_told(text, sorted({*ORDERS} - board.known_to(seat))):
            yield f"orders of others: {orders}"

    def needles(self, version):
        """Three orders as they lie in a deck, none of them drawn yet."""
        for deck in self.boards[version].decks:
            yield from (_list(deck[at : at + 3]) for at in range(len(deck) - 2))

    def guesses(self, version):
        """Every envelope that a hidden event may be to others, who know all else of it."""
        entry = self.truth.entries[version]
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
    """All at once: two orders may change places."""
    parts = text.split('"')
    return '"'.join(names.get(part, part) for part in parts)

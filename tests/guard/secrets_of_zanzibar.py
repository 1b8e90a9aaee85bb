"""Zanzibar by its rules page, Z11 and Z17. Hidden from others: hands and put-away orders; from all: the decks' order.

How many orders somebody puts away in the opening is hidden until all have kept.
"""

import json
from itertools import permutations

ORDERS = ("pepper", "ginger", "cloves", "cinnamon", "vanilla", "north", "east", "south", "west", "centre")
HIDDEN_EVENTS = {
    *("decks-shuffled", "opening-drawn", "opening-replaced", "opening-kept"),
    *("order-put-away", "orders-finished", "orders-drawn", "order-replaced"),
}
OPEN = {
    *("edition", "phase", "first", "turn", "last_turns", "orders_to_score", "orders_to_put_away", "idle_turns"),
    *("idle_turns_allowed", "moving", "steps_left", "moved", "plays", "orders_in_hand"),
    *("points", "traders", "scored", "hand_size", "deck_size", "put_away_size", "kept", "finished"),
}
HINTS = {
    *("type", "movers_left", "prospects", "order", "points", "traders", "reach", "steps", "trader", "ways"),
    *("displaced", "seat", "path", "space", "left_to_put_away", "seats"),
}


class Secrets:
    def __init__(self, truth, seats):
        self.truth = truth
        self.seats = seats
        self.at = {}
        hands, away, scored, opening = [[] for _ in range(seats)], [[] for _ in range(seats)], [0] * seats, True
        for entry in truth.entries.values():
            event = entry.of_game
            _follow(hands, away, scored, event)
            opening = opening and event["type"] != "opening-ended"
            self.at[entry.version] = ([sorted(hand) for hand in hands], [sorted(pile) for pile in away], opening)
        self.decks = next(truth.of_type("decks-shuffled")).data["decks"]

    def hidden(self, version):
        return self.truth.entries[version].data["type"] in HIDDEN_EVENTS

    def event(self, version, seat, _):
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

    def sees_action(self, action, actor, seat, _):
        return actor == seat or action["type"] not in ("put-away", "keep")

    def faults_of_view(self, view, version, seat, tentative):
        hand, away = self._own(version, seat)
        if not tentative and (sorted(view["hand"]) != hand or sorted(view["put_away"]) != away):
            yield f"hand {view['hand']} and put away {view['put_away']} where {hand} and {away} are known"
        if {*view["hand"], *view["put_away"]} - {*hand, *away}:
            yield f"orders that nobody has drawn: {view['hand']}, {view['put_away']}"
        for other, player in enumerate(view["players"]):
            if self.at[version][2] and (player["put_away_size"] or player["deck_size"] not in (8, 10)):
                yield f"how many orders player {other} has put away, in the opening"
            if {score["order"] for score in player["scored"]} - self._scored(version, other) and not tentative:
                yield f"an order of player {other} that was never scored"
        unknown = {*view, *(name for player in view["players"] for name in player)} - OPEN
        if unknown - {"players", "hand", "put_away", "fresh"}:
            yield f"fields of a view that nobody has explained: {unknown}"
        if (seat is None or not hand) and view["fresh"]:
            yield "that orders were just drawn"

    def faults_of_legal(self, actions, version, seat, tentative, view):
        for action in actions:
            if "order" in action and action["order"] not in self._own(version, seat)[0]:
                yield f"an action with what its seat can't know: {action}"
            if action.keys() - {"type", "trader", "space", "to", "away", "order"}:
                yield f"an action that nobody has explained: {action}"

    def faults_of_hints(self, hints, version, seat, tentative, view):
        if unknown := _keys(hints) - HINTS:
            yield f"hints that nobody has explained: {unknown}"
        told = {prospect["order"] for prospect in hints.get("prospects", ())}
        if told - {*self._own(version, seat)[0]}:
            yield f"prospects of another's orders: {told}"

    def needles(self, version):
        """Three orders as they lie in a deck, none of them drawn yet."""
        hands, away, _ = self.at[version]
        for seat, deck in enumerate(self.decks):
            left = deck[len(hands[seat]) + len(away[seat]) + len(self._scored(version, seat)) :]
            yield from (_list(left[at : at + 3]) for at in range(len(left) - 2))

    def guesses(self, version):
        """Every envelope that a hidden event may be to others, who know all else of it."""
        entry = self.truth.entries[version]
        text, kind = entry.body.decode(), entry.data["type"]
        if kind in ("order-put-away", "orders-drawn", "order-replaced", "opening-replaced"):
            named = [word for word in ORDERS if json.dumps(word) in text]
            for chosen in permutations(ORDERS, len(named)):
                yield _renamed(text, dict(zip(named, chosen, strict=True))).encode()

    def _own(self, version, seat):
        hands, away, _ = self.at[version]
        return ([], []) if seat is None else (hands[seat], away[seat])

    def _scored(self, version, seat):
        scored = self.truth.of_type("order-scored")
        return {one.data["order"] for one in scored if one.version <= version and one.data["seat"] == seat}


def _follow(hands, away, scored, event):
    seat, hand = event.get("seat"), hands[event["seat"]] if "seat" in event else None
    match event["type"]:
        case "opening-drawn":
            hands[:] = map(list, event["hands"])
        case "opening-replaced" | "order-replaced":
            hand.remove(event["order"])
            away[seat].append(event["order"])
            hand.extend([event["drawn"]] if isinstance(event["drawn"], str) else event["drawn"])
        case "order-put-away":
            hand.remove(event["order"])
            away[seat].append(event["order"])
        case "order-scored":
            hand.remove(event["order"])
            scored[seat] += 1
        case "orders-drawn":
            hand.extend(event["orders"])
        case "orders-finished":
            away[seat].extend(event["left"])
            hand.clear()


def _list(orders):
    return json.dumps(orders, separators=(",", ":"))[1:-1].encode()


def _without(event, name):
    return {key: value for key, value in event.items() if key != name}


def _renamed(text, names):
    """All at once: two orders may change places."""
    parts = text.split('"')
    return '"'.join(names.get(part, part) for part in parts)


def _keys(thing):
    if isinstance(thing, dict):
        return {*thing}.union(*map(_keys, thing.values()))
    return set().union(*map(_keys, thing)) if isinstance(thing, list) else set()

"""What is hidden in Jantaris by its rules page, J19: votes until all are cast, and the order of the decks.

Cards that were seen when they were put under a deck are known from then on.
"""

from copy import deepcopy
from itertools import pairwise

from tests.security.jantaris_board import Board
from tests.security.text_patterns import contains_in_order, keys_of, names_in

COMMON = {"edition", "districts", "phase", "face_up", "turned", "vote_numbers", "vote_effects"}
OWN = {"players", "vote"}
HINTS = {
    *(
        "type",
        "card",
        "claims",
        "missing",
        "market",
        "district",
        "effect",
        "majorities",
        "most",
        "votes",
        "bid",
        "goods",
    ),
    *("item", "items", "leader", "least", "may_hold", "fame", "markets", "merchants", "coins", "cost", "obliged"),
    *("second", "left", "use", "guild", "outlook", "black", "red", "free", "places", "players"),
}
REASONS = {
    *("type", "market", "fame", "district", "merchants", "player", "missing", "supply", "item", "black", "red"),
    *("victim", "goods", "items", "cost", "place", "alone", "shared", "lost", "near", "others", "players", "total"),
}
REVEALING = {
    *("dealt", "votes-revealed", "items-shelved", "items-turned", "picks-turned", "fair-turned", "market-claimed"),
}
"""Events that reveal a card: they can't be previewed."""
VOTES = ("Deal", "Black Market", "Strengthen Position", "Recruitment")


class Secrets:
    def __init__(self, log, seats):
        self.log = log
        self.seats = seats
        self.boards, board = {}, Board(seats)
        for entry in log.entries.values():
            board.follow(entry.of_game)
            self.boards[entry.version] = deepcopy(board)

    def hidden(self, version):
        return self.log.entries[version].data["type"] in ("dealt", "vote-cast")

    def event(self, version, seat):
        event = self.log.entries[version].data
        if event["type"] == "dealt":
            items, markets = event["items"][:2], event["markets"][: self.seats]
            left = {name: len(event[name]) for name in ("items", "markets", "fairs")}
            shown = {name: event[name] for name in ("type", "edition", "seats", "first")}
            shown |= {"items_left": left["items"] - 2, "markets_left": left["markets"] - self.seats}
            return shown | {"items": items, "markets": markets, "fairs_left": left["fairs"]}
        if event["type"] == "vote-cast" and event["seat"] != seat:
            return event | {"card": None}
        return event

    def sees_action(self, action, actor, seat):
        return actor == seat or action["type"] != "vote"

    def faults_of_view(self, view, board, seat):
        """Others' votes and the cards on the table are checked with the board."""
        own = None if seat is None else board.players[seat].vote
        if view["vote"] != own:
            yield f"the vote {view['vote']} where {own} is known"
        for name, items in (("face_up", board.face_up), ("turned", board.turned)):
            if [card["item"] for card in view[name]] != items:
                yield f"{name} as {view[name]} where {items} lie"

    def faults_of_legal(self, actions, board, seat):
        for action in actions:
            if "market" in action and action["market"] not in board.open_markets:
                yield f"an action with a market that was never turned up: {action}"
            if action.get("item") in board.items.unseen or {*action.get("items", ())} & {*board.items.unseen}:
                yield f"an action with an item that was never turned up: {action}"

    def faults_of_hints(self, hints, board, seat):
        if unknown := keys_of(hints) - HINTS:
            yield f"unknown hints: {unknown}"
        if any(claim["market"] not in board.open_markets for claim in hints.get("claims", ())):
            yield f"a hint with a market that was never turned up: {hints['claims']}"
        if hints["type"] == "acting" and not board.is_revealed:
            yield f"the effect of votes that are face down: {hints}"

    def faults_of_reason(self, reason, board, seat):
        if reason.keys() - REASONS:
            yield f"an unknown reason: {reason}"
        if "market" in reason and reason["market"] not in board.open_markets:
            yield f"a reason with a market that was never turned up: {reason}"

    def faults_of_order(self, order, board, seat):
        return ()  # items are searched in every byte (needles)

    def faults_of_params(self, params, board, seat):
        """J7, J8: the lowest bid; all goods are public."""
        if params.keys() - {"least"}:
            yield f"a refusal with unknown parameters: {params}"

    def leaks_in_text(self, text, board, seat):
        """In texts and lists outside of views, events and actions: votes that are face down, and cards of the decks."""
        face_down = [other.vote for other in board.players if other.vote is not None and not board.is_revealed]
        if face_down and (votes := names_in(text, VOTES)):
            yield f"votes by their names: {votes}"
        if any(contains_in_order(text, market) for market in board.markets.unseen):
            yield "a market that was never turned up"
        if any(contains_in_order(text, [*one, *two]) for one, two in pairwise(board.fairs.unseen)):
            yield "fairs that were never turned up"
        if items := names_in(text, board.items.unseen):
            yield f"items that were never turned up: {items}"

    def needles(self, version):
        """Items that were never turned up; markets and fairs in the order of their decks."""
        board = self.boards[version]
        yield from (f'"{item}"'.encode() for item in board.items.unseen)
        for deck in (board.markets.unseen, board.fairs.unseen):
            yield from (b"[%s],[%s]" % (_list(one), _list(two)) for one, two in pairwise(deck))

    def guesses(self, version):
        entry = self.log.entries[version]
        if entry.data["type"] == "vote-cast":
            own = f'"card":{entry.data["card"]}'.encode()
            yield from (entry.body.replace(own, b'"card":%d' % card) for card in range(4))


def _list(numbers):
    return ",".join(map(str, numbers)).encode()

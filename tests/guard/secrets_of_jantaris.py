"""Jantaris by its rules page, J19. Hidden: votes until all are in, and the order of the decks. All else is open.

Cards seen going under a deck are known from then on.
"""

OPEN_OF_PLAYERS = {"merchants", "lacks", "supply", "black", "red", "fame", "items", "markets", "has_voted", "vote"}
OPEN = {
    *("edition", "districts", "phase", "round", "first", "active", "tokens", "guild", "active_district", "stock"),
    *("majorities", "face_up", "turned", "auction", "items_left", "items_below", "used", "gone", "markets"),
    *("markets_left", "fair", "fairs_left", "fairs_below", "vote_numbers", "vote_effects", "market_fame"),
    *("fair_merchants", "fame_to_end", "end_nears"),
}
HINTS = {
    *("type", "card", "claims", "lacks", "market", "district", "effect", "majorities", "most", "votes", "bid", "goods"),
    *("item", "items", "leader", "least", "may_hold", "fame", "markets", "merchants", "coins", "cost", "obliged"),
    *("second", "left", "use", "guild", "outlook", "black", "red", "free", "places", "players"),
}


class Secrets:
    def __init__(self, truth, seats):
        self.truth = truth
        self.seats = seats
        self.deal = next(truth.of_type("dealt")).data
        self.at = {}
        items, markets, fairs = {*self.deal["items"][:2]}, self.deal["markets"][:seats], []
        votes, face_down = [None] * seats, set()
        for entry in truth.entries.values():
            event = entry.of_game
            items |= {*event.get("turned", ())} if event["type"] == "items-shelved" else set()
            items |= {*event["items"]} if event["type"] in ("items-turned", "picks-turned") else set()
            if event["type"] == "market-claimed" and event["turned"]:
                markets = [*markets, event["turned"]]
            if event["type"] == "fair-turned":
                fairs = [*fairs, [event["cost"], event["fame"]]]
            if event["type"] == "vote-cast":
                votes[event["seat"]] = event["card"]
                face_down = face_down | {event["seat"]}
            if event["type"] == "votes-revealed":
                face_down = set()
            self.at[entry.version] = ({*items}, markets, fairs, [*votes], face_down)

    def hidden(self, version):
        return self.truth.entries[version].data["type"] in ("dealt", "vote-cast")

    def event(self, version, seat, received):
        event = self.truth.entries[version].data
        if event["type"] == "dealt":
            items, markets = event["items"][:2], event["markets"][: self.seats]
            left = {name: len(event[name]) for name in ("items", "markets", "fairs")}
            shown = {name: event[name] for name in ("type", "edition", "seats", "first")}
            shown |= {"items_left": left["items"] - 2, "markets_left": left["markets"] - self.seats}
            return shown | {"items": items, "markets": markets, "fairs_left": left["fairs"]}
        if event["type"] == "vote-cast" and event["seat"] != seat:
            return event | {"card": None}
        return event

    def sees_action(self, action, actor, seat, _):
        return actor == seat or action["type"] != "vote"

    def faults_of_view(self, view, version, seat, tentative):
        _, markets, fairs, votes, face_down = self.at[version]
        for other, player in enumerate(view["players"]):
            if other in face_down and player["vote"] is not None:
                yield f"the vote of player {other}"
            if tentative and player["vote"] is not None and face_down:
                yield f"a vote of player {other}, tried out"
            if player.keys() - OPEN_OF_PLAYERS:
                yield f"fields of a player that nobody has explained: {player.keys() - OPEN_OF_PLAYERS}"
        if seat is None and view["vote"] is not None:
            yield "a vote, to a spectator"
        if seat in face_down and not tentative and view["vote"] != votes[seat]:
            yield "another vote than the own"
        shown = [*view["markets"], *(market for player in view["players"] for market in player["markets"])]
        if any(market not in markets for market in shown):
            yield f"markets that were never turned up: {shown}"
        if any(fair not in fairs for fair in [*view["fairs_below"], *([view["fair"]] if view["fair"] else [])]):
            yield f"fairs that were never turned up: {view['fairs_below']}, {view['fair']}"
        if view.keys() - OPEN - {"players", "vote"}:
            yield f"fields of a view that nobody has explained: {view.keys() - OPEN}"

    def faults_of_legal(self, actions, version, seat, tentative, view):
        for action in actions:
            if "market" in action and action["market"] not in self.at[version][1]:
                yield f"an action with a market that was never turned up: {action}"

    def faults_of_hints(self, hints, version, seat, tentative, view):
        if unknown := _keys(hints) - HINTS:
            yield f"hints that nobody has explained: {unknown}"
        if any(claim["market"] not in self.at[version][1] for claim in hints.get("claims", ())):
            yield f"a hint of a market that was never turned up: {hints['claims']}"
        if hints["type"] == "acting" and self.at[version][4]:
            yield f"what votes do while they lie face down: {hints}"

    def needles(self, version):
        """The names of the items that nobody has seen yet: no byte may have them."""
        return [f'"{item}"'.encode() for item in self.deal["items"] if item not in self.at[version][0]]

    def guesses(self, version):
        entry = self.truth.entries[version]
        if entry.data["type"] == "vote-cast":
            own = f'"card":{entry.data["card"]}'.encode()
            yield from (entry.body.replace(own, b'"card":%d' % card) for card in range(4))


def _keys(thing):
    if isinstance(thing, dict):
        return {*thing}.union(*map(_keys, thing.values()))
    return set().union(*map(_keys, thing)) if isinstance(thing, list) else set()

"""The table of Jantaris after the events of the log, by its rules page: all is public but votes and decks (J19)."""

CENTRE = 8
DISTRICTS = range(8)
MARKET_FAME, FAME_TO_END, FAIR_MERCHANTS = 3, 12, 5
WHEN_BOUGHT_DISCARDED = ("picks",)


class Player:
    def __init__(self):
        self.merchants, self.supply, self.goods, self.fame, self.items, self.markets = [0] * 9, 14, [0, 0], 0, [], []
        self.vote = None

    def pays(self, event):
        self.gains(-event["black"], -event["red"])

    def gains(self, black, red):
        self.goods = [self.goods[0] + black, self.goods[1] + red]


class Deck:
    """Only the cards that were put under it are known (J19)."""

    def __init__(self, unseen):
        self.unseen, self.below = unseen, []

    def draw(self, number):
        for _ in range(number):
            if self.unseen:
                self.unseen = self.unseen[1:]
            else:
                self.below = self.below[1:]

    def put_under(self, cards):
        self.below = [*self.below, *cards]

    def __len__(self):
        return len(self.unseen) + len(self.below)


class Board:
    def __init__(self, seats):
        self.seats, self.players = seats, [Player() for _ in range(seats)]
        self.items = self.markets = self.fairs = Deck([])
        self.tokens, self.round, self.active, self.guild, self.first = [CENTRE, CENTRE], 0, None, None, 0
        self.face_up, self.turned, self.used, self.gone, self.open_markets = [], [], [], [], []
        self.auction, self.fair, self.is_revealed, self.has_bought = None, None, False, False

    def follow(self, event):
        player = self.players[event["seat"]] if event.get("seat") is not None else None
        handler = getattr(self, f"_{event['type'].replace('-', '_')}", None)
        if handler:
            handler(event, player)

    # ── Turns ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def _dealt(self, event, _):
        self.first, self.face_up, self.open_markets = event["first"], event["items"][:2], event["markets"][: self.seats]
        self.items, self.markets = Deck(event["items"][2:]), Deck(event["markets"][self.seats :])
        self.fairs = Deck(event["fairs"])

    def _turn_began(self, event, _):
        self.active, self.round, self.guild, self.used = event["seat"], event["round"], None, []
        self.is_revealed = self.has_bought = False
        for player in self.players:
            player.vote = None

    def _token_moved(self, event, _):
        self.tokens[event["guild"]], self.guild = event["district"], event["guild"]

    def _vote_cast(self, event, player):
        player.vote = event["card"]

    def _votes_revealed(self, *_):
        self.is_revealed = True

    def _vote_changed(self, event, player):
        player.vote = event["card"]
        self._is_used_up(event["item"], player)

    # ── Merchants and goods ────────────────────────────────────────────────────────────────────────────────────────

    def _merchants_placed(self, event, player):
        player.supply -= event["count"]
        player.merchants[event["place"]] += event["count"]

    def _merchants_taken_back(self, event, player):
        for place in event["places"]:
            player.merchants[place] -= 1
            player.supply += 1

    def _merchants_moved(self, event, player):
        player.merchants[event["origin"]] -= event["count"]
        player.merchants[event["target"]] += event["count"]

    def _merchant_recalled(self, event, player):
        self._merchants_taken_back({"places": [event["place"]]}, player)
        self._goods_gained(event, player)

    def _merchants_fled(self, event, player):
        player.merchants[event["district"]] -= event["returned"] + len(event["districts"])
        player.supply += event["returned"]
        for district in event["districts"]:
            player.merchants[district] += 1

    def _goods_gained(self, event, player):
        player.gains(event["black"], event["red"])

    _marketplace_visited = _goods_gained

    def _good_exchanged(self, event, player):
        player.gains(*((-1, 1) if event["given"] == 0 else (1, -1)))

    def _goods_stolen(self, event, player):
        self._goods_gained(event, player)
        self.players[event["victim"]].pays(event)

    def _caught_at_black_market(self, event, player):
        player.pays(event)

    def _fame_gained(self, event, player):
        player.fame += event["fame"]

    # ── The bazaar ─────────────────────────────────────────────────────────────────────────────────────────────────

    def _item_used(self, event, player):
        self.used = [*self.used, event["item"]]
        if event["discarded"]:
            self._is_used_up(event["item"], player)

    def _is_used_up(self, item, player):
        player.items = [other for other in player.items if other != item]
        self.gone = [*self.gone, item]

    def _items_shelved(self, event, _):
        self.items.put_under(event["items"])
        self.face_up = [item for item in self.face_up if item not in event["items"]]
        self._items_turned({"items": event["turned"]})

    def _items_turned(self, event, _=None):
        self.face_up = [*self.face_up, *event["items"]]
        self.items.draw(len(event["items"]))

    def _item_put_up(self, event, _):
        self.auction = {"item": event["item"], "bidding": [True] * self.seats, "second": self.has_bought}
        self._bid_raised(event)

    def _bid_raised(self, event, _=None):
        self.auction |= {"bid": event["bid"], "leader": event["seat"]}
        self._next_bidder(event["seat"])

    _bid_held = _bid_raised

    def _passed(self, event, _):
        self.auction["bidding"][event["seat"]] = False
        self._next_bidder(event["seat"])

    def _next_bidder(self, seat):
        left = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        self.auction["turn"] = next(other for other in left if self.auction["bidding"][other])

    def _item_bought(self, event, player):
        self.auction, self.has_bought = None, True
        self.face_up = [item for item in self.face_up if item != event["item"]]
        player.pays(event)
        self._item_taken(event, player)

    def _item_taken(self, event, player):
        player.fame += event["fame"]
        player.items = [*player.items, event["item"]]
        if event["item"] in WHEN_BOUGHT_DISCARDED:
            self._is_used_up(event["item"], player)

    def _picks_turned(self, event, _):
        self.turned = event["items"]
        self.items.draw(len(event["items"]))

    def _nothing_picked(self, event, _):
        self.turned = []
        self.items.put_under(event["under"])

    def _item_picked(self, event, player):
        self._nothing_picked(event, player)
        self._item_taken(event, player)

    # ── Fairs and markets ──────────────────────────────────────────────────────────────────────────────────────────

    def _fair_turned(self, event, _):
        self.fair = [event["cost"], event["fame"]]
        self.fairs.draw(1)

    def _fair_paid(self, event, player):
        player.pays(event)
        player.fame += event["fame"]
        if event["item"]:
            self._is_used_up(event["item"], player)

    def _fair_ended(self, *_):
        self.fairs.put_under([self.fair])
        self.fair = None

    def _market_claimed(self, event, player):
        player.fame += event["fame"]
        player.markets = [*player.markets, event["market"]]
        turned = [event["turned"]] if event["turned"] else []
        self.open_markets = [market for market in self.open_markets if market != event["market"]] + turned
        self.markets.draw(len(turned))

    # ── Public ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def majority(self, district):
        """The seat with at least two merchants there, and more than any other; None if there is none."""
        counts = [player.merchants[district] for player in self.players]
        most = max(counts)
        return counts.index(most) if most >= 2 and counts.count(most) == 1 else None

    def shown(self):
        return {
            "round": self.round,
            "first": self.first,
            "active": self.active,
            "tokens": self.tokens,
            "guild": self.guild,
            "active_district": None if self.guild is None else self.tokens[self.guild],
            "stock": [24 - sum(player.goods[colour] for player in self.players) for colour in range(2)],
            "majorities": [*map(self.majority, DISTRICTS)],
            "auction": self.auction,
            "items_left": len(self.items),
            "items_below": self.items.below,
            "used": self.used,
            "gone": self.gone,
            "markets": self.open_markets,
            "markets_left": len(self.markets),
            "fair": self.fair,
            "fairs_left": len(self.fairs),
            "fairs_below": self.fairs.below,
            "market_fame": MARKET_FAME,
            "fair_merchants": FAIR_MERCHANTS,
            "fame_to_end": FAME_TO_END,
            "end_nears": max(player.fame for player in self.players) + MARKET_FAME >= FAME_TO_END,
        }

    def shown_of(self, seat):
        player = self.players[seat]
        others = [other.merchants for other in self.players if other is not player]
        return {
            "merchants": player.merchants,
            "missing": [
                max(0, max(2, *(other[at] + 1 for other in others)) - player.merchants[at]) for at in DISTRICTS
            ],
            "supply": player.supply,
            "black": player.goods[0],
            "red": player.goods[1],
            "fame": player.fame,
            "items": player.items,
            "markets": player.markets,
            "has_voted": player.vote is not None,
            "vote": player.vote if self.is_revealed else None,
        }

"""The table of Zanzibar after the events of the log, by its rules page, with the orders that only their owners see."""

ORDERS = ("pepper", "ginger", "cloves", "cinnamon", "vanilla", "north", "east", "south", "west", "centre")
WEAKEST = {2: 7, 3: 7, 4: 6, 5: 5}
QUOTA = {2: 1, 3: 1, 4: 2, 5: 2}
"""By the number of players, the weakest trader, and how many orders are put away unscored."""


class Board:
    """The traders and the orders."""

    def __init__(self, seats):
        self.seats, everyone = seats, range(seats)
        self.decks, self.hands, self.away = ([[] for _ in everyone] for _ in range(3))
        self.scored, self.points, self.kept, self.finished = [[] for _ in everyone], [10] * seats, [False] * seats, []
        self.traders = [dict.fromkeys(range(2, WEAKEST[seats] + 1)) for _ in everyone]
        self.first, self.turn, self.idle, self.is_opening = 0, 0, 0, False
        self._begin_turn()

    def _begin_turn(self):
        self.moving, self.steps_left, self.moved, self.plays = None, 0, [], 0

    def _next(self, seat):
        self.turn = (seat + 1) % self.seats

    def follow(self, event):
        if handler := getattr(self, f"_{event['type'].replace('-', '_')}", None):
            handler(event, event.get("seat"))

    # ── Set-up ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def _decks_shuffled(self, event, _):
        self.decks, self.first, self.turn = [*map(list, event["decks"])], event["first"], event["first"]

    def _placed(self, event, seat):
        self.traders[seat][event["trader"]] = event["space"]
        self._next(seat)

    def _opening_drawn(self, *_):
        for seat in range(self.seats):
            self._draw(seat, 2)
        self.turn, self.is_opening = None, True

    def _opening_replaced(self, event, seat):
        self._put_away(seat, event["order"])
        self._draw(seat, 1)
        self.kept[seat] = len(self.away[seat]) == QUOTA[self.seats]

    def _opening_kept(self, _, seat):
        self.kept[seat] = True

    def _opening_ended(self, *_):
        self.turn, self.is_opening = self.first, False

    # ── Turns ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def _stepped(self, event, seat):
        """Z3: each space costs one."""
        trader = event["trader"]
        if self.moving != trader:
            self.moving, self.steps_left, self.moved = trader, trader, [*self.moved, trader]
        self.steps_left -= 1
        self.traders[seat][trader] = event["to"]

    def _pushed(self, event, seat):
        self.traders[event["other_seat"]][event["other_trader"]] = event["away"]
        self._stepped(event, seat)

    _expelled = _pushed

    def _order_scored(self, event, seat):
        self.hands[seat].remove(event["order"])
        self.scored[seat].append({name: event[name] for name in ("order", "traders", "points")})
        self.points[seat] += event["points"]
        self._played()

    def _order_put_away(self, event, seat):
        """The event of the log, or as its owner sees it."""
        self._put_away(seat, event["order"] if "order" in event else event["orders"][0])
        self._played()

    def _played(self):
        self.plays += 1
        self.moving, self.steps_left = None, 0

    def _orders_finished(self, _, seat):
        """Z12: what is left counts as put away."""
        self.away[seat] += self.hands[seat] + self.decks[seat]
        self.hands[seat], self.decks[seat] = [], []
        self.finished.append(seat)

    def _orders_drawn(self, event, seat):
        self._draw(seat, len(event["orders"]))
        self.moving, self.steps_left = None, 0

    def _order_replaced(self, event, seat):
        self._put_away(seat, event["order"])
        self._draw(seat, len(event["drawn"]))

    def _turn_ended(self, _, seat):
        self.idle = 0 if self.plays else self.idle + 1
        self._begin_turn()
        self._next(seat)

    def _game_ended(self, *_):
        self.turn = None

    def _draw(self, seat, number):
        self.hands[seat] += self.decks[seat][:number]
        del self.decks[seat][:number]

    def _put_away(self, seat, order):
        self.hands[seat].remove(order)
        self.away[seat].append(order)

    # ── Public ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def shown(self):
        quota = QUOTA[self.seats]
        return {
            "first": self.first,
            "turn": self.turn,
            "last_turns": bool(self.finished),
            "orders_to_score": len(ORDERS) - quota,
            "orders_to_put_away": quota,
            "idle_turns": self.idle,
            "idle_turns_allowed": 10 * self.seats,
            "moving": self.moving,
            "steps_left": self.steps_left,
            "moved": self.moved,
            "plays": self.plays,
            "orders_in_hand": 2,
        }

    def shown_of(self, seat):
        """Z11: in the opening as if nothing had been put away."""
        return {
            "points": self.points[seat],
            "traders": [{"number": trader, "space": space} for trader, space in self.traders[seat].items()],
            "scored": self.scored[seat],
            "hand_size": len(self.hands[seat]),
            "deck_size": 8 if self.is_opening else len(self.decks[seat]),
            "put_away_size": 0 if self.is_opening else len(self.away[seat]),
            "kept": self.kept[seat],
            "finished": self.finished.index(seat) + 1 if seat in self.finished else 0,
        }

    def own(self, seat):
        """The orders that a seat has seen."""
        return ([], []) if seat is None else (sorted(self.hands[seat]), sorted(self.away[seat]))

    def known_to(self, seat):
        hand, away = self.own(seat)
        return {*hand, *away, *(score["order"] for scored in self.scored for score in scored)}

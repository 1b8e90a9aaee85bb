"""An oracle for legal actions, written independently from the rules page; it uses only the view and the hint's name."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from msgspec import to_builtins

from games.jantaris.types import (
    Banish,
    Bazaar,
    Bid,
    ChangeVote,
    Claim,
    Decline,
    Exchange,
    Flee,
    Gain,
    Hold,
    JantarisAction,
    Marketplace,
    MoveMerchants,
    MoveToken,
    Pass,
    Pay,
    Pick,
    PlaceMerchants,
    PutUp,
    Recall,
    Shelve,
    State,
    Steal,
    TakeBack,
    Vote,
)
from tests.games.jantaris.table import CARDS, CENTRE, DISTRICTS, GAME

COLOURS = ((1, 0), (0, 1))


class Oracle:
    """The legal actions of a seat, without start-of-turn items."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.view = GAME.view(state, seat)
        self.hint = GAME.hints(state, seat)
        self.me = self.view.players[seat]
        self.free = [district for district in DISTRICTS if district not in self.view.tokens]
        self.open = [*self.free, *([CENTRE] if CENTRE not in self.view.tokens else [])]

    def has(self, item: str) -> bool:
        return item in self.me.items

    def fits(self, black: int, red: int) -> bool:
        """J3."""
        return self.me.black + black <= 6 and self.me.red + red <= 6

    def owns(self, black: int, red: int) -> bool:
        return self.me.black >= black and self.me.red >= red

    @property
    def goods(self) -> int:
        return self.me.black + self.me.red

    def neighbours(self, district: int) -> list[int]:
        return [place for place in ((district - 1) % 8, (district + 1) % 8) if place in self.free]

    def legal(self) -> set[JantarisAction] | None:
        """By the hint's name. None: a decision that the oracle doesn't know."""
        tell = getattr(self, to_builtins(self.hint)["type"].replace("-", "_"), None)
        return None if tell is None else set(tell())

    def visiting_city(self) -> Iterator[JantarisAction]:
        for black in range(3):
            for red in range(3):
                most, least = max(black, red), min(black, red)
                if most <= 2 and least <= self.has("ornate-abacus") and self.fits(black, red):
                    yield Marketplace(black, red)
        if self.me.supply:
            yield from (PlaceMerchants(place) for place in self.open)
        for count in range(3):
            for places in combinations_with_replacement(sorted(self.open), count):
                if all(places.count(place) <= self.me.merchants[place] for place in places):
                    yield TakeBack(places)
        yield Bazaar()

    def putting_up(self) -> Iterator[JantarisAction]:
        if self.hint.second:
            yield Decline()
        for card in self.view.face_up:
            if self.owns(card.black, card.red):
                yield from (PutUp(card.item, bid) for bid in range(card.black + card.red, self.goods + 1))

    def bidding(self) -> Iterator[JantarisAction]:
        yield Pass()
        row = CARDS.items[self.hint.item]
        if self.owns(row.black, row.red):
            yield from (Bid(bid) for bid in range(self.hint.bid + 1, self.goods + 1))
            if self.seat == self.view.active and self.goods >= self.hint.bid:
                yield Hold()

    def paying(self) -> Iterator[JantarisAction]:
        row = CARDS.items[self.hint.item]
        yield from (pay for pay in self.payments(self.hint.bid) if pay.black >= row.black and pay.red >= row.red)

    def payments(self, total: int) -> Iterator[Pay]:
        yield from (Pay(black, total - black) for black in range(total + 1) if self.owns(black, total - black))

    def moving_token(self) -> Iterator[JantarisAction]:
        yield from (MoveToken(guild, district) for guild in (0, 1) for district in self.free)

    def voting(self) -> Iterator[JantarisAction]:
        yield from map(Vote, range(4))

    def leaving_fair(self) -> Iterator[JantarisAction]:
        yield from (MoveMerchants(CENTRE, district) for district in self.free)

    def claiming(self) -> Iterator[JantarisAction]:
        yield from (Claim(market) for market in self.view.markets if self.rules(market))
        yield Decline()

    def paying_fair(self) -> Iterator[JantarisAction]:
        coins = 2 if self.has("old-coins") else 0
        for short in range(coins + 1):
            if self.hint.cost >= short:
                yield from self.payments(self.hint.cost - short)
        if self.goods < self.hint.cost:
            yield Decline()

    def acting(self) -> Iterator[JantarisAction]:
        active = self.view.active_district
        match self.hint.card, min(self.hint.votes, 3):
            case 1, 1:
                yield from self.thefts(2 if self.has("silk-gloves") else 1)
            case 1, 2:
                yield from self.gains(2)
            case 2, 1:
                players = range(len(self.view.players))
                most = 2 if self.has("master-tapestry") else 1
                yield from (Banish(named) for n in range(1, most + 1) for named in combinations(players, n))
            case 2, 2:
                yield from self.moves([(origin, active) for origin in self.neighbours(active)])
            case 2, 3:
                yield from self.moves([(active, target) for target in self.neighbours(active)])
            case 3, 1:
                yield from self.placements(self.free, 1)
            case 3, 2:
                yield from self.placements([CENTRE], 1)
            case 3, 3:
                yield from self.placements(self.neighbours(active), 2)
                yield Decline()

    def thefts(self, most: int) -> Iterator[JantarisAction]:
        for victim, player in enumerate(self.view.players):
            for black in range(most + 1):
                for red in range(most + 1 - black):
                    there = player.black >= black and player.red >= red
                    if victim != self.seat and black + red and there and self.fits(black, red):
                        yield Steal(victim, black, red)
        if most > 1:
            yield Decline()

    def gains(self, most: int) -> Iterator[JantarisAction]:
        """J22: as many as possible."""
        total = min(most, 12 - self.goods)
        yield from (Gain(black, total - black) for black in range(total + 1) if self.fits(black, total - black))

    def moves(self, ways: list[tuple[int, int]]) -> Iterator[JantarisAction]:
        for origin, target in ways:
            yield from (MoveMerchants(origin, target, n) for n in (1, 2) if n <= self.me.merchants[origin])
        yield Decline()

    def placements(self, places: list[int], most: int) -> Iterator[JantarisAction]:
        most = min(self.me.supply, most + self.has("recruiters-drum"))
        yield from (PlaceMerchants(place, count) for place in places for count in range(1, most + 1))

    def fleeing(self) -> Iterator[JantarisAction]:
        """J12: one to each neighbour, as far as there are merchants; with the Key any of the rest to any neighbour."""
        refuges, merchants = sorted(self.neighbours(self.hint.district)), self.hint.merchants
        for first in combinations(refuges, min(merchants, len(refuges))):
            rest = merchants - len(first) if self.has("watchtower-key") else 0
            for more in range(rest + 1):
                for others in combinations_with_replacement(refuges, more):
                    yield Flee(tuple(sorted((*first, *others))))

    def rules(self, market: tuple[int, int, int]) -> bool:
        """Whether the seat has the majority in all three districts."""
        others = [player for seat, player in enumerate(self.view.players) if seat != self.seat]
        return all(
            self.me.merchants[district] >= 2
            and all(self.me.merchants[district] > other.merchants[district] for other in others)
            for district in market
        )

    def using_effect(self) -> Iterator[JantarisAction]:
        yield from getattr(self, self.hint.item.replace("-", "_"))()

    def historic_book(self) -> Iterator[JantarisAction]:
        names = [card.item for card in self.view.face_up]
        yield from (Shelve((name,)) for name in names)
        yield from (Shelve(tuple(order)) for order in (names, names[::-1]) if len(names) == 2)
        yield Decline()

    def picks(self) -> Iterator[JantarisAction]:
        least = min(card.fame for card in self.view.turned)
        yield from (Pick(card.item) for card in self.view.turned if card.fame == least)

    def merchants_scales(self) -> Iterator[JantarisAction]:
        for colour, (black, red) in enumerate(COLOURS):
            if self.owns(black, red) and self.fits(red - black, black - red):
                yield Exchange(colour)

    def caravan_bell(self) -> Iterator[JantarisAction]:
        for origin in self.free:
            if self.me.merchants[origin]:
                yield from (MoveMerchants(origin, target) for target in self.neighbours(origin))

    def envoys_passport(self) -> Iterator[JantarisAction]:
        for origin in range(9):
            if self.me.merchants[origin]:
                yield from (MoveMerchants(origin, target) for target in self.free if target != origin)

    def amber_crown(self) -> Iterator[JantarisAction]:
        yield from self.gains(1)

    harbour_lantern = amber_crown

    def amber_sceptre(self) -> Iterator[JantarisAction]:
        yield from (PlaceMerchants(CENTRE), Decline())

    def amber_throne(self) -> Iterator[JantarisAction]:
        for place in self.open:
            if self.me.merchants[place]:
                yield from (Recall(place, black, red) for black, red in COLOURS if self.fits(black, red))
                if self.goods == 12:
                    yield Recall(place, 0, 0)
        yield Decline()

    def city_deed(self) -> Iterator[JantarisAction]:
        counts = range(1, min(2, self.me.supply) + 1)
        yield from (PlaceMerchants(district, count) for district in self.free for count in counts)
        yield Decline()

    def tax_ledger(self) -> Iterator[JantarisAction]:
        for black, red in ((min(2, 6 - self.me.black), 0), (0, min(2, 6 - self.me.red))):
            if black + red:
                yield Gain(black, red)

    def forged_seal(self) -> Iterator[JantarisAction]:
        yield from (ChangeVote(card) for card in range(4) if card != self.me.vote)
        yield Decline()

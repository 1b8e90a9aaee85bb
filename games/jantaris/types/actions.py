"""The actions. Never compiled: Structs would lose their tag."""

from typing import TypeAlias

from games.jantaris.types.words import (
    Colour,
    Count,
    District,
    Districts,
    Goods,
    Guild,
    Item,
    Items,
    Market,
    Place,
    VoteCard,
)
from serai.engine import Action, Seat


class PlaceMerchants(Action, frozen=True):
    """Place merchants from the supply."""

    place: Place
    count: Count = 1


class TakeBack(Action, frozen=True):
    """Guild house: take up to two merchants back to the supply, one from each named place; places are sorted."""

    places: tuple[Place, ...]


class Marketplace(Action, frozen=True):
    """Take goods of one colour; with the Ornate Abacus one of the other as well."""

    black: Goods
    red: Goods


class Bazaar(Action, frozen=True):
    """Visit the bazaar to put an item up for auction."""


class UseItem(Action, frozen=True):
    """Use an item at the start of your turn."""

    item: Item


class Shelve(Action, frozen=True):
    """Historic Book: put face-up items under the deck, in this order."""

    items: Items


class PutUp(Action, frozen=True):
    """Put an item up for auction and open the bidding."""

    item: Item
    bid: Goods


class Bid(Action, frozen=True):
    bid: Goods


class Hold(Action, frozen=True):
    """The active player's right: match the highest bid and lead with it."""


class Pass(Action, frozen=True):
    """Leave an auction."""


class Pay(Action, frozen=True):
    """Pay for an item or at a fair. At a fair, the Old Coins pay what is missing."""

    black: Goods
    red: Goods


class Pick(Action, frozen=True):
    """Lockpicks: take one of the turned up items that have the least fame."""

    item: Item


class MoveToken(Action, frozen=True):
    guild: Guild
    district: District


class Vote(Action, frozen=True):
    card: VoteCard


class ChangeVote(Action, frozen=True):
    """Forged Seal."""

    card: VoteCard


class Gain(Action, frozen=True):
    """Choose the goods that you gain."""

    black: Goods
    red: Goods


class Exchange(Action, frozen=True):
    """Merchant's Scales: give a good of this colour for one of the other."""

    given: Colour


class Steal(Action, frozen=True):
    victim: Seat
    black: Goods
    red: Goods


class Banish(Action, frozen=True):
    """The players whose merchants must leave the active district; two with the Master Tapestry."""

    players: tuple[Seat, ...]


class Flee(Action, frozen=True):
    """Where your banished merchants go, one to each named district, in sorted order; the rest go to the supply."""

    districts: Districts


class MoveMerchants(Action, frozen=True):
    origin: Place
    target: District
    count: Count = 1


class Recall(Action, frozen=True):
    """Amber Throne: take a merchant back and gain a good for it."""

    place: Place
    black: Goods
    red: Goods


class Claim(Action, frozen=True):
    market: Market


class Decline(Action, frozen=True):
    """Decline an optional action."""


JantarisAction: TypeAlias = (
    PlaceMerchants
    | TakeBack
    | Marketplace
    | Bazaar
    | UseItem
    | Shelve
    | PutUp
    | Bid
    | Hold
    | Pass
    | Pay
    | Pick
    | MoveToken
    | Vote
    | ChangeVote
    | Gain
    | Exchange
    | Steal
    | Banish
    | Flee
    | MoveMerchants
    | Recall
    | Claim
    | Decline
)

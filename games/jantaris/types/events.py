"""The events, and what each seat sees of them. Never compiled: Structs would lose their tag."""

from typing import TypeAlias

from games.jantaris.types.words import Colour, District, Districts, Fair, Guild, Item, Items, Market, Place, VoteCard
from serai.engine import Event, Seat


class Dealt(Event, frozen=True):
    """All randomness of the game: the start player, and the order of the decks."""

    edition: str
    seats: int
    first: Seat
    items: Items
    markets: tuple[Market, ...]
    fairs: tuple[Fair, ...]


class TurnBegan(Event, frozen=True):
    seat: Seat
    round: int


class ItemUsed(Event, frozen=True):
    """An item acts at the start of its owner's turn."""

    seat: Seat
    item: Item
    discarded: bool


class MerchantsPlaced(Event, frozen=True):
    seat: Seat
    place: Place
    count: int


class MerchantsTakenBack(Event, frozen=True):
    seat: Seat
    places: tuple[Place, ...]


class MerchantsMoved(Event, frozen=True):
    seat: Seat
    origin: Place
    target: Place
    count: int


class MerchantRecalled(Event, frozen=True):
    """Amber Throne: one merchant back to the supply, and a good for it."""

    seat: Seat
    place: Place
    black: int
    red: int


class MarketplaceVisited(Event, frozen=True):
    seat: Seat
    black: int
    red: int


class GoodsGained(Event, frozen=True):
    """From the stock."""

    seat: Seat
    black: int
    red: int


class GoodExchanged(Event, frozen=True):
    seat: Seat
    given: Colour


class GoodsStolen(Event, frozen=True):
    seat: Seat
    victim: Seat
    black: int
    red: int


class CaughtAtBlackMarket(Event, frozen=True):
    """Three or more chose it: the seat loses all goods, and its merchants are banished."""

    seat: Seat
    black: int
    red: int


class FameGained(Event, frozen=True):
    """Fame by an item's effect."""

    seat: Seat
    item: Item
    fame: int


class BazaarVisited(Event, frozen=True):
    seat: Seat


class ItemsShelved(Event, frozen=True):
    """Historic Book: items go under the deck, and as many are turned up."""

    reveals = True
    seat: Seat
    items: Items
    turned: Items


class ItemPutUp(Event, frozen=True):
    seat: Seat
    item: Item
    bid: int


class BidRaised(Event, frozen=True):
    seat: Seat
    bid: int


class BidHeld(Event, frozen=True):
    seat: Seat
    bid: int


class Passed(Event, frozen=True):
    seat: Seat


class ItemBought(Event, frozen=True):
    seat: Seat
    item: Item
    black: int
    red: int
    fame: int


class PicksTurned(Event, frozen=True):
    reveals = True
    seat: Seat
    items: Items


class ItemPicked(Event, frozen=True):
    """The item is taken; the others go under the deck in this order."""

    seat: Seat
    item: Item
    fame: int
    under: Items


class NothingPicked(Event, frozen=True):
    """All turned up items have equal fame and go under the deck."""

    seat: Seat
    under: Items


class ItemsTurned(Event, frozen=True):
    """New items are face up."""

    reveals = True
    items: Items


class TokenMoved(Event, frozen=True):
    seat: Seat
    guild: Guild
    district: District


class VoteCast(Event, frozen=True):
    seat: Seat
    card: VoteCard


class VotesRevealed(Event, frozen=True):
    """The votes, by seat."""

    reveals = True
    votes: tuple[VoteCard, ...]


class VoteChanged(Event, frozen=True):
    """The Forged Seal is used up."""

    seat: Seat
    item: Item
    card: VoteCard


class PlayersBanished(Event, frozen=True):
    """The players who must leave the active district, in this order."""

    seat: Seat
    players: tuple[Seat, ...]
    district: District


class MerchantsFled(Event, frozen=True):
    """Banished merchants went to these districts, one to each named; the others returned to the supply."""

    seat: Seat
    district: District
    districts: Districts
    returned: int


class FairTurned(Event, frozen=True):
    reveals = True
    cost: int
    fame: int


class FairPaid(Event, frozen=True):
    """`item` replaces the goods that are missing in the payment, and is used up."""

    seat: Seat
    black: int
    red: int
    fame: int
    item: Item | None = None


class FairEnded(Event, frozen=True):
    pass


class MarketClaimed(Event, frozen=True):
    reveals = True
    seat: Seat
    market: Market
    fame: int
    turned: Market | None
    """The new market that is turned up instead."""


class Declined(Event, frozen=True):
    """The seat declines an optional action."""

    seat: Seat


class NothingHappened(Event, frozen=True):
    """A vote or an item has no effect for the seat."""

    seat: Seat


class GameEnded(Event, frozen=True):
    fame: tuple[int, ...]
    goods: tuple[int, ...]


class DealtRedacted(Event, frozen=True, tag="dealt"):
    """What all players see of the deal: the face-up cards."""

    edition: str
    seats: int
    first: Seat
    items: Items
    markets: tuple[Market, ...]
    items_left: int
    markets_left: int
    fairs_left: int


class VoteCastRedacted(Event, frozen=True, tag="vote-cast"):
    seat: Seat
    card: VoteCard | None
    """Only the seat itself sees it; for others None."""


Public: TypeAlias = (
    TurnBegan
    | ItemUsed
    | MerchantsPlaced
    | MerchantsTakenBack
    | MerchantsMoved
    | MerchantRecalled
    | MarketplaceVisited
    | GoodsGained
    | GoodExchanged
    | GoodsStolen
    | CaughtAtBlackMarket
    | FameGained
    | BazaarVisited
    | ItemsShelved
    | ItemPutUp
    | BidRaised
    | BidHeld
    | Passed
    | ItemBought
    | PicksTurned
    | ItemPicked
    | NothingPicked
    | ItemsTurned
    | TokenMoved
    | VotesRevealed
    | VoteChanged
    | PlayersBanished
    | MerchantsFled
    | FairTurned
    | FairPaid
    | FairEnded
    | MarketClaimed
    | Declined
    | NothingHappened
    | GameEnded
)
JantarisEvent: TypeAlias = Dealt | VoteCast | Public
JantarisRedacted: TypeAlias = DealtRedacted | VoteCastRedacted | Public

"""The view and the hints. Never compiled: Structs would lose their tag."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from games.jantaris.types.state import Auction, Phase
from games.jantaris.types.words import District, Fair, Guild, Item, Items, Market, Place, VoteCard
from serai.engine import Hints, Seat, rendered_by

Effect: TypeAlias = Literal[
    "earn",
    "earn-active",
    "earn-centre",
    "rob",
    "gain",
    "caught",
    "banish",
    "gather",
    "spread",
    "recruit",
    "recruit-centre",
    "recruit-near",
]
"""The effect of a vote."""


class ItemCard(Struct, frozen=True):
    item: Item
    black: int
    red: int
    fame: int
    crown: bool


class PlayerView(Struct, frozen=True):
    merchants: tuple[int, ...]
    """The number of merchants in each district and in the centre."""
    missing: tuple[int, ...]
    """By district, the merchants missing for the majority; 0: the player has it."""
    supply: int
    black: int
    red: int
    fame: int
    items: Items
    markets: tuple[Market, ...]
    has_voted: bool
    vote: VoteCard | None
    """None until all votes are revealed."""


class View(Struct, frozen=True):
    edition: str
    districts: tuple[str, ...]
    """The names of the districts, clockwise."""
    phase: Phase
    round: int
    first: Seat
    active: Seat | None
    """None while the first merchants are placed."""
    tokens: tuple[Place, Place]
    guild: Guild | None
    """The token that was moved this turn."""
    active_district: District | None
    stock: tuple[int, int]
    majorities: tuple[Seat | None, ...]
    """By district."""
    players: tuple[PlayerView, ...]
    vote: VoteCard | None
    """The seat's own vote; None for a spectator."""
    face_up: tuple[ItemCard, ...]
    turned: tuple[ItemCard, ...]
    """The items turned up by the Lockpicks."""
    auction: Auction | None
    items_left: int
    items_below: Items
    """The lowest cards of the deck, which all players saw going there."""
    used: Items
    gone: Items
    markets: tuple[Market, ...]
    markets_left: int
    fair: Fair | None
    fairs_left: int
    fairs_below: tuple[Fair, ...]
    vote_numbers: tuple[tuple[int, int, int], ...]
    """By vote card and by how many choose it, the number of goods or merchants on the card; 0: no number."""
    vote_effects: tuple[tuple[Effect, Effect, Effect], ...]
    """The effects of the vote cards, in the same order."""
    market_fame: int
    fair_merchants: int
    """The number of merchants in the centre that makes a fair."""
    fame_to_end: int
    end_nears: bool
    """Whether a player could reach the end of the game with one more market."""


class VoteOutlook(Struct, frozen=True):
    """The effect of a vote for the seat if `votes` players choose it (3: three or more) and nothing else changes."""

    card: VoteCard
    votes: int
    black: int = 0
    red: int = 0
    """Goods gained; lost if negative."""
    free: int = 0
    """Goods of any colour, gained or stolen."""
    merchants: int = 0
    """The merchants placed, moved or banished: the seat's own, or one player's with Strengthen Position alone."""
    places: tuple[Place, ...] = ()
    """Where they may go; with two votes for Strengthen Position, where they may come from."""
    players: tuple[Seat, ...] = ()
    """The players who may be robbed or banished."""


class ClaimOutlook(Struct, frozen=True):
    """The merchants that are missing for the seat to claim a face-up market."""

    market: Market
    missing: tuple[int, int, int]
    """In each of its districts, the merchants missing for the majority; 0: the seat has it."""


class Overview(Hints, frozen=True, kw_only=True):
    """Included in all hints. Spectators and replays have no hints and find the same information in the view."""

    majorities: tuple[Seat | None, ...] = ()
    """By district."""
    claims: tuple[ClaimOutlook, ...] = ()


class Settling(Overview, frozen=True):
    left: int


class UsingItems(Overview, frozen=True):
    """Some items must act before the city can be visited."""

    items: Items


class VisitingCity(Overview, frozen=True):
    items: Items
    """The items that may be used before the visit."""


class PuttingUp(Overview, frozen=True):
    items: Items
    second: bool


class Bidding(Overview, frozen=True):
    item: Item
    bid: int
    leader: Seat
    least: int
    """The lowest possible raise; 0: the seat can't raise."""
    goods: int
    """The number of the seat's goods."""
    may_hold: bool


class Paying(Overview, frozen=True):
    item: Item
    bid: int


class UsingEffect(Overview, frozen=True):
    item: Item
    use: Annotated[Item, Meta(extra_json_schema=rendered_by("item-use"))]
    """The item again, rendered as the decision to make."""


class MovingToken(Overview, frozen=True):
    pass


class Voting(Overview, frozen=True):
    district: District
    guild: Guild
    merchants: int
    """The number of the seat's own merchants there."""
    outlook: tuple[VoteOutlook, ...]


class Acting(Overview, frozen=True):
    card: VoteCard
    votes: int
    effect: Effect
    most: int
    """The most goods, players or merchants that may be chosen."""
    district: District


class Fleeing(Overview, frozen=True):
    district: District
    merchants: int


class PayingFair(Overview, frozen=True):
    """`obliged`: the seat has enough goods and must pay. `coins`: how many goods an item may replace."""

    cost: int
    fame: int
    obliged: bool
    coins: int


class LeavingFair(Overview, frozen=True):
    pass


class Claiming(Overview, frozen=True):
    markets: tuple[Market, ...]
    fame: int


class Waiting(Overview, frozen=True):
    pass


class Finished(Overview, frozen=True):
    pass


JantarisHints: TypeAlias = (
    Settling
    | UsingItems
    | VisitingCity
    | PuttingUp
    | Bidding
    | Paying
    | UsingEffect
    | MovingToken
    | Voting
    | Acting
    | Fleeing
    | PayingFair
    | LeavingFair
    | Claiming
    | Waiting
    | Finished
)

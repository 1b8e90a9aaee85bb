"""What a board is told: the view, and hints. Never compiled: Structs would lose their tag."""

from typing import TypeAlias

from msgspec import Struct

from games.jantaris.types.state import Auction, Phase
from games.jantaris.types.words import District, Fair, Guild, Item, Items, Market, Place, VoteCard
from serai.engine import Hints, Seat


class ItemCard(Struct, frozen=True):
    item: Item
    black: int
    red: int
    fame: int
    crown: bool


class PlayerView(Struct, frozen=True):
    merchants: tuple[int, ...]
    """How many stand in each district, and in the centre."""
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
    """Their names, clockwise."""
    phase: Phase
    round: int
    first: Seat
    active: Seat | None
    """None as long as the first merchants are placed."""
    tokens: tuple[Place, Place]
    guild: Guild | None
    """The token that was moved this turn."""
    active_district: District | None
    stock: tuple[int, int]
    players: tuple[PlayerView, ...]
    vote: VoteCard | None
    """The seat's own; a spectator has none."""
    face_up: tuple[ItemCard, ...]
    turned: tuple[ItemCard, ...]
    """By Picks."""
    auction: Auction | None
    items_left: int
    items_below: Items
    """The lowest cards of the deck: they were seen going there."""
    used: Items
    gone: Items
    markets: tuple[Market, ...]
    markets_left: int
    fair: Fair | None
    fairs_left: int
    fairs_below: tuple[Fair, ...]


class ClaimLacks(Struct, frozen=True):
    """How many more merchants the seat needs in each of a market's districts; all 0: it has the majorities."""

    market: Market
    lacks: tuple[int, int, int]


class Advice(Hints, frozen=True):
    """What every hint tells."""

    majorities: tuple[Seat | None, ...]
    """By district."""
    claims: tuple[ClaimLacks, ...]


class VoteOutlook(Struct, frozen=True):
    """What a vote would do for the seat if so many chose it (3: three or more) and nothing else changed before."""

    card: VoteCard
    votes: int
    black: int = 0
    red: int = 0
    """Gained; below 0 lost."""
    free: int = 0
    """Goods of colours of choice, gained or stolen."""
    merchants: int = 0
    """How many may be placed, moved or banished: of one's own, or with Strengthen Position alone of one player."""
    places: tuple[Place, ...] = ()
    """Where they may go, or with two votes for Strengthen Position come from."""
    players: tuple[Seat, ...] = ()
    """Who may be robbed or banished."""


class Settling(Advice, frozen=True):
    left: int


class UsingItems(Advice, frozen=True):
    """Some items must act before the city can be visited."""

    items: Items


class VisitingCity(Advice, frozen=True):
    items: Items
    """That may be used before."""


class PuttingUp(Advice, frozen=True):
    items: Items
    second: bool


class Bidding(Advice, frozen=True):
    """`most` is what the seat could pay."""

    item: Item
    bid: int
    leader: Seat
    most: int


class Paying(Advice, frozen=True):
    item: Item
    bid: int


class UsingEffect(Advice, frozen=True):
    item: Item


class MovingToken(Advice, frozen=True):
    pass


class Voting(Advice, frozen=True):
    district: District
    guild: Guild
    outlook: tuple[VoteOutlook, ...]


class Acting(Advice, frozen=True):
    card: VoteCard
    votes: int


class Fleeing(Advice, frozen=True):
    district: District
    merchants: int


class PayingFair(Advice, frozen=True):
    """`obliged`: the goods suffice, so they must be paid."""

    cost: int
    fame: int
    obliged: bool


class LeavingFair(Advice, frozen=True):
    pass


class Claiming(Advice, frozen=True):
    markets: tuple[Market, ...]


class Waiting(Advice, frozen=True):
    pass


class Finished(Advice, frozen=True):
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

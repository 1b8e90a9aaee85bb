"""What a board is told: the view, and hints. Never compiled: Structs would lose their tag."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from games.jantaris.types.state import Auction, Phase
from games.jantaris.types.words import District, Fair, Guild, Item, Items, Market, Place, VoteCard
from serai.engine import Hints, Seat, worded

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
"""What a vote does."""


class ItemCard(Struct, frozen=True):
    item: Item
    black: int
    red: int
    fame: int
    crown: bool


class PlayerView(Struct, frozen=True):
    merchants: tuple[int, ...]
    """How many stand in each district, and in the centre."""
    lacks: tuple[int, ...]
    """By district, how many more it takes for the majority; 0: it is theirs."""
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
    majorities: tuple[Seat | None, ...]
    """By district."""
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
    vote_numbers: tuple[tuple[int, int, int], ...]
    """Printed on the vote cards, by how many choose one: so many goods or merchants; 0: no number."""
    vote_effects: tuple[tuple[Effect, Effect, Effect], ...]
    """What they do, in the same order."""
    market_fame: int
    fair_merchants: int
    """So many in the centre make a fair."""
    fame_to_end: int
    end_nears: bool
    """Somebody lacks no more than a market's fame."""


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


class ClaimOutlook(Struct, frozen=True):
    """What the seat lacks for a market that lies face up."""

    market: Market
    lacks: tuple[int, int, int]
    """In each of its districts, how many more merchants it takes for the majority; 0: it is the seat's."""


class Overview(Hints, frozen=True, kw_only=True):
    """Told with whatever is to be decided. Who gets no hints, as spectators and replays, finds it in the view."""

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
    """That may be used before."""


class PuttingUp(Overview, frozen=True):
    items: Items
    second: bool


class Bidding(Overview, frozen=True):
    item: Item
    bid: int
    leader: Seat
    least: int
    """The next higher bid; 0: the seat can't go higher."""
    goods: int
    """That the seat has."""
    may_hold: bool


class Paying(Overview, frozen=True):
    item: Item
    bid: int


class UsingEffect(Overview, frozen=True):
    item: Item
    use: Annotated[Item, Meta(extra_json_schema=worded("item-use"))]
    """The same item: said by what is to be decided."""


class MovingToken(Overview, frozen=True):
    pass


class Voting(Overview, frozen=True):
    district: District
    guild: Guild
    merchants: int
    """The seat's own there."""
    outlook: tuple[VoteOutlook, ...]


class Acting(Overview, frozen=True):
    card: VoteCard
    votes: int
    effect: Effect
    most: int
    """How many goods, players or merchants may be chosen."""
    district: District


class Fleeing(Overview, frozen=True):
    district: District
    merchants: int


class PayingFair(Overview, frozen=True):
    """`obliged`: the goods suffice, so they must be paid. `coins`: for how many goods an item may stand."""

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

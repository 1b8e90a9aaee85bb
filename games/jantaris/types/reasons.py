"""What speaks for an action. Never compiled: Structs would lose their tag."""

from typing import TypeAlias

from games.jantaris.types.words import Count, District, Goods, Item, Market, Place
from serai.engine import Reason, Seat


class MarketReady(Reason, frozen=True):
    """All three majorities of a market are there."""

    market: Market
    fame: int


class WinsMajority(Reason, frozen=True):
    district: District
    merchants: Count


class BreaksMajority(Reason, frozen=True):
    player: Seat
    district: District


class NearsMarket(Reason, frozen=True):
    market: Market
    lacking: Count
    """Merchants, in all three districts together."""


class CentreFills(Reason, frozen=True):
    merchants: int
    """In the centre, everybody's."""
    lacking: Count
    """For a fair."""


class SupplyGrows(Reason, frozen=True):
    supply: Count


class CanBuy(Reason, frozen=True):
    """An item that could not be paid before."""

    item: Item


class GoodsThen(Reason, frozen=True):
    black: Goods
    red: Goods


class GoodsLeft(Reason, frozen=True):
    black: Goods
    red: Goods


class RobsLeader(Reason, frozen=True):
    """Of the opponents nobody has more fame."""

    victim: Seat
    fame: int


class ItemFor(Reason, frozen=True):
    item: Item
    fame: int
    goods: Goods


class TooDear(Reason, frozen=True):
    goods: Goods
    """The least that the item could still be had for."""


class OtherItems(Reason, frozen=True):
    items: int


class FairPays(Reason, frozen=True):
    fame: int
    cost: Goods


class TokenAgainst(Reason, frozen=True):
    """Where a vote can undo another's majority."""

    player: Seat
    district: District


class TokenEarns(Reason, frozen=True):
    """How many goods a Deal of two brings there."""

    goods: Goods


class TokenOpens(Reason, frozen=True):
    place: Place


class DealBrings(Reason, frozen=True):
    """Goods, by how many vote so."""

    alone: Goods
    shared: Goods


class BlackMarketBrings(Reason, frozen=True):
    alone: Goods
    shared: Goods
    lost: Goods


class VoteBanishes(Reason, frozen=True):
    player: Seat
    district: District
    merchants: Count


class VoteGathers(Reason, frozen=True):
    district: District
    merchants: Count


class RecruitmentBrings(Reason, frozen=True):
    """Merchants, by how many vote so: on any district, in the centre, on a neighbour."""

    alone: Count
    shared: Count
    near: Count


class VoteCompany(Reason, frozen=True):
    others: int


class DrivesOut(Reason, frozen=True):
    players: tuple[Seat, ...]
    district: District
    merchants: int


class ClaimPays(Reason, frozen=True):
    fame: int
    total: int


class NothingBetter(Reason, frozen=True):
    pass


JantarisReason: TypeAlias = (
    MarketReady
    | WinsMajority
    | BreaksMajority
    | NearsMarket
    | CentreFills
    | SupplyGrows
    | CanBuy
    | GoodsThen
    | GoodsLeft
    | RobsLeader
    | ItemFor
    | TooDear
    | OtherItems
    | FairPays
    | TokenAgainst
    | TokenEarns
    | TokenOpens
    | DealBrings
    | BlackMarketBrings
    | VoteBanishes
    | VoteGathers
    | RecruitmentBrings
    | VoteCompany
    | DrivesOut
    | ClaimPays
    | NothingBetter
)

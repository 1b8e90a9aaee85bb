"""Arguments for actions. Never compiled: Structs would lose their tag."""

from typing import TypeAlias

from games.jantaris.types.words import Count, District, Goods, Item, Market, Place
from serai.engine import Reason, Seat


class MarketReady(Reason, frozen=True):
    """The seat then has all three majorities of a market."""

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
    missing: Count
    """The number of missing merchants in all three districts together."""


class CentreFills(Reason, frozen=True):
    merchants: int
    """The merchants of all players in the centre."""
    missing: Count
    """The merchants missing for a fair."""


class SupplyGrows(Reason, frozen=True):
    supply: Count


class CanBuy(Reason, frozen=True):
    """An item that was not affordable before."""

    item: Item


class GoodsThen(Reason, frozen=True):
    black: Goods
    red: Goods


class GoodsLeft(Reason, frozen=True):
    black: Goods
    red: Goods


class RobsLeader(Reason, frozen=True):
    """The victim has the most fame of all opponents."""

    victim: Seat
    fame: int


class ItemFor(Reason, frozen=True):
    item: Item
    fame: int
    goods: Goods


class TooDear(Reason, frozen=True):
    goods: Goods
    """The lowest price for which the item could still be won."""


class OtherItems(Reason, frozen=True):
    items: int


class FairPays(Reason, frozen=True):
    fame: int
    cost: Goods


class TokenAgainst(Reason, frozen=True):
    """A vote can break another player's majority there."""

    player: Seat
    district: District


class TokenEarns(Reason, frozen=True):
    """The goods that a Deal chosen by two brings there."""

    goods: Goods


class TokenOpens(Reason, frozen=True):
    place: Place


class DealBrings(Reason, frozen=True):
    """The goods gained alone and shared by two."""

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
    """The merchants placed alone (any district), shared by two (centre) and by three (a neighbour)."""

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

"""The witness: an independent description of what the rulebook hides.

The conformance kit finds leaks by changing what a seat can't know and comparing everything that the seat receives. It
must not use `view`, `redact` or `determinize` to find out what a seat can't know, because it would repeat their
mistakes. So each plug-in provides a witness that is written from the rulebook alone.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from serai.engine.contract import S
from serai.engine.play import History
from serai.engine.rng import Rng

Zones = Mapping[str, Sequence[Any]]


class Witness(Protocol[S]):
    def zones(self, history: History, state: S, seat: int | None) -> Zones:
        """The items hidden from the seat, by the place where they are. Any of them might be in any place.

        Where items can't mix, as with each player's own deck, places are named `pool/place`: an item of a pool might
        be in any place of that pool.

        The history shows what the seat has seen; the state is the true one or a possible one.
        """

    def with_zones(self, history: History, state: S, seat: int | None, zones: Zones) -> S:
        """A copy of the state with the hidden items placed as given."""

    def resample(self, history: History, state: S, seat: int | None, rng: Rng) -> History | None:
        """The same game with other secrets, in which the seat has seen the same; None if that is not possible.

        The witness need not check that the moves are legal: a history with an illegal move is discarded.
        """

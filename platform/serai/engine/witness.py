"""The witness: what the rulebook hides, told a second time.

A leak is found by changing what a seat can't know and looking whether anything the seat gets changes with it. What a
seat can't know must then come from somewhere else than `view`, `redact` and `determinize`, or a mistake there would
hide itself. Each plug-in brings a witness, written from the rulebook alone.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from serai.engine.contract import S
from serai.engine.play import History
from serai.engine.rng import Rng

Zones = Mapping[str, Sequence[Any]]


class Witness(Protocol[S]):
    def zones(self, history: History, state: S, seat: int | None) -> Zones:
        """The things hidden from the seat, by the place where they lie. Any of them might lie in any place.

        Where things can't mix, as with decks of one's own, places are named `pool/place`: any thing of a pool might
        lie in any place of that pool.

        The history tells what the seat has seen; the state is the true one, or another that may be.
        """

    def put(self, history: History, state: S, seat: int | None, zones: Zones) -> S:
        """A copy of the state in which the hidden things lie as given."""

    def retell(self, history: History, state: S, seat: int | None, rng: Rng) -> History | None:
        """The same game up to `state` with other secrets: the seat has seen the same. None: nothing can be changed.

        It may guess: a history whose moves turn out illegal is thrown away.
        """

"""Seeded randomness that any language can reproduce; docs/randomness.md has the specification and test vectors."""

import hmac
from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32
_WORD_RANGE = 1 << 32
_WORDS_OF_BLOCK = Struct(">8I")
_COUNTER = Struct(">Q")


class Rng:
    """A sequence of SHA-256 blocks from a 256-bit seed, read as big-endian 32-bit words.

    Every draw is unbiased: words that would favour some values are discarded.
    """

    __slots__ = ("_block", "_seed", "_words")

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed is {SEED_BYTES} bytes long, not {len(seed)}")
        self._seed = seed
        self._block = 0
        self._words: list[int] = []

    @classmethod
    def of(cls, *labels: object) -> "Rng":
        """An Rng for tests and simulations, seeded by labels: `Rng.of("fuzz", 7)`."""
        return cls(sha256("/".join(map(str, labels)).encode()).digest())

    def fork(self, *labels: object) -> "Rng":
        """An independent Rng. It depends on the seed and the labels alone, not on what was drawn before."""
        return Rng(hmac.digest(self._seed, "/".join(map(str, labels)).encode(), "sha256"))

    def below(self, bound: int) -> int:
        """An integer from 0 to bound − 1, each equally likely."""
        if not 0 < bound <= _WORD_RANGE:
            raise ValueError(f"a bound lies between 1 and 2**32, not at {bound}")
        limit = _WORD_RANGE - _WORD_RANGE % bound
        while True:
            if not self._words:
                self._refill()
            word = self._words.pop()
            if word < limit:
                return word % bound

    def choice(self, options: Sequence[T]) -> T:
        return options[self.below(len(options))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Fisher–Yates, from the last item down to the second."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        copy = list(items)
        self.shuffle(copy)
        return copy

    def _refill(self) -> None:
        block = sha256(self._seed + _COUNTER.pack(self._block)).digest()
        self._block += 1
        self._words = list(reversed(_WORDS_OF_BLOCK.unpack(block)))

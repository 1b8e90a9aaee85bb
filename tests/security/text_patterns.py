"""Finds numbers in hex or base64, lists of numbers, and names in any text or bytes."""

import re
from base64 import b64encode
from collections import Counter
from functools import lru_cache

HEX = re.compile(rb"[0-9a-f]{64,}")
BASE64 = re.compile(rb"[0-9A-Za-z+/_-]{42,}")
RUN = re.compile(r"(?<![\w.:-])\d{1,2}(?:(?:[\s,;\"'\[\](){}]|\band\b)+\d{1,2})+(?![\w:-])")
"""Consecutive numbers in a list or a sentence; timestamps don't match."""
LENGTH = 64
"""The length of a secret number in hex."""


def numbers_of_256_bits(data):
    """All of them in hex, at any position of a longer word."""
    for word in HEX.findall(data.lower()):
        yield from (word[at : at + LENGTH] for at in range(len(word) - LENGTH + 1))


def words_in_base64(data):
    """The first 42 characters, which is the length of a secret number."""
    return (word[:42].translate(bytes.maketrans(b"-_", b"+/")) for word in BASE64.findall(data))


def in_base64(number):
    return b64encode(number)[:42]


@lru_cache(2)
def runs_in(text):
    """Lists of small numbers, in the order of the text."""
    return [[int(number) for number in re.findall(r"\d+", run)] for run in RUN.findall(text)]


def contains_cards(text, cards):
    """Whether one list has all cards, in any order."""
    return any(Counter(run) >= Counter(cards) for run in runs_in(text))


def contains_in_order(text, numbers):
    wanted = [*numbers]
    return any(
        run[at : at + len(wanted)] == wanted for run in runs_in(text) for at in range(len(run) - len(wanted) + 1)
    )


def names_in(text, names):
    """The names that occur as separate words, with hyphens or spaces, in any case."""
    return {*_any_of(tuple(names)).findall(text)} if names else set()


@lru_cache(1000)
def _any_of(names):
    words = "|".join(re.escape(name).replace(r"\-", "[- ]") for name in names)
    return re.compile(rf"(?<![\w-])(?:{words})(?![\w-])", re.IGNORECASE)


def keys_of(value):
    """The names of all fields, at every depth."""
    if isinstance(value, dict):
        return {*value}.union(*map(keys_of, value.values()))
    return set().union(*map(keys_of, value)) if isinstance(value, list) else set()


def differences(shown, expected):
    """The expected fields whose shown value is different."""
    return {
        name: (shown.get(name, "nothing"), value) for name, value in expected.items() if shown.get(name, ()) != value
    }

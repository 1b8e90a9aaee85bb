"""What some words or bytes tell, whatever form it has: numbers in hex or base64, lists of numbers, names."""

import re
from base64 import b64encode
from collections import Counter
from functools import lru_cache

HEX = re.compile(rb"[0-9a-f]{64,}")
BASE64 = re.compile(rb"[0-9A-Za-z+/_-]{42,}")
RUN = re.compile(r"(?<![\w.:-])\d{1,2}(?:(?:[\s,;\"'\[\](){}]|\band\b)+\d{1,2})+(?![\w:-])")
"""Numbers one after the other, as a list or a sentence has them; moments of time are none."""
LENGTH = 64
"""Of a secret number in hex."""


def numbers_of_256_bits(data):
    """Every one that the bytes may have, in hex: anywhere in a longer word, too."""
    for word in HEX.findall(data.lower()):
        yield from (word[at : at + LENGTH] for at in range(len(word) - LENGTH + 1))


def words_in_base64(data):
    """As far as a secret number would fill them."""
    return (word[:42].translate(bytes.maketrans(b"-_", b"+/")) for word in BASE64.findall(data))


def in_base64(number):
    return b64encode(number)[:42]


@lru_cache(2)
def runs_in(text):
    """Lists of small numbers, in the order they are told."""
    return [[int(number) for number in re.findall(r"\d+", run)] for run in RUN.findall(text)]


def tells_cards(text, cards):
    """Whether all of them stand in one list, in whatever order."""
    return any(Counter(run) >= Counter(cards) for run in runs_in(text))


def tells_in_order(text, numbers):
    wanted = [*numbers]
    return any(
        run[at : at + len(wanted)] == wanted for run in runs_in(text) for at in range(len(run) - len(wanted) + 1)
    )


def names_told(text, names):
    """Those that are words of their own, also as a person would write them."""
    return {*_any_of(tuple(names)).findall(text)} if names else set()


@lru_cache(1000)
def _any_of(names):
    words = "|".join(re.escape(name).replace(r"\-", "[- ]") for name in names)
    return re.compile(rf"(?<![\w-])(?:{words})(?![\w-])", re.IGNORECASE)


def keys_of(thing):
    """The names of all fields, at every depth."""
    if isinstance(thing, dict):
        return {*thing}.union(*map(keys_of, thing.values()))
    return set().union(*map(keys_of, thing)) if isinstance(thing, list) else set()


def differences(shown, expected):
    """Of the fields that are expected, those that are shown otherwise."""
    return {
        name: (shown.get(name, "nothing"), value) for name, value in expected.items() if shown.get(name, ()) != value
    }

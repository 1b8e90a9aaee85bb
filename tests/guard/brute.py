"""Trying to find hidden events from the hashes: every body that one may have, salted with everything that was heard.

A number that was heard may be a salt itself, or the secret that salts are made of.
"""

import hmac
import re
from hashlib import sha256

from tests.guard.checker import Checker

HEX = re.compile(rb"(?<![0-9a-f])(?:[0-9a-f]{32}|[0-9a-f]{64}|[0-9a-f]{128})(?![0-9a-f])")
"""Whatever could be a salt: heads, leaves, salts of open events, nonces, commitments, keys, signatures."""


def heard_by(listeners, end):
    """Every number that somebody was told before the end, as bytes; and none at all."""
    found = {b"", bytes(32)}
    for heard in listeners:
        for one in heard:
            if one.version < end:
                found |= {bytes.fromhex(word.decode()) for word in HEX.findall(one.data)}
    return found


def salts_from(numbers, version):
    """docs/the-log.md says how a salt is made of the table's secret."""
    return numbers | {hmac.digest(number, version.to_bytes(8, "big"), "sha256") for number in numbers}


def attacks(recording):
    """For each audience and event that is hidden from it: the event, every guess, and everything to try as its salt.

    The truth is always among the guesses, also where nobody could ever guess it.
    """
    checker = Checker(recording)
    for seat, listeners in recording.heard.items():
        numbers = heard_by(listeners, checker.truth.end)
        for entry in checker.truth.game:
            if checker.secrets.hidden(entry.version) and checker.secrets.event(entry.version, seat) != entry.data:
                guesses = {entry.body, *checker.secrets.guesses(entry.version)}
                yield entry, guesses, salts_from(numbers, entry.version)


def found(leaf, guesses, salts):
    """The guesses that a hash speaks for."""
    return {guess for salt in salts for guess in guesses if sha256(salt + guess).digest() == leaf}


def promised(recording):
    """The numbers that somebody heard and that the table's promise speaks for: the seed that was dealt from."""
    checker = Checker(recording)
    promise = next(checker.truth.of_type("opened")).data["commitment"]
    heard = (heard_by(listeners, checker.truth.end) for listeners in recording.heard.values())
    return {number for numbers in heard for number in numbers if sha256(number).hexdigest() == promise}

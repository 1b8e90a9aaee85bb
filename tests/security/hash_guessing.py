"""An attack on hidden events by their hashes: hashes every possible body with every number that a client received.

A received number may be a salt, or the secret from which salts are derived.
"""

import hmac
import re
from hashlib import sha256

from tests.security.checker import Checker

HEX = re.compile(rb"(?<![0-9a-f])(?:[0-9a-f]{32}|[0-9a-f]{64}|[0-9a-f]{128})(?![0-9a-f])")
"""Whatever could be a salt: heads, leaves, salts of public events, nonces, promises, keys, signatures."""


def numbers_received_by(clients, end):
    """Every number that the clients received before the end, as bytes; also an empty and a zero salt."""
    found = {b"", bytes(32)}
    for messages in clients:
        for one in messages:
            if one.version < end:
                found |= {bytes.fromhex(word.decode()) for word in HEX.findall(one.data)}
    return found


def salts_from(numbers, version):
    """The numbers, and the salts derived from them as in docs/log-format.md."""
    return numbers | {hmac.digest(number, version.to_bytes(8, "big"), "sha256") for number in numbers}


def attacks(recording):
    """For each seat and each event that is hidden from it: the event, the guesses, and the salts to try.

    The true body is always among the guesses, even where it can't be guessed in practice.
    """
    checker = Checker(recording)
    for seat, clients in recording.messages.items():
        numbers = numbers_received_by(clients, checker.log.end)
        for entry in checker.log.game:
            if checker.secrets.hidden(entry.version) and checker.secrets.event(entry.version, seat) != entry.data:
                guesses = {entry.body, *checker.secrets.guesses(entry.version)}
                yield entry, guesses, salts_from(numbers, entry.version)


def found(leaf, guesses, salts):
    """The guesses that a hash confirms."""
    return {guess for salt in salts for guess in guesses if sha256(salt + guess).digest() == leaf}


def revealed_seeds(recording):
    """The received numbers whose hash is the table's promise: only the seed of the deal has it."""
    checker = Checker(recording)
    promise = next(checker.log.of_type("opened")).data["promise"]
    received = (numbers_received_by(clients, checker.log.end) for clients in recording.messages.values())
    return {number for numbers in received for number in numbers if sha256(number).hexdigest() == promise}

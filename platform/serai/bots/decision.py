"""The decision that a seat faces, by name: it stays the same while others talk, vote or leave the table."""

from hashlib import sha256

from serai.tables.game_of import game_of
from serai.tables.known import Known


def decision_of(known: Known, seat: int) -> str:
    key = game_of(known.chronicle).decision_key(known.chronicle.state, seat)
    return sha256(repr(key).encode()).hexdigest()

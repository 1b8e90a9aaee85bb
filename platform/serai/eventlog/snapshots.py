"""A chronicle as bytes and back. Snapshots are a cache: one of another making than today's is thrown away."""

from hashlib import sha256

import msgspec
from msgspec import Raw, Struct

from serai.engine import Plugin
from serai.engine.wire import decode, encode
from serai.eventlog.chronicle import Chronicle, FindGame


class KeptChronicle(Chronicle):
    """With the game's state as bytes, for its type is the game's affair."""

    state: Raw = Raw(b"null")


class Kept(Struct, frozen=True):
    fingerprint: str
    chronicle: KeptChronicle


def freeze(chronicle: Chronicle, find: FindGame) -> bytes:
    opened = chronicle.opened
    mark = fingerprint(find(opened.game), opened.rules) if opened else ""
    fields = {**msgspec.structs.asdict(chronicle), "state": Raw(encode(chronicle.state))}
    return encode(Kept(mark, KeptChronicle(**fields)))


def thaw(snapshot: bytes, find: FindGame) -> Chronicle:
    """The chronicle of a snapshot; raises if it is of another making than today's."""
    kept: Kept = decode(snapshot, Kept)
    chronicle = Chronicle(**msgspec.structs.asdict(kept.chronicle))
    chronicle.state = None
    if opened := chronicle.opened:
        plugin = find(opened.game)
        if kept.fingerprint != fingerprint(plugin, opened.rules):
            raise LookupError("the state has another form today")
        if chronicle.begun:
            chronicle.state = decode(kept.chronicle.state, plugin.games[opened.rules].types.state)
    return chronicle


def fingerprint(plugin: Plugin, rules: int) -> str:
    """Changes with what is told of a table and of its game, and with how old events are lifted.

    Then snapshots are made anew.
    """
    schema = msgspec.json.schema(plugin.games[rules].types.state)
    steps = {type_: len(upcasts) for type_, upcasts in plugin.upcasts.items()}
    return sha256(encode([Chronicle.__struct_fields__, schema, steps, plugin.snapshots])).hexdigest()

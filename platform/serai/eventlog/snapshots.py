"""Table states as bytes. Snapshots are a cache: a snapshot of another version of the code is ignored."""

from hashlib import sha256

import msgspec
from msgspec import Raw, Struct

from serai.engine import Plugin
from serai.engine.codec import decode, encode
from serai.eventlog.table_state import FindGame, TableState


class SerializedTableState(TableState):
    """A table state that contains the game's state as bytes, because only the game knows its type."""

    game_state: Raw = Raw(b"null")


class Snapshot(Struct, frozen=True):
    fingerprint: str
    table_state: SerializedTableState


def serialize(table_state: TableState, find: FindGame) -> bytes:
    opened = table_state.opened
    mark = fingerprint(find(opened.game), opened.rules_version) if opened else ""
    fields = {**msgspec.structs.asdict(table_state), "game_state": Raw(encode(table_state.game_state))}
    return encode(Snapshot(mark, SerializedTableState(**fields)))


def deserialize(data: bytes, find: FindGame) -> TableState:
    """The table state of a snapshot; raises LookupError if the fingerprint has changed."""
    snapshot: Snapshot = decode(data, Snapshot)
    table_state = TableState(**msgspec.structs.asdict(snapshot.table_state))
    table_state.game_state = None
    if opened := table_state.opened:
        plugin = find(opened.game)
        if snapshot.fingerprint != fingerprint(plugin, opened.rules_version):
            raise LookupError("the snapshot was made by another version of the code")
        if table_state.is_started:
            game = plugin.games[opened.rules_version]
            table_state.game_state = decode(snapshot.table_state.game_state, game.types.state)
    return table_state


def fingerprint(plugin: Plugin, rules_version: int) -> str:
    """A hash of everything that the bytes of a snapshot depend on.

    It changes with the fields of the table state, the game's state type, the upcasts and `plugin.snapshots`.
    """
    schema = msgspec.json.schema(plugin.games[rules_version].types.state)
    steps = {type_: len(upcasts) for type_, upcasts in plugin.upcasts.items()}
    return sha256(encode([TableState.__struct_fields__, schema, steps, plugin.snapshots])).hexdigest()

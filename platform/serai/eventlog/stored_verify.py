"""Verifying a table where it is stored. What is said of a running one tells nothing that a spectator may not know."""

from collections.abc import Sequence
from uuid import UUID

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from django.db import connection, transaction

from serai.engine.registry import PluginError, UnknownGame
from serai.eventlog import sync_door
from serai.eventlog.chain import StreamHead, leaf, salt
from serai.eventlog.chronicle import FindGame
from serai.eventlog.sql import Stored
from serai.eventlog.stored_export import export_stream
from serai.eventlog.verify import Fault, Verdict, verify

_ONE_MOMENT = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"


def verify_stream(stream: UUID, key: Ed25519PrivateKey, find: FindGame) -> Verdict:
    """Its export, and what an export of a running game can't prove: that hidden events are what their hashes say."""
    with transaction.atomic(durable=True):
        with connection.cursor() as cursor:
            cursor.execute(_ONE_MOMENT)
        _compare_hashes(sync_door.head(stream), sync_door.tail(stream))
        data = exported(stream, key, find)
    return verify(data, find)


def _compare_hashes(at: StreamHead, events: Sequence[Stored]) -> None:
    if not events:
        raise Fault("there are no events")
    for event in events:
        if leaf(salt(at.secret, event.version), event.body) != event.leaf:
            raise Fault("its content is not what its hash says", event.version)
    last = events[-1]
    if (at.version, at.head) != (last.version, last.head):
        raise Fault(f"the stream stands at version {at.version}, and its events end otherwise", last.version)


def exported(stream: UUID, key: Ed25519PrivateKey, find: FindGame) -> bytes:
    """What a spectator may take home; raises Fault if the log makes no sense."""
    try:
        return export_stream(stream, None, key, find)
    except (UnknownGame, PluginError):
        raise
    except Exception as error:  # its words may tell what is hidden
        raise Fault(f"it can't be exported: {type(error).__name__}") from None

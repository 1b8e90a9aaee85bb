"""Verifying a table in the database. The errors reveal nothing that a spectator may not know."""

from collections.abc import Sequence
from uuid import UUID

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from django.db import connection, transaction

from serai.engine.registry import PluginError, UnknownGame
from serai.eventlog import sync_store
from serai.eventlog.chain import StreamHead, leaf, salt
from serai.eventlog.sql import StoredEvent
from serai.eventlog.stored_export import export_stream
from serai.eventlog.table_state import FindGame
from serai.eventlog.verify import Verdict, VerificationError, verify

_REPEATABLE_READ = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"


def verify_stream(stream: UUID, key: Ed25519PrivateKey, find: FindGame) -> Verdict:
    """Verifies a spectator's export. Also compares hidden events with their hashes, which are not in the export."""
    with transaction.atomic(durable=True):
        with connection.cursor() as cursor:
            cursor.execute(_REPEATABLE_READ)
        _compare_hashes(sync_store.head(stream), sync_store.tail(stream))
        data = exported(stream, key, find)
    return verify(data, find)


def _compare_hashes(at: StreamHead, events: Sequence[StoredEvent]) -> None:
    if not events:
        raise VerificationError("there are no events")
    for event in events:
        if leaf(salt(at.secret, event.version), event.body) != event.leaf:
            raise VerificationError("its content does not match its hash", event.version)
    last = events[-1]
    if (at.version, at.head) != (last.version, last.head):
        raise VerificationError(f"the stream is at version {at.version}, but this is its last event", last.version)


def exported(stream: UUID, key: Ed25519PrivateKey, find: FindGame) -> bytes:
    """The spectator's export; raises VerificationError if the log can't be processed."""
    try:
        return export_stream(stream, None, key, find)
    except (UnknownGame, PluginError):
        raise
    except Exception as error:  # omit the text of the error, which may contain hidden data
        raise VerificationError(f"it can't be exported: {type(error).__name__}") from None

"""Exporting a stored table, and storing the signature of a finished one."""

from uuid import UUID

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from django.db import connection

from serai.eventlog import sync_store
from serai.eventlog.envelope import unpack
from serai.eventlog.export import HeadSignature, export
from serai.eventlog.redaction import Redactor
from serai.eventlog.rerun import finished_event
from serai.eventlog.signatures import public_bytes, sign_head
from serai.eventlog.table_state import FindGame

_SAVE = """INSERT INTO eventlog_signature (stream_id, version, head, public_key, signature)
    VALUES (%s, %s, %s, %s, %s) ON CONFLICT DO NOTHING"""
_FIND = "SELECT public_key, signature FROM eventlog_signature WHERE stream_id = %s AND version = %s AND head = %s"


def sign_stream(stream: UUID, key: Ed25519PrivateKey) -> None:
    """Signs the head of a finished stream and stores the signature. A stored signature is never replaced."""
    head = sync_store.head(stream)
    signature = sign_head(key, stream, head.version, head.head)
    with connection.cursor() as cursor:
        cursor.execute(_SAVE, [stream, head.version, head.head, public_bytes(key), signature])


def export_stream(stream: UUID, seat: int | None, key: Ed25519PrivateKey, find: FindGame) -> bytes:
    """Exports a table: whole if it is finished or voided, otherwise as the seat or a spectator (None) may see it."""
    at, events = sync_store.head(stream), sync_store.tail(stream)
    if not events:
        raise ValueError(f"Table {stream} has no events yet.")
    if finished_event([unpack(event.body) for event in events[-2:]]) is None:
        return export(at, events, key, redactor=Redactor(seat, find))
    signature = _stored_signature(stream, events[-1].version, events[-1].head)
    return export(at, events, key, stored_signature=signature)


def _stored_signature(stream: UUID, version: int, head: bytes) -> HeadSignature | None:
    with connection.cursor() as cursor:
        cursor.execute(_FIND, [stream, version, head])
        row = cursor.fetchone()
    return HeadSignature(bytes(row[0]), bytes(row[1])) if row else None

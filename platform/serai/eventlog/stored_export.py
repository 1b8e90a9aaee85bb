"""Exporting a stored table, and keeping the signature of a finished one."""

from uuid import UUID

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from django.db import connection

from serai.eventlog import sync_door
from serai.eventlog.chronicle import FindGame
from serai.eventlog.decide_again import revelation
from serai.eventlog.envelope import unpack
from serai.eventlog.export import Signed, export
from serai.eventlog.keys import public_bytes, sign_head
from serai.eventlog.sight import Sight

_KEEP = """INSERT INTO eventlog_signature (stream_id, version, head, public_key, signature)
    VALUES (%s, %s, %s, %s, %s) ON CONFLICT DO NOTHING"""
_KEPT = "SELECT public_key, signature FROM eventlog_signature WHERE stream_id = %s AND version = %s AND head = %s"


def sign_stream(stream: UUID, key: Ed25519PrivateKey) -> None:
    """Signs the head of a finished stream, for ever."""
    head = sync_door.head(stream)
    signature = sign_head(key, stream, head.version, head.head)
    with connection.cursor() as cursor:
        cursor.execute(_KEEP, [stream, head.version, head.head, public_bytes(key), signature])


def export_stream(stream: UUID, seat: int | None, key: Ed25519PrivateKey, find: FindGame) -> bytes:
    """A finished table whole, even one that was voided since; a running one as the seat, or a spectator, may see it."""
    at, events = sync_door.head(stream), sync_door.tail(stream)
    if not events:
        raise ValueError(f"Nothing has happened at table {stream} yet.")
    if revelation([unpack(event.body) for event in events[-2:]]) is None:
        return export(at, events, key, sight=Sight(seat, find))
    return export(at, events, key, kept=_kept_signature(stream, events[-1].version, events[-1].head))


def _kept_signature(stream: UUID, version: int, head: bytes) -> Signed | None:
    with connection.cursor() as cursor:
        cursor.execute(_KEPT, [stream, version, head])
        row = cursor.fetchone()
    return Signed(bytes(row[0]), bytes(row[1])) if row else None

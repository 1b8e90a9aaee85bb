"""Signing finished tables."""

from serai.eventlog.site_key import site_key
from serai.eventlog.stored_export import sign_stream
from serai.tables.listeners import TableUpdate


def sign_when_finished(update: TableUpdate) -> None:
    """A table listener. It may be skipped, because an export signs the head if no signature is stored."""
    if update.status == "finished":
        sign_stream(update.table, site_key())

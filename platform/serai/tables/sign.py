"""Signing finished tables."""

from serai.eventlog.site_key import site_key
from serai.eventlog.stored_export import sign_stream
from serai.tables.updates import TableUpdate


def sign_when_finished(update: TableUpdate) -> None:
    """A table listener. If it is not called, every export signs the same head again."""
    if update.status == "finished":
        sign_stream(update.table, site_key())

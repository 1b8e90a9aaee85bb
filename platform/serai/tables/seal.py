"""A finished table is signed once, for ever."""

from serai.eventlog.site_key import site_key
from serai.eventlog.stored_export import sign_stream
from serai.tables.announce import News


def sign_when_finished(news: News) -> None:
    """A listener of tables. If it is missed, every export signs the same head again."""
    if news.status == "finished":
        sign_stream(news.table, site_key())

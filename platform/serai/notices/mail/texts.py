"""The texts of emails and of the pages they link to: one Fluent catalogue per language, as games have."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from zoneinfo import ZoneInfo

from babel.dates import format_datetime
from babel.lists import format_list

from serai.engine.texts import LANGUAGES, Texts
from serai.eventlog.current_time import Microseconds

FOLDER = Path(__file__).parent.parent / "texts"
_LOCALES = {"en": "en_GB"}
_DAY_AND_TIME = {
    "en": "EEEE d MMMM HH:mm",
    "hu": "MMMM d., EEEE HH:mm",
    "de": "EEEE, d. MMMM, HH:mm",
    "it": "EEEE d MMMM HH:mm",
}
_UNITS = (("days", 86_400), ("hours", 3600), ("minutes", 60))


@cache
def mail_texts(language: str) -> Texts:
    return Texts(FOLDER, language)


def missing_mail_messages() -> Iterator[str]:
    """Messages that one language has and another lacks."""
    ids = {language: mail_texts(language).message_ids for language in LANGUAGES}
    for language, own in ids.items():
        for name in sorted(set().union(*ids.values()) - own):
            yield f"{mail_texts(language).folder / 'messages.ftl'} lacks the message {name}"


def join_list(items: list[str], language: str) -> str:
    return format_list(items, locale=_locale(language))


def day_and_time(moment: Microseconds, time_zone: str, language: str) -> str:
    """Formats a time in the user's time zone."""
    time = datetime.fromtimestamp(moment / 1_000_000, UTC)
    return format_datetime(time, _DAY_AND_TIME[language], tzinfo=ZoneInfo(time_zone), locale=_locale(language))


def duration(length: timedelta, language: str) -> str:
    """Formats a length by its two largest units, such as "1 day, 4 hours"; as one minute at least."""
    precision = 3600 if length >= timedelta(days=1) else 60
    seconds = max(60, round(length.total_seconds() / precision) * precision)
    parts: list[str] = []
    for unit, unit_seconds in _UNITS:
        count, seconds = divmod(seconds, unit_seconds)
        if count and len(parts) < 2:
            parts.append(mail_texts(language).message(unit, count=count))
        elif parts:
            break
    return ", ".join(parts)


def _locale(language: str) -> str:
    return _LOCALES.get(language, language)

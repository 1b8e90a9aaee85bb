"""Talk at a table. It is no part of the log: it can be deleted, and no proof needs it."""

import unicodedata
from collections.abc import Callable, Collection
from datetime import datetime
from html import escape
from uuid import UUID

from django.db import IntegrityError, transaction
from msgspec import Struct

from serai.tables.errors import BadInput, KeyReused
from serai.tables.models import ChatLine

LONGEST = 500
PAGE = 100
SAID_AFTER = f"""SELECT id, player, text, said_at FROM tables_chatline
    WHERE "table" = %s AND id > %s ORDER BY id LIMIT {PAGE}"""


listeners: list[Callable[[UUID], None]] = []
"""Who is told that something was said at a table; the site fills it."""


class Said(Struct, frozen=True):
    id: int
    player: UUID
    text: str
    html: str
    """The text, escaped: safe to show as it is."""
    time: datetime


def say(*, table: UUID, player: UUID, text: str, command: UUID) -> Said:
    """The same command twice says it once."""
    words = _tidy(text)
    if not 0 < len(words) <= LONGEST:
        raise BadInput(f"Say something, in at most {LONGEST} characters.")
    try:
        with transaction.atomic():
            line = ChatLine.objects.create(table=table, player=player, text=words, command=command)
    except IntegrityError:
        line = ChatLine.objects.get(command=command)
        if (line.table, line.player, line.text) != (table, player, words):
            raise KeyReused from None
    for listener in listeners:
        listener(table)
    return _said(line)


def said(*, table: UUID, after: int = 0, unheard: Collection[UUID] = ()) -> list[Said]:
    """A page of what was said after a line; the newest page if no line is named. `unheard`: players left out."""
    lines = ChatLine.objects.filter(table=table).exclude(player__in=unheard)
    if after:
        return [_said(line) for line in lines.filter(id__gt=after).order_by("id")[:PAGE]]
    return [_said(line) for line in reversed(lines.order_by("-id")[:PAGE])]


def said_of(line: int, player: UUID, text: str, time: datetime) -> Said:
    return Said(line, player, text, escape(text), time)


def _said(line: ChatLine) -> Said:
    return said_of(line.id, line.player, line.text, line.said_at)


def _tidy(text: str) -> str:
    """Without what can't be seen and would only confuse: control characters, and marks that turn the direction."""
    return "".join(sign for sign in text if unicodedata.category(sign) not in ("Cc", "Cf", "Cs")).strip()

"""Chat at a table. It is not part of the log: it can be deleted, and no proof depends on it."""

import unicodedata
from collections.abc import Callable, Collection
from datetime import datetime
from html import escape
from uuid import UUID

from django.db import IntegrityError, transaction
from msgspec import Struct

from serai.tables.errors import BadInput, KeyReused
from serai.tables.models import ChatMessage

MAX_LENGTH = 500
PAGE = 100
MESSAGES_AFTER = f"""SELECT id, player, text, sent_at FROM tables_chatmessage
    WHERE "table" = %s AND id > %s ORDER BY id LIMIT {PAGE}"""


listeners: list[Callable[[UUID], None]] = []
"""Functions that are called with the table's id after each message; `site` adds them."""


class ChatMessageView(Struct, frozen=True):
    id: int
    player: UUID
    text: str
    html: str
    """The text with HTML escaped."""
    time: datetime


def post_message(*, table: UUID, player: UUID, text: str, command: UUID) -> ChatMessageView:
    """Stores a message. A repeated command stores nothing."""
    cleaned = _clean(text)
    if not 0 < len(cleaned) <= MAX_LENGTH:
        raise BadInput(f"Write a message of 1 to {MAX_LENGTH} characters.")
    try:
        with transaction.atomic():
            message = ChatMessage.objects.create(table=table, player=player, text=cleaned, command=command)
    except IntegrityError:
        message = ChatMessage.objects.get(command=command)
        if (message.table, message.player, message.text) != (table, player, cleaned):
            raise KeyReused from None
    for listener in listeners:
        listener(table)
    return _view(message)


def list_messages(*, table: UUID, after: int = 0, muted_players: Collection[UUID] = ()) -> list[ChatMessageView]:
    """A page of messages after the given id, or the newest page. Omits the messages of muted players."""
    messages = ChatMessage.objects.filter(table=table).exclude(player__in=muted_players)
    if after:
        return [_view(message) for message in messages.filter(id__gt=after).order_by("id")[:PAGE]]
    return [_view(message) for message in reversed(messages.order_by("-id")[:PAGE])]


def message_view(message: int, player: UUID, text: str, time: datetime) -> ChatMessageView:
    return ChatMessageView(message, player, text, escape(text), time)


def _view(message: ChatMessage) -> ChatMessageView:
    return message_view(message.id, message.player, message.text, message.sent_at)


def _clean(text: str) -> str:
    """Removes invisible characters: control characters, and marks that change the direction of text."""
    return "".join(sign for sign in text if unicodedata.category(sign) not in ("Cc", "Cf", "Cs")).strip()

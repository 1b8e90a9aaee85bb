"""Reporting a user to the moderators, with the place where it happened."""

import unicodedata
from uuid import UUID

from serai.accounts.models import User
from serai.accounts.players import player_of
from serai.moderation.models import Reason, Report
from serai.notices.times import utc_now
from serai.tables.errors import BadInput
from serai.tables.models import ChatMessage
from serai.tables.read_models.names import are_names_hidden
from serai.tables.seating_rules import people_at
from serai.tables.table_cache import LoadedTable

MAX_TEXT_LENGTH = 1000


def report(
    *,
    user: User,
    by: User,
    reason: Reason,
    text: str,
    at: LoadedTable | None = None,
    version: int | None = None,
    chat_message: int | None = None,
) -> Report:
    """Stores a report. `at` is a table that the reporter may see; `version` defaults to its latest.

    Repeating a report that is still open returns that report.
    """
    text = _clean(text)
    if reason == "other" and not text:
        raise BadInput("Describe in a few words what happened.")
    place = _place(user, at, version, chat_message) if at else {"table": None, "version": None, "chat_message": None}
    if at is None and (version is not None or chat_message is not None):
        raise BadInput("Name the table, too: a version or a chat message belongs to one.")
    fields = {"user": user, "reporter": by, "reason": reason, "text": text, **place}
    same = {key: value for key, value in fields.items() if key != "version" or version is not None}
    found = Report.objects.filter(closed=None, **same).order_by("id").first()
    return found or Report.objects.create(**fields, created=utc_now())


def _place(user: User, at: LoadedTable, version: int | None, chat_message: int | None) -> dict[str, UUID | int | None]:
    if are_names_hidden(at.state):
        raise BadInput("Players' names are hidden until the game starts. Report the player then.")
    table, player = at.head.id, player_of(table=at.head.id, user=user)
    if version is not None and not 0 < version <= at.version:
        raise BadInput(f"The table's log has the versions 1 to {at.version}.")
    if player is None or (player not in people_at(at.state) and not _has_chatted(table, player)):
        raise BadInput(f"{user.username} has not taken part in this table.")
    if (
        chat_message is not None
        and not ChatMessage.objects.filter(id=chat_message, table=table, player=player).exists()
    ):
        raise BadInput(f"{user.username} has not sent this message at this table.")
    return {"table": table, "version": version or at.version, "chat_message": chat_message}


def _clean(text: str) -> str:
    """Removes control characters except line breaks, and surrogates."""
    return "".join(char for char in text if char == "\n" or unicodedata.category(char) not in ("Cc", "Cs")).strip()


def _has_chatted(table: UUID, player: UUID) -> bool:
    return ChatMessage.objects.filter(table=table, player=player).exists()

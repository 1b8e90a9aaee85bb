"""Asking moderators to look at somebody, with the place where it happened."""

import unicodedata
from uuid import UUID

from serai.accounts.models import User
from serai.accounts.players import player_of
from serai.desk.models import Reason, Report
from serai.nudges.moments import this_moment
from serai.tables.company import people_at
from serai.tables.errors import BadInput
from serai.tables.known import Known
from serai.tables.models import ChatLine
from serai.tables.names import are_secret

LONGEST = 1000


def report(
    *,
    person: User,
    by: User,
    reason: Reason,
    words: str,
    at: Known | None = None,
    version: int | None = None,
    line: int | None = None,
) -> Report:
    """`at` is a table that the reporter may see; the place in its log is the last version, unless one is named.

    The same report made again, while it is open, is the first one.
    """
    words = _tidy(words)
    if reason == "other" and not words:
        raise BadInput("Say in a few words what has happened.")
    place = _place(person, at, version, line) if at else {"table": None, "version": None, "line": None}
    if at is None and (version is not None or line is not None):
        raise BadInput("A place in a log needs its table.")
    made = {"person": person, "reporter": by, "reason": reason, "words": words, **place}
    same = {key: value for key, value in made.items() if key != "version" or version is not None}
    found = Report.objects.filter(closed=None, **same).order_by("id").first()
    return found or Report.objects.create(**made, made=this_moment())


def _place(person: User, at: Known, version: int | None, line: int | None) -> dict[str, UUID | int | None]:
    if are_secret(at.chronicle):
        raise BadInput("Who sits at this table is told when the game begins: report them then.")
    table, player = at.head.id, player_of(table=at.head.id, user=person)
    if version is not None and not 0 < version <= at.version:
        raise BadInput(f"The table's log has the versions 1 to {at.version}.")
    if player is None or (player not in people_at(at.chronicle) and not _has_spoken(table, player)):
        raise BadInput(f"{person.username} has no part in this table.")
    if line is not None and not ChatLine.objects.filter(id=line, table=table, player=player).exists():
        raise BadInput(f"{person.username} has not said this there.")
    return {"table": table, "version": version or at.version, "line": line}


def _tidy(words: str) -> str:
    """Lines are kept; what can't be seen, and no database keeps, is not."""
    return "".join(sign for sign in words if sign == "\n" or unicodedata.category(sign) not in ("Cc", "Cs")).strip()


def _has_spoken(table: UUID, player: UUID) -> bool:
    return ChatLine.objects.filter(table=table, player=player).exists()

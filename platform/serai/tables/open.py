"""Opening a table: the promise of the deal is published before anybody sits down."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID, uuid4

from django.db import IntegrityError, transaction
from msgspec import Raw, Struct
from msgspec.structs import replace

from serai.engine.registry import UnknownGame, find
from serai.engine.wire import encode
from serai.eventlog import sync_door
from serai.eventlog.chronicle import Chronicle, commitment, seed_of
from serai.eventlog.table_events import Clock, Kept, Opened, Terms
from serai.tables.commit import Committed, append
from serai.tables.doors import django_door, run
from serai.tables.draft import Draft
from serai.tables.errors import BadInput
from serai.tables.known import Known, current
from serai.tables.pace import require_sound
from serai.tables.sit import put_in_chair


class Wish(Struct, frozen=True, kw_only=True):
    """What the opener chooses. Options of None are the game's own defaults."""

    game: str
    seats: int
    options: Any = None
    clock: Clock = "untimed"
    terms: Terms = Terms()
    ranked: bool = False
    listed: bool = True
    rematch_of: UUID | None = None


def open_table(
    wish: Wish, *, table: UUID, host: UUID, bots: Mapping[int, str] | None = None, kept_for: Sequence[UUID | None] = ()
) -> Committed:
    """Opens the table with bots in its chairs; the game begins if they fill it.

    `kept_for`: by seat, the only ones who may sit down.

    Nobody else sits down in the same breath: the promise stands before anybody's nonce is known. The same table opened
    again is the first one: whoever asks twice gets one.
    """
    opened = _opened(wish, host)
    secret = secrets.token_bytes(32)
    try:
        with transaction.atomic():
            head = sync_door.create(table, secret)
            draft = Draft(Known(head, Chronicle()))
            draft.tell(replace(opened, commitment=commitment(seed_of(secret))))
            if wish.terms != Terms():
                draft.tell(wish.terms)
            if kept_for:
                draft.tell(Kept(tuple(str(player or "") for player in kept_for)))
            for chair, level in (bots or {}).items():
                put_in_chair(draft, chair, player=uuid4(), bot=level)
            done = run(append(django_door, draft, seat=None, command=None))
    except IntegrityError:
        known = run(current(django_door, table))
        return Committed("repeated", 1, known.version, known)
    assert done is not None, "nobody else writes to a table that does not exist yet"
    return done


def _opened(wish: Wish, host: UUID) -> Opened:
    try:
        plugin = find(wish.game)
    except UnknownGame as unknown:
        raise BadInput(str(unknown)) from None
    if wish.seats not in plugin.seats:
        raise BadInput(f"{plugin.name} is played with {plugin.seats[0]} to {plugin.seats[-1]} seats.")
    require_sound(wish.clock, wish.terms)
    options = wish.options if wish.options is not None else plugin.game.types.options()
    return Opened(
        game=plugin.slug,
        rules=plugin.current_version,
        seats=wish.seats,
        options=Raw(encode(options)),
        commitment="",
        host=str(host),
        clock=wish.clock,
        ranked=wish.ranked,
        listed=wish.listed,
        rematch_of=wish.rematch_of,
    )

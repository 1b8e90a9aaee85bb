"""Opening a table: the promise of the deal is published before anyone sits down."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID, uuid4

from django.db import IntegrityError, transaction
from msgspec import Raw, Struct
from msgspec.structs import replace

from serai.engine.codec import encode
from serai.engine.registry import UnknownGame, find
from serai.eventlog import sync_store
from serai.eventlog.table_events import Clock, Opened, Reserved, Terms
from serai.eventlog.table_state import TableState, promise_of, seed_of
from serai.tables.clock.terms import validate_terms
from serai.tables.commit import CommitResult, append
from serai.tables.draft import Draft
from serai.tables.errors import BadInput
from serai.tables.store import django_store, run_sync
from serai.tables.table_cache import LoadedTable, current_table
from serai.tables.verbs.sit import take_seat


class OpenRequest(Struct, frozen=True, kw_only=True):
    """What the host chooses. If `options` is None, the game's defaults apply."""

    game: str
    seats: int
    options: Any = None
    clock: Clock = "untimed"
    terms: Terms = Terms()
    ranked: bool = False
    listed: bool = True
    rematch_of: UUID | None = None


def open_table(
    request: OpenRequest,
    *,
    table: UUID,
    host: UUID,
    bots: Mapping[int, str] | None = None,
    reserved_for: Sequence[UUID | None] = (),
) -> CommitResult:
    """Opens the table with bots in the given seats; the game starts if they fill it.

    `reserved_for`: by seat, the only player who may sit down there.

    The host sits down in a later commit, because the promise must be stored before any nonce is known. Opening the
    same table again returns the first one.
    """
    opened = _opened(request, host)
    secret = secrets.token_bytes(32)
    try:
        with transaction.atomic():
            head = sync_store.create(table, secret)
            draft = Draft(LoadedTable(head, TableState()))
            draft.add_table_event(replace(opened, promise=promise_of(seed_of(secret))))
            if request.terms != Terms():
                draft.add_table_event(request.terms)
            if reserved_for:
                draft.add_table_event(Reserved(tuple(str(player or "") for player in reserved_for)))
            for seat, level in (bots or {}).items():
                take_seat(draft, seat, player=uuid4(), bot=level)
            done = run_sync(append(django_store, draft, seat=None, command=None))
    except IntegrityError:
        loaded = run_sync(current_table(django_store, table))
        return CommitResult("repeated", 1, loaded.version, loaded)
    assert done is not None, "nobody else can write to a table in the transaction that creates it"
    return done


def _opened(request: OpenRequest, host: UUID) -> Opened:
    try:
        plugin = find(request.game)
    except UnknownGame as unknown:
        raise BadInput(str(unknown)) from None
    if request.seats not in plugin.seats:
        raise BadInput(f"{plugin.name} is played with {plugin.seats[0]} to {plugin.seats[-1]} seats.")
    validate_terms(request.clock, request.terms)
    options = request.options if request.options is not None else plugin.game.types.options()
    return Opened(
        game=plugin.slug,
        rules_version=plugin.current_version,
        seats=request.seats,
        options=Raw(encode(options)),
        promise="",
        host=str(host),
        clock=request.clock,
        ranked=request.ranked,
        listed=request.listed,
        rematch_of=request.rematch_of,
    )

"""Table states from events: with and without snapshots, with the game's own rules version, and from old schemas."""

import asyncio
from uuid import uuid4

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from django.db import connection, transaction
from psycopg_pool import AsyncConnectionPool

from haggle.plugin import plugin as haggle
from haggle.rules import Haggle, HaggleTwo
from haggle.types import Choose
from serai.engine.codec import decode, encode
from serai.engine.play import evolve_all
from serai.engine.registry import find
from serai.eventlog import load, sync_store
from serai.eventlog.async_store import AsyncStore
from serai.eventlog.envelope import Cause, NewEvent, unpack_partial
from serai.eventlog.recheck import recheck
from serai.eventlog.snapshots import serialize
from serai.eventlog.sql import UnknownStream
from serai.eventlog.stored_export import export_stream
from serai.eventlog.table_state import TableState, apply_events
from serai.eventlog.verify import verify
from tests.eventlog.table_writer import TableWriter, note, whole_game

pytestmark = pytest.mark.usefixtures("database")
KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))


def delete_snapshots():
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM eventlog_snapshot")


def snapshots():
    with connection.cursor() as cursor:
        cursor.execute("SELECT version FROM eventlog_snapshot")
        return [version for (version,) in cursor.fetchall()]


def only_version_1(slug):
    assert slug == "haggle"
    return msgspec.structs.replace(haggle, games={1: Haggle()})


def test_a_loaded_table_has_the_state_that_was_played():
    writer = TableWriter(find("byzanz"), seats=4).start().play(40)
    table_state = load.load(writer.id, find)
    assert table_state.version == writer.head.version
    assert encode(table_state.game_state) == encode(writer.state)
    assert table_state.finished is None


def test_snapshots_do_not_change_the_loaded_state():
    writer = TableWriter(find("byzanz"), seats=4).start().play(90)
    first = serialize(load.load(writer.id, find), find)
    assert snapshots() == [writer.head.version], "a snapshot is stored after a hundred events"
    assert serialize(load.load(writer.id, find), find) == first
    writer.play(5)
    with_snapshot = serialize(load.load(writer.id, find), find)
    delete_snapshots()
    assert serialize(load.load(writer.id, find), find) == with_snapshot


@pytest.mark.parametrize("content", [b"{}", b"invalid", b'{"version":3}'])
def test_an_unreadable_snapshot_is_ignored(content):
    """For example a snapshot that was stored before a field was added to the state."""
    writer = TableWriter(find("byzanz"), seats=4).start().play(20)
    load.save_snapshot(writer.id, load.load(writer.id, find), find)
    with connection.cursor() as cursor:
        cursor.execute("UPDATE eventlog_snapshot SET table_state = %s", [content])
    assert encode(load.load(writer.id, find).game_state) == encode(writer.state)


def test_a_snapshot_of_an_older_state_type_is_ignored():
    writer = TableWriter(find("byzanz"), seats=4).start().play(20)
    load.save_snapshot(writer.id, load.load(writer.id, find), find)
    with connection.cursor() as cursor:
        cursor.execute(
            "UPDATE eventlog_snapshot SET table_state = convert_to(replace("
            "convert_from(table_state, 'UTF8'), '\"drawn\"', '\"taken\"'), 'UTF8')"
        )
    assert encode(load.load(writer.id, find).game_state) == encode(writer.state)


def test_an_older_snapshot_never_replaces_a_newer_one():
    writer = TableWriter(find("byzanz"), seats=4).start().play(10)
    older = load.load(writer.id, find)
    writer.play(10)
    load.save_snapshot(writer.id, load.load(writer.id, find), find)
    load.save_snapshot(writer.id, older, find)
    assert snapshots() == [writer.head.version]


def test_loading_an_unknown_table_fails():
    with pytest.raises(UnknownStream):
        load.load(uuid4(), find)


def test_a_game_that_started_with_rules_version_1_ends_with_it_after_version_2_is_installed():
    """Seats 0 and 1 tie in the last round: rules 1 give nobody a point, rules 2 give one to both."""
    writer = tied_game()
    assert load.load(writer.id, only_version_1).opened.rules_version == 1
    writer.play(3, lambda position, rng: position.legal[-1])
    table_state = load.load(writer.id, find)
    assert table_state.opened.rules_version == 1
    assert encode(table_state.game_state) == encode(writer.state)
    assert list(recheck(writer.id, find)) == []


def tied_game() -> TableWriter:
    """A game in which two seats hold the same highest card and play it first."""
    for seats in (2, 3, 4):
        writer = TableWriter(haggle, rules_version=1, seats=seats).start()
        highest = [hand[-1] for hand in writer.state.hands]
        if highest.count(max(highest)) > 1:
            writer.play(seats, lambda position, rng: position.legal[-1])
            return writer
    raise AssertionError("no seat count deals a tie from this seed")


def test_recheck_finds_the_only_difference_between_two_rules_versions():
    writer = tied_game()
    (difference,) = recheck(writer.id, find, rules_version=2)
    assert difference.version == writer.head.version
    assert '"winners":[' in difference.finding
    assert list(recheck(writer.id, find, rules_version=1)) == []


def test_recheck_finds_rules_that_were_changed_without_a_new_version():
    writer = tied_game()

    def changed(slug):
        return msgspec.structs.replace(haggle, games={1: HaggleTwo()})

    (difference,) = recheck(writer.id, changed)
    assert difference.table == writer.id


UPCAST = msgspec.structs.replace(
    haggle,
    upcasts={
        "chose": [
            lambda data: {**data, "value": int(data["text"])},
            lambda data: {"type": "chose", "seat": data["seat"], "card": data["value"]},
        ]
    },
)
"""In schema 2 a choice was stored as `value`, in schema 1 as `text`."""


def game_with_old_events() -> TableWriter:
    writer = TableWriter(UPCAST, seats=3).start()
    old_schemas = (lambda card: {"text": str(card)}, lambda card: {"value": card})
    for seat, in_old_schema in enumerate(old_schemas):
        card = writer.state.hands[seat][0]
        data = encode({"type": "chose", "seat": seat} | in_old_schema(card))
        cause = Cause(seat, [msgspec.Raw(encode(Choose(card)))])
        writer.commit([NewEvent("game", "chose", data, 1 + seat)], seat=seat, command=uuid4(), cause=cause)
        writer.state = evolve_all(writer.game, writer.state, writer.game.decide(writer.state, seat, Choose(card)))
    return writer


def upcast(slug):
    return UPCAST


def test_old_events_are_upcast_to_the_current_schema():
    writer = game_with_old_events().play(1)
    assert encode(load.load(writer.id, upcast).game_state) == encode(writer.state)
    stored = [decode(event.body, dict) for event in sync_store.tail(writer.id)]
    assert "text" in stored[6]["data"], "the stored event is not changed"
    assert [event["schema"] for event in stored if event["type"] == "chose"] == [1, 2, 3], (
        "new events have the current schema"
    )


def test_a_game_with_old_events_verifies_and_passes_the_recheck():
    writer = game_with_old_events().play().finish()
    assert verify(export_stream(writer.id, None, KEY, upcast), upcast).deal_checked
    assert list(recheck(writer.id, upcast)) == []


def test_a_snapshot_from_before_a_change_of_upcasts_is_ignored():
    writer = TableWriter(haggle, seats=3).start().play(2)
    load.save_snapshot(writer.id, load.load(writer.id, find), find)
    with connection.cursor() as cursor:
        cursor.execute("SELECT table_state FROM eventlog_snapshot")
        snapshot = cursor.fetchone()
    assert load.from_snapshot(snapshot, find).version == writer.head.version
    assert load.from_snapshot(snapshot, upcast).version == 0
    evolved_otherwise = msgspec.structs.replace(haggle, snapshots=2)
    assert load.from_snapshot(snapshot, lambda slug: evolved_otherwise).version == 0


def test_a_table_is_loaded_in_a_read_only_transaction():
    writer = TableWriter(find("byzanz"), seats=4).start().play(90)
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET TRANSACTION READ ONLY")
        assert load.load(writer.id, find).version == writer.head.version
    assert snapshots() == []


def test_a_finished_table_has_its_result():
    writer = whole_game(seats=3)
    table_state = load.load(writer.id, find)
    assert table_state.finished.scores == writer.game.outcome(writer.state).scores


def test_table_events_of_unknown_types_are_ignored():
    writer = TableWriter().start()
    writer.commit([note("hello")])
    assert load.load(writer.id, find).version == writer.head.version


def test_both_stores_load_the_same_table(database):
    writer = TableWriter(find("byzanz"), seats=4).start().play(60)
    load.save_snapshot(writer.id, load.load(writer.id, find), find)
    writer.play(20)

    async def load_with_async_store():
        async with AsyncConnectionPool(database.url, min_size=1, open=False) as pool:
            with pytest.raises(UnknownStream):
                await AsyncStore(pool, database.url).load(uuid4(), find)
            return await AsyncStore(pool, database.url).load(writer.id, find)

    assert serialize(asyncio.run(load_with_async_store()), find) == serialize(load.load(writer.id, find), find)


def test_the_async_store_stores_snapshots(database):
    writer = TableWriter(find("byzanz"), seats=4).start().play(90)

    async def load_it():
        async with AsyncConnectionPool(database.url, min_size=1, open=False) as pool:
            return await AsyncStore(pool, database.url).load(writer.id, find)

    asyncio.run(load_it())
    assert snapshots() == [writer.head.version]


def test_both_stores_load_versions_before_and_after_a_snapshot(database):
    writer = TableWriter(find("byzanz"), seats=4).start().play(90)
    load.load(writer.id, find)
    (snapshot,) = snapshots()
    writer.play(10)
    versions = (3, snapshot - 1, snapshot, snapshot + 4, writer.head.version)

    async def load_all():
        async with AsyncConnectionPool(database.url, open=False) as pool:
            return [await AsyncStore(pool, database.url).load_at(writer.id, version, find) for version in versions]

    bodies = [unpack_partial(stored.body) for stored in sync_store.tail(writer.id)]
    expected = [serialize(apply_events(TableState(), bodies[:version], find), find) for version in versions]
    assert [serialize(load.load_at(writer.id, version, find), find) for version in versions] == expected
    assert [serialize(table_state, find) for table_state in asyncio.run(load_all())] == expected

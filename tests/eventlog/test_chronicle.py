"""A table is what its events add up to: with or without snapshots, under the rules it began with, in old forms too."""

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
from serai.engine.play import evolve_all
from serai.engine.registry import find
from serai.engine.wire import decode, encode
from serai.eventlog import load, sync_door
from serai.eventlog.async_door import AsyncDoor
from serai.eventlog.chronicle import Chronicle, advance
from serai.eventlog.envelope import Cause, Fact, unpack_briefly
from serai.eventlog.replay import replay
from serai.eventlog.snapshots import freeze
from serai.eventlog.sql import UnknownStream
from serai.eventlog.stored_export import export_stream
from serai.eventlog.verify import verify
from tests.eventlog.scribe import Scribe, note, whole_game

pytestmark = pytest.mark.usefixtures("database")
KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))


def forget_snapshots():
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM eventlog_snapshot")


def snapshots():
    with connection.cursor() as cursor:
        cursor.execute("SELECT version FROM eventlog_snapshot")
        return [version for (version,) in cursor.fetchall()]


def only_version_1(slug):
    assert slug == "haggle"
    return msgspec.structs.replace(haggle, games={1: Haggle()})


def test_a_loaded_table_is_in_the_state_that_was_played():
    scribe = Scribe(find("byzanz"), seats=4).begin().play(40)
    chronicle = load.load(scribe.id, find)
    assert chronicle.version == scribe.head.version
    assert encode(chronicle.state) == encode(scribe.state)
    assert chronicle.revealed is None


def test_snapshots_change_no_answer():
    scribe = Scribe(find("byzanz"), seats=4).begin().play(90)
    first = freeze(load.load(scribe.id, find), find)
    assert snapshots() == [scribe.head.version], "more than a hundred events make one due"
    assert freeze(load.load(scribe.id, find), find) == first
    scribe.play(5)
    with_snapshot = freeze(load.load(scribe.id, find), find)
    forget_snapshots()
    assert freeze(load.load(scribe.id, find), find) == with_snapshot


@pytest.mark.parametrize("content", [b"{}", b"nonsense", b'{"version":3}'])
def test_a_snapshot_that_cannot_be_read_only_costs_time(content):
    """Such as one of a state that has had another field since."""
    scribe = Scribe(find("byzanz"), seats=4).begin().play(20)
    load.keep(scribe.id, load.load(scribe.id, find), find)
    with connection.cursor() as cursor:
        cursor.execute("UPDATE eventlog_snapshot SET chronicle = %s", [content])
    assert encode(load.load(scribe.id, find).state) == encode(scribe.state)


def test_a_snapshot_of_an_older_state_type_only_costs_time():
    scribe = Scribe(find("byzanz"), seats=4).begin().play(20)
    load.keep(scribe.id, load.load(scribe.id, find), find)
    with connection.cursor() as cursor:
        cursor.execute(
            "UPDATE eventlog_snapshot SET chronicle = convert_to(replace("
            "convert_from(chronicle, 'UTF8'), '\"drawn\"', '\"taken\"'), 'UTF8')"
        )
    assert encode(load.load(scribe.id, find).state) == encode(scribe.state)


def test_an_older_snapshot_never_replaces_a_newer_one():
    scribe = Scribe(find("byzanz"), seats=4).begin().play(10)
    older = load.load(scribe.id, find)
    scribe.play(10)
    load.keep(scribe.id, load.load(scribe.id, find), find)
    load.keep(scribe.id, older, find)
    assert snapshots() == [scribe.head.version]


def test_an_unknown_table_is_named():
    with pytest.raises(UnknownStream):
        load.load(uuid4(), find)


def test_a_game_begun_under_rules_1_finishes_under_rules_1_after_version_2_is_installed():
    """Seats 0 and 1 tie in the last round: rules 1 give nobody a point, rules 2 give both one."""
    scribe = tied_game()
    assert load.load(scribe.id, only_version_1).opened.rules == 1
    scribe.play(3, lambda position, rng: position.legal[-1])
    chronicle = load.load(scribe.id, find)
    assert chronicle.opened.rules == 1
    assert encode(chronicle.state) == encode(scribe.state)
    assert list(replay(scribe.id, find)) == []


def tied_game() -> Scribe:
    """A deal in which two seats hold the same highest card: both play it first."""
    for seats in (2, 3, 4):
        scribe = Scribe(haggle, rules=1, seats=seats).begin()
        highest = [hand[-1] for hand in scribe.state.hands]
        if highest.count(max(highest)) > 1:
            scribe.play(seats, lambda position, rng: position.legal[-1])
            return scribe
    raise AssertionError("no seat count deals a tie from this seed")


def test_replay_prints_the_one_difference_between_the_versions():
    scribe = tied_game()
    (difference,) = replay(scribe.id, find, rules=2)
    assert difference.version == scribe.head.version
    assert '"winners":[' in difference.finding
    assert list(replay(scribe.id, find, rules=1)) == []


def test_replay_finds_rules_that_were_changed_without_a_new_version():
    scribe = tied_game()

    def changed(slug):
        return msgspec.structs.replace(haggle, games={1: HaggleTwo()})

    (difference,) = replay(scribe.id, changed)
    assert difference.table == scribe.id


LIFTED = msgspec.structs.replace(
    haggle,
    upcasts={
        "chose": [
            lambda data: {**data, "value": int(data["text"])},
            lambda data: {"type": "chose", "seat": data["seat"], "card": data["value"]},
        ]
    },
)
"""Once upon a time a choice was stored as `value`, before that as `text`."""


def game_with_old_events() -> Scribe:
    scribe = Scribe(LIFTED, seats=3).begin()
    old_forms = (lambda card: {"text": str(card)}, lambda card: {"value": card})
    for seat, old_form in enumerate(old_forms):
        card = scribe.state.hands[seat][0]
        data = encode({"type": "chose", "seat": seat} | old_form(card))
        cause = Cause(seat, [msgspec.Raw(encode(Choose(card)))])
        scribe.commit([Fact("game", "chose", data, 1 + seat)], seat=seat, command=uuid4(), cause=cause)
        scribe.state = evolve_all(scribe.game, scribe.state, scribe.game.decide(scribe.state, seat, Choose(card)))
    return scribe


def lifted(slug):
    return LIFTED


def test_old_events_are_lifted_to_their_current_form():
    scribe = game_with_old_events().play(1)
    assert encode(load.load(scribe.id, lifted).state) == encode(scribe.state)
    stored = [decode(event.body, dict) for event in sync_door.tail(scribe.id)]
    assert "text" in stored[6]["data"], "what is stored stays as it was"
    assert [event["schema"] for event in stored if event["type"] == "chose"] == [1, 2, 3], "new ones have today's form"


def test_a_game_with_old_events_verifies_and_replays():
    scribe = game_with_old_events().play().reveal()
    assert verify(export_stream(scribe.id, None, KEY, lifted), lifted).deal_checked
    assert list(replay(scribe.id, lifted)) == []


def test_a_snapshot_made_before_events_were_lifted_otherwise_is_thrown_away():
    scribe = Scribe(haggle, seats=3).begin().play(2)
    load.keep(scribe.id, load.load(scribe.id, find), find)
    with connection.cursor() as cursor:
        cursor.execute("SELECT chronicle FROM eventlog_snapshot")
        kept = cursor.fetchone()
    assert load.from_snapshot(kept, find).version == scribe.head.version
    assert load.from_snapshot(kept, lifted).version == 0
    evolved_otherwise = msgspec.structs.replace(haggle, snapshots=2)
    assert load.from_snapshot(kept, lambda slug: evolved_otherwise).version == 0


def test_a_table_is_loaded_in_a_transaction_that_may_only_read():
    scribe = Scribe(find("byzanz"), seats=4).begin().play(90)
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SET TRANSACTION READ ONLY")
        assert load.load(scribe.id, find).version == scribe.head.version
    assert snapshots() == []


def test_a_finished_table_tells_its_end():
    scribe = whole_game(seats=3)
    chronicle = load.load(scribe.id, find)
    assert chronicle.revealed.scores == scribe.game.outcome(scribe.state).scores


def test_table_events_that_say_nothing_of_the_game_are_passed_over():
    scribe = Scribe().begin()
    scribe.commit([note("hello")])
    assert load.load(scribe.id, find).version == scribe.head.version


def test_both_doors_load_the_same_table(database):
    scribe = Scribe(find("byzanz"), seats=4).begin().play(60)
    load.keep(scribe.id, load.load(scribe.id, find), find)
    scribe.play(20)

    async def through_the_other_door():
        async with AsyncConnectionPool(database.url, min_size=1, open=False) as pool:
            with pytest.raises(UnknownStream):
                await AsyncDoor(pool, database.url).load(uuid4(), find)
            return await AsyncDoor(pool, database.url).load(scribe.id, find)

    assert freeze(asyncio.run(through_the_other_door()), find) == freeze(load.load(scribe.id, find), find)


def test_the_async_door_keeps_snapshots_too(database):
    scribe = Scribe(find("byzanz"), seats=4).begin().play(90)

    async def load_it():
        async with AsyncConnectionPool(database.url, min_size=1, open=False) as pool:
            return await AsyncDoor(pool, database.url).load(scribe.id, find)

    asyncio.run(load_it())
    assert snapshots() == [scribe.head.version]


def test_both_doors_tell_how_a_table_was_before_and_after_its_snapshot(database):
    scribe = Scribe(find("byzanz"), seats=4).begin().play(90)
    load.load(scribe.id, find)
    (kept,) = snapshots()
    scribe.play(10)
    versions = (3, kept - 1, kept, kept + 4, scribe.head.version)

    async def load_all():
        async with AsyncConnectionPool(database.url, open=False) as pool:
            return [await AsyncDoor(pool, database.url).load_at(scribe.id, version, find) for version in versions]

    bodies = [unpack_briefly(stored.body) for stored in sync_door.tail(scribe.id)]
    told = [freeze(advance(Chronicle(), bodies[:version], find), find) for version in versions]
    assert [freeze(load.load_at(scribe.id, version, find), find) for version in versions] == told
    assert [freeze(chronicle, find) for chronicle in asyncio.run(load_all())] == told

"""After every commit the read models have the values that are computed from the log."""

from uuid import uuid4

import pytest
from django.core.management import call_command
from django.db import connection

from serai.eventlog.signatures import public_bytes
from serai.ops.keys import read_site_key
from serai.tables.listeners import commit_and_notify
from serai.tables.models import Seat, Table
from serai.tables.read_models.rebuild import read_models
from serai.tables.verbs.fill import add_bot, remove_bot, start
from serai.tables.verbs.resign import resign, vote_to_end
from serai.tables.verbs.sit import leave, sit
from tests.tables.sample_tables import NONCE, opened_table, play, player, started_table

pytestmark = pytest.mark.usefixtures("database")


def stored(table):
    row = Table.objects.filter(id=table).values().get()
    seats = Seat.objects.filter(table_id=table).order_by("seat").values()
    return row, [{key: value for key, value in seat.items() if key not in ("id", "table_id")} for seat in seats]


def check(loaded):
    assert stored(loaded.head.id) == read_models(loaded.head.id)
    return loaded


def test_the_read_models_follow_a_table_before_its_game():
    loaded, anna = check(opened_table("byzanz", 4)), uuid4()
    table, host = loaded.head.id, player(loaded, 0)
    for verb in (
        sit(player=anna, nonce=NONCE),
        add_bot(host=host, level="random"),
        remove_bot(host=host, seat=2),
        leave(player=host),
        start(host=anna, bot="merchant"),
    ):
        loaded = check(commit_and_notify(table, verb).loaded)
    assert Table.objects.get(id=table).status == "running"


def test_the_read_models_follow_a_cancelled_table():
    loaded = opened_table()
    check(commit_and_notify(loaded.head.id, leave(player=player(loaded, 0))).loaded)
    assert Table.objects.get(id=loaded.head.id).ended_at is not None


def test_the_read_models_follow_every_move_of_a_game_up_to_its_end():
    loaded = check(started_table("byzanz", 3))
    while loaded.state.finished is None:
        loaded = check(play(loaded, 1))
    assert Table.objects.get(id=loaded.head.id).status == "finished"
    assert {seat.place for seat in Seat.objects.all()} >= {1}


def test_the_read_models_follow_departures_and_an_agreed_end():
    loaded = started_table("byzanz", 3)
    loaded = check(commit_and_notify(loaded.head.id, resign(player=player(loaded, 2))).loaded)
    for seat in range(2):
        loaded = check(commit_and_notify(loaded.head.id, vote_to_end(player=player(loaded, seat), agree=True)).loaded)
    assert [seat.place for seat in Seat.objects.order_by("seat")] == [1, 1, 3]


def test_read_models_are_rebuilt_from_the_log():
    tables = [opened_table(), started_table(), play(started_table())]
    before = [stored(loaded.head.id) for loaded in tables]
    Seat.objects.all().delete()
    Table.objects.all().delete()
    call_command("rebuild", "tables")
    assert [stored(loaded.head.id) for loaded in tables] == before


def test_a_finished_table_is_signed_once(settings):
    loaded = play(started_table())
    with connection.cursor() as cursor:
        cursor.execute("SELECT stream_id, version, public_key FROM eventlog_signature")
        ((table, version, key),) = cursor.fetchall()
    assert (table, version) == (loaded.head.id, loaded.version)
    assert bytes(key) == public_bytes(read_site_key(settings.SITE_KEY_FILE))

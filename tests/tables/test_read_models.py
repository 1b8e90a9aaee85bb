"""The columns that a commit writes are those that the log gives, after every event of a table's life."""

from uuid import uuid4

import pytest
from django.core.management import call_command
from django.db import connection

from serai.eventlog.keys import public_bytes
from serai.ops.keys import read_site_key
from serai.tables.announce import carry_out
from serai.tables.fill import add_bot, remove_bot, start
from serai.tables.models import Seat, Table
from serai.tables.part import resign, wish_end
from serai.tables.rebuild import read_models
from serai.tables.sit import leave, sit
from tests.tables.people import NONCE, begun, opened, play, player

pytestmark = pytest.mark.usefixtures("database")


def stored(table):
    row = Table.objects.filter(id=table).values().get()
    chairs = Seat.objects.filter(table_id=table).order_by("seat").values()
    return row, [{key: value for key, value in chair.items() if key not in ("id", "table_id")} for chair in chairs]


def check(known):
    row, chairs = read_models(known.head.id)
    assert stored(known.head.id) == (row, chairs)
    return known


def test_before_the_game():
    known, anna = check(opened("byzanz", 4)), uuid4()
    table, host = known.head.id, player(known, 0)
    for verb in (
        sit(player=anna, nonce=NONCE),
        add_bot(host=host, level="random"),
        remove_bot(host=host, seat=2),
        leave(player=host),
        start(host=anna, bot="merchant"),
    ):
        known = check(carry_out(table, verb).known)
    assert Table.objects.get(id=table).status == "running"


def test_an_abandoned_table():
    known = opened()
    check(carry_out(known.head.id, leave(player=player(known, 0))).known)
    assert Table.objects.get(id=known.head.id).ended_at is not None


def test_every_move_of_a_game_up_to_its_end():
    known = check(begun("byzanz", 3))
    while known.chronicle.revealed is None:
        known = check(play(known, 1))
    assert Table.objects.get(id=known.head.id).status == "finished"
    assert {chair.place for chair in Seat.objects.all()} >= {1}


def test_departures_and_an_agreed_end():
    known = begun("byzanz", 3)
    known = check(carry_out(known.head.id, resign(player=player(known, 2))).known)
    for seat in range(2):
        known = check(carry_out(known.head.id, wish_end(player=player(known, seat), wishes=True)).known)
    assert [chair.place for chair in Seat.objects.order_by("seat")] == [1, 1, 3]


def test_lost_read_models_are_built_again_from_the_log():
    tables = [opened(), begun(), play(begun())]
    before = [stored(known.head.id) for known in tables]
    Seat.objects.all().delete()
    Table.objects.all().delete()
    call_command("rebuild", "tables")
    assert [stored(known.head.id) for known in tables] == before


def test_a_finished_table_is_signed_once_for_ever(settings):
    known = play(begun())
    with connection.cursor() as cursor:
        cursor.execute("SELECT stream_id, version, public_key FROM eventlog_signature")
        ((table, version, key),) = cursor.fetchall()
    assert (table, version) == (known.head.id, known.version)
    assert bytes(key) == public_bytes(read_site_key(settings.SITE_KEY_FILE))

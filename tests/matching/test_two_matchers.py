"""Several matchers at once make no double table, and one that is killed loses nobody."""

import os
import subprocess
import sys
import threading
from functools import partial

import pytest
from django.db import connection, transaction

from serai.accounts.models import Player
from serai.matching.chairs import withdraw
from serai.matching.errors import SearchingAlready
from serai.matching.forming import match
from serai.matching.models import Search
from serai.matching.seek import decline, stop_looking_everywhere
from tests.matching.people import looking, member, now, tables
from tests.ops.stack import PATIENCE

pytestmark = pytest.mark.usefixtures("database")

MATCHERS = 4
PEOPLE = 40

HALFWAY = """
import django; django.setup()
from django.db import transaction
from serai.matching.forming import match
with transaction.atomic():
    print(len(match()), flush=True)
    input()
"""


def at_once(*works):
    """Each in a thread of its own, all beginning together."""
    ready, errors = threading.Barrier(len(works)), []

    def run(work):
        try:
            ready.wait()
            work()
        except Exception as error:
            errors.append(error)
        finally:
            connection.close()

    threads = [threading.Thread(target=run, args=[work]) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []


def assert_everybody_has_one_table(searches):
    found = [now(search).table for search in searches]
    assert all(found)
    assert {row.id for row in tables()} == set(found)
    for row in tables():
        people = Player.objects.filter(table=row.id)
        assert people.count() == row.seats == found.count(row.id)


def test_matchers_side_by_side_give_everybody_one_table():
    searches = [looking() for _ in range(PEOPLE)]
    at_once(*[match] * MATCHERS)
    match()  # what one has left because another held it
    assert_everybody_has_one_table(searches)


def test_people_come_and_go_while_matchers_work():
    stayed, left = [], [looking() for _ in range(10)]

    def come():
        stayed.extend(looking() for _ in range(PEOPLE))

    def go():
        for search in left:
            withdraw(search.user, search.id)

    def work():
        for _ in range(5):
            match()

    at_once(come, go, work, work)
    match()
    assert not Search.objects.filter(id__in=[search.id for search in left]).exists()
    waiting = Search.objects.filter(table=None).count()
    assert waiting <= 1, "an odd one may be left"
    live = list(Search.objects.exclude(table=None).values_list("table", flat=True))
    assert len(live) + waiting >= PEOPLE
    assert all(live.count(table) == 2 for table in live)


def test_all_of_a_table_decline_at_once():
    searches = [looking("byzanz", 3) for _ in range(3)]
    match()
    at_once(*[partial(withdraw, search.user, search.id) for search in searches])
    assert tables() == []
    assert not Search.objects.exists()


def test_who_declines_twice_at_once_has_declined():
    for how in (lambda search: decline(search.user, search.table), lambda search: stop_looking_everywhere(search.user)):
        searches = [looking(), looking()]
        match()
        at_once(*[partial(how, now(searches[0]))] * 4)
        assert now(searches[0]) is None
        withdraw(searches[1].user, searches[1].id)


def test_somebody_who_asks_twice_at_once_looks_once():
    user, refused = member(), []

    def ask():
        try:
            looking(user=user)
        except SearchingAlready as error:
            refused.append(error)

    at_once(ask, ask, ask)
    assert Search.objects.count() == 1
    assert len(refused) == 2


def test_a_matcher_that_is_killed_halfway_loses_nobody(database):
    searches = [looking("zanzibar", 2) for _ in range(6)]
    environment = {**os.environ, "DATABASE_URL": database.url, "DJANGO_SETTINGS_MODULE": "serai.site.settings"}
    killed = subprocess.Popen(
        [sys.executable, "-c", HALFWAY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**environment, "SECRET_KEY": "for tests only"},
        text=True,
    )
    assert killed.stdout.readline() == "3\n", "it has opened three tables, and not committed yet"
    assert match() == [], "they are held: nobody is given a second table"
    killed.kill()
    killed.wait(PATIENCE)
    assert tables() == []
    wait_for_release()
    assert len(match()) == 3
    assert_everybody_has_one_table(searches)


def wait_for_release():
    """Until the server has noticed that the other side is gone: then nobody is held any more."""
    with transaction.atomic():
        assert len(Search.objects.select_for_update()) == 6

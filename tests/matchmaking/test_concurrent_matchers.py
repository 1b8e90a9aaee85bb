"""Concurrent matchers open no table twice, and a killed one loses no search."""

import os
import subprocess
import sys
import threading
from functools import partial

import pytest
from django.db import connection, transaction

from serai.accounts.models import Player
from serai.matchmaking.errors import AlreadySearching
from serai.matchmaking.models import Search
from serai.matchmaking.reserved_seats import cancel_search
from serai.matchmaking.run_matcher import run_matcher
from serai.matchmaking.search import cancel_all_searches, decline
from tests.matchmaking.searches import current, member, searching, tables
from tests.ops.stack import TIMEOUT

pytestmark = pytest.mark.usefixtures("database")

MATCHERS = 4
PEOPLE = 40

HALFWAY = """
import django; django.setup()
from django.db import transaction
from serai.matchmaking.run_matcher import run_matcher
with transaction.atomic():
    print(len(run_matcher()), flush=True)
    input()
"""


def concurrently(*works):
    """Runs each in its own thread, started together."""
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


def assert_each_search_has_one_table(searches):
    found = [current(search).table for search in searches]
    assert all(found)
    assert {row.id for row in tables()} == set(found)
    for row in tables():
        people = Player.objects.filter(table=row.id)
        assert people.count() == row.seats == found.count(row.id)


def test_concurrent_matchers_give_each_search_one_table():
    searches = [searching() for _ in range(PEOPLE)]
    concurrently(*[run_matcher] * MATCHERS)
    run_matcher()  # for searches that another matcher had locked
    assert_each_search_has_one_table(searches)


def test_searches_start_and_end_while_matchers_run():
    stayed, left = [], [searching() for _ in range(10)]

    def come():
        stayed.extend(searching() for _ in range(PEOPLE))

    def go():
        for search in left:
            cancel_search(search.user, search.id)

    def work():
        for _ in range(5):
            run_matcher()

    concurrently(come, go, work, work)
    run_matcher()
    assert not Search.objects.filter(id__in=[search.id for search in left]).exists()
    waiting = Search.objects.filter(table=None).count()
    assert waiting <= 1, "one may be left over"
    live = list(Search.objects.exclude(table=None).values_list("table", flat=True))
    assert len(live) + waiting >= PEOPLE
    assert all(live.count(table) == 2 for table in live)


def test_all_players_of_a_table_decline_concurrently():
    searches = [searching("byzanz", 3) for _ in range(3)]
    run_matcher()
    concurrently(*[partial(cancel_search, search.user, search.id) for search in searches])
    assert tables() == []
    assert not Search.objects.exists()


def test_concurrent_declines_of_one_user_succeed():
    for how in (lambda search: decline(search.user, search.table), lambda search: cancel_all_searches(search.user)):
        searches = [searching(), searching()]
        run_matcher()
        concurrently(*[partial(how, current(searches[0]))] * 4)
        assert current(searches[0]) is None
        cancel_search(searches[1].user, searches[1].id)


def test_concurrent_requests_start_one_search():
    user, refused = member(), []

    def ask():
        try:
            searching(user=user)
        except AlreadySearching as error:
            refused.append(error)

    concurrently(ask, ask, ask)
    assert Search.objects.count() == 1
    assert len(refused) == 2


def test_a_killed_matcher_loses_no_search(database):
    searches = [searching("zanzibar", 2) for _ in range(6)]
    environment = {**os.environ, "DATABASE_URL": database.url, "DJANGO_SETTINGS_MODULE": "serai.site.settings"}
    killed = subprocess.Popen(
        [sys.executable, "-c", HALFWAY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**environment, "SECRET_KEY": "for tests only"},
        text=True,
    )
    assert killed.stdout.readline() == "3\n", "it has opened three tables and not committed"
    assert run_matcher() == [], "their searches are locked"
    killed.kill()
    killed.wait(TIMEOUT)
    assert tables() == []
    wait_for_release()
    assert len(run_matcher()) == 3
    assert_each_search_has_one_table(searches)


def wait_for_release():
    """Waits until the server has noticed the closed connection and released the locks."""
    with transaction.atomic():
        assert len(Search.objects.select_for_update()) == 6

"""Real servers for tests, started by the first test of a process that asks; tests of pure rules wait for none.

`db` (pytest-django) rolls back and is the cheapest. `database` is a fresh database of its own for tests that commit.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from itertools import count

import hypothesis
import psycopg
import pytest
import redis
from django.conf import settings
from django.core.cache import caches
from django.core.management import call_command
from hypothesis import HealthCheck

from serai.ops import valkey
from serai.ops.keys import make_missing_keys
from serai.ops.place import held
from serai.ops.postgres import Cluster
from serai.ops.screen import Screen
from serai.ops.supervisor import Supervisor
from tests.ops.stack import PLUGINS, WEBHOOK_SECRET, Stack, running_stack
from tests.schedule import (  # noqa: F401 — pytest's hooks
    pytest_collection_modifyitems,
    pytest_xdist_auto_num_workers,
    pytest_xdist_make_scheduler,
)
from tests.servers import database_of_django, running_postgres
from tests.soak.options import IS_SOAK, examples
from tests.tables.moved_clock import MovedClock, moved_clock

TEMPLATE = "serai_template"
FAST = {"fsync": "off", "full_page_writes": "off", "synchronous_commit": "off", "max_connections": "200"}
StartStack = Callable[..., AbstractContextManager[Stack]]


@dataclass(frozen=True)
class Database:
    name: str
    url: str


def pytest_configure() -> None:
    """Programs that tests start read the site's settings, as for everybody. No test fails for a busy machine."""
    hypothesis.settings.register_profile(
        "caravanserai",
        max_examples=examples(100),
        deadline=None,
        derandomize=not IS_SOAK,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    hypothesis.settings.load_profile("caravanserai")
    os.environ.pop("DJANGO_SETTINGS_MODULE", None)


@pytest.fixture(scope="session")
def place():
    with held(settings.PLACE):
        settings.PLACE.var.chmod(0o755)
        make_missing_keys(settings.PLACE)
        yield settings.PLACE
    shutil.rmtree(settings.PLACE.var)


@pytest.fixture(scope="session")
def postgres_server(place) -> Iterator[Cluster]:
    with running_postgres(place, **FAST) as (cluster, _):
        yield cluster


@pytest.fixture(scope="session")
def valkey_server(place) -> Iterator[str]:
    """Its address."""
    socket = valkey.locate(place)
    url = valkey.url(socket)
    supervisor = Supervisor(Screen())
    supervisor.start(valkey.program(socket, place.log / "valkey.log", os.environ))
    try:
        supervisor.wait_for(lambda: valkey.answers(url), "Valkey", 60)
        yield url
    finally:
        supervisor.stop()


@pytest.fixture
def fresh_cache(valkey_server) -> None:
    """A cache that remembers nothing of the test before, not even that there was no server yet."""
    with redis.Redis.from_url(valkey_server) as valkey:
        valkey.flushdb()
    caches["default"]._cache._resting_until = 0.0


@pytest.fixture
def clock(tmp_path) -> Iterator[MovedClock]:
    """Moves the time that the house goes by."""
    with moved_clock(tmp_path / "clock") as moved:
        yield moved


@pytest.fixture(scope="session")
def stack_with(postgres_server: Cluster, migrated_template: str) -> StartStack:
    """Starts a whole stack with such settings: `manage.py up` with the plug-ins of tests/plugins and a new database.

    That saves making and migrating a database cluster for each; it has a Valkey of its own.
    """

    @contextmanager
    def start(**environment: str) -> Iterator[Stack]:
        with (
            new_database(postgres_server, migrated_template) as database,
            running_stack(DATABASE_URL=database.url, PYTHONPATH=str(PLUGINS), **environment) as running,
        ):
            yield running

    return start


@pytest.fixture(scope="session")
def stack(stack_with: StartStack) -> Iterator[Stack]:
    """One for all tests of a process: make people and tables of your own, and leave it running."""
    with stack_with() as running:
        yield running


@pytest.fixture(scope="session")
def moved_stack(stack_with: StartStack, tmp_path_factory) -> Iterator[tuple[Stack, MovedClock]]:
    """The same for tests that move the time, with their clock. Mail providers may tell it what came back."""
    clock = MovedClock(tmp_path_factory.mktemp("time") / "clock")
    with stack_with(SERAI_CLOCK=str(clock.file), MAIL_WEBHOOK_SECRET=WEBHOOK_SECRET) as running:
        yield running, clock


@pytest.fixture(scope="session")
def django_db_modify_db_settings(postgres_server: Cluster) -> None:
    """Each test process has a cluster of its own, so the name of the test database needs no suffix."""


@pytest.fixture(scope="session")
def migrated_template(postgres_server: Cluster, django_db_blocker) -> str:
    """A database with every migration in it, made once, of which others are copies."""
    _administer(postgres_server, f'CREATE DATABASE "{TEMPLATE}"')
    with django_db_blocker.unblock(), database_of_django(NAME=TEMPLATE):
        call_command("migrate", verbosity=0)
    return TEMPLATE


_numbers = count(1)


@pytest.fixture
def database(postgres_server: Cluster, migrated_template: str, django_db_blocker) -> Iterator[Database]:
    """A fresh migrated database, Django's while the test runs: commits are real, and nothing has to be flushed."""
    with fresh_database(postgres_server, migrated_template, django_db_blocker) as fresh:
        yield fresh


@pytest.fixture(scope="module")
def database_of_module(postgres_server: Cluster, migrated_template: str, django_db_blocker) -> Iterator[Database]:
    """The same for a whole module, whose tests don't mind each other."""
    with fresh_database(postgres_server, migrated_template, django_db_blocker) as fresh:
        yield fresh


@contextmanager
def fresh_database(postgres_server: Cluster, migrated_template: str, django_db_blocker) -> Iterator[Database]:
    with (
        new_database(postgres_server, migrated_template) as database,
        django_db_blocker.unblock(),
        database_of_django(NAME=database.name),
    ):
        yield database


@contextmanager
def new_database(postgres_server: Cluster, migrated_template: str) -> Iterator[Database]:
    name = f"serai_{next(_numbers)}"
    _administer(postgres_server, f'CREATE DATABASE "{name}" TEMPLATE "{migrated_template}"')
    try:
        yield Database(name, postgres_server.url(name))
    finally:
        _administer(postgres_server, f'DROP DATABASE "{name}" WITH (FORCE)')


def _administer(cluster: Cluster, statement: str) -> None:
    with psycopg.connect(cluster.url("postgres"), autocommit=True) as connection:
        connection.execute(statement)

"""Real servers for tests. The first test of a process that needs one starts it; tests of pure rules start none.

`db` (pytest-django) rolls back and is the cheapest. `database` is a fresh database for tests that commit.
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
from serai.ops.console import Screen
from serai.ops.data_dir import locked
from serai.ops.keys import make_missing_keys
from serai.ops.postgres import Cluster
from serai.ops.supervisor import Supervisor
from tests.ops.stack import PLUGINS, WEBHOOK_SECRET, Stack, running_stack
from tests.schedule import (  # noqa: F401 — pytest's hooks
    pytest_collection_modifyitems,
    pytest_xdist_auto_num_workers,
    pytest_xdist_make_scheduler,
)
from tests.servers import django_database, running_postgres
from tests.soak.options import IS_SOAK, examples
from tests.tables.shifted_clock import ShiftedClock, shifted_clock

TEMPLATE = "serai_template"
FAST = {"fsync": "off", "full_page_writes": "off", "synchronous_commit": "off", "max_connections": "200"}
StartStack = Callable[..., AbstractContextManager[Stack]]


@dataclass(frozen=True)
class Database:
    name: str
    url: str


def pytest_configure() -> None:
    """Programs started by tests use the site's own settings. Hypothesis has no deadline, for slow machines."""
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
def data_dir():
    with locked(settings.DATA_DIR):
        settings.DATA_DIR.path.chmod(0o755)
        make_missing_keys(settings.DATA_DIR)
        yield settings.DATA_DIR
    shutil.rmtree(settings.DATA_DIR.path)


@pytest.fixture(scope="session")
def postgres_server(data_dir) -> Iterator[Cluster]:
    with running_postgres(data_dir, **FAST) as (cluster, _):
        yield cluster


@pytest.fixture(scope="session")
def valkey_server(data_dir) -> Iterator[str]:
    """The server's URL."""
    socket = valkey.locate(data_dir)
    url = valkey.url(socket)
    supervisor = Supervisor(Screen())
    supervisor.start(valkey.program(socket, data_dir.log / "valkey.log", os.environ))
    try:
        supervisor.wait_for(lambda: valkey.responds(url), "Valkey", 60)
        yield url
    finally:
        supervisor.stop()


@pytest.fixture
def fresh_cache(valkey_server) -> None:
    """An empty cache, which has also forgotten whether the server was away."""
    with redis.Redis.from_url(valkey_server) as valkey:
        valkey.flushdb()
    caches["default"]._cache._retry_at = 0.0


@pytest.fixture
def clock(tmp_path) -> Iterator[ShiftedClock]:
    """Moves the time that the site uses."""
    with shifted_clock(tmp_path / "clock") as shifted:
        yield shifted


@pytest.fixture(scope="session")
def stack_with(postgres_server: Cluster, migrated_template: str) -> StartStack:
    """Starts a whole stack: `manage.py up` with these settings, the plug-ins of tests/plugins and a new database.

    The stacks share one database cluster, which saves creating and migrating one for each; each has its own Valkey.
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
    """One stack for all tests of a process: create your own users and tables, and leave it running."""
    with stack_with() as running:
        yield running


@pytest.fixture(scope="session")
def shifted_stack(stack_with: StartStack, tmp_path_factory) -> Iterator[tuple[Stack, ShiftedClock]]:
    """The same for tests that move the time, with its clock. It also accepts webhooks of email providers."""
    clock = ShiftedClock(tmp_path_factory.mktemp("time") / "clock")
    with stack_with(SERAI_CLOCK_OFFSET_FILE=str(clock.file), MAIL_WEBHOOK_SECRET=WEBHOOK_SECRET) as running:
        yield running, clock


@pytest.fixture(scope="session")
def django_db_modify_db_settings(postgres_server: Cluster) -> None:
    """Each test process has its own cluster, so the name of the test database needs no suffix."""


@pytest.fixture(scope="session")
def migrated_template(postgres_server: Cluster, django_db_blocker) -> str:
    """A migrated database, created once; the databases of tests are copies of it."""
    _administer(postgres_server, f'CREATE DATABASE "{TEMPLATE}"')
    with django_db_blocker.unblock(), django_database(NAME=TEMPLATE):
        call_command("migrate", verbosity=0)
    return TEMPLATE


_numbers = count(1)


@pytest.fixture
def database(postgres_server: Cluster, migrated_template: str, django_db_blocker) -> Iterator[Database]:
    """A fresh migrated database that Django uses while the test runs: commits are real, nothing has to be flushed."""
    with fresh_database(postgres_server, migrated_template, django_db_blocker) as fresh:
        yield fresh


@pytest.fixture(scope="module")
def database_of_module(postgres_server: Cluster, migrated_template: str, django_db_blocker) -> Iterator[Database]:
    """The same for a whole module whose tests can share one."""
    with fresh_database(postgres_server, migrated_template, django_db_blocker) as fresh:
        yield fresh


@contextmanager
def fresh_database(postgres_server: Cluster, migrated_template: str, django_db_blocker) -> Iterator[Database]:
    with (
        new_database(postgres_server, migrated_template) as database,
        django_db_blocker.unblock(),
        django_database(NAME=database.name),
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

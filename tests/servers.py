"""Real PostgreSQL servers for tests that need one of their own."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from django.db import connections

from serai.ops import postgres
from serai.ops.child import Child
from serai.ops.place import Place, own_folder
from serai.ops.postgres import Cluster
from serai.ops.screen import Screen
from serai.ops.supervisor import Supervisor


@contextmanager
def a_place() -> Iterator[Place]:
    """A data folder that the user who runs PostgreSQL may enter."""
    folder = Path(tempfile.mkdtemp(prefix="serai-"))
    folder.chmod(0o755)
    place = Place(folder)
    own_folder(place.log)
    try:
        yield place
    finally:
        shutil.rmtree(folder)


@contextmanager
def running_postgres(place: Place, **settings: str) -> Iterator[tuple[Cluster, Child]]:
    """A cluster, made if there is none in the place yet; recovered first if the last one was killed."""
    cluster = postgres.locate(place)
    postgres.prepare(cluster)
    supervisor = Supervisor(Screen())
    child = supervisor.start(postgres.program(cluster, place.log / "postgres.log", os.environ, **settings))
    try:
        postgres.wait_until_ready(cluster, supervisor.pause, print)
        yield cluster, child
    finally:
        supervisor.stop()


@contextmanager
def database_of_django(**changes: Any) -> Iterator[None]:
    """Django's connections lead to another database meanwhile."""
    settings = connections["default"].settings_dict
    before = dict(settings)
    connections.close_all()
    settings.update(changes)
    try:
        yield
    finally:
        connections.close_all()
        settings.clear()
        settings.update(before)

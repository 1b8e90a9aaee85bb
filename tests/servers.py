"""Real PostgreSQL servers for tests that need their own."""

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
from serai.ops.console import Screen
from serai.ops.data_dir import DataDir, private_folder
from serai.ops.postgres import Cluster
from serai.ops.supervisor import Supervisor


@contextmanager
def temporary_data_dir() -> Iterator[DataDir]:
    """A data directory that the user who runs PostgreSQL may enter."""
    folder = Path(tempfile.mkdtemp(prefix="serai-"))
    folder.chmod(0o755)
    data_dir = DataDir(folder)
    private_folder(data_dir.log)
    try:
        yield data_dir
    finally:
        shutil.rmtree(folder)


@contextmanager
def running_postgres(data_dir: DataDir, **settings: str) -> Iterator[tuple[Cluster, Child]]:
    """A running cluster: created if there is none yet, recovered first if the last one was killed."""
    cluster = postgres.locate(data_dir)
    postgres.prepare(cluster)
    supervisor = Supervisor(Screen())
    child = supervisor.start(postgres.program(cluster, data_dir.log / "postgres.log", os.environ, **settings))
    try:
        postgres.wait_until_ready(cluster, supervisor.wait_a_tick, print)
        yield cluster, child
    finally:
        supervisor.stop()


@contextmanager
def django_database(**changes: Any) -> Iterator[None]:
    """Points Django's connections at another database inside the block."""
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

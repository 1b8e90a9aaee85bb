"""Backup and restore with PostgreSQL's own tools."""

import os
from pathlib import Path
from subprocess import run
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from serai.ops.postgres import client_binary
from serai.ops.trouble import Trouble

_EPOCH = "UPDATE eventlog_epoch SET epoch = greatest(epoch, {before}) + 1;"


def backup(database_url: str, file: Path) -> None:
    """A consistent dump of everything, whatever goes on meanwhile; the file appears when it is complete.

    It holds every secret and every hidden hand: only its owner may read it.
    """
    draft = file.with_name(file.name + ".part")
    try:
        _run("pg_dump", database_url, "--format=custom", "--no-owner", "--file", str(draft))
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def restore(database_url: str, file: Path, *, overwrite: bool = False) -> int:
    """Puts a dump back, whole or not at all, and begins a new epoch, because transaction ids don't survive a dump."""
    if not file.is_file():
        raise Trouble(f"There is no file {file}.")
    before = _epoch(database_url)
    if not overwrite and _has_events(database_url):
        raise Trouble("The database holds events already: restore into an empty one, or say --overwrite.")
    with TemporaryDirectory() as folder:
        dumped, script = Path(folder) / "dumped.sql", Path(folder) / "script.sql"
        _run("pg_restore", None, "--no-owner", "--file", str(dumped), str(file))
        script.write_text(
            f"DROP SCHEMA public CASCADE;\nCREATE SCHEMA public;\n\\i {dumped}\n"
            f"SET search_path = public;\n{_EPOCH.format(before=before)}\n"
        )
        _run("psql", database_url, "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "-1", "--file", str(script))
    return _epoch(database_url)


def _epoch(database_url: str) -> int:
    return int(_ask(database_url, "eventlog_epoch", "SELECT epoch FROM eventlog_epoch") or 0)


def _has_events(database_url: str) -> bool:
    return bool(_ask(database_url, "eventlog_event", "SELECT EXISTS (SELECT FROM eventlog_event)"))


def _ask(database_url: str, table: str, question: str) -> Any:
    """The answer, or None if there is no such table yet."""
    with psycopg.connect(database_url) as connection:
        if connection.execute("SELECT to_regclass(%s)", [table]).fetchone() == (None,):
            return None
        row = connection.execute(question.encode()).fetchone()
        return row and row[0]


def _run(tool: str, database_url: str | None, *arguments: str) -> None:
    """The password goes by the environment: command lines can be read by everybody on the machine."""
    environment, where = dict(os.environ), []
    if database_url is not None:
        parts = conninfo_to_dict(database_url)
        password = parts.pop("password", None)
        environment |= {"PGPASSWORD": str(password)} if password else {}
        where = ["--dbname", make_conninfo(**{name: str(value) for name, value in parts.items()})]
    command = [str(client_binary(tool)), *where, *arguments]
    done = run(command, env=environment, umask=0o077, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Trouble(f"{tool} failed.", done.stderr.splitlines()[-15:])

"""Backup and restore with PostgreSQL's own tools."""

import os
from pathlib import Path
from subprocess import run
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from serai.ops.errors import OperatorError
from serai.ops.postgres import client_binary

_EPOCH = "UPDATE eventlog_epoch SET epoch = greatest(epoch, {before}) + 1;"


def backup(database_url: str, file: Path) -> None:
    """Writes a consistent dump of the whole database while the site runs; the file appears when it is complete.

    The dump contains every secret and every hidden hand, so only its owner may read it.
    """
    draft = file.with_name(file.name + ".part")
    try:
        _run("pg_dump", database_url, "--format=custom", "--no-owner", "--file", str(draft))
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def restore(database_url: str, file: Path, *, overwrite: bool = False) -> int:
    """Restores a dump in one transaction and starts a new epoch, because transaction ids don't survive a dump."""
    if not file.is_file():
        raise OperatorError(f"There is no file {file}.")
    epoch_before = _epoch(database_url)
    if not overwrite and _has_events(database_url):
        raise OperatorError("The database holds events already: restore into an empty one, or pass --overwrite.")
    with TemporaryDirectory() as folder:
        dumped, script = Path(folder) / "dumped.sql", Path(folder) / "script.sql"
        _run("pg_restore", None, "--no-owner", "--file", str(dumped), str(file))
        script.write_text(
            f"DROP SCHEMA public CASCADE;\nCREATE SCHEMA public;\n\\i {dumped}\n"
            f"SET search_path = public;\n{_EPOCH.format(before=epoch_before)}\n"
        )
        _run("psql", database_url, "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "-1", "--file", str(script))
    return _epoch(database_url)


def _epoch(database_url: str) -> int:
    return int(_select_value(database_url, "eventlog_epoch", "SELECT epoch FROM eventlog_epoch") or 0)


def _has_events(database_url: str) -> bool:
    return bool(_select_value(database_url, "eventlog_event", "SELECT EXISTS (SELECT FROM eventlog_event)"))


def _select_value(database_url: str, table: str, query: str) -> Any:
    """The first value of the result, or None if the table doesn't exist yet."""
    with psycopg.connect(database_url) as connection:
        if connection.execute("SELECT to_regclass(%s)", [table]).fetchone() == (None,):
            return None
        row = connection.execute(query.encode()).fetchone()
        return row and row[0]


def _run(tool: str, database_url: str | None, *arguments: str) -> None:
    """Runs a tool with the password in the environment, because every user of the machine can read command lines."""
    environment, dbname = dict(os.environ), []
    if database_url is not None:
        parts = conninfo_to_dict(database_url)
        password = parts.pop("password", None)
        environment |= {"PGPASSWORD": str(password)} if password else {}
        dbname = ["--dbname", make_conninfo(**{name: str(value) for name, value in parts.items()})]
    command = [str(client_binary(tool)), *dbname, *arguments]
    done = run(command, env=environment, umask=0o077, capture_output=True, text=True, check=False)
    if done.returncode:
        raise OperatorError(f"{tool} failed.", done.stderr.splitlines()[-15:])

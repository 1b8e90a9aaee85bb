"""`up`, the real thing: really started, really killed."""

import os
import shutil
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from serai.ops.keys import read_site_key
from tests.ops.stack import ALL_WELL, CLEAN, Folder, lives, wait_until


@pytest.fixture
def folder():
    folder = Folder()
    yield folder
    folder.clean()


def test_everything_comes_up_serves_stops_and_keeps_its_data(folder):
    first = folder.up().open()
    for part in ("PostgreSQL", "Valkey", "Migrations", "Web server", "Worker, Thinker, Clerk and Beat"):
        assert f"✓ {part} " in first.shown
    assert f"http://localhost:{first.port}/" in first.shown
    assert first.get("/healthz") == (200, "ok\n")
    assert first.report() == ALL_WELL
    assert "<title>Caravanserai</title>" in first.get("/")[1]
    for secret in ("secret_key", "site_key"):
        assert stat.S_IMODE((folder.var / secret).stat().st_mode) == 0o600
    write_something(first)
    keys = read_keys(folder)
    began = time.monotonic()
    assert first.interrupt() == 0
    print(f"stopped after {time.monotonic() - began:.1f} s")
    assert first.everything() == []

    second = folder.up().open()
    assert second.is_ready()
    assert_something_is_there(second)
    assert read_keys(folder) == keys
    assert second.ask(signal.SIGTERM) == 0
    assert second.everything() == []
    assert "Stopped" in second.shown
    assert "Traceback" not in first.shown + second.shown


def test_beside_a_running_one_a_second_is_refused_and_commands_find_its_servers(folder):
    first = folder.up().open()
    second = folder.up()
    assert second.wait() == 1
    sentence = f"CommandError: Caravanserai already runs in {folder.var} (process {first.process.pid})."
    assert second.shown.strip() == sentence
    assert first.is_ready()

    assert beside(folder, "migrate", "--check").returncode == 0
    replace_web_server(folder, first)
    assert first.interrupt() == 0
    done = beside(folder, "migrate", "--check")
    assert done.stderr == "There is no database: start the stack with `make run`, or set DATABASE_URL.\n"
    done = beside(folder, "roll")
    assert done.stderr == f"CommandError: Nothing runs in {folder.var}: start it with `make run`.\n"


def replace_web_server(folder, stack):
    """Whoever asks meanwhile is answered, be it by the old one or by the new one."""
    old = stack.find("serai.site.web")
    assert beside(folder, "roll").returncode == 0
    while "Web server is replaced." not in stack.shown:
        assert stack.get("/healthz")[0] == 200
    assert not lives(old)
    assert lives(stack.find("serai.site.web"))
    assert stack.is_ready()


def test_what_dies_is_restarted_and_five_deaths_end_it(folder):
    stack = folder.up().open()
    stack.find("serai.site.web").kill()
    stack.shows("Web server was ended by SIGKILL; starting it again in 0.5 s.")
    stack.shows("Web server is started again.")
    wait_until(stack.is_ready, stack.report)

    frozen = stack.find("postgres")
    frozen.suspend()
    wait_until(lambda: stack.get("/readyz")[0] == 503, stack.report)
    assert stack.report() == {**ALL_WELL, "database": "not reachable", "migrations": "unknown"}
    assert stack.get("/healthz")[0] == 200, "the process itself is well"
    frozen.kill()
    stack.shows("PostgreSQL is started again.")
    stack.find("valkey-server").kill()
    stack.shows("Valkey is started again.")
    wait_until(stack.is_ready, stack.report)

    break_postgres(folder)
    stack.find("postgres").kill()
    assert stack.wait() == 1
    assert 'unrecognized configuration parameter "nonsense"' in stack.shown
    assert "PostgreSQL died 5 times within a minute." in stack.shown
    assert stack.everything() == []

    again = folder.up()
    assert again.wait() == 1
    assert 'unrecognized configuration parameter "nonsense"' in again.shown
    assert "PostgreSQL ended with exit code 1 during start-up." in again.shown
    assert "Traceback" not in again.shown
    assert again.everything() == []


def test_a_signal_during_start_up_stops_what_has_been_started(folder):
    stack = folder.up()
    stack.shows("✓ Valkey")
    assert stack.interrupt() == 0
    assert stack.everything() == []


def test_a_killed_supervisors_leftovers_are_ended_and_it_starts(folder):
    first = folder.up().open()
    write_something(first)
    first.ask(signal.SIGKILL)
    orphans = first.everything()
    assert {"postgres", "valkey-server"} <= {process.name() for process in orphans}

    second = folder.up(PORT=str(first.port)).open()
    assert "Ended what a killed predecessor had left running" in second.shown
    assert [orphan for orphan in orphans if lives(orphan)] == []
    assert second.is_ready()
    assert_something_is_there(second)

    second.ask(signal.SIGKILL)
    for process in second.everything():
        process.kill()
    wait_until(lambda: not second.everything(), second.everything)
    with a_stranger_in_the_stale_pid_file(folder) as stranger:
        third = folder.up().open()
        assert stranger.poll() is None, "what isn't ours is left alone"
        assert_something_is_there(third)


def test_a_port_in_use_is_named(folder):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        number = taken.getsockname()[1]
        stack = folder.up(PORT=str(number))
        assert stack.wait() == 1
    assert stack.shown.startswith(f"CommandError: Port {number} is in use by another program")
    assert len(stack.shown.splitlines()) == 1


def test_a_folder_that_cannot_be_written_is_named(folder):
    for var in (Path("/proc/serai"), folder.root / "file" / "var"):
        (folder.root / "file").touch()
        stack = folder.up(var)
        assert stack.wait() == 1
        assert stack.shown.startswith(f"CommandError: The folder {var} can't be written: ")
        assert len(stack.shown.splitlines()) == 1


@pytest.mark.parametrize(
    ("name", "address", "sentence"),
    [
        ("DATABASE_URL", "postgresql://nobody@127.0.0.1:1/x", "The database that DATABASE_URL names doesn't answer"),
        ("REDIS_URL", "redis://127.0.0.1:1/0", "The server that REDIS_URL names doesn't answer."),
    ],
)
def test_an_existing_server_that_does_not_answer_is_named(folder, name, address, sentence):
    stack = folder.up(**{name: address})
    assert stack.wait() == 1
    assert sentence in stack.shown
    assert "Traceback" not in stack.shown
    assert stack.everything() == []


def test_a_long_path_is_no_obstacle(folder):
    stack = folder.up(folder.root / ("long" * 20) / ("longer" * 12) / "var")
    stack.shows("✓ Valkey")
    assert stack.interrupt() == 0
    for short in Path(tempfile.gettempdir()).glob("serai-*-????????????????"):
        shutil.rmtree(short)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root runs PostgreSQL as somebody else")
def test_data_moves_to_a_system_folder_if_the_servers_user_cannot_enter_ours(folder):
    folder.root.chmod(0o700)
    stack = folder.up()
    stack.shows("✓ Valkey")
    assert stack.interrupt() == 0
    said = next(line for line in stack.shown.splitlines() if f"can't enter {folder.var}" in line)
    home = Path(said.removesuffix(".").split("its data is kept in ")[1])
    assert (home / "data" / "PG_VERSION").exists()
    assert home.parent == Path("/var/lib/caravanserai")
    shutil.rmtree(home)


def write_something(stack):
    with psycopg.connect(stack.database_url) as connection:
        connection.execute("CREATE TABLE kept AS SELECT 42 AS answer")


def assert_something_is_there(stack):
    with psycopg.connect(stack.database_url) as connection:
        assert connection.execute("SELECT answer FROM kept").fetchone() == (42,)


def read_keys(folder):
    return (folder.var / "secret_key").read_text(), read_site_key(folder.var / "site_key").public_key()


def beside(folder, *arguments):
    command = [sys.executable, "manage.py", *arguments]
    environment = {**CLEAN, "SERAI_VAR": str(folder.var)}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def break_postgres(folder):
    (folder.var / "postgres" / "data" / "postgresql.conf").write_text("nonsense = 1\n")


@contextmanager
def a_stranger_in_the_stale_pid_file(folder):
    """PostgreSQL alone would take the stranger for itself and refuse to start."""
    pid_file = folder.var / "postgres" / "data" / "postmaster.pid"
    owner = pid_file.stat().st_uid if os.geteuid() == 0 else None
    stranger = subprocess.Popen(["sleep", "600"], user=owner)
    _, *rest = pid_file.read_text().splitlines(keepends=True)
    pid_file.write_text("".join([f"{stranger.pid}\n", *rest]))
    yield stranger
    stranger.kill()
    stranger.wait()

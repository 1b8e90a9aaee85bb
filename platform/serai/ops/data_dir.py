"""The data directory, `var/` by default: everything that the stack stores. One supervisor at a time locks it."""

import fcntl
import hashlib
import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from serai.ops.errors import OperatorError

MAX_SOCKET_PATH = 103  # bytes; Linux allows 107, macOS 103
MAX_SOCKET_NAME = len("/.s.PGSQL.5432.lock")


@dataclass(frozen=True)
class DataDir:
    path: Path

    @property
    def log(self) -> Path:
        return self.path / "log"

    @property
    def run(self) -> Path:
        return self.path / "run"

    @property
    def lock(self) -> Path:
        return self.path / "lock"

    @property
    def addresses(self) -> Path:
        """The addresses of the running stack, for commands that are started beside it."""
        return self.run / "environment.json"

    @property
    def stack_id(self) -> Path:
        """The id that the last supervisor gave its children; removed when it stops in order."""
        return self.run / "stack_id"

    @property
    def secret_key(self) -> Path:
        return self.path / "secret_key"

    @property
    def site_key(self) -> Path:
        return self.path / "site_key"

    @property
    def fingerprint(self) -> str:
        """A short name for this directory where its whole path is too long."""
        return hashlib.sha256(os.fsencode(self.path)).hexdigest()[:16]


def socket_folder(wanted: Path, data_dir: DataDir) -> Path:
    """The wanted folder, or a short one if the paths of its sockets would be longer than the system allows."""
    if len(os.fsencode(wanted)) + MAX_SOCKET_NAME <= MAX_SOCKET_PATH:
        return wanted
    return Path(tempfile.gettempdir()) / f"serai-{wanted.name}-{data_dir.fingerprint}"


def private_folder(folder: Path, owner: int | None = None) -> Path:
    """Makes the folder if needed, sets mode 700, and checks that it belongs to `owner`, by default the current user."""
    owner = os.geteuid() if owner is None else owner
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if folder.is_symlink() or folder.stat().st_uid not in (os.geteuid(), owner):
        raise OperatorError(
            f"The folder {folder} belongs to another user: run as that user, or choose another with SERAI_DATA_DIR."
        )
    folder.chmod(0o700)
    if folder.stat().st_uid != owner:
        os.chown(folder, owner, -1)
    return folder


@contextmanager
def locked(data_dir: DataDir) -> Iterator[None]:
    """Locks the directory. The lock ends with the process that holds it, even if that is killed."""
    try:
        data_dir.path.mkdir(parents=True, exist_ok=True)
        private_folder(data_dir.log)
        private_folder(data_dir.run)
        lock = data_dir.lock.open("a+")
    except OSError as error:
        raise OperatorError(f"The folder {data_dir.path} can't be written: {error.strerror}.") from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            pid = _pid_in_lock(data_dir)
            raise OperatorError(f"Caravanserai already runs in {data_dir.path} (process {pid}).") from None
        lock.truncate(0)
        lock.write(str(os.getpid()))
        lock.flush()
        yield


def lock_holder(data_dir: DataDir) -> int | None:
    """The pid of the process that has locked the directory; None if it is not locked."""
    try:
        with data_dir.lock.open("r+") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return int(_pid_in_lock(data_dir))
    except OSError:
        return None
    return None


def _pid_in_lock(data_dir: DataDir) -> str:
    return data_dir.lock.read_text().strip() or "unknown"


def mark_ready(data_dir: DataDir, pid: int) -> None:
    """Tells the supervisor that this process is ready to serve."""
    ready_file(data_dir, pid).touch()


def ready_file(data_dir: DataDir, pid: int) -> Path:
    return data_dir.run / f"{pid}.ready"


def stack_addresses(data_dir: DataDir) -> dict[str, str]:
    """The addresses of the stack that runs in this directory; empty if none does."""
    try:
        return dict(json.loads(data_dir.addresses.read_text()))
    except (OSError, ValueError):
        return {}


def write_private(path: Path, text: str) -> None:
    """Writes a file of mode 600, as a whole or not at all."""
    draft = path.with_name(path.name + ".new")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)

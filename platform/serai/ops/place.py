"""Where things lie. All that the stack keeps is in one folder, `var/`; one supervisor at a time holds it."""

import fcntl
import hashlib
import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from serai.ops.trouble import Trouble

LONGEST_SOCKET_PATH = 103  # bytes; Linux has room for 107, macOS for 103
LONGEST_SOCKET_NAME = len("/.s.PGSQL.5432.lock")


@dataclass(frozen=True)
class Place:
    var: Path

    @property
    def log(self) -> Path:
        return self.var / "log"

    @property
    def run(self) -> Path:
        return self.var / "run"

    @property
    def lock(self) -> Path:
        return self.var / "lock"

    @property
    def running(self) -> Path:
        """The addresses of the running stack, for commands started beside it."""
        return self.run / "environment.json"

    @property
    def predecessor(self) -> Path:
        """The mark that the last supervisor gave its children; gone after an orderly end."""
        return self.run / "mark"

    @property
    def secret_key(self) -> Path:
        return self.var / "secret_key"

    @property
    def site_key(self) -> Path:
        return self.var / "site_key"

    @property
    def fingerprint(self) -> str:
        """Names this folder where its whole path is too long."""
        return hashlib.sha256(os.fsencode(self.var)).hexdigest()[:16]


def socket_folder(wanted: Path, place: Place) -> Path:
    """The wanted folder, or a short one if the paths of its sockets were longer than the system allows."""
    if len(os.fsencode(wanted)) + LONGEST_SOCKET_NAME <= LONGEST_SOCKET_PATH:
        return wanted
    return Path(tempfile.gettempdir()) / f"serai-{wanted.name}-{place.fingerprint}"


def own_folder(folder: Path, owner: int | None = None) -> Path:
    """The folder, made if need be, closed to everybody but its owner, and proven to be its owner's."""
    owner = os.geteuid() if owner is None else owner
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if folder.is_symlink() or folder.stat().st_uid not in (os.geteuid(), owner):
        raise Trouble(f"The folder {folder} belongs to another user: be that one, or choose another with SERAI_VAR.")
    folder.chmod(0o700)
    if folder.stat().st_uid != owner:
        os.chown(folder, owner, -1)
    return folder


@contextmanager
def held(place: Place) -> Iterator[None]:
    """Holds the folder; the lock goes with the process that has it, however that ends."""
    try:
        place.var.mkdir(parents=True, exist_ok=True)
        own_folder(place.log)
        own_folder(place.run)
        lock = place.lock.open("a+")
    except OSError as error:
        raise Trouble(f"The folder {place.var} can't be written: {error.strerror}.") from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Trouble(f"Caravanserai already runs in {place.var} (process {_holder(place)}).") from None
        lock.truncate(0)
        lock.write(str(os.getpid()))
        lock.flush()
        yield


def holder(place: Place) -> int | None:
    """The process that holds the folder; None if nobody does."""
    try:
        with place.lock.open("r+") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return int(_holder(place))
    except OSError:
        return None
    return None


def _holder(place: Place) -> str:
    return place.lock.read_text().strip() or "unknown"


def say_ready(place: Place, pid: int) -> None:
    """A process tells the supervisor that it is ready to serve."""
    ready_mark(place, pid).touch()


def ready_mark(place: Place, pid: int) -> Path:
    return place.run / f"{pid}.ready"


def running_stack(place: Place) -> dict[str, str]:
    """The addresses of the stack that runs in this folder; empty if none does."""
    try:
        return dict(json.loads(place.running.read_text()))
    except (OSError, ValueError):
        return {}


def write_private(path: Path, text: str) -> None:
    """Writes a file of mode 600 as a whole or not at all."""
    draft = path.with_name(path.name + ".new")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)

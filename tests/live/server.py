"""A real server on a real port, and a client that builds its state from the socket's messages."""

import json
import socket
import threading
from contextlib import contextmanager
from uuid import uuid4

import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from serai.accounts.models import User
from serai.accounts.players import get_or_create_player
from serai.accounts.tokens import issue_token
from serai.engine.codec import encode
from tests.ops.stack import wait_until

TIMEOUT = 60


@contextmanager
def serving(buffer=None):
    """Runs the site's application and yields its address; `buffer` limits what is sent to a client that never reads."""
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
        thread.join(TIMEOUT)


def user_with_token(name="anna"):
    """A new user and an API token of theirs."""
    user = User.objects.create_user(name)
    return user, issue_token(user=user, name="test")[1]


def player_at(table, user):
    """The player id of a user at a table."""
    return get_or_create_player(table=table, user=user)


class Client:
    """Keeps the latest frame and every event, as the browser does."""

    def __init__(self, address, table, *, token=None, after=0, headers=None, query=""):
        self.url = f"ws://{address}/ws/tables/{table}/?{query}&after="
        self.after = after
        self.headers = {**(headers or {}), **({"Authorization": f"Bearer {token}"} if token else {})}
        self.events = {}
        self.frame = None
        self.chat = []
        self.presence = None
        self.open()

    def open(self):
        self.socket = connect(
            f"{self.url}{self.after}",
            legacy=True,
            additional_headers=self.headers,
            open_timeout=TIMEOUT,
            max_size=None,
        )
        return self

    def drop_connection(self):
        """Drops the TCP connection without closing the web socket."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)

    def reconnect(self):
        """Connects again, from the last version that was received."""
        self.socket.close()
        self.after = self.version
        return self.open()

    @property
    def version(self):
        return self.frame["position"]["version"] if self.frame else 0

    @property
    def position(self):
        return self.frame["position"]

    def receive(self, timeout=TIMEOUT):
        message = json.loads(self.socket.recv(timeout))
        if message["type"] in ("table", "update"):
            self.frame = message
            for event in message["events"]:
                assert event["version"] not in self.events, "no event is sent twice"
                self.events[event["version"]] = event
        elif message["type"] == "chat":
            self.chat += message["messages"]
        elif message["type"] == "presence":
            self.presence = (message["seats"], message["spectators"])
        return message

    def receive_until(self, kind):
        while (message := self.receive())["type"] != kind:
            pass
        return message

    def wait_for_presence(self, *seats, spectators=0):
        """Receives until exactly these are at the table."""
        while self.presence != (list(seats), spectators):
            self.receive()

    def reach(self, version):
        while self.version < version:
            self.receive()
        return self

    def send(self, **message):
        self.socket.send(json.dumps(message))

    def request(self, **message):
        """Sends a message, and receives up to its answer."""
        self.send(**message)
        return self.receive_answer()

    def receive_answer(self):
        while (message := self.receive())["type"] not in ("done", "refused", "previewed", "pong"):
            pass
        return message

    def act(self, *actions, **details):
        return self.request(**self.act_message(*actions, **details))

    def act_message(self, *actions, **details):
        message = {"type": "act", "command": str(uuid4()), "actions": list(actions), "version": self.version}
        return {**message, "rules": self.frame["rules"], **details}

    def close(self):
        self.socket.close()

    def close_code(self):
        """Receives until the server closes the socket; the code that it closes with."""
        try:
            while True:
                self.socket.recv(TIMEOUT)
        except ConnectionClosed as closed:
            return closed.rcvd.code


def as_builtins(value):
    return json.loads(encode(value))

"""Who may ask: the columns of the table of permissions, and a house in which all of them live.

Everybody asks as they would: a browser with its cookies and the CSRF token, a program with its own token and no cookie.
"""

import json
from datetime import timedelta
from functools import cached_property
from uuid import UUID, uuid4

from django.contrib.auth.models import Permission
from django.test import Client
from django.utils import timezone
from django.utils.crypto import get_random_string

from serai.accounts.guest import new_guest
from serai.accounts.models import User
from serai.accounts.tokens import issue_token
from serai.desk.decide import decide
from serai.engine.wire import encode
from serai.nudges.links import key_for
from tests.api.people import NONCE, Person, finished
from tests.guard.addresses import V1, Door

ROLES = ("nobody", "guest", "spectator", "moderator", "superuser", "player", "link", "token", "owner")
"""In this order, so that whoever may do most at a table comes last.

A guest and a spectator, who is a member, have no part in the table, nor have a moderator, who is staff with the rights
that docs/operating.md names, and a superuser; a player sits in another chair; the owner hosts the table and sits there,
and everything under `me` that an address names is the owner's; `token` is a program of the owner's, `link` a browser
that came by a link out of a mail to the owner.
"""
RIGHTS = ("view_report", "view_decision", "view_table", "view_stream", "decide")
"""Of a moderator."""
STAFF = ("moderator", "superuser")
OPEN = {"/seats", "/bots", "/bots/{seat}", "/start", "/invitations"}
OVER = {"/rematch", "/reason"}
QUERIES = {"/ladders/{slug}/people": "?name=The"}


class Program(Person):
    def __init__(self, token):
        super().__init__(token)
        self.client = Client(enforce_csrf_checks=True)


class Browser(Person):
    """With a session, if it is somebody's."""

    def __init__(self, user=None):
        super().__init__(user=user)
        self.client = Client(enforce_csrf_checks=True)
        if user:
            self.client.force_login(user)
        self.client.cookies["csrftoken"] = get_random_string(32)
        self.headers = {"X-CSRFToken": self.client.cookies["csrftoken"].value}


def _somebody(role, name=None):
    user = User.objects.create_user(name or f"The-{role}", is_staff=role in STAFF, is_superuser=role == "superuser")
    if role == "moderator":
        user.user_permissions.set(Permission.objects.filter(codename__in=RIGHTS))
    return user


class House:
    """People, and what is theirs; tables are made anew for each question that may change one."""

    def __init__(self):
        self.users = {name: _somebody(name) for name in ("spectator", *STAFF, "player", "owner", "target")}
        self.people = {name: Browser(user) for name, user in self.users.items()}
        self.people["token"] = Program(issue_token(user=self.users["owner"], name="bot")[1])
        decide(by=self.users["moderator"], person=self.users["owner"], kind="warn", reason="Be kind.")
        self._tables = {}

    def table(self, kind, *, fresh=False):
        if fresh or kind not in self._tables:
            self._tables[kind] = getattr(self, f"_{kind}")()
        return self._tables[kind]

    def _open(self):
        table = self.people["owner"].post("tables", {"game": "haggle", "seats": 4, "bots": ["random"]})["id"]
        for name in ("owner", "player"):
            self.people[name].sits(table)
        return table

    def _running(self):
        table = self.people["owner"].post("tables", {"game": "haggle", "seats": 2})["id"]
        for name in ("owner", "player"):
            self.people[name].sits(table)
        return table

    def _over(self):
        table = self._running()
        finished([self.people["owner"], self.people["player"]], table)
        return table

    def asker(self, role, table):
        """Who has no name is somebody else each time."""
        if role == "nobody":
            return Browser()
        if role == "guest":
            return Browser(new_guest())
        return self._by_link(table) if role == "link" else self.people[role]

    def passing(self, role):
        """In the same role, but with an account that nobody will miss."""
        if role in ("nobody", "guest", "link"):
            return self.asker(role, self.table("running"))
        user = _somebody(role, f"Passing-{uuid4().hex[:12]}")
        return Program(issue_token(user=user, name="bot")[1]) if role == "token" else Browser(user)

    def _by_link(self, table):
        visitor = Browser()
        answer = visitor.post("links", {"token": self.link(table)}, key=False)
        assert answer.status == 200, answer.content
        return visitor

    def link(self, table):
        return key_for(self.users["owner"], UUID(table))

    @cached_property
    def token(self):
        return issue_token(user=self.users["owner"], name="another")[0].pk

    @property
    def search(self):
        own = self.people["owner"].get("me/searches")["searches"]
        if not own:
            wish = {"games": [{"game": "haggle", "seats": [2]}], "pace": "week"}
            own = self.people["owner"].post("me/searches", wish)["searches"]
        return own[0]["id"]

    @property
    def vacation(self):
        own = self.people["owner"].get("me/rest")["vacations"]
        if not own:
            own = self.people["owner"].post("me/vacations", leave(after=60), key=False)["vacations"]
        return own[0]["id"]

    @property
    def decision(self):
        return self.people["owner"].get("me/decisions")["decisions"][0]["id"]

    def order(self, table):
        owner = self.people["owner"]
        return owner.post(f"tables/{table}/standing-orders", self.offer(table, owner))["orders"][0]["id"]

    def offer(self, table, sitter):
        offered = sitter.get(f"tables/{table}/standing-orders")["offered"][0]
        return {"rules": offered["rules"], "order": offered["order"]}

    def sitter(self, role):
        """In whose chair the role would act."""
        return self.people["player" if role == "player" else "owner"]


def outcome(house, door: Door, role):
    """What the role is answered: a status, and the code of a refusal."""
    table, address, body, key = question(house, door, role)
    is_leaving = (door.method, door.path) == ("DELETE", f"{V1}/me")
    asker = house.passing(role) if is_leaving else house.asker(role, table)
    return told(asker.ask(door.method, address, body, key=key))


def told(answer):
    return str(answer.status) if answer.status < 400 else f"{answer.status} {answer.code}"


def question(house, door: Door, role):
    """The table that it is about, the address, the body and the key."""
    method, path, operation = door.method, door.path.removeprefix(V1), door.operation
    under_table = path.removeprefix("/tables/{table}")
    kind = "open" if under_table in OPEN else "over" if under_table in OVER else "running"
    table = house.table(kind, fresh=method != "GET" and "{table}" in path)
    target = house.users["target"].username
    variables = {
        "table": lambda: table,
        "slug": lambda: "haggle",
        "name": lambda: target,
        "other": lambda: house.users["owner"].username,
        "seat": lambda: 3,
        "token": lambda: house.token,
        "search": lambda: house.search,
        "vacation": lambda: house.vacation,
        "decision": lambda: house.decision,
        "order": lambda: house.order(table),
    }
    found = {name: make() for name, make in variables.items() if f"{{{name}}}" in path}
    body = _body(house, path, operation, table, role)
    address = path.lstrip("/").format(**found) + QUERIES.get(path, "")
    return table, address, body, None if operation.idempotency else False


def leave(after):
    begins = timezone.now() + timedelta(days=after)
    return {"begins": begins.isoformat(), "ends": (begins + timedelta(days=2)).isoformat()}


def _body(house, path, operation, table, role):
    if operation.takes is None:
        return None
    if path.endswith(("/actions", "/preview")):
        position = house.sitter(role).sees(table)["position"]
        return {"rules": position["rules"], "at": position["version"], "actions": position["legal"][:1]}
    special = {
        "/tables/{table}/standing-orders": lambda: house.offer(table, house.sitter(role)),
        "/tables/{table}/seats": lambda: {"nonce": NONCE},
        "/tables/{table}/bots": lambda: {"level": "random"},
        "/tables/{table}/start": lambda: {"bot": "random"},
        "/tables/{table}/invitations": lambda: {"name": house.users["target"].username},
        "/tables": lambda: {"game": "haggle", "seats": 2},
        "/me/searches": lambda: {"games": [{"game": "haggle", "seats": [2]}], "pace": "week"},
        "/people/{name}/reports": lambda: {"reason": "abuse"},
        "/me/vacations": lambda: leave(after=30 if role == "token" else 90),
        "/links": lambda: {"token": house.link(table)},
        "/me/account": lambda: {"username": "Zenobia", "password": "a long way to Palmyra"},
    }
    if path in special:
        return special[path]()
    return json.loads(encode(operation.takes_example()))

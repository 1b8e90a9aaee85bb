"""The roles in the permission matrix, and a site with a user for each of them.

Each role sends requests as in real life: a browser with cookies and the CSRF token, a program with its token only.
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
from serai.engine.codec import encode
from serai.moderation.decisions import make_decision
from serai.notices.links import table_token
from tests.api.clients import NONCE, ApiClient, finished
from tests.security.endpoints import V1, Endpoint

ROLES = ("anonymous", "guest", "spectator", "moderator", "superuser", "player", "link", "token", "owner")
"""Sorted by what they may do at a table, the most powerful last.

A guest, a spectator (a member), a moderator (staff with the permissions in docs/operating.md) and a superuser don't
take part in the table. A player sits in another seat. The owner hosts the table and sits there, and owns whatever a
path under `me` names. `token` is a program with the owner's token, `link` a browser that opened a link in an email to
the owner.
"""
MODERATOR_PERMISSIONS = ("view_report", "view_decision", "view_table", "view_stream", "decide")
STAFF = ("moderator", "superuser")
OPEN = {"/seats", "/bots", "/bots/{seat}", "/start", "/invitations"}
OVER = {"/rematch", "/explanation"}
QUERIES = {"/ladders/{slug}/people": "?name=The"}


class Program(ApiClient):
    def __init__(self, token):
        super().__init__(token)
        self.client = Client(enforce_csrf_checks=True)


class Browser(ApiClient):
    """With the user's session, if there is a user."""

    def __init__(self, user=None):
        super().__init__(user=user)
        self.client = Client(enforce_csrf_checks=True)
        if user:
            self.client.force_login(user)
        self.client.cookies["csrftoken"] = get_random_string(32)
        self.headers = {"X-CSRFToken": self.client.cookies["csrftoken"].value}


def _new_user(role, name=None):
    user = User.objects.create_user(name or f"The-{role}", is_staff=role in STAFF, is_superuser=role == "superuser")
    if role == "moderator":
        user.user_permissions.set(Permission.objects.filter(codename__in=MODERATOR_PERMISSIONS))
    return user


class SiteData:
    """Users and their data. Each request that may change a table gets a new one."""

    def __init__(self):
        self.users = {name: _new_user(name) for name in ("spectator", *STAFF, "player", "owner", "target")}
        self.people = {name: Browser(user) for name, user in self.users.items()}
        self.people["token"] = Program(issue_token(user=self.users["owner"], name="bot")[1])
        make_decision(by=self.users["moderator"], user=self.users["owner"], kind="warn", reason="Be kind.")
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

    def client_of(self, role, table):
        """A client in this role; a new one each time for roles without an account of their own."""
        if role == "anonymous":
            return Browser()
        if role == "guest":
            return Browser(new_guest())
        return self._by_link(table) if role == "link" else self.people[role]

    def disposable_client(self, role):
        """A client in the same role, with an account that may be deleted."""
        if role in ("anonymous", "guest", "link"):
            return self.client_of(role, self.table("running"))
        user = _new_user(role, f"Temporary-{uuid4().hex[:9]}")
        return Program(issue_token(user=user, name="bot")[1]) if role == "token" else Browser(user)

    def _by_link(self, table):
        visitor = Browser()
        answer = visitor.post("mail-links", {"token": self.link(table)}, key=False)
        assert answer.status == 200, answer.content
        return visitor

    def link(self, table):
        return table_token(self.users["owner"], UUID(table))

    @cached_property
    def token(self):
        return issue_token(user=self.users["owner"], name="another")[0].pk

    @property
    def search(self):
        own = self.people["owner"].get("me/searches")["searches"]
        if not own:
            new_search = {"games": [{"game": "haggle", "seats": [2]}], "pace": "week"}
            own = self.people["owner"].post("me/searches", new_search)["searches"]
        return own[0]["id"]

    @property
    def vacation(self):
        own = self.people["owner"].get("me/quiet-hours")["vacations"]
        if not own:
            own = self.people["owner"].post("me/vacations", vacation_in(days=60), key=False)["vacations"]
        return own[0]["id"]

    @property
    def decision(self):
        return self.people["owner"].get("me/decisions")["decisions"][0]["id"]

    def order(self, table):
        owner = self.people["owner"]
        return owner.post(f"tables/{table}/standing-orders", self.offer(table, owner))["orders"][0]["id"]

    def offer(self, table, player):
        offered = player.get(f"tables/{table}/standing-orders")["offered"][0]
        return {"rules": offered["rules"], "order": offered["order"]}

    def seated_player(self, role):
        """The player in whose seat the role would act."""
        return self.people["player" if role == "player" else "owner"]


def outcome(site, endpoint: Endpoint, role):
    """The answer that the role gets: a status, and the code of a problem."""
    table, path, body, key = request_for(site, endpoint, role)
    deletes_account = (endpoint.method, endpoint.path) == ("DELETE", f"{V1}/me")
    client = site.disposable_client(role) if deletes_account else site.client_of(role, table)
    return status_and_code(client.ask(endpoint.method, path, body, key=key))


def status_and_code(answer):
    return str(answer.status) if answer.status < 400 else f"{answer.status} {answer.code}"


def request_for(site, endpoint: Endpoint, role):
    """The table, the path, the body and the idempotency key of a valid request."""
    method, path, operation = endpoint.method, endpoint.path.removeprefix(V1), endpoint.operation
    under_table = path.removeprefix("/tables/{table}")
    kind = "open" if under_table in OPEN else "over" if under_table in OVER else "running"
    table = site.table(kind, fresh=method != "GET" and "{table}" in path)
    target = site.users["target"].username
    variables = {
        "table": lambda: table,
        "slug": lambda: "haggle",
        "name": lambda: target,
        "other": lambda: site.users["owner"].username,
        "seat": lambda: 3,
        "token": lambda: site.token,
        "search": lambda: site.search,
        "vacation": lambda: site.vacation,
        "decision": lambda: site.decision,
        "order": lambda: site.order(table),
    }
    found = {name: make() for name, make in variables.items() if f"{{{name}}}" in path}
    body = _body(site, path, operation, table, role)
    filled = path.lstrip("/").format(**found) + QUERIES.get(path, "")
    return table, filled, body, None if operation.idempotency else False


def vacation_in(days):
    begins = timezone.now() + timedelta(days=days)
    return {"begins": begins.isoformat(), "ends": (begins + timedelta(days=2)).isoformat()}


def _body(site, path, operation, table, role):
    if operation.body is None:
        return None
    if path.endswith(("/actions", "/preview")):
        position = site.seated_player(role).sees(table)["position"]
        return {"rules": position["rules"], "version": position["version"], "actions": position["legal"][:1]}
    special = {
        "/tables/{table}/standing-orders": lambda: site.offer(table, site.seated_player(role)),
        "/tables/{table}/seats": lambda: {"nonce": NONCE},
        "/tables/{table}/bots": lambda: {"level": "random"},
        "/tables/{table}/start": lambda: {"bot": "random"},
        "/tables/{table}/invitations": lambda: {"name": site.users["target"].username},
        "/tables": lambda: {"game": "haggle", "seats": 2},
        "/me/searches": lambda: {"games": [{"game": "haggle", "seats": [2]}], "pace": "week"},
        "/people/{name}/reports": lambda: {"reason": "abuse"},
        "/me/vacations": lambda: vacation_in(days=30 if role == "token" else 90),
        "/mail-links": lambda: {"token": site.link(table)},
        "/me/membership": lambda: {"username": "Zenobia", "password": "a long way to Palmyra"},
    }
    if path in special:
        return special[path]()
    return json.loads(encode(operation.body_example()))

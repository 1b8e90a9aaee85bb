"""HTTP clients of a running stack: members with an account, and browsers that have only a link from an email."""

import json
import re
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from uuid import uuid4

from websockets.sync.client import connect

from tests.notices.mail_server import text_of
from tests.ops.stack import own_address, wait_until

PASSWORD = "seven-camels-at-dusk"


class Browser:
    """A browser with cookies, not signed in."""

    def __init__(self, stack):
        self.port = stack.port
        self.jar = CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.opener.addheaders += own_address().items()
        self.fetch(f"http://localhost:{self.port}/")

    def fetch(self, url, data=None, headers=None, method=None):
        """The status and the body of the response."""
        request = urllib.request.Request(url, data, headers or {}, method=method)
        try:
            with self.opener.open(request, timeout=60) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def ask(self, method, path, body=None):
        headers = {"Content-Type": "application/json", "X-CSRFToken": self.cookie("csrftoken")}
        if method == "POST":
            headers["Idempotency-Key"] = str(uuid4())
        data = None if body is None else json.dumps(body).encode()
        return self.fetch(f"http://localhost:{self.port}/api/v1/{path}", data, headers, method)

    def does(self, method, path, body=None):
        status, answer = self.ask(method, path, body)
        assert status in (200, 201, 204), (path, status, answer)
        return json.loads(answer) if answer else None

    def cookie(self, name):
        return next((cookie.value for cookie in self.jar if cookie.name == name), "")

    def position(self, table):
        return self.does("GET", f"tables/{table}")["position"]

    def acts(self, table):
        at = self.position(table)
        body = {"rules": at["rules"], "actions": at["legal"][:1], "version": at["version"]}
        return self.does("POST", f"tables/{table}/actions", body)

    def looks_at(self, table):
        """Opens a socket for a moment."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)
        address = f"ws://localhost:{self.port}/ws/tables/{table}/"
        with connect(address, additional_headers={"Cookie": cookies}) as socket:
            return json.loads(socket.recv(timeout=60))


class Member(Browser):
    """A user who has signed up, and verified the address with the email."""

    def __init__(self, stack, mail_server, name, **preferences):
        super().__init__(stack)
        self.name, self.address = name, f"{name.lower()}@palmyra.example"
        self.language = preferences.get("language", "en")
        self.does("POST", "guest", {})
        self.does("PATCH", "me", preferences)
        before = len(mail_server.mails)
        self.does("POST", "me/membership", {"username": name, "password": PASSWORD, "email": self.address})
        wait_until(lambda: len(mail_server.mails) > before, "the email that verifies the address")
        key = re.search(r"^(?:Code|Kód|Codice): (\S+)", text_of(mail_server.mails[-1]), re.MULTILINE)[1]
        self.does("POST", "auth/browser/v1/auth/email/verify", {"key": key})


def table_link_in(mail):
    """(table, token) of the link that opens the table."""
    link = re.search(r"/tables/([0-9a-f-]+)#go=(\S+)", text_of(mail))
    return link[1], link[2]


def by_link(stack, mail):
    """A browser that has opened the link in the email, and the table."""
    table, token = table_link_in(mail)
    browser = Browser(stack)
    assert browser.does("POST", "mail-links", {"token": token})["table"] == table
    return browser, table

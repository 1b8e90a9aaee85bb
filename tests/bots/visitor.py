"""A visitor of a running stack who has nothing but its address: a guest with a session."""

import json
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from uuid import uuid4

from tests.ops.stack import own_address


class Visitor:
    def __init__(self, port):
        self.site = f"http://127.0.0.1:{port}"
        self.browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        self.browser.addheaders += own_address().items()
        self.headers = {"Content-Type": "application/json"}
        self.headers["X-CSRFToken"] = self.post("guest", {})["csrf_token"]

    def get(self, path):
        return json.loads(self.fetch(path))

    def ask(self, path):
        """What is answered, be it a refusal."""
        try:
            return self.get(path)
        except urllib.error.HTTPError as refusal:
            return json.load(refusal)

    def fetch(self, path):
        with self.browser.open(f"{self.site}/api/v1/{path}", timeout=60) as answer:
            return answer.read()

    def post(self, path, body):
        headers = {**self.headers, "Idempotency-Key": str(uuid4())}
        request = urllib.request.Request(f"{self.site}/api/v1/{path}", json.dumps(body).encode(), headers)
        with self.browser.open(request, timeout=60) as answer:
            return json.load(answer)

    def position(self, table):
        return self.get(f"tables/{table}")["position"]

    def open_table_of_bots(self, game="byzanz", seats=4, level="merchant"):
        return self.post("tables", {"game": game, "seats": seats, "bots": [level] * seats})["id"]

    def sits_with_bots(self, *levels, game="byzanz"):
        """A table with these bots and the visitor in the first chair."""
        table = self.post("tables", {"game": game, "seats": 1 + len(levels), "bots": levels})["id"]
        self.post(f"tables/{table}/seats", {"nonce": "00" * 16})
        return table

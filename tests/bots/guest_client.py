"""A guest with a session who uses a running stack over HTTP."""

import json
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from uuid import uuid4

from tests.ops.stack import own_address


class GuestClient:
    def __init__(self, port):
        self.site = f"http://127.0.0.1:{port}"
        self.browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        self.browser.addheaders += own_address().items()
        self.headers = {"Content-Type": "application/json"}
        self.headers["X-CSRFToken"] = self.post("guest", {})["csrf_token"]

    def get(self, path):
        return json.loads(self.fetch(path))

    def get_or_problem(self, path):
        """The response, or the problem document of a refusal."""
        try:
            return self.get(path)
        except urllib.error.HTTPError as error:
            return json.load(error)

    def fetch(self, path):
        with self.browser.open(f"{self.site}/api/v1/{path}", timeout=60) as response:
            return response.read()

    def post(self, path, body):
        headers = {**self.headers, "Idempotency-Key": str(uuid4())}
        request = urllib.request.Request(f"{self.site}/api/v1/{path}", json.dumps(body).encode(), headers)
        with self.browser.open(request, timeout=60) as response:
            return json.load(response)

    def position(self, table):
        return self.get(f"tables/{table}")["position"]

    def open_table_of_bots(self, game="byzanz", seats=4, level="merchant"):
        return self.post("tables", {"game": game, "seats": seats, "bots": [level] * seats})["id"]

    def table_with_bots(self, *levels, game="byzanz"):
        """A table with these bots and the guest in the first seat."""
        table = self.post("tables", {"game": game, "seats": 1 + len(levels), "bots": levels})["id"]
        self.post(f"tables/{table}/seats", {"nonce": "00" * 16})
        return table

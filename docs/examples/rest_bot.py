"""An example bot over REST: `python rest_bot.py http://localhost:8000 TOKEN TABLE [MOVES]`. Needs only Python.

It plays in the seat of the token's user until the game is over, or until it has made MOVES moves.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
from uuid import uuid4


class Site:
    def __init__(self, address, token):
        self.api = f"{address}/api/v1"
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def get(self, path):
        return self._send(urllib.request.Request(self.api + path, headers=self.headers))

    def post(self, path, body):
        """The Idempotency-Key lets you repeat a request after a lost connection: it is carried out once."""
        headers = {**self.headers, "Idempotency-Key": str(uuid4())}
        return self._send(urllib.request.Request(self.api + path, json.dumps(body).encode(), headers))

    def _send(self, request):
        while True:
            try:
                with urllib.request.urlopen(request, timeout=30) as response:
                    return json.load(response)
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    raise
                time.sleep(int(error.headers["Retry-After"]))  # too many requests: this one was not carried out


def choose(position):
    """Put a better idea here: `view` is what you see of the game, `hints` is meant for drawing a board."""
    return random.choice(position["legal"])


def play(site, table, moves):
    while moves:
        position = site.get(f"/tables/{table}")["position"]
        if position["status"] in ("finished", "cancelled") or position["seat"] is None:
            return print("The game is over; places by seat:", position["result"] and position["result"]["places"])
        if position["seat"] not in position["waiting"]:
            time.sleep(0.5)
            continue
        body = {"rules": position["rules"], "actions": [choose(position)], "version": position["version"]}
        try:
            site.post(f"/tables/{table}/actions", body)
            moves -= 1
        except urllib.error.HTTPError as error:
            problem = json.load(error)
            if problem["code"] != "table-changed":  # if others acted first, read the table again
                sys.exit(f"{problem['title']}: {problem['detail']}")
    return None


if __name__ == "__main__":
    address, token, table, *rest = sys.argv[1:]
    play(Site(address.rstrip("/"), token), table, int(rest[0]) if rest else 10**9)

"""A guest plays a whole game against bots in a browser, exports it and verifies it."""

import json

import pytest
from django.test import Client

from serai.bots.play import play_bots
from serai.engine.registry import find
from serai.eventlog.signatures import public_bytes
from serai.eventlog.verify import verify
from serai.ops.keys import read_site_key
from tests.api.clients import NONCE

pytestmark = pytest.mark.usefixtures("database")


class Browser:
    """Sends cookies and the CSRF token as a page does."""

    def __init__(self):
        self.client = Client(enforce_csrf_checks=True)
        self.csrf = ""
        self.keys = 0

    def post(self, path, body=None):
        self.keys += 1
        return self.client.post(
            f"/api/v1/{path}",
            json.dumps({} if body is None else body),
            content_type="application/json",
            headers={"Idempotency-Key": f"k{self.keys}", "X-CSRFToken": self.csrf},
        )

    def get(self, path):
        return self.client.get(f"/api/v1/{path}")


def test_a_guest_plays_three_bots_to_the_end_exports_the_game_and_it_verifies(settings):
    browser = Browser()
    me = browser.post("guest").json()
    assert me["is_guest"]
    browser.csrf = me["csrf_token"]

    settings_of_table = {"game": "byzanz", "seats": 4, "bots": ["merchant", "random", "merchant"]}
    opened = browser.post("tables", settings_of_table)
    assert opened.status_code == 201
    table = opened.json()["id"]
    assert opened.json()["names"] == {opened.json()["player"]: me["name"]}
    assert opened.json()["position"]["status"] == "open"
    seated = browser.post(f"tables/{table}/seats", {"nonce": NONCE})
    assert seated.json()["position"]["status"] == "running"

    turns = 0
    while (position := browser.get(f"tables/{table}").json()["position"])["status"] == "running":
        if 0 in position["waiting"]:
            body = {"rules": position["rules"], "version": position["version"], "actions": position["legal"][:1]}
            assert browser.post(f"tables/{table}/preview", body).status_code == 200
            done = browser.post(f"tables/{table}/actions", body)
            assert done.status_code == 200, done.content
            turns += 1
        play_bots(table)
    assert turns > 10
    assert position["result"]["places"]

    export = browser.get(f"tables/{table}/export")
    assert export.headers["Content-Type"] == "application/x-ndjson"
    assert export.headers["Content-Disposition"] == f'attachment; filename="{table}.jsonl"'
    verdict = verify(export.content, find)
    assert verdict.deal_checked
    assert verdict.places == tuple(position["result"]["places"])
    footer = json.loads(export.content.splitlines()[-1])
    assert footer["key"] == public_bytes(read_site_key(settings.SITE_KEY_FILE)).hex()

    fairness = browser.get(f"tables/{table}/fairness").json()
    assert fairness["nonces"] == [NONCE, "", "", ""]
    assert fairness["server_seed"]

    again = browser.post(f"tables/{table}/rematch")
    assert again.status_code == 201
    assert again.json()["rematch_of"] == table
    assert [bool(occupant) for occupant in again.json()["position"]["occupants"]] == [False, True, True, True]
    assert browser.get(f"tables/{table}").json()["rematch"] == again.json()["id"]

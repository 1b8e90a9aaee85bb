"""A link in an email opens the table in a browser without a session."""

import json
import random

from playwright.sync_api import Page, expect

from tests.e2e.members import Member
from tests.e2e.play import act
from tests.ops.stack import Stack


def test_the_link_opens_the_table_and_its_token_leaves_the_address_bar(page: Page, stack: Stack) -> None:
    zenobia = Member(stack, "Zenobia")
    opening = {"game": "haggle", "seats": 2, "bots": ["random"], "listed": False}
    table = zenobia.does("POST", "tables", opening)["id"]
    zenobia.does("POST", f"tables/{table}/seats", {"nonce": "0f" * 16})

    page.goto(zenobia.link_in("Haggle: your turn"))
    page.get_by_role("log").wait_for()
    expect(page).to_have_url(f"http://localhost:{stack.port}/tables/{table}")
    version = zenobia.position(table)["version"]
    assert act(page, random.Random(1))
    assert zenobia.position(table)["version"] > version
    assert page.evaluate("fetch('/api/v1/session').then(answer => answer.json())") == {"me": None}
    assert json.loads(zenobia.ask("GET", "session")[1])["me"]["name"] == "Zenobia"

"""The real worker of a real stack: bots play by themselves, whatever is killed meanwhile."""

import json
import subprocess
import sys

import psutil
import pytest
import redis

from serai.engine.registry import find
from serai.eventlog.verify import verify
from tests.bots.visitor import Visitor
from tests.ops.stack import PATIENCE, Folder, wait_until


@pytest.fixture(scope="module")
def stack():
    folder = Folder()
    try:
        yield folder.up().open()
    finally:
        folder.clean()


def finished(visitor, table):
    wait_until(
        lambda: visitor.position(table)["status"] == "finished",
        lambda: f"the bots finish: {visitor.position(table)['version']}",
    )
    verdict = verify(visitor.fetch(f"tables/{table}/export"), find)
    assert verdict.deal_checked
    return verdict


def test_four_bots_play_to_the_end_by_themselves(stack):
    visitor = Visitor(stack.port)
    verdict = finished(visitor, visitor.open_table_of_bots())
    assert sorted(verdict.places)[0] == 1


def test_a_bot_answers_a_person(stack):
    visitor = Visitor(stack.port)
    table = visitor.sits_with_bots("random", "merchant")
    for _ in range(5):
        wait_until(lambda: 0 in visitor.position(table)["waiting"], "it is the person's turn")
        at = visitor.position(table)
        wish = {"rules": at["rules"], "actions": at["legal"][:1], "at": at["version"]}
        assert visitor.post(f"tables/{table}/actions", wish)["result"] == "appended"


def test_a_strangers_bot_plays_over_the_public_api(stack):
    """The example of the docs, as it stands there."""
    visitor = Visitor(stack.port)
    token = visitor.post("me/tokens", {"name": "my bot"})["token"]
    table = visitor.sits_with_bots("random", "random")
    command = [sys.executable, "docs/examples/rest_bot.py", visitor.site, token, table]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert "The game is over; places by seat" in done.stdout, done.stderr
    finished(visitor, table)


def test_a_killed_worker_and_an_emptied_valkey_lose_nothing(stack):
    visitor = Visitor(stack.port)
    table = visitor.open_table_of_bots(seats=6)
    wait_until(lambda: visitor.position(table)["version"] > 20, "the bots have begun")
    worker = stack.find("worker")
    for process in (worker, *worker.children(recursive=True)):
        try:
            process.kill()
        except psutil.NoSuchProcess:
            continue
    addresses = json.loads((stack.var / "run" / "environment.json").read_text())
    with redis.Redis.from_url(addresses["REDIS_URL"]) as valkey:
        valkey.flushall()
    assert visitor.position(table)["status"] == "running", "it was killed in the middle"
    finished(visitor, table)

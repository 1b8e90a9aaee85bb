"""The amount of JavaScript that a page loads."""

import json
import re
from pathlib import Path

import pytest
from django.conf import settings

from tests.e2e.play import play_now

MAX_BYTES = 150_000
SCRIPT = re.compile(r"/static/client/(assets/.*\.js)$")
MANIFEST = json.loads((Path(settings.CLIENT_DIR) / ".vite/manifest.json").read_text("utf-8"))
BOARDS = {chunk["file"] for source, chunk in MANIFEST.items() if re.fullmatch(r"src/games/\w+/index\.ts", source)}


@pytest.fixture
def page(desktop):
    return desktop


def scripts_of(page):
    """The scripts that a page loads, with their compressed sizes."""
    sizes = {}

    def note(request):
        if script := SCRIPT.search(request.url):
            sizes[script[1]] = request.sizes()["responseBodySize"]

    page.on("requestfinished", note)
    return sizes


def is_for_board(request):
    script = SCRIPT.search(request.url)
    return script is not None and script[1] in BOARDS


def test_the_front_page_loads_little_javascript_and_no_board(page):
    scripts = scripts_of(page)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    print(f"front page: {sum(scripts.values())} bytes of script in {len(scripts)} files")
    assert 0 < sum(scripts.values()) < MAX_BYTES
    assert not scripts.keys() & BOARDS


@pytest.mark.parametrize("game", ["Byzanz", "Jantaris", "Zanzibar"])
def test_a_table_loads_little_javascript_besides_its_board(page, browsers, game):
    address = play_now(page, game)
    same_guest = browsers.new_page(storage_state=page.context.storage_state())
    scripts = scripts_of(same_guest)
    with same_guest.expect_request_finished(is_for_board):  # on a slow machine the network is idle before it, too
        same_guest.goto(address)
    same_guest.get_by_role("log").wait_for()
    same_guest.wait_for_load_state("networkidle")
    boards = scripts.keys() & BOARDS
    size = sum(size for script, size in scripts.items() if script not in boards)
    print(f"{game}: {size} bytes of script, and {sum(scripts[board] for board in boards)} of its board")
    assert len(boards) == 1
    assert 0 < size < MAX_BYTES

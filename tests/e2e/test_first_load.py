"""What has to be loaded before anything can be seen."""

import json
import re
from pathlib import Path

import pytest
from django.conf import settings

from tests.e2e.play import play_now

MOST = 150_000
SCRIPT = re.compile(r"/static/client/(assets/.*\.js)$")
MANIFEST = json.loads((Path(settings.CLIENT) / ".vite/manifest.json").read_text("utf-8"))
BOARDS = {chunk["file"] for source, chunk in MANIFEST.items() if re.fullmatch(r"src/games/\w+/index\.ts", source)}


@pytest.fixture
def page(regular):
    return regular


def loaded_by(page):
    """Scripts that a page loads, with their sizes as they come over the wire."""
    sizes = {}

    def note(request):
        if script := SCRIPT.search(request.url):
            sizes[script[1]] = request.sizes()["responseBodySize"]

    page.on("requestfinished", note)
    return sizes


def test_the_front_page_needs_little_script_and_no_board(page):
    scripts = loaded_by(page)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    print(f"front page: {sum(scripts.values())} bytes of script in {len(scripts)} files")
    assert 0 < sum(scripts.values()) < MOST
    assert not scripts.keys() & BOARDS


@pytest.mark.parametrize("game", ["Byzanz", "Jantaris", "Zanzibar"])
def test_a_table_needs_little_script_besides_its_board(page, watched, game):
    address = play_now(page, game)
    same_guest = watched.somebody(storage_state=page.context.storage_state())
    scripts = loaded_by(same_guest)
    same_guest.goto(address)
    same_guest.get_by_role("log").wait_for()
    same_guest.wait_for_load_state("networkidle")
    boards = scripts.keys() & BOARDS
    size = sum(size for script, size in scripts.items() if script not in boards)
    print(f"{game}: {size} bytes of script, and {sum(scripts[board] for board in boards)} of its board")
    assert len(boards) == 1
    assert 0 < size < MOST

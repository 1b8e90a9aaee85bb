"""A whole stack with the client as it was built, once for each test process, and Chromium."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.browser import PATIENCE, Watched, launch
from tests.ops.stack import Folder, Stack

PLUGINS = Path(__file__).parents[1] / "plugins"
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def stack() -> Iterator[Stack]:
    """Besides our games it has Haggle, which has no board of its own."""
    folder = Folder()
    try:
        yield folder.up(PYTHONPATH=str(PLUGINS)).open()
    finally:
        folder.clean()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for longer: Playwright runs an event loop in this thread, which other tests would trip over."""
    with sync_playwright() as playwright:
        yield launch(playwright)


@pytest.fixture
def watched(browser: Browser, stack: Stack) -> Iterator[Watched]:
    """No error in any console, and no request that fails."""
    people = Watched(browser, f"http://localhost:{stack.port}")
    yield people
    people.end()
    assert people.faults == []


@pytest.fixture
def page(watched: Watched) -> Page:
    return watched.somebody()


@pytest.fixture
def phone(watched: Watched) -> Page:
    return watched.somebody(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)

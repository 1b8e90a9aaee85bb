"""Chromium against the shared stack, with the client as it was built."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, StorageState, expect, sync_playwright

from tests.e2e.browser import DESK, HAND, PATIENCE, Watched, launch
from tests.ops.stack import Stack, own_address

expect.set_options(timeout=PATIENCE)


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
    assert people.faults == [], (stack.var / "log" / "web.log").read_text()


@pytest.fixture
def page(watched: Watched) -> Page:
    return watched.somebody()


@pytest.fixture(scope="module")
def a_guest(browser: Browser, stack: Stack) -> StorageState:
    """The same for all tests of a file."""
    context = browser.new_context(base_url=f"http://localhost:{stack.port}", extra_http_headers=own_address())
    assert context.request.post("/api/v1/guest", data={"language": "en"}).ok
    state = context.storage_state()
    context.close()
    return state


@pytest.fixture
def regular(watched: Watched, a_guest: StorageState) -> Page:
    return watched.somebody(viewport=DESK, storage_state=a_guest)


@pytest.fixture
def phone(watched: Watched, a_guest: StorageState) -> Page:
    return watched.somebody(**HAND, storage_state=a_guest)


@pytest.fixture
def at_home(watched: Watched) -> Callable[..., Page]:
    """A page of a browser in which the member has signed in."""
    return lambda member, **options: watched.somebody(**{"viewport": DESK, **options, "storage_state": member.state})

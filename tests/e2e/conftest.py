"""Chromium against the shared stack, with the built client."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, StorageState, expect, sync_playwright

from tests.e2e.browser import DESKTOP, PHONE, TIMEOUT, BrowserPool, launch
from tests.ops.stack import Stack, own_address

expect.set_options(timeout=TIMEOUT)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Only for one module: Playwright runs an event loop in this thread, which breaks other tests."""
    with sync_playwright() as playwright:
        yield launch(playwright)


@pytest.fixture
def browsers(browser: Browser, stack: Stack) -> Iterator[BrowserPool]:
    """Fails the test if a console shows an error or a request fails."""
    pool = BrowserPool(browser, f"http://localhost:{stack.port}")
    yield pool
    pool.close()
    assert pool.errors == [], (stack.data_dir / "log" / "web.log").read_text()


@pytest.fixture
def page(browsers: BrowserPool) -> Page:
    return browsers.new_page()


@pytest.fixture(scope="module")
def guest_state(browser: Browser, stack: Stack) -> StorageState:
    """The session of a guest, shared by the tests of a module."""
    context = browser.new_context(base_url=f"http://localhost:{stack.port}", extra_http_headers=own_address())
    assert context.request.post("/api/v1/guest", data={"language": "en"}).ok
    state = context.storage_state()
    context.close()
    return state


@pytest.fixture
def desktop(browsers: BrowserPool, guest_state: StorageState) -> Page:
    return browsers.new_page(viewport=DESKTOP, storage_state=guest_state)


@pytest.fixture
def phone(browsers: BrowserPool, guest_state: StorageState) -> Page:
    return browsers.new_page(**PHONE, storage_state=guest_state)


@pytest.fixture
def signed_in(browsers: BrowserPool) -> Callable[..., Page]:
    """Opens a page in which the member is signed in."""
    return lambda member, **options: browsers.new_page(
        **{"viewport": DESKTOP, **options, "storage_state": member.state}
    )

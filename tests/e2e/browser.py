"""Chromium for the tests of the client: errors in any page are collected."""

import os
import re
import shutil
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from tests.ops.stack import own_address

FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""chromium-headless-shell is the same engine without the window system, and uses a quarter of the CPU."""
TIMEOUT = 60_000
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
AXE = Path(__file__).parents[2] / "frontend/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RULES = {
    "light": {"runOnly": TAGS, "resultTypes": ["violations"]},
    "dark": {
        "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
        "resultTypes": ["violations"],
    },
}
"""The dark theme differs only in its colours."""
BELOW_THE_WINDOW = """() => [...document.querySelectorAll('[data-board], [data-board] :is(button, [role=button])')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > innerHeight)
  .map((one) => one.outerHTML.slice(0, 200))"""


class NoChromium(Exception):
    """The tests of the client need Chromium."""

    def __init__(self) -> None:
        super().__init__(
            "Chromium is not installed. Install it (on Debian: apt install chromium-headless-shell) and try again."
        )


def launch(playwright: Playwright) -> Browser:
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        raise NoChromium
    as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, *as_root])


class BrowserPool:
    """Browser contexts for several people. An error in any page is a failure, unless it is ignored."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.reported: list[str] = []
        self.ignored: list[str] = []
        self.contexts: list[BrowserContext] = []

    def new_page(self, **options) -> Page:
        """A page of a new visitor: without cookies, in English, with animations off."""
        context = self.browser.new_context(
            **{
                "base_url": self.address,
                "locale": "en-GB",
                "reduced_motion": "reduce",
                "extra_http_headers": own_address(),
                **options,
            }
        )
        context.set_default_timeout(TIMEOUT)
        context.on("console", lambda message: message.type == "error" and self._report(message.text))
        context.on("weberror", lambda error: self._report(str(error.error)))
        context.on("requestfailed", lambda request: self._report(f"{request.url}: {request.failure}"))
        self.contexts.append(context)
        return context.new_page()

    def ignore_errors(self, pattern: str) -> None:
        """Ignores errors that the test itself causes, before and after this call."""
        self.ignored.append(pattern)

    @property
    def errors(self) -> list[str]:
        return [error for error in self.reported if not any(re.search(pattern, error) for pattern in self.ignored)]

    def close(self) -> None:
        for context in self.contexts:
            context.close()

    def _report(self, error: str) -> None:
        if "ERR_ABORTED" not in error:  # leaving a page aborts its requests
            self.reported.append(error)


def axe(page: Page) -> None:
    """axe-core finds nothing, in the light and in the dark theme."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=scheme)
        _assert_nothing_found(page, scheme)


def axe_without_client(page: Page) -> None:
    """The same for a server-rendered page, whose colours depend only on the browser."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        _assert_nothing_found(page, scheme)


def _assert_nothing_found(page: Page, scheme: str) -> None:
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text("utf-8") + ";null")
    found = page.evaluate("rules => axe.run(rules)", RULES[scheme])["violations"]
    assert not found, "\n".join(
        f"{scheme}: {violation['id']}: {violation['help']}: {node['html']} {node['failureSummary']}"
        for violation in found
        for node in violation["nodes"]
    )


def assert_no_sideways_scroll(page: Page) -> None:
    width = page.evaluate("document.documentElement.scrollWidth")
    shown = page.evaluate("document.documentElement.clientWidth")
    assert width <= shown, f"{page.url} is {width} wide on a screen of {shown}"


def below_the_window(page: Page) -> list[str]:
    """The parts of the board, and of its buttons, that are below the window."""
    return page.evaluate(BELOW_THE_WINDOW)

"""A real Chromium, watched: whatever goes wrong in a page is noted."""

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
"""The first takes a quarter of the computing: it is the same engine without the windows that nobody sees."""
PATIENCE = 60_000
DESK = {"width": 1280, "height": 800}
HAND = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
AXE = Path(__file__).parents[2] / "frontend/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RULES = {
    "light": {"runOnly": TAGS, "resultTypes": ["violations"]},
    "dark": {
        "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
        "resultTypes": ["violations"],
    },
}
"""In dark only the colours can be wrong that were right in light."""
BELOW_THE_WINDOW = """() => [...document.querySelectorAll('[data-board], [data-board] :is(button, [role=button])')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > innerHeight)
  .map((one) => one.outerHTML.slice(0, 200))"""


class NoChromium(Exception):
    """The tests of the client need one."""

    def __init__(self) -> None:
        super().__init__(
            "There is no Chromium: install it (on Debian: apt install chromium-headless-shell) and test again."
        )


def launch(playwright: Playwright) -> Browser:
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        raise NoChromium
    as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, *as_root])


class Watched:
    """Browsers of several people; what goes wrong in any of their pages is a fault, unless it was forgiven."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.noted: list[str] = []
        self.forgiven: list[str] = []
        self.contexts: list[BrowserContext] = []

    def somebody(self, **options) -> Page:
        """A page of a new person: with no cookies, in English, and nothing moves."""
        context = self.browser.new_context(
            **{
                "base_url": self.address,
                "locale": "en-GB",
                "reduced_motion": "reduce",
                "extra_http_headers": own_address(),
                **options,
            }
        )
        context.set_default_timeout(PATIENCE)
        context.on("console", lambda message: message.type == "error" and self._note(message.text))
        context.on("weberror", lambda error: self._note(str(error.error)))
        context.on("requestfailed", lambda request: self._note(f"{request.url}: {request.failure}"))
        self.contexts.append(context)
        return context.new_page()

    def forgive(self, pattern: str) -> None:
        """For what a test has brought about itself, whenever the browser comes to tell of it."""
        self.forgiven.append(pattern)

    @property
    def faults(self) -> list[str]:
        return [fault for fault in self.noted if not any(re.search(pattern, fault) for pattern in self.forgiven)]

    def end(self) -> None:
        for context in self.contexts:
            context.close()

    def _note(self, fault: str) -> None:
        if "ERR_ABORTED" not in fault:  # who goes on to another page waits for nothing more
            self.noted.append(fault)


def axe(page: Page) -> None:
    """Nothing to find for axe-core, in light and in dark."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=scheme)
        _assert_nothing_found(page, scheme)


def axe_without_client(page: Page) -> None:
    """The same for a page of the server, whose colours are the browser's choice alone."""
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
    """Of the board, and of what can be clicked on it, whatever one would have to scroll to."""
    return page.evaluate(BELOW_THE_WINDOW)

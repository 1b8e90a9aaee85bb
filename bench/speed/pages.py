"""The time from a cold browser over a slow link to a playable table.

A Chromium with an empty cache and only a session cookie, over 1.6 Mbit/s and 150 ms by its own throttling: from opening
the address of the table until something can be clicked there.
"""

import os
import time
from functools import partial

from msgspec import Struct
from playwright.sync_api import sync_playwright

from bench.speed.report import OURS, Report, bars, bench, figure, interleaved
from bench.speed.stack import running_stack
from bench.speed.tables import Person, open_table_with, people
from tests.e2e.browser import DESKTOP, launch
from tests.e2e.play import CLICKABLE
from tests.ops.stack import free_port

SEATS = 3
LINK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
TIMEOUT = 60_000


class Opening(Struct, frozen=True):
    seconds: float
    kilobytes: float

    def __str__(self) -> str:
        return f"{self.seconds:.2f} s, {self.kilobytes:.0f} kB"


def opening(site: str, seated: list[Person], game: str) -> Opening:
    table, turn = _a_table(game, seated)
    received = 0.0

    def count(event: dict[str, float]) -> None:
        nonlocal received
        received += event["encodedDataLength"]

    with sync_playwright() as playwright, launch(playwright) as browser:
        context = browser.new_context(base_url=site, viewport=DESKTOP, locale="en-GB")
        context.add_cookies([{"name": "sessionid", "value": _session(seated[turn]), "url": site}])
        page = context.new_page()
        devtools = context.new_cdp_session(page)
        devtools.on("Network.loadingFinished", count)
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", LINK)
        began = time.perf_counter()
        page.goto(f"/tables/{table}", wait_until="commit")
        page.wait_for_selector(CLICKABLE, timeout=TIMEOUT)
        return Opening(time.perf_counter() - began, received / 1000)


def _a_table(game: str, seated: list[Person]) -> tuple[str, int]:
    """A table, and the seat that must decide."""
    from serai.tables.models import Table

    table = open_table_with(game, seated)
    return table, Table.objects.get(id=table).waiting[0]


def _session(person: Person) -> str:
    from django.test import Client

    client = Client()
    client.force_login(person.user)  # type: ignore[arg-type]
    return client.cookies["sessionid"].value


def measure() -> Report:
    os.environ["PORT"] = str(port := free_port())
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "yes"  # Playwright runs an event loop in this thread
    with running_stack() as stack:
        stack.configure_django()
        stack.migrate()
        stack.web(port)
        seated, site = people(SEATS), f"http://127.0.0.1:{port}"
        runs = interleaved({name: partial(opening, site, seated, slug) for slug, name in OURS.items()})
    seconds = {name: [run.seconds for run in found] for name, found in runs.items()}
    return Report(
        [
            *(
                figure(f"{name}: to a playable table", found, "s", target=4, at_most=True)
                for name, found in seconds.items()
            ),
            *(figure(f"{name}: received", [run.kilobytes for run in found], "kB") for name, found in runs.items()),
        ],
        [bars("From a cold browser over a slow link to a playable table", "s", seconds, list(seconds))],
    )


if __name__ == "__main__":
    bench(measure)

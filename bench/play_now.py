"""The time from the click on "Play now" to a drawn board: `python bench/play_now.py`, beside a running `make run`.

Each time a new guest comes in, so that creating the guest's account is included. A site allows 60 guests per hour from
one address, so it can be run once an hour. The tables stay there.
"""

import argparse
import statistics

from playwright.sync_api import sync_playwright

from tests.e2e.browser import DESKTOP, BrowserPool, launch

GAMES = ("Byzanz", "Jantaris", "Zanzibar")
MEASURE = """() => new Promise((drawn) => {
  let began;
  addEventListener('click', ({ timeStamp }) => (began = timeStamp), { once: true, capture: true });
  new MutationObserver((_, watch) => {
    if (!document.querySelector('[data-board] *')) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => drawn(performance.now() - began)));
  }).observe(document, { childList: true, subtree: true });
})"""


def milliseconds(people: BrowserPool, game: str) -> float:
    page = people.new_page(viewport=DESKTOP)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.evaluate(f"window.measured = ({MEASURE})(); null")
    page.get_by_role("button", name=f"Play now {game}").click()
    taken = float(page.evaluate("window.measured"))
    page.context.close()
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--site", default="http://localhost:8000", help="the address of a running site")
    parser.add_argument("--times", type=int, default=10)
    options = parser.parse_args()
    with sync_playwright() as playwright:
        people = BrowserPool(launch(playwright), options.site)
        for game in GAMES:
            times = sorted(milliseconds(people, game) for _ in range(options.times))
            print(f"{game}: {statistics.median(times):.0f} ms (from {times[0]:.0f} to {times[-1]:.0f})")


if __name__ == "__main__":
    main()

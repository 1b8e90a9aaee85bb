"""Plays through the page by what every board has: elements for an action or for a part of an action."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

TABLE = re.compile(r"/tables/[0-9a-f-]{36}$")
ENABLED = ":not([disabled], [aria-disabled=true])"
CHOICE = f"[data-choice]{ENABLED}"
PART = f"[data-part]{ENABLED}"
COMMIT = f"[data-commit]{ENABLED}"
OVER = "[data-result]"
CLICKABLE = ", ".join((CHOICE, PART, COMMIT))
MOVED_OR_CLICKABLE = """([before, selector]) =>
  document.querySelectorAll('[role=log] li').length > before || document.querySelector(selector)"""
CLICK_UNLESS = """([goal, kinds, luck]) => {
  if (document.querySelector(goal)) return true;
  const all = kinds.map((kind) => [...document.querySelectorAll(kind)]).find(({ length }) => length) ?? [];
  all[Math.floor(luck * all.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return false;
}"""
IS_IDLE = "() => !document.querySelector('[data-commit][disabled]')"
MAX_CLICKS = 3000


def play_now(page: Page, game: str) -> str:
    """Opens a table with bots from the front page by one click; returns its address."""
    page.goto("/")
    page.get_by_role("button", name=f"Play now {game}").click()
    page.wait_for_url(TABLE)
    page.get_by_role("log").wait_for()
    return page.url


def open_table(
    page: Page,
    *,
    game: str,
    seats: int,
    bots: int = 0,
    level: str = "random",
    pace: str = "No clock",
    reliability: str = "",
    ranked: bool = False,
) -> None:
    """Opens a table through the dialog in the lobby; bots take the last seats."""
    page.goto("/lobby")
    page.get_by_role("button", name="Open a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Game").select_option(game)
    dialog.get_by_label("Seats").select_option(str(seats))
    for seat in range(seats, seats - bots, -1):
        dialog.get_by_label(f"Seat {seat}").select_option(level)
    dialog.get_by_label("Pace").select_option(pace)
    if ranked:
        dialog.get_by_label("Ranked").check()
    if reliability:
        dialog.get_by_label("Required reliability").select_option(reliability)
    dialog.get_by_role("button", name="Open and sit down").click()
    page.wait_for_url(TABLE)


def play_against_bots(page: Page, *, game: str, seats: int) -> str:
    """Opens a table and starts it with bots in all other seats; returns its address."""
    open_table(page, game=game, seats=seats)
    page.get_by_role("button", name="Start now, with bots in the free seats").click()
    page.get_by_role("log").wait_for()
    return page.url


def meet(host: Page, other: Page, *, game: str) -> tuple[Page, Page]:
    """Two people at a table of two; returns the page of the one to move, and the other's."""
    open_table(host, game=game, seats=2)
    other.goto(host.url)
    other.get_by_role("button", name="Take seat").click()
    host.get_by_role("log").wait_for()
    other.get_by_role("log").wait_for()
    return (host, other) if host.locator(CLICKABLE).count() else (other, host)


def end_by_agreement(page: Page) -> None:
    """Against bots only, no other vote is needed, so the page asks for confirmation."""
    page.get_by_text("Game", exact=True).click()
    page.get_by_role("button", name="Propose to end the game").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Yes, end the game").click()
    page.get_by_role("region", name="Result").wait_for()


def log(page: Page) -> list[str]:
    return page.get_by_role("log").get_by_role("listitem").all_inner_texts()


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def act(page: Page, rng: random.Random, press: Callable[..., None] = Locator.click) -> bool:
    """Waits for this player's turn and clicks until an event happens; returns False if the game is over."""
    page.locator(f"{CLICKABLE}, {OVER}").first.wait_for(state="attached")
    before = len(log(page))
    while not is_over(page):
        if len(log(page)) > before:
            return True
        click_random(page, rng, press)
        page.wait_for_function(MOVED_OR_CLICKABLE, arg=[before, f"{CLICKABLE}, {OVER}"])
    return False


def play_to_the_end(page: Page, seed: int = 1) -> int:
    """Clicks at random until the result is shown; returns the number of clicks."""
    rng = random.Random(seed)
    for clicks in range(MAX_CLICKS):
        page.locator(f"{CLICKABLE}, {OVER}").first.wait_for(state="attached")
        if is_over(page):
            return clicks
        click_random(page, rng)
    raise AssertionError("the game does not end")


def wait_for_server(page: Page) -> None:
    """While the server previews or commits an action, its button is disabled, and cards may cover each other."""
    page.wait_for_function(IS_IDLE)


def click_random(page: Page, rng: random.Random, press: Callable[..., None] = Locator.click) -> None:
    """Confirms what was chosen; otherwise chooses a whole action, or sometimes a part of one."""
    wait_for_server(page)
    order = [COMMIT, PART, CHOICE] if rng.random() < 0.3 else [COMMIT, CHOICE, PART]
    for selector in order:
        if count := page.locator(selector).count():
            try:
                press(page.locator(selector).nth(rng.randrange(count)), timeout=5000)
            except PlaywrightTimeout:
                if (
                    page.locator(selector).count() == count
                ):  # otherwise another player has moved, and the element is gone
                    raise
            return


def click_until(page: Page, goal: str, rng: random.Random) -> None:
    """Clicks at random until `goal` is there. Checks and clicks in one call, because others may move in between."""
    for _ in range(MAX_CLICKS):
        page.locator(f"{CLICKABLE}, {OVER}").first.wait_for(state="attached")
        if page.evaluate(CLICK_UNLESS, [goal, [COMMIT, CHOICE, PART], rng.random()]):
            return
    raise AssertionError(f"there is no {goal}")

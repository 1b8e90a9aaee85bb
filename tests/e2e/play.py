"""Playing through the page, by what every board has: things to click that are an action, or a part of one."""

import random
import re

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

TABLE = re.compile(r"/tables/[0-9a-f-]{36}$")
ENABLED = ":not([disabled], [aria-disabled=true])"
CHOICE = f"[data-choice]{ENABLED}"
PART = f"[data-part]{ENABLED}"
COMMIT = f"[data-commit]{ENABLED}"
OVER = "[data-result]"
SOMETHING_TO_CLICK = ", ".join((CHOICE, PART, COMMIT))
MOVED_OR_CLICKABLE = """([before, selector]) =>
  document.querySelectorAll('[role=log] li').length > before || document.querySelector(selector)"""
CLICKS_AT_MOST = 3000


def play_now(page: Page, game: str) -> str:
    """From the front page to a table with bots, by one click; gives back its address."""
    page.goto("/")
    page.get_by_role("button", name=f"Play now {game}").click()
    page.wait_for_url(TABLE)
    page.get_by_role("log").wait_for()
    return page.url


def open_table(page: Page, *, game: str, seats: int) -> None:
    """Through the dialog in the lobby."""
    page.goto("/lobby")
    page.get_by_role("button", name="Open a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Game").select_option(game)
    dialog.get_by_label("Chairs").select_option(str(seats))
    dialog.get_by_role("button", name="Open it and sit down").click()
    page.wait_for_url(TABLE)


def log(page: Page) -> list[str]:
    return page.get_by_role("log").get_by_role("listitem").all_inner_texts()


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def act(page: Page, rng: random.Random) -> bool:
    """Waits for this person's turn, and clicks until something has happened; False if the game is over."""
    page.locator(f"{SOMETHING_TO_CLICK}, {OVER}").first.wait_for(state="attached")
    before = len(log(page))
    while not is_over(page):
        if len(log(page)) > before:
            return True
        click_something(page, rng)
        page.wait_for_function(MOVED_OR_CLICKABLE, arg=[before, f"{SOMETHING_TO_CLICK}, {OVER}"])
    return False


def play_to_the_end(page: Page, seed: int = 1) -> int:
    """Whatever is offered, by chance, until the result is shown; gives back how many clicks it took."""
    rng = random.Random(seed)
    for clicks in range(CLICKS_AT_MOST):
        page.locator(f"{SOMETHING_TO_CLICK}, {OVER}").first.wait_for(state="attached")
        if is_over(page):
            return clicks
        click_something(page, rng)
    raise AssertionError("the game doesn't end")


def click_something(page: Page, rng: random.Random) -> None:
    """What was chosen is done; else a whole action is chosen, or now and then a part of one."""
    order = [COMMIT, PART, CHOICE] if rng.random() < 0.3 else [COMMIT, CHOICE, PART]
    for selector in order:
        if count := page.locator(selector).count():
            try:
                page.locator(selector).nth(rng.randrange(count)).click(timeout=5000)
            except TooLate:
                if page.locator(selector).count() == count:  # else somebody has moved meanwhile, and it is gone
                    raise
            return

"""Playing through the page, by what every board has: things to click that are an action, or a part of one."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page
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
CLICKS_UNLESS = """([goal, kinds, luck]) => {
  if (document.querySelector(goal)) return true;
  const all = kinds.map((kind) => [...document.querySelectorAll(kind)]).find(({ length }) => length) ?? [];
  all[Math.floor(luck * all.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return false;
}"""
IS_IDLE = "() => !document.querySelector('[data-commit][disabled]')"
CLICKS_AT_MOST = 3000


def play_now(page: Page, game: str) -> str:
    """From the front page to a table with bots, by one click; gives back its address."""
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
    """Through the dialog in the lobby; bots take the last chairs."""
    page.goto("/lobby")
    page.get_by_role("button", name="Open a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Game").select_option(game)
    dialog.get_by_label("Chairs").select_option(str(seats))
    for chair in range(seats, seats - bots, -1):
        dialog.get_by_label(f"Chair {chair}").select_option(level)
    dialog.get_by_label("Pace").select_option(pace)
    if ranked:
        dialog.get_by_label("Ranked").check()
    if reliability:
        dialog.get_by_label("Reliability asked for").select_option(reliability)
    dialog.get_by_role("button", name="Open it and sit down").click()
    page.wait_for_url(TABLE)


def against_bots(page: Page, *, game: str, seats: int) -> str:
    """A table with as many chairs as wanted, and bots in the others; gives back its address."""
    open_table(page, game=game, seats=seats)
    page.get_by_role("button", name="Start now, with bots in the free chairs").click()
    page.get_by_role("log").wait_for()
    return page.url


def meet(host: Page, other: Page, *, game: str) -> tuple[Page, Page]:
    """Two people at a table of two; gives back who is to move and who waits for that."""
    open_table(host, game=game, seats=2)
    other.goto(host.url)
    other.get_by_role("button", name="Sit in chair").click()
    host.get_by_role("log").wait_for()
    other.get_by_role("log").wait_for()
    return (host, other) if host.locator(SOMETHING_TO_CLICK).count() else (other, host)


def end_together(page: Page) -> None:
    """Bots have nothing against it, so that one is asked whether it is meant."""
    page.get_by_text("Game", exact=True).click()
    page.get_by_role("button", name="End it together?").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Yes, end it").click()
    page.get_by_role("region", name="Result").wait_for()


def log(page: Page) -> list[str]:
    return page.get_by_role("log").get_by_role("listitem").all_inner_texts()


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def act(page: Page, rng: random.Random, press: Callable[..., None] = Locator.click) -> bool:
    """Waits for this person's turn, and clicks until something has happened; False if the game is over."""
    page.locator(f"{SOMETHING_TO_CLICK}, {OVER}").first.wait_for(state="attached")
    before = len(log(page))
    while not is_over(page):
        if len(log(page)) > before:
            return True
        click_something(page, rng, press)
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


def wait_for_the_server(page: Page) -> None:
    """While it previews or commits what was chosen, the button for that is disabled, and cards may lie under others."""
    page.wait_for_function(IS_IDLE)


def click_something(page: Page, rng: random.Random, press: Callable[..., None] = Locator.click) -> None:
    """What was chosen is done; else a whole action is chosen, or now and then a part of one."""
    wait_for_the_server(page)
    order = [COMMIT, PART, CHOICE] if rng.random() < 0.3 else [COMMIT, CHOICE, PART]
    for selector in order:
        if count := page.locator(selector).count():
            try:
                press(page.locator(selector).nth(rng.randrange(count)), timeout=5000)
            except TooLate:
                if page.locator(selector).count() == count:  # else somebody has moved meanwhile, and it is gone
                    raise
            return


def click_until(page: Page, goal: str, rng: random.Random) -> None:
    """By chance, until such a thing is there; looks and clicks in one breath, for others may move between the two."""
    for _ in range(CLICKS_AT_MOST):
        page.locator(f"{SOMETHING_TO_CLICK}, {OVER}").first.wait_for(state="attached")
        if page.evaluate(CLICKS_UNLESS, [goal, [COMMIT, CHOICE, PART], rng.random()]):
            return
    raise AssertionError(f"there is no {goal}")

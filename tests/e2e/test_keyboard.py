"""A whole game by keyboard."""

from playwright.sync_api import expect

from tests.e2e.play import CLICKABLE, OVER, is_over

MAX_TABS = 120
FOCUSED = "selector => document.activeElement?.matches(selector) ?? false"
ACTIVE = "() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? ''"


def tab_to(page, selector):
    """Moves the focus with the Tab key; returns False if no element matches any more."""
    for _ in range(MAX_TABS):
        if page.evaluate(FOCUSED, selector):
            return True
        page.keyboard.press("Tab")
        if not page.locator(selector).count():
            return False
    raise AssertionError(f"the Tab key does not reach {selector} but {page.evaluate(ACTIVE)!r}")


def test_byzanz_is_played_to_the_end_by_keyboard_alone(page):
    page.goto("/")
    expect(page.get_by_role("button", name="Play now Byzanz")).to_be_enabled()
    assert tab_to(page, ".game .button.primary")
    page.keyboard.press("Enter")
    page.get_by_role("log").wait_for()
    while True:
        page.locator(f"{CLICKABLE}, {OVER}").first.wait_for(state="attached")
        if is_over(page):
            break
        if tab_to(page, next_target(page)):
            page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Result")).to_contain_text("You")


def next_target(page):
    """The button to confirm, or else a choice, or else a part of one, such as a card."""
    for selector in ("[data-commit]", "[data-choice]", "[data-part]"):
        enabled = f"{selector}:not([disabled], [aria-disabled=true])"
        if page.locator(enabled).count():
            return enabled
    return CLICKABLE

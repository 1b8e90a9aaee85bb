"""A whole game without a mouse."""

from playwright.sync_api import expect

from tests.e2e.play import OVER, SOMETHING_TO_CLICK, is_over

TABS_AT_MOST = 120
FOCUSED = "selector => document.activeElement?.matches(selector) ?? false"
ACTIVE = "() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? ''"


def tab_to(page, selector):
    """By the Tab key alone; False if it isn't there any more."""
    for _ in range(TABS_AT_MOST):
        if page.evaluate(FOCUSED, selector):
            return True
        page.keyboard.press("Tab")
        if not page.locator(selector).count():
            return False
    raise AssertionError(f"the keyboard does not lead to {selector} but to {page.evaluate(ACTIVE)!r}")


def test_byzanz_is_played_to_the_end_by_keyboard_alone(page):
    page.goto("/")
    expect(page.get_by_role("button", name="Play now Byzanz")).to_be_enabled()
    assert tab_to(page, ".game .button.primary")
    page.keyboard.press("Enter")
    page.get_by_role("log").wait_for()
    while True:
        page.locator(f"{SOMETHING_TO_CLICK}, {OVER}").first.wait_for(state="attached")
        if is_over(page):
            break
        if tab_to(page, wanted(page)):
            page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Result")).to_contain_text("You")


def wanted(page):
    """Done what is chosen; else a choice, if there is one without choosing cards; else a card."""
    for selector in ("[data-commit]", "[data-choice]", "[data-part]"):
        enabled = f"{selector}:not([disabled], [aria-disabled=true])"
        if page.locator(enabled).count():
            return enabled
    return SOMETHING_TO_CLICK

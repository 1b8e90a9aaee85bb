"""Alerts when the user's turn begins while the page is hidden."""

import random
import re

from playwright.sync_api import expect

from tests.e2e.play import act, meet

HIDE = """hidden => {
  Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}"""
RECORD_NOTIFICATIONS = """
  window.notifications = [];
  window.Notification = class extends Notification {
    // A headless browser always denies it.
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, options) { super(title, options); window.notifications.push([title, options.body]); }
  };"""
PLAIN = "Zanzibar · Caravanserai"
WAITING = re.compile(r"^\(\d+\) Zanzibar · Caravanserai$")
FLASH = "● Your turn. Zanzibar"


def test_the_title_flashes_until_the_page_is_shown(desktop, browsers):
    mover, other = meet(desktop, browsers.new_page(), game="Zanzibar")
    other.evaluate(HIDE, True)
    act(mover, random.Random(1))
    for title in (FLASH, WAITING, FLASH):
        expect(other).to_have_title(title)
    other.evaluate(HIDE, False)
    expect(other).to_have_title(WAITING)
    expect(mover).to_have_title(re.compile(f"{PLAIN}$"))


def test_a_browser_notification_is_shown_if_wanted(desktop, browsers):
    away = browsers.new_page()
    away.add_init_script(RECORD_NOTIFICATIONS)
    away.goto("/settings")
    away.get_by_label("Show a browser notification when it is my turn").check()
    mover, _ = meet(desktop, away, game="Zanzibar")
    if mover is away:
        act(away, random.Random(1))
    away.evaluate(HIDE, True)
    assert away.evaluate("notifications") == []
    act(desktop, random.Random(1))
    away.wait_for_function("() => notifications.length")
    [[title, body]] = away.evaluate("notifications")
    assert title == "Zanzibar: Your turn."
    assert body == away.locator("[data-status]").inner_text()

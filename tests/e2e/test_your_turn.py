"""Whoever looks elsewhere is told when the game waits for them."""

import random
import re

from playwright.sync_api import expect

from tests.e2e.play import act, meet

HIDE = """hidden => {
  Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}"""
NOTE_WHAT_IS_TOLD = """
  window.told = [];
  window.Notification = class extends Notification {
    // A browser without windows denies it, whatever it was told.
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, options) { super(title, options); window.told.push([title, options.body]); }
  };"""
PLAIN = "Zanzibar · Caravanserai"
WAITING = re.compile(r"^\(\d+\) Zanzibar · Caravanserai$")
FLASH = "● Your turn. Zanzibar"


def test_the_title_flashes_until_one_looks(regular, watched):
    mover, other = meet(regular, watched.somebody(), game="Zanzibar")
    other.evaluate(HIDE, True)
    act(mover, random.Random(1))
    for title in (FLASH, WAITING, FLASH):
        expect(other).to_have_title(title)
    other.evaluate(HIDE, False)
    expect(other).to_have_title(WAITING)
    expect(mover).to_have_title(re.compile(f"{PLAIN}$"))


def test_the_browser_tells_who_wants_to_be_told(regular, watched):
    away = watched.somebody()
    away.add_init_script(NOTE_WHAT_IS_TOLD)
    away.goto("/settings")
    away.get_by_label("The browser tells me when it is my turn").check()
    mover, _ = meet(regular, away, game="Zanzibar")
    if mover is away:
        act(away, random.Random(1))
    away.evaluate(HIDE, True)
    assert away.evaluate("told") == []
    act(regular, random.Random(1))
    away.wait_for_function("() => told.length")
    [[title, body]] = away.evaluate("told")
    assert title == "Zanzibar: Your turn."
    assert body == away.locator("[data-now]").inner_text()

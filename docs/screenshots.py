"""Takes the screenshots of the documentation: every page and board, light and dark, on a desktop and on a phone.

    .venv/bin/python docs/screenshots.py [--site http://localhost:8000] [--only byzanz lobby]

It starts a site of its own unless `--site` names one; scenes with data (`screenshot_data.py`) always get their own.
Run it with `make screenshots`.
"""

import argparse
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from screenshot_data import FRIENDS, MAIN_MEMBER, fill

from tests.e2e.browser import BrowserPool, launch
from tests.e2e.members import Member
from tests.e2e.play import act, open_table, play_against_bots, play_now, play_to_the_end
from tests.ops.stack import PLUGINS, Folder

PICTURES = Path(__file__).parent / "screenshots"
SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
THEMES = ("light", "dark")


@dataclass(frozen=True)
class Scene:
    """One picture. `prepare` opens the page as a guest and may use other browsers for other players."""

    name: str
    prepare: Callable[[Page, BrowserPool], object]
    plug_ins: str = ""
    """A folder with further game plug-ins."""
    scroll_to: str = ""
    """A selector of what must be in the picture, unless that is the top of the page."""
    with_data: bool = False
    """Whether the site is filled with members and games, and the page is that of the main member."""


def at(path: str) -> Callable[[Page, BrowserPool], object]:
    return lambda page, _: page.goto(path)


def during_game(game: str, actions: int) -> Callable[[Page, BrowserPool], object]:
    """A table after some actions of this player, when it is their turn again."""

    def prepare(page: Page, _: BrowserPool) -> None:
        play_now(page, game)
        rng = random.Random(7)
        for _action in range(actions):
            act(page, rng)
        page.locator("[data-status]").get_by_text("Your turn.").wait_for()

    return prepare


def after_game(game: str, path: str = "") -> Callable[[Page, BrowserPool], object]:
    def prepare(page: Page, _: BrowserPool) -> None:
        address = play_now(page, game)
        play_to_the_end(page, seed=7)
        if path:
            page.goto(f"{address}{path}")

    return prepare


def lobby(page: Page, others: BrowserPool) -> None:
    """With tables that wait for players."""
    for game, seats in (("Byzanz", 4), ("Zanzibar", 3), ("Jantaris", 4)):
        open_table(others.new_page(), game=game, seats=seats)
    page.goto("/lobby")
    page.get_by_role("link", name="Join").nth(2).wait_for()


def open_table_dialog(page: Page, _: BrowserPool) -> None:
    page.goto("/lobby")
    page.get_by_role("button", name="Open a table").click()


def waiting_table(page: Page, others: BrowserPool) -> None:
    """A table of four that waits for two more players: the opener, a bot and another player sit there."""
    open_table(page, game="Jantaris", seats=4, bots=1)
    other = others.new_page()
    other.goto(page.url)
    other.get_by_role("button", name="Take seat").first.click()
    other.get_by_role("button", name="Leave").wait_for()


def own_page(path: str) -> Callable[[Page, BrowserPool], object]:
    """A page of a player with two running games and a finished one, all listed."""

    def prepare(page: Page, _: BrowserPool) -> None:
        play_against_bots(page, game="Byzanz", seats=3)
        play_to_the_end(page, seed=7)
        for game in ("Byzanz", "Zanzibar"):
            play_against_bots(page, game=game, seats=4)
        page.goto(path.format(name=page.request.get("/api/v1/session").json()["me"]["name"]))

    return prepare


def ladder(page: Page, _: BrowserPool) -> None:
    page.goto("/ladders/byzanz")
    page.get_by_role("table").wait_for()


def around_me(page: Page, others: BrowserPool) -> None:
    ladder(page, others)
    page.get_by_role("button", name="Show my place").click()
    page.locator("[data-me]").wait_for()


def friends(page: Page, _: BrowserPool) -> None:
    page.goto("/friends")
    page.get_by_role("link", name=FRIENDS[0]).wait_for()


def searching(page: Page, _: BrowserPool) -> None:
    """A search for one of two kinds of tables, without other players."""
    page.goto("/lobby")
    page.get_by_role("button", name="Find a ranked game").click()
    form = page.get_by_role("dialog")
    for game, players in (("Byzanz", 4), ("Jantaris", 4)):
        form.get_by_role("group", name=game).get_by_role("checkbox", name=f"for {players} players").check()
    form.get_by_role("button", name="Start searching").click()
    page.get_by_role("region", name="Searching for a table").wait_for()


def verified(page: Page, others: BrowserPool) -> None:
    after_game("Byzanz", "/replay")(page, others)
    page.get_by_role("button", name="Verify now").click()
    page.get_by_text("No problems were found in this game.").wait_for()


SCENES = (
    Scene("home", at("/")),
    Scene("lobby", lobby),
    Scene("open-table-dialog", open_table_dialog),
    Scene("waiting-table", waiting_table),
    Scene("byzanz", during_game("Byzanz", 8)),
    Scene("zanzibar", during_game("Zanzibar", 12)),
    Scene("jantaris", during_game("Jantaris", 4)),
    Scene("result", after_game("Byzanz")),
    Scene("replay", after_game("Zanzibar", "/replay?v=150")),
    Scene("verify", verified),
    Scene("any-game", during_game("Haggle", 1), plug_ins=str(PLUGINS)),
    Scene("my-tables", own_page("/me")),
    Scene("my-turns", own_page("/turns")),
    Scene("profile", own_page("/people/{name}")),
    Scene("ladder", ladder, with_data=True),
    Scene("around-me", around_me, scroll_to="[data-me]", with_data=True),
    Scene("person", at(f"/people/{FRIENDS[1]}"), with_data=True),
    Scene("ratings", at(f"/people/{MAIN_MEMBER}"), scroll_to="figure", with_data=True),
    Scene("friends", friends, with_data=True),
    Scene("search", searching, with_data=True),
    Scene("settings", own_page("/settings")),
    Scene("rules", at("/rules/zanzibar")),
    Scene("sign-in", at("/sign-in")),
    Scene("sign-up", at("/sign-up")),
    Scene("not-found", at("/caravan")),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--site", help="the address of a running site")
    parser.add_argument("--only", nargs="+", default=[scene.name for scene in SCENES], help="these scenes")
    options = parser.parse_args()
    PICTURES.mkdir(exist_ok=True)
    wanted = sorted((scene for scene in SCENES if scene.name in options.only), key=site_kind)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for (plug_ins, with_data), scenes in groupby(wanted, key=site_kind):
            with site(options.site, plug_ins, with_data=with_data) as (address, person):
                for scene in scenes:
                    take(scene, browser, address, person)


def site_kind(scene: Scene) -> tuple[str, bool]:
    return scene.plug_ins, scene.with_data


@contextmanager
def site(address: str | None, plug_ins: str, *, with_data: bool) -> Iterator[tuple[str, Member | None]]:
    """Yields the address of the site, and the main member if it has data."""
    if address and not with_data:
        yield address, None
        return
    folder = Folder()
    try:
        stack = folder.up(PYTHONPATH=plug_ins).wait_until_up()
        yield f"http://localhost:{stack.port}", fill(stack) if with_data else None
    finally:
        folder.clean()


def take(scene: Scene, browser: Browser, address: str, person: Member | None) -> None:
    people = BrowserPool(browser, address)
    page = people.new_page(viewport=SIZES["desktop"], storage_state=person.state if person else None)
    scene.prepare(page, people)
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement?.blur()")
    for size, viewport in SIZES.items():
        for theme in THEMES:
            page.set_viewport_size(viewport)
            page.emulate_media(color_scheme=theme)
            page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
            page.wait_for_load_state("networkidle")
            page.evaluate("document.fonts.ready")
            if scene.scroll_to:
                page.locator(scene.scroll_to).first.evaluate("one => one.scrollIntoView({ block: 'center' })")
            path = PICTURES / f"{scene.name}-{size}-{theme}.png"
            page.screenshot(path=path, animations="disabled")
            shrink(path)
            print(f"{path.name}: {path.stat().st_size // 1000} kB")
    people.close()


def shrink(path: Path) -> None:
    """Reduces the picture to 256 colours. An octree keeps rare colours."""
    with Image.open(path) as picture:
        few = picture.convert("RGB").quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(path, optimize=True)


if __name__ == "__main__":
    main()

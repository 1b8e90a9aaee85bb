"""Pictures of every page and board for the documentation: light and dark, on a desk and in a hand.

    .venv/bin/python docs/screenshots.py [--site http://localhost:8000] [--only byzanz lobby]

Without a site, and for people with a history, it starts one of its own. Run it by `make screenshots`.
"""

import argparse
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from lived_in import FRIENDS, HOST, move_in
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.browser import Watched, launch
from tests.e2e.conftest import PLUGINS
from tests.e2e.mails import Member
from tests.e2e.play import act, against_bots, open_table, play_now, play_to_the_end
from tests.ops.stack import Folder

PICTURES = Path(__file__).parent / "screenshots"
SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
THEMES = ("light", "dark")


@dataclass(frozen=True)
class Scene:
    """What is to be seen; `prepare` leads a guest's page there. Others may be around."""

    name: str
    prepare: Callable[[Page, Watched], object]
    plug_ins: str = ""
    """Where other games lie than ours."""
    look_at: str = ""
    """What has to be in the picture, if it isn't the top of the page."""
    lived_in: bool = False
    """Whether it is a house in which people have met for long, and the page is of one of them."""


def at(path: str) -> Callable[[Page, Watched], object]:
    return lambda page, _: page.goto(path)


def in_the_middle(game: str, actions: int) -> Callable[[Page, Watched], object]:
    """A table after some actions of ours, when it is our turn again."""

    def prepare(page: Page, _: Watched) -> None:
        play_now(page, game)
        rng = random.Random(7)
        for _action in range(actions):
            act(page, rng)
        page.locator("[data-now]").get_by_text("Your turn.").wait_for()

    return prepare


def at_the_end(game: str, path: str = "") -> Callable[[Page, Watched], object]:
    def prepare(page: Page, _: Watched) -> None:
        address = play_now(page, game)
        play_to_the_end(page, seed=7)
        if path:
            page.goto(f"{address}{path}")

    return prepare


def lobby(page: Page, others: Watched) -> None:
    """With tables that wait for somebody."""
    for game, seats in (("Byzanz", 4), ("Zanzibar", 3), ("Jantaris", 4)):
        open_table(others.somebody(), game=game, seats=seats)
    page.goto("/lobby")
    page.get_by_role("link", name="Join").nth(2).wait_for()


def dialog(page: Page, _: Watched) -> None:
    page.goto("/lobby")
    page.get_by_role("button", name="Open a table").click()


def gathering(page: Page, others: Watched) -> None:
    """A table that waits for the last two: the opener, a bot, and somebody who has just come."""
    open_table(page, game="Jantaris", seats=4, bots=1)
    other = others.somebody()
    other.goto(page.url)
    other.get_by_role("button", name="Sit in chair").first.click()
    other.get_by_role("button", name="Leave").wait_for()


def of_ones_own(path: str) -> Callable[[Page, Watched], object]:
    """A page about somebody who has two games running and one behind them, all for everybody to see."""

    def prepare(page: Page, _: Watched) -> None:
        against_bots(page, game="Byzanz", seats=3)
        play_to_the_end(page, seed=7)
        for game in ("Byzanz", "Zanzibar"):
            against_bots(page, game=game, seats=4)
        page.goto(path.format(name=page.request.get("/api/v1/session").json()["me"]["name"]))

    return prepare


def ladder(page: Page, _: Watched) -> None:
    page.goto("/ladders/byzanz")
    page.get_by_role("table").wait_for()


def around_me(page: Page, others: Watched) -> None:
    ladder(page, others)
    page.get_by_role("button", name="Around me").click()
    page.locator("[data-me]").wait_for()


def friends(page: Page, _: Watched) -> None:
    page.goto("/friends")
    page.get_by_role("link", name=FRIENDS[0]).wait_for()


def searching(page: Page, _: Watched) -> None:
    """For one of two kinds of tables, at which nobody else has come yet."""
    page.goto("/lobby")
    page.get_by_role("button", name="Find a ranked game").click()
    wishes = page.get_by_role("dialog")
    for game, players in (("Byzanz", 4), ("Jantaris", 4)):
        wishes.get_by_role("group", name=game).get_by_role("checkbox", name=f"with {players} players").check()
    wishes.get_by_role("button", name="Look for a table").click()
    page.get_by_role("region", name="Looking for a table").wait_for()


def verified(page: Page, others: Watched) -> None:
    at_the_end("Byzanz", "/replay")(page, others)
    page.get_by_role("button", name="Verify now").click()
    page.get_by_text("Nothing is wrong with this game.").wait_for()


SCENES = (
    Scene("home", at("/")),
    Scene("lobby", lobby),
    Scene("dialog", dialog),
    Scene("gathering", gathering),
    Scene("byzanz", in_the_middle("Byzanz", 8)),
    Scene("zanzibar", in_the_middle("Zanzibar", 12)),
    Scene("jantaris", in_the_middle("Jantaris", 4)),
    Scene("result", at_the_end("Byzanz")),
    Scene("replay", at_the_end("Zanzibar", "/replay?v=150")),
    Scene("verify", verified),
    Scene("any-game", in_the_middle("Haggle", 1), plug_ins=str(PLUGINS)),
    Scene("my-tables", of_ones_own("/me")),
    Scene("my-turns", of_ones_own("/turns")),
    Scene("profile", of_ones_own("/people/{name}")),
    Scene("ladder", ladder, lived_in=True),
    Scene("around-me", around_me, look_at="[data-me]", lived_in=True),
    Scene("person", at(f"/people/{FRIENDS[1]}"), lived_in=True),
    Scene("ratings", at(f"/people/{HOST}"), look_at="figure", lived_in=True),
    Scene("friends", friends, lived_in=True),
    Scene("search", searching, lived_in=True),
    Scene("settings", of_ones_own("/settings")),
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
    wanted = sorted((scene for scene in SCENES if scene.name in options.only), key=house_of)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for (plug_ins, lived_in), scenes in groupby(wanted, key=house_of):
            with site(options.site, plug_ins, lived_in=lived_in) as (address, person):
                for scene in scenes:
                    take(scene, browser, address, person)


def house_of(scene: Scene) -> tuple[str, bool]:
    return scene.plug_ins, scene.lived_in


@contextmanager
def site(address: str | None, plug_ins: str, *, lived_in: bool) -> Iterator[tuple[str, Member | None]]:
    """Its address, and who lives there."""
    if address and not lived_in:
        yield address, None
        return
    folder = Folder()
    try:
        stack = folder.up(PYTHONPATH=plug_ins).open()
        yield f"http://localhost:{stack.port}", move_in(stack) if lived_in else None
    finally:
        folder.clean()


def take(scene: Scene, browser: Browser, address: str, person: Member | None) -> None:
    people = Watched(browser, address)
    page = people.somebody(viewport=SIZES["desktop"], storage_state=person.state if person else None)
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
            if scene.look_at:
                page.locator(scene.look_at).first.evaluate("one => one.scrollIntoView({ block: 'center' })")
            path = PICTURES / f"{scene.name}-{size}-{theme}.png"
            page.screenshot(path=path, animations="disabled")
            shrink(path)
            print(f"{path.name}: {path.stat().st_size // 1000} kB")
    people.end()


def shrink(path: Path) -> None:
    """256 colours are enough for what we draw, if rare ones are kept, as an octree does."""
    with Image.open(path) as picture:
        few = picture.convert("RGB").quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(path, optimize=True)


if __name__ == "__main__":
    main()

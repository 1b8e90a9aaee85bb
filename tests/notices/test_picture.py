"""The picture of a table in an email: the same on every machine, whatever fonts it has."""

from functools import cache
from io import BytesIO
from xml.etree import ElementTree

import pytest
from PIL import Image

from serai.engine import Rng
from serai.engine.conformance.moment import Moment
from serai.engine.conformance.walk import random_move
from serai.engine.picture import SEAT_COLOURS, picture, with_names
from serai.engine.registry import find
from serai.engine.svg import text
from serai.engine.texts import LANGUAGES
from serai.notices.picture import png_of

GAMES = ("byzanz", "zanzibar", "jantaris")
MOMENTS = ("beginning", "middle", "end")
YOU = {"en": "You", "hu": "Te", "de": "Du", "it": "Tu"}


@cache
def moments(slug: str, seats: int) -> dict[str, object]:
    """States of a game played at random."""
    plugin, rng = find(slug), Rng.of("pictures", slug, seats)
    game = Moment.new_game(plugin, plugin.current_version, seats, rng)
    states = [plugin.game.clone(game.state)]
    while plugin.game.outcome(game.state) is None:
        game.play(random_move(game, rng))
        states.append(plugin.game.clone(game.state))
    return dict(zip(MOMENTS, (states[0], states[len(states) // 2], states[-1]), strict=True))


def drawn(slug: str, moment: str, seat: int | None, language: str = "en") -> str:
    plugin = find(slug)
    return plugin.picture(plugin.game.view(moments(slug, max(plugin.seats))[moment], seat), seat, language)


def pixels(svg: str, width: int | None = None) -> Image.Image:
    return Image.open(BytesIO(png_of(svg, width))).convert("RGB")


def words_in(svg: str) -> list[str]:
    return [node.text for node in ElementTree.fromstring(svg).iter() if node.text]


@pytest.mark.parametrize("seat", [None, 0])
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("slug", GAMES)
def test_a_picture_is_not_blank(slug, moment, seat):
    image = pixels(drawn(slug, moment, seat))
    assert image.size == (640, 400)
    colours = image.getcolors(640 * 400)
    assert len(colours) > 300
    assert max(count for count, _ in colours) < 0.95 * 640 * 400


@pytest.mark.parametrize("slug", GAMES)
def test_a_narrow_picture_keeps_its_proportions(slug):
    assert pixels(drawn(slug, "middle", 0), 320).size == (320, 200)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_reader_is_marked_in_the_readers_language(slug, language):
    for moment in MOMENTS:
        assert words_in(drawn(slug, moment, 1, language)).count(YOU[language]) == 1
        assert YOU[language] not in words_in(drawn(slug, moment, None, language))


@pytest.mark.parametrize("slug", GAMES)
def test_the_legend_has_every_players_mark_and_name(slug):
    names = ["Zenobia", "Odaenathus-of-Palmyra-24", "Saffron", "Indigo", "Sumac", "Myrrh"][: max(find(slug).seats)]
    plain = drawn(slug, "middle", 0)
    named = with_names(plain, names)
    assert words_in(named) == [*words_in(plain), *names]
    above, below = pixels(named).crop((0, 0, 640, 400)), pixels(named).crop((0, 400, 640, pixels(named).height))
    assert above.tobytes() == pixels(plain).tobytes()
    colours = {f"#{red:02x}{green:02x}{blue:02x}" for _, (red, green, blue) in below.getcolors(640 * 100)}
    assert {*SEAT_COLOURS} & colours == {*SEAT_COLOURS[: len(names)]}


@pytest.mark.parametrize("family", ["serif", "sans-serif"])
@pytest.mark.parametrize("weight", [400, 700])
def test_every_letter_of_our_languages_can_be_drawn(family, weight):
    def letter(character: str) -> bytes:
        return png_of(picture(text(20, 90, character, 80, font_family=family, font_weight=weight)))

    blank, unknown = letter(" "), letter("\ue000")
    for character in "áéíóöőúüűÁÉÍÓÖŐÚÜŰäÄßàèéìòùÀÈ–−·’„“”…+0123456789":
        assert letter(character) not in (blank, unknown), character


def test_the_two_fonts_and_their_weights_differ():
    looks = {
        png_of(picture(text(20, 90, "7a", 80, font_family=family, font_weight=weight)))
        for family in ("serif", "sans-serif")
        for weight in (400, 700)
    }
    assert len(looks) == 4

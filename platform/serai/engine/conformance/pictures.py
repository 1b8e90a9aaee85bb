"""A picture is a plain drawing: nothing in it acts, and nothing is fetched from elsewhere."""

from collections.abc import Iterator
from xml.etree import ElementTree

from serai.engine.conformance.scene import Broken, Scene
from serai.engine.picture import HEIGHT, WIDTH
from serai.engine.rng import Rng
from serai.engine.texts import LANGUAGES, MissingWords

SHAPES = frozenset(["svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"])
ONE_IN = 4
"""On the way through a game a picture is drawn at one in so many moments: that takes long."""
_NAMESPACE = "{http://www.w3.org/2000/svg}"


def pictures_are_plain(scene: Scene, rng: Rng) -> None:
    """For everybody in every language at the beginning and at the end; on the way for one audience in one language."""
    draw, game = scene.plugin.picture, scene.game
    all_of_them = not scene.history.moves or game.outcome(scene.state) is not None
    if draw is None or not (all_of_them or rng.below(ONE_IN) == 0):
        return
    for audience in scene.audiences if all_of_them else [rng.choice(scene.audiences)]:
        view = game.view(scene.state, audience)
        for language in LANGUAGES if all_of_them else [rng.choice(LANGUAGES)]:
            try:
                svg = draw(view, audience, language)
            except MissingWords as missing:
                raise Broken("picture", str(missing)) from None
            for fault in faults_of(svg):
                raise Broken("picture", f"the picture {fault}")


def faults_of(svg: str) -> Iterator[str]:
    if "<!" in svg or "<?" in svg:
        yield "has more than elements in it"
        return
    try:
        root = ElementTree.fromstring(svg)
    except ElementTree.ParseError as error:
        yield f"is no XML: {error}"
        return
    if root.tag != f"{_NAMESPACE}svg" or root.get("viewBox") != f"0 0 {WIDTH} {HEIGHT}":
        yield f"must be an svg with the viewBox 0 0 {WIDTH} {HEIGHT}"
    for element in root.iter():
        name = element.tag.removeprefix(_NAMESPACE)
        if name not in SHAPES:
            yield f"has a {name} in it, which is neither a shape nor a text"
        for attribute, value in element.items():
            if attribute.startswith(("on", "{")) or attribute in ("href", "style"):
                yield f"has a {name} with {attribute}"
            if "url(" in value.lower() or "://" in value:
                yield f"has a {name} that refers to something: {value}"

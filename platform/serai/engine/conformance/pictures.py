"""Pictures must be plain SVG: only shapes and text, no scripts, no references."""

from collections.abc import Iterator
from xml.etree import ElementTree

from serai.engine.conformance.moment import CheckFailed, Moment
from serai.engine.picture import HEIGHT, WIDTH
from serai.engine.rng import Rng
from serai.engine.texts import LANGUAGES, MissingMessage

SHAPES = frozenset(["svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"])
PICTURE_INTERVAL = 4
"""During a game a picture is drawn at one of this many moments, because drawing is slow."""
_NAMESPACE = "{http://www.w3.org/2000/svg}"


def pictures_are_plain(moment: Moment, rng: Rng) -> None:
    """Draws all audiences and languages at the start and end of a game; in between, one audience and one language."""
    draw, game = moment.plugin.picture, moment.game
    draws_all = not moment.history.moves or game.outcome(moment.state) is not None
    if draw is None or not (draws_all or rng.below(PICTURE_INTERVAL) == 0):
        return
    for audience in moment.audiences if draws_all else [rng.choice(moment.audiences)]:
        view = game.view(moment.state, audience)
        for language in LANGUAGES if draws_all else [rng.choice(LANGUAGES)]:
            try:
                svg = draw(view, audience, language)
            except MissingMessage as missing:
                raise CheckFailed("picture", str(missing)) from None
            for fault in faults_of(svg):
                raise CheckFailed("picture", f"the picture {fault}")


def faults_of(svg: str) -> Iterator[str]:
    if "<!" in svg or "<?" in svg:
        yield "contains more than elements"
        return
    try:
        root = ElementTree.fromstring(svg)
    except ElementTree.ParseError as error:
        yield f"is not XML: {error}"
        return
    if root.tag != f"{_NAMESPACE}svg" or root.get("viewBox") != f"0 0 {WIDTH} {HEIGHT}":
        yield f"must be an svg with the viewBox 0 0 {WIDTH} {HEIGHT}"
    for element in root.iter():
        name = element.tag.removeprefix(_NAMESPACE)
        if name not in SHAPES:
            yield f"contains the element {name}, which is neither a shape nor text"
        for attribute, value in element.items():
            if attribute.startswith(("on", "{")) or attribute in ("href", "style"):
                yield f"has the attribute {attribute} on the element {name}"
            if "url(" in value.lower() or "://" in value:
                yield f"has a reference on the element {name}: {value}"

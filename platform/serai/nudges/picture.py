"""From a plug-in's plain SVG to the picture in a mail. Fonts come along: a server has none of its own."""

import logging
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from resvg_py import svg_to_bytes

from serai.engine.picture import with_names
from serai.tables.game_of import game_of, plugin_of
from serai.tables.known import Known

WIDTH = 1040
"""About twice as wide as mails show it: screens are fine."""

logger = logging.getLogger(__name__)

_FONTS = {
    "font_source_sans_pro": ("SourceSansPro-Regular.ttf", "SourceSansPro-Bold.ttf"),
    "font_source_serif_pro": ("SourceSerifPro-Regular.ttf", "SourceSerifPro-Bold.ttf"),
}


def picture_of(known: Known, seat: int, names: Sequence[str], language: str) -> bytes | None:
    """The table as a PNG; None if the game draws none. Who draws is shown nothing but the seat's view."""
    draw, state = plugin_of(known.chronicle).picture, known.chronicle.state
    if draw is None or state is None:
        return None
    try:
        drawn = draw(game_of(known.chronicle).view(state, seat), seat, language)
        return png_of(with_names(drawn, names), WIDTH)
    except Exception:  # a stranger's game may fail at it: better a mail without a picture than none
        logger.exception("table %s could not be drawn", known.head.id)
        return None


def png_of(svg: str, width: int | None = None) -> bytes:
    """The picture as PNG, in its own size or as wide as given."""
    return svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_files=_font_files(),
        sans_serif_family="Source Sans Pro",
        serif_family="Source Serif Pro",
    )


@cache
def _font_files() -> list[str]:
    return [str(files(package) / "files" / name) for package, names in _FONTS.items() for name in names]

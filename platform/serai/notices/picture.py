"""Turns a plug-in's SVG into the picture in an email. Fonts come from packages, because a server may have none."""

import logging
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from resvg_py import svg_to_bytes

from serai.engine.picture import with_names
from serai.tables.game_of import game_of, plugin_of
from serai.tables.table_cache import LoadedTable

WIDTH = 1040
"""About twice the width in emails, for screens with a high resolution."""

logger = logging.getLogger(__name__)

_FONTS = {
    "font_source_sans_pro": ("SourceSansPro-Regular.ttf", "SourceSansPro-Bold.ttf"),
    "font_source_serif_pro": ("SourceSerifPro-Regular.ttf", "SourceSerifPro-Bold.ttf"),
}


def picture_of(loaded: LoadedTable, seat: int, names: Sequence[str], language: str) -> bytes | None:
    """Returns the table as a PNG, from the seat's view only; None if the game has no picture."""
    draw, state = plugin_of(loaded.state).picture, loaded.state.game_state
    if draw is None or state is None:
        return None
    try:
        drawn = draw(game_of(loaded.state).view(state, seat), seat, language)
        return png_of(with_names(drawn, names), WIDTH)
    except Exception:  # a plug-in's picture may fail: then the email is sent without it
        logger.exception("picture rendering failed table=%s seat=%s", loaded.head.id, seat)
        return None


def png_of(svg: str, width: int | None = None) -> bytes:
    """Renders an SVG in its own size, or with the given width."""
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

"""The installed games: every plug-in in the entry-point group `serai.games`, our own ones included."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from serai.engine.plugin import Plugin

GROUP = "serai.games"


class PluginError(Exception):
    """A plug-in that can't be used; the message tells the operator why in one sentence."""


class UnknownGame(LookupError):
    def __init__(self, slug: str) -> None:
        known = ", ".join(sorted(plugins())) or "none is installed"
        super().__init__(f"There is no game called {slug!r}; the games are: {known}.")


@cache
def plugins() -> dict[str, Plugin]:
    """Every game by its slug; raises PluginError if one of them is invalid."""
    found: dict[str, Plugin] = {}
    for entry_point in sorted(entry_points(group=GROUP)):
        plugin = load(entry_point)
        if plugin.slug in found:
            raise PluginError(f"Two plug-ins call themselves {plugin.slug!r}: remove one of them.")
        found[plugin.slug] = plugin
    return found


def find(slug: str) -> Plugin:
    try:
        return plugins()[slug]
    except KeyError:
        raise UnknownGame(slug) from None


def load(entry_point: EntryPoint) -> Plugin:
    where = f"The game plug-in {entry_point.name!r} ({entry_point.value})"
    try:
        plugin = entry_point.load()
    except Exception as error:
        raise PluginError(f"{where} can't be loaded: {str(error).removesuffix('.')}.") from error
    if not isinstance(plugin, Plugin):
        raise PluginError(f"{where} must be a serai.engine.Plugin, not a {type(plugin).__name__}.")
    if faults := list(plugin.faults()):
        raise PluginError(f"{where} is invalid: {'; '.join(faults)}.")
    return plugin

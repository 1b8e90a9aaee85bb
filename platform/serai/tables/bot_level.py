"""The level of the bots that take over players' seats."""

from serai.engine import Plugin


def middle_level(plugin: Plugin) -> str:
    """Not the weakest level and, if possible, not the strongest."""
    levels = list(plugin.bots)
    return levels[len(levels) // 2]

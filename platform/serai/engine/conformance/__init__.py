"""The conformance kit: what every game must keep, ours or a stranger's.

`conform(plugin)` runs every check of it; `docs/writing-a-game.md` says how to use it in a game's own tests.
"""

from serai.engine.conformance.golden import check_golden, record
from serai.engine.conformance.kit import conform
from serai.engine.conformance.scene import Broken, Scene

__all__ = ["Broken", "Scene", "check_golden", "conform", "record"]

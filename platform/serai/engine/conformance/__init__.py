"""The conformance kit: checks that every game must pass.

`conform(plugin)` runs all of them; `docs/writing-a-game.md` shows how to use it in a game's own tests.
"""

from serai.engine.conformance.golden import check_golden, record
from serai.engine.conformance.kit import conform
from serai.engine.conformance.moment import CheckFailed, Moment

__all__ = ["CheckFailed", "Moment", "check_golden", "conform", "record"]

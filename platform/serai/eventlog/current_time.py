"""The current time. For tests, SERAI_CLOCK_OFFSET_FILE names a file with seconds to add to the system's time."""

import os
import time
from pathlib import Path
from typing import TypeAlias

Microseconds: TypeAlias = int
Milliseconds: TypeAlias = int
Seconds: TypeAlias = int
"""Of a point in time: since 1970, UTC. Otherwise a length of time."""

_OFFSET_FILE = os.environ.get("SERAI_CLOCK_OFFSET_FILE", "")


def now() -> Microseconds:
    """The current time since 1970, UTC."""
    return time.time_ns() // 1000 + (_offset() if _OFFSET_FILE else 0)


def _offset() -> Microseconds:
    try:
        return int(float(Path(_OFFSET_FILE).read_text()) * 1_000_000)
    except FileNotFoundError:
        return 0

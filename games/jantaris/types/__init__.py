"""State, actions, events, view, hints and reasons of Jantaris."""

from games.jantaris.types.actions import *  # noqa: F403 — one import for all types
from games.jantaris.types.events import *  # noqa: F403 — one import for all types
from games.jantaris.types.reasons import *  # noqa: F403 — one import for all types
from games.jantaris.types.shown import *  # noqa: F403 — one import for all types
from games.jantaris.types.state import *  # noqa: F403 — one import for all types
from games.jantaris.types.words import *  # noqa: F403 — one import for all types

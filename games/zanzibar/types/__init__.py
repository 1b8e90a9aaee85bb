"""State, actions, events, view, hints and reasons of Zanzibar."""

from games.zanzibar.types.actions import *  # noqa: F403 — one import for all types
from games.zanzibar.types.events import *  # noqa: F403 — one import for all types
from games.zanzibar.types.reasons import *  # noqa: F403 — one import for all types
from games.zanzibar.types.shown import *  # noqa: F403 — one import for all types
from games.zanzibar.types.state import *  # noqa: F403 — one import for all types
from games.zanzibar.types.words import *  # noqa: F403 — one import for all types

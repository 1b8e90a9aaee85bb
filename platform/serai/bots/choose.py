"""Chooses a bot's next action. The bot sees what its seat may see; its random numbers come from the table's seed."""

import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from serai.bots.time_limit import DECISION_SECONDS, LogFields, call_with_time_limit
from serai.engine import Bot, Budget, Expert
from serai.engine.bots import choose_action
from serai.eventlog.current_time import now
from serai.eventlog.table_state import bot_rng, seed_of
from serai.tables.game_of import game_of, plugin_of
from serai.tables.read_models.rows import bot_of
from serai.tables.table_cache import LoadedTable

MIN_SHARE = 0.25
"""Minimum share of the budget if the task starts late or no person plays at the table."""

logger = logging.getLogger(__name__)


def choose(loaded: LoadedTable, seat: int, seconds: float = DECISION_SECONDS) -> Any:
    """Returns the bot's action.

    If the bot is too slow, fails, or chooses an illegal action, its rollout policy chooses. If it has none, or that
    fails too, the action is the first legal one.
    """
    bot = bot_at(loaded, seat)
    if bot is None:
        fields = _log_fields(loaded, seat)
        logger.error("unknown bot, playing the first legal action bot=%s table=%s seat=%s version=%s", *fields)
        return _legal(loaded, seat)[0]
    if isinstance(bot, Expert):
        bot = bot.with_budget(_remaining_budget(bot.budget, loaded))
    action = _choose(bot, loaded, seat, seconds)
    if action is None and isinstance(bot, Expert):
        action = _choose(bot.rollout_policy, loaded, seat, seconds)
    return _legal(loaded, seat)[0] if action is None else action


def _remaining_budget(budget: Budget, loaded: LoadedTable) -> Budget:
    """Counts time from the start of the turn: if workers are busy, bots search less, but at least MIN_SHARE."""
    elapsed = max(0.0, (now() - loaded.state.played_at) / 1_000_000)
    left = budget.seconds - elapsed if loaded.state.active_people else 0.0
    return replace(budget, seconds=max(left, MIN_SHARE * budget.seconds))


def bot_at(loaded: LoadedTable, seat: int) -> Bot | None:
    return plugin_of(loaded.state).bots.get(bot_of(loaded.state, seat) or "")


def is_search_bot(loaded: LoadedTable, seat: int) -> bool:
    """Returns whether the bot in the seat searches. That takes long and must not delay other tables."""
    return isinstance(bot_at(loaded, seat), Expert)


def _choose(bot: Bot, loaded: LoadedTable, seat: int, seconds: float) -> Any | None:
    """Returns the action; None if the bot was too slow, failed, or chose an illegal action."""
    table_state, rng = loaded.state, bot_rng(seed_of(loaded.head.secret), seat, loaded.version)
    function = partial(choose_action, bot, game_of(table_state), table_state.game_state, seat, rng)
    action = call_with_time_limit(function, seconds, _log_fields(loaded, seat))
    return action if action in _legal(loaded, seat) else None


def _legal(loaded: LoadedTable, seat: int) -> Sequence[Any]:
    return game_of(loaded.state).legal(loaded.state.game_state, seat)


def _log_fields(loaded: LoadedTable, seat: int) -> LogFields:
    return LogFields(bot_of(loaded.state, seat), loaded.head.id, seat, loaded.version)

"""What a bot does next. It sees what its seat may see; what it draws by lot comes from the table's seed."""

import logging
from typing import Any

from serai.bots.deadline import TooLate, deadline
from serai.engine.bots import ask
from serai.eventlog.chronicle import bot_rng, seed_of
from serai.tables.game_of import game_of, plugin_of
from serai.tables.known import Known
from serai.tables.rows import bot_of

SECONDS = 10.0

logger = logging.getLogger(__name__)


def choose(known: Known, seat: int, seconds: float = SECONDS) -> Any:
    """The bot's action; the first legal one if the bot is too slow, fails, or names one that isn't legal."""
    chronicle, game = known.chronicle, game_of(known.chronicle)
    legal = game.legal(chronicle.state, seat)
    level = bot_of(chronicle, seat)
    bot = plugin_of(chronicle).bots.get(level or "")
    if bot is None:
        logger.error("there is no bot %r any more: table %s seat %d plays the first legal action", *_where(known, seat))
        return legal[0]
    try:
        with deadline(seconds):
            action = ask(bot, game, chronicle.state, seat, bot_rng(seed_of(known.head.secret), seat, known.version))
    except TooLate:
        logger.warning("bot %r thought too long at table %s seat %d", level, *_where(known, seat)[1:])
        return legal[0]
    except Exception:
        logger.exception("bot %r failed at table %s seat %d", level, *_where(known, seat)[1:])
        return legal[0]
    return action if action in legal else legal[0]


def _where(known: Known, seat: int) -> tuple[Any, Any, int]:
    return bot_of(known.chronicle, seat), known.head.id, seat

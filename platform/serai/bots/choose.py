"""What a bot does next. It sees what its seat may see; what it draws by lot comes from the table's seed."""

import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from serai.bots.in_time import SECONDS, in_time
from serai.engine import Bot, Budget, Expert
from serai.engine.bots import ask
from serai.eventlog.chronicle import bot_rng, seed_of
from serai.eventlog.clock import now
from serai.tables.game_of import game_of, plugin_of
from serai.tables.known import Known
from serai.tables.rows import bot_of

LEAST = 0.25
"""Of the time for a decision, for who is asked late, or plays where nobody waits."""

logger = logging.getLogger(__name__)


def choose(known: Known, seat: int, seconds: float = SECONDS) -> Any:
    """The bot's action. One that is too slow, fails, or names what isn't legal plays as the quick bot behind it does.

    Where there is none, or it fares no better, the first legal action is played.
    """
    bot = bot_at(known, seat)
    if bot is None:
        logger.error("there is no %s any more: the first legal action is played", _who(known, seat))
        return _legal(known, seat)[0]
    if isinstance(bot, Expert):
        bot = bot.within(_what_is_left(bot.budget, known))
    action = _answer(bot, known, seat, seconds)
    if action is None and isinstance(bot, Expert):
        action = _answer(bot.policy, known, seat, seconds)
    return _legal(known, seat)[0] if action is None else action


def _what_is_left(budget: Budget, known: Known) -> Budget:
    """Its time began with its turn: where workers are busy everybody thinks less, though not too little."""
    late = max(0.0, (now() - known.chronicle.played_at) / 1_000_000)
    left = budget.seconds - late if known.chronicle.people else 0.0
    return replace(budget, seconds=max(left, LEAST * budget.seconds))


def bot_at(known: Known, seat: int) -> Bot | None:
    return plugin_of(known.chronicle).bots.get(bot_of(known.chronicle, seat) or "")


def thinks(known: Known, seat: int) -> bool:
    """Whether the bot there takes its time: it must hold up no other table."""
    return isinstance(bot_at(known, seat), Expert)


def _answer(bot: Bot, known: Known, seat: int, seconds: float) -> Any | None:
    """None: it was too slow, failed, or named something illegal."""
    chronicle, rng = known.chronicle, bot_rng(seed_of(known.head.secret), seat, known.version)
    question = partial(ask, bot, game_of(chronicle), chronicle.state, seat, rng)
    action = in_time(question, seconds, _who(known, seat))
    return action if action in _legal(known, seat) else None


def _legal(known: Known, seat: int) -> Sequence[Any]:
    return game_of(known.chronicle).legal(known.chronicle.state, seat)


def _who(known: Known, seat: int) -> str:
    return f"bot {bot_of(known.chronicle, seat)!r} at table {known.head.id} seat {seat}"

"""Computes a bot's pause before it moves. It is long enough for people to see what the bot did before."""

from math import inf

from django.conf import settings

from serai.bots.cached_choice import cached_choice
from serai.bots.choose import bot_at, is_search_bot
from serai.engine import Expert, Rng
from serai.eventlog.current_time import now
from serai.tables.game_of import game_of, opened_of
from serai.tables.table_cache import LoadedTable


def remaining_pause(loaded: LoadedTable, seat: int) -> float:
    """Returns the seconds until a bot may move. The pause begins with the turn. Quick bots do not pause in async games.

    Every move of a search bot takes slightly more than a full search, in async games too: a quick answer would tell the
    others that the bot was sure or had only one choice. The exact length is random, from the table's secret.
    """
    table_state = loaded.state
    if not table_state.active_people or not settings.BOT_PAUSE_MS:
        return 0.0
    share = Rng.of("pause", loaded.head.secret.hex(), loaded.version).below(51) / 100
    usual = 0.0 if opened_of(table_state).clock == "async" else settings.BOT_PAUSE_MS / 1000 * (0.75 + share)
    until = table_state.played_at / 1_000_000 + max(usual, _search_seconds(loaded, seat) * (1.03 + share / 8))
    return max(0.0, until - now() / 1_000_000)


def _search_seconds(loaded: LoadedTable, seat: int) -> float:
    bot = bot_at(loaded, seat)
    return bot.budget.seconds if isinstance(bot, Expert) and bot.budget.seconds < inf else 0.0


def pause_before_choosing(loaded: LoadedTable, seat: int) -> float:
    """Returns the remaining pause; 0 for a bot that has to search, because the search is part of its pause."""
    return 0.0 if needs_search(loaded, seat) else remaining_pause(loaded, seat)


def needs_search(loaded: LoadedTable, seat: int) -> bool:
    """Returns whether a search bot has to search. Not if there is only one choice, or the search is done."""
    if not is_search_bot(loaded, seat) or len(game_of(loaded.state).legal(loaded.state.game_state, seat)) == 1:
        return False
    return cached_choice(loaded, seat) is None

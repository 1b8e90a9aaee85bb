"""At a table where people sit together, a bot takes a moment: too short to wait for, long enough to see what it did."""

from math import inf

from django.conf import settings

from serai.bots.choose import bot_at, thinks
from serai.bots.kept import kept
from serai.engine import Expert, Rng
from serai.eventlog.clock import now
from serai.tables.game_of import game_of, opened_of
from serai.tables.known import Known


def pause_left(known: Known, seat: int) -> float:
    """Seconds until a bot may move, from when its turn began. A game by mail has no time for that.

    Of who thinks, every move takes a bit more than a long thought, by mail too: how soon it was sure, or that it had
    but one choice, would tell others of its hand. How long exactly is drawn by lot, from what nobody knows until the
    end.
    """
    chronicle = known.chronicle
    if not chronicle.people or not settings.BOT_PAUSE_MS:
        return 0.0
    share = Rng.of("pause", known.head.secret.hex(), known.version).below(51) / 100
    usual = 0.0 if opened_of(chronicle).clock == "async" else settings.BOT_PAUSE_MS / 1000 * (0.75 + share)
    until = chronicle.played_at / 1_000_000 + max(usual, _longest_thought(known, seat) * (1.03 + share / 8))
    return max(0.0, until - now() / 1_000_000)


def _longest_thought(known: Known, seat: int) -> float:
    bot = bot_at(known, seat)
    return bot.budget.seconds if isinstance(bot, Expert) and bot.budget.seconds < inf else 0.0


def pause_before_choosing(known: Known, seat: int) -> float:
    """None for who thinks meanwhile: that counts."""
    return 0.0 if has_to_think(known, seat) else pause_left(known, seat)


def has_to_think(known: Known, seat: int) -> bool:
    """Where there is but one choice nobody does, and nobody twice."""
    if not thinks(known, seat) or len(game_of(known.chronicle).legal(known.chronicle.state, seat)) == 1:
        return False
    return kept(known, seat) is None

"""At a table where people sit together, a bot takes a moment: too short to wait for, long enough to see what it did."""

from django.conf import settings

from serai.bots.choose import thinks
from serai.engine import Rng
from serai.eventlog.clock import now
from serai.tables.game_of import game_of, opened_of
from serai.tables.known import Known


def pause_left(known: Known) -> float:
    """Seconds until a bot may move, from when its turn began. A game by mail has no time for that."""
    chronicle = known.chronicle
    if opened_of(chronicle).clock == "async" or not chronicle.people:
        return 0.0
    hesitation = 75 + Rng.of("pause", str(known.head.id), known.version).below(51)
    until = chronicle.changed_at / 1_000_000 + settings.BOT_PAUSE_MS / 1000 * hesitation / 100
    return max(0.0, until - now() / 1_000_000)


def pause_before_choosing(known: Known, seat: int) -> float:
    """None for who thinks meanwhile: that counts."""
    return 0.0 if has_to_think(known, seat) else pause_left(known)


def has_to_think(known: Known, seat: int) -> bool:
    """Where there is but one choice nobody does; yet an instant pass would tell that a hand can't top the bid."""
    return thinks(known, seat) and len(game_of(known.chronicle).legal(known.chronicle.state, seat)) > 1

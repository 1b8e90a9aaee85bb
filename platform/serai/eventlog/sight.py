"""What one audience may see of a running table: of the game what `redact` lets out, of the table what is public."""

from typing import Any

from serai.engine import Move, Plugin
from serai.engine.wire import decode, encode
from serai.eventlog.chronicle import Chronicle, FindGame, advance, event_of, is_public
from serai.eventlog.envelope import Envelope


class Sight:
    """Looks at a table's events in their order."""

    def __init__(self, seat: int | None, find: FindGame) -> None:
        self._seat = seat
        self._find = find
        self._chronicle = Chronicle()

    def redacted(self, envelope: Envelope) -> Any | None:
        """What may be seen of an event; None if it may be seen whole, with the actions behind it."""
        if envelope.room == "table":
            advance(self._chronicle, [envelope], self._find)
            self._check_seat()
            seen = decode(envelope.data, Any) if is_public(envelope) else {"type": envelope.type}
        else:
            plugin, rules = self._game()
            seen = self._builtins(plugin.games[rules].redact(event_of(envelope, plugin, rules), self._seat))
        return None if seen == decode(envelope.data, Any) and self._sees_cause(envelope) else seen

    def _sees_cause(self, envelope: Envelope) -> bool:
        if envelope.cause is None:
            return True
        plugin, rules = self._game()
        game = plugin.games[rules]
        for action in envelope.cause.actions:
            move = Move(envelope.cause.seat, decode(action, game.types.action))
            if self._builtins(game.redact(move, self._seat)) != self._builtins(move):
                return False
        return True

    def _builtins(self, thing: Any) -> Any:
        return decode(encode(thing), Any)

    def _check_seat(self) -> None:
        opened = self._chronicle.opened
        if opened and self._seat is not None and not 0 <= self._seat < opened.seats:
            raise ValueError(f"The table has seats 0 to {opened.seats - 1}, and no seat {self._seat}.")

    def _game(self) -> tuple[Plugin, int]:
        opened = self._chronicle.opened
        if opened is None:
            raise ValueError("The table has not been opened.")
        return self._find(opened.game), opened.rules

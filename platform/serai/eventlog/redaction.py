"""The part of a running table that one audience may see: game events by `redact`, and public table events."""

from typing import Any

from serai.engine import Move, Plugin
from serai.engine.codec import decode, encode
from serai.eventlog.envelope import Envelope
from serai.eventlog.table_state import FindGame, TableState, apply_events, event_of, is_public


class Redactor:
    """Redacts a table's events for one seat, or for a spectator (None). Call it with the events in order."""

    def __init__(self, seat: int | None, find: FindGame) -> None:
        self._seat = seat
        self._find = find
        self._table_state = TableState()

    def redacted_if_needed(self, envelope: Envelope) -> Any | None:
        """The visible part of an event; None if the event and its cause may be seen whole."""
        if envelope.source == "table":
            apply_events(self._table_state, [envelope], self._find)
            self._check_seat()
            visible = decode(envelope.data, Any) if is_public(envelope) else {"type": envelope.type}
        else:
            plugin, rules_version = self._game()
            event = event_of(envelope, plugin, rules_version)
            visible = self._builtins(plugin.games[rules_version].redact(event, self._seat))
        return None if visible == decode(envelope.data, Any) and self._sees_cause(envelope) else visible

    def _sees_cause(self, envelope: Envelope) -> bool:
        if envelope.cause is None:
            return True
        plugin, rules_version = self._game()
        game = plugin.games[rules_version]
        for action in envelope.cause.actions:
            move = Move(envelope.cause.seat, decode(action, game.types.action))
            if self._builtins(game.redact(move, self._seat)) != self._builtins(move):
                return False
        return True

    def _builtins(self, value: Any) -> Any:
        return decode(encode(value), Any)

    def _check_seat(self) -> None:
        opened = self._table_state.opened
        if opened and self._seat is not None and not 0 <= self._seat < opened.seats:
            raise ValueError(f"The table has seats 0 to {opened.seats - 1}, and no seat {self._seat}.")

    def _game(self) -> tuple[Plugin, int]:
        opened = self._table_state.opened
        if opened is None:
            raise ValueError("The table has not been opened.")
        return self._find(opened.game), opened.rules_version

"""A game in the terminal: one person against bots, who sees only their seat's view."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import inspect
from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table

from serai.engine import Plugin, Rng
from serai.engine.bots import choose_action
from serai.engine.play import default_options
from serai.engine.texts import Texts, struct_field_messages

PERSON = 0
CONTINUE = "0"
EMPTY = "–"


class Quit(Exception):
    pass


class TerminalTable:
    def __init__(self, plugin: Plugin, bots: Sequence[str], texts: Texts, rng: Rng, console: Console) -> None:
        self.game = plugin.game
        self.bots = [plugin.bots[name] for name in bots]
        self.names = ["Player", *(f"Bot {seat} ({name})" for seat, name in enumerate(bots, 1))]
        self.texts = texts
        self.rng = rng
        self.console = console
        self.state: Any = None
        self._declined: list[Any] = []
        self.console.print(
            f"[bold]{plugin.name}[/]: enter a number to act, a word to filter the list, ? for the rules, q to quit."
        )
        self._apply(self.game.setup(len(self.names), default_options(self.game), rng.fork("deal")))

    def play(self) -> None:
        while waiting := self.game.waiting_for(self.state):
            legal = list(self.game.legal(self.state, PERSON))
            if PERSON in waiting or (legal and legal != self._declined):
                self._person_acts(legal, may_decline=PERSON not in waiting)
            else:
                self._bot_acts(min(waiting - {PERSON}))
        self._show_outcome()

    def _person_acts(self, legal: list[Any], *, may_decline: bool) -> None:
        self._show_view()
        hints = self.game.hints(self.state, PERSON)
        self.console.print(f"[bold]{self.texts.sentence_of('prompt', hints, self.game.types.hints, self.names)}[/]")
        action = self._choose(legal, may_decline=may_decline)
        self._declined = [] if action else legal
        if action:
            self._apply(self.game.decide(self.state, PERSON, action))

    def _bot_acts(self, seat: int) -> None:
        action = choose_action(self.bots[seat - 1], self.game, self.state, seat, self.rng)
        self._apply(self.game.decide(self.state, seat, action))

    def _apply(self, events: Iterable[Any]) -> None:
        for event in events:
            self.state = self.game.evolve(self.state, event)
            seen = self.game.redact(event, PERSON)
            self.console.print("[dim]·[/]", self.texts.sentence("event", seen, self.game.types.redacted, self.names))

    def _choose(self, legal: list[Any], *, may_decline: bool) -> Any | None:
        """The action that the person chose, or None to let the others continue."""
        labels = [
            self.texts.sentence_of("action", action, self.game.types.action, self.names, PERSON) for action in legal
        ]
        listed = list(range(len(legal)))
        while True:
            choices = [f"[cyan]{number + 1}[/] {labels[number]}" for number in listed]
            if may_decline:
                choices.insert(0, f"[cyan]{CONTINUE}[/] continue")
            self.console.print(Columns(choices, padding=(0, 3)))
            answer = self._ask()
            if answer == CONTINUE and may_decline:
                return None
            if answer.isdecimal() and 0 < int(answer) <= len(legal):
                return legal[int(answer) - 1]
            matching = [number for number, label in enumerate(labels) if answer.lower() in label.lower()]
            if not matching:
                self.console.print(f"Nothing in the list matches {answer!r}.", markup=False)
            listed = matching or list(range(len(legal)))

    def _ask(self) -> str:
        try:
            answer = self.console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None
        if answer.lower() == "q":
            raise Quit
        if answer == "?":
            self.console.print(Markdown(self.texts.rules))
            return ""
        return answer

    def _show_view(self) -> None:
        view = self.game.view(self.state, PERSON)
        grid = Table.grid(padding=(0, 2))
        tables = []
        for name, value, message_id in _fields(view):
            if value and isinstance(value, tuple) and isinstance(value[0], msgspec.Struct):
                tables.append(self._rows(name, value))
            else:
                grid.add_row(f"[dim]{_label(name)}[/]", self._text(value, message_id))
        waiting = [self.names[seat] for seat in sorted(self.game.waiting_for(self.state))]
        grid.add_row("[dim]waiting for[/]", ", ".join(waiting))
        self.console.print(Panel.fit(grid), *tables)

    def _rows(self, name: str, rows: Sequence[msgspec.Struct]) -> Table:
        """A table with one row for each; empty columns are left out."""
        fields = [[(field, self._text(value, message_id)) for field, value, message_id in _fields(row)] for row in rows]
        filled = [column for column in zip(*fields, strict=True) if any(text != EMPTY for _, text in column)]
        table = Table()
        table.add_column(_label(name), no_wrap=True)
        for column in filled:
            table.add_column(_label(column[0][0]))
        for number in range(len(rows)):
            head = self.names[number] if len(rows) == len(self.names) else str(number)
            table.add_row(head, *(column[number][1] for column in filled))
        return table

    def _text(self, value: Any, message_id: str | None) -> str:
        if value is None or value is False or value == () or (value == 0 and message_id is None):
            return EMPTY
        if isinstance(value, msgspec.Struct):
            parts = (self._text(part, part_message_id) for _, part, part_message_id in _fields(value))
            return " ".join(part for part in parts if part != EMPTY)
        if isinstance(value, tuple) and any(part is None or isinstance(part, msgspec.Struct) for part in value):
            return ", ".join(self._text(part, message_id) for part in value)
        return "yes" if value is True else str(self.texts.render(value, message_id, self.names) or value)

    def _show_outcome(self) -> None:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        table = Table("", "place", "score", *(["tie-break"] if outcome.tie_breaks else []))
        for seat, name in sorted(enumerate(self.names), key=lambda entry: outcome.places[entry[0]]):
            values = [outcome.places[seat], outcome.scores[seat], *outcome.tie_breaks[seat : seat + 1]]
            table.add_row(name, *map(str, values))
        self.console.print(table)


def _fields(struct: msgspec.Struct) -> list[tuple[str, Any, str | None]]:
    """Name, value and message id of each field."""
    info = inspect.type_info(type(struct))
    assert isinstance(info, inspect.StructType)
    message_ids = struct_field_messages(info)
    return [(field.name, getattr(struct, field.name), message_ids.get(field.encode_name)) for field in info.fields]


def _label(name: str) -> str:
    return name.replace("_", " ")

"""A table in the terminal: one person, bots around, nothing shown but the person's view."""

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
from serai.engine.bots import ask
from serai.engine.play import default_options
from serai.engine.texts import Texts, field_words

PERSON = 0
GO_ON = "0"
NOTHING = "–"


class Quit(Exception):
    pass


class TerminalTable:
    def __init__(self, plugin: Plugin, bots: Sequence[str], words: Texts, rng: Rng, console: Console) -> None:
        self.game = plugin.game
        self.bots = [plugin.bots[name] for name in bots]
        self.names = ["Player", *(f"Bot {chair} ({name})" for chair, name in enumerate(bots, 1))]
        self.words = words
        self.rng = rng
        self.console = console
        self.state: Any = None
        self._declined: list[Any] = []
        self.console.print(f"[bold]{plugin.name}[/]: a number does it, a word narrows the list, ? rules, q quits.")
        self._happen(self.game.setup(len(self.names), default_options(self.game), rng.fork("deal")))

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
        self.console.print(f"[bold]{self.words.say_struct('prompt', hints, self.game.types.hints, self.names)}[/]")
        action = self._choose(legal, may_decline=may_decline)
        self._declined = [] if action else legal
        if action:
            self._happen(self.game.decide(self.state, PERSON, action))

    def _bot_acts(self, seat: int) -> None:
        action = ask(self.bots[seat - 1], self.game, self.state, seat, self.rng)
        self._happen(self.game.decide(self.state, seat, action))

    def _happen(self, events: Iterable[Any]) -> None:
        for event in events:
            self.state = self.game.evolve(self.state, event)
            seen = self.game.redact(event, PERSON)
            self.console.print("[dim]·[/]", self.words.say("event", seen, self.game.types.seen, self.names))

    def _choose(self, legal: list[Any], *, may_decline: bool) -> Any | None:
        """The action the person chose, or None to let the others go on."""
        labels = [self.words.say_struct("action", action, self.game.types.action, self.names) for action in legal]
        listed = list(range(len(legal)))
        while True:
            choices = [f"[cyan]{number + 1}[/] {labels[number]}" for number in listed]
            if may_decline:
                choices.insert(0, f"[cyan]{GO_ON}[/] go on")
            self.console.print(Columns(choices, padding=(0, 3)))
            answer = self._ask()
            if answer == GO_ON and may_decline:
                return None
            if answer.isdecimal() and 0 < int(answer) <= len(legal):
                return legal[int(answer) - 1]
            matching = [number for number, label in enumerate(labels) if answer.lower() in label.lower()]
            if not matching:
                self.console.print(f"Nothing in the list is or says {answer!r}.", markup=False)
            listed = matching or list(range(len(legal)))

    def _ask(self) -> str:
        try:
            answer = self.console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None
        if answer.lower() == "q":
            raise Quit
        if answer == "?":
            self.console.print(Markdown(self.words.rules))
            return ""
        return answer

    def _show_view(self) -> None:
        view = self.game.view(self.state, PERSON)
        facts = Table.grid(padding=(0, 2))
        tables = []
        for name, value, word in _fields(view):
            if value and isinstance(value, tuple) and isinstance(value[0], msgspec.Struct):
                tables.append(self._rows(name, value))
            else:
                facts.add_row(f"[dim]{_label(name)}[/]", self._text(value, word))
        waiting = [self.names[seat] for seat in sorted(self.game.waiting_for(self.state))]
        facts.add_row("[dim]waiting for[/]", ", ".join(waiting))
        self.console.print(Panel.fit(facts), *tables)

    def _rows(self, name: str, rows: Sequence[msgspec.Struct]) -> Table:
        """A table with a line for each; columns that say nothing of anybody are left out."""
        fields = [[(field, self._text(value, word)) for field, value, word in _fields(row)] for row in rows]
        telling = [column for column in zip(*fields, strict=True) if any(text != NOTHING for _, text in column)]
        table = Table()
        table.add_column(_label(name), no_wrap=True)
        for column in telling:
            table.add_column(_label(column[0][0]))
        for number in range(len(rows)):
            head = self.names[number] if len(rows) == len(self.names) else str(number)
            table.add_row(head, *(column[number][1] for column in telling))
        return table

    def _text(self, value: Any, word: str | None) -> str:
        if value is None or value is False or value == () or (value == 0 and word is None):
            return NOTHING
        if isinstance(value, msgspec.Struct):
            parts = (self._text(part, said) for _, part, said in _fields(value))
            return " ".join(part for part in parts if part != NOTHING)
        if isinstance(value, tuple) and any(part is None or isinstance(part, msgspec.Struct) for part in value):
            return ", ".join(self._text(part, word) for part in value)
        return "yes" if value is True else str(self.words.render(value, word, self.names) or value)

    def _show_outcome(self) -> None:
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        table = Table("", "place", "score", *(["tie-break"] if outcome.tie_breaks else []))
        for seat, name in sorted(enumerate(self.names), key=lambda entry: outcome.places[entry[0]]):
            figures = [outcome.places[seat], outcome.scores[seat], *outcome.tie_breaks[seat : seat + 1]]
            table.add_row(name, *map(str, figures))
        self.console.print(table)


def _fields(struct: msgspec.Struct) -> list[tuple[str, Any, str | None]]:
    """Name, value and word of each field."""
    info = inspect.type_info(type(struct))
    assert isinstance(info, inspect.StructType)
    words = field_words(info)
    return [(field.name, getattr(struct, field.name), words.get(field.encode_name)) for field in info.fields]


def _label(name: str) -> str:
    return name.replace("_", " ")

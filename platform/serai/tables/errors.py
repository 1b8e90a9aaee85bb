"""Why a wish about a table is refused. The code is stable; the detail is one sentence for people."""

from typing import Final


class TableError(Exception):
    """Nothing has changed."""

    code = "refused"

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


class UnknownTable(TableError):
    code = "unknown-table"

    def __init__(self) -> None:
        super().__init__("There is no such table, or it takes an invitation.")


class BadInput(TableError):
    """What was asked for can't be meant: a game, seat, bot, option or nonce that does not exist."""

    code = "bad-input"


class NotYours(TableError):
    """Somebody else may do this, but not whoever asks."""

    code = "not-yours"


class WrongMoment(TableError):
    """It could be done at another moment of the table's life."""

    code = "wrong-moment"


class Full(TableError):
    code = "no-free-chair"


class NotReliable(TableError):
    """The table asks for more reliable players, or for ones of whom more is known."""

    code = "not-reliable"

    def __init__(self, asked: int) -> None:
        super().__init__(f"This table asks for members with three games with a clock and {asked} % reliability.")


class KeptApart(TableError):
    """Somebody there has blocked who would sit down, or is blocked by them: it isn't told who, nor which."""

    code = "kept-apart"

    def __init__(self) -> None:
        super().__init__("You and somebody at this table are kept apart: choose another one.")


class SameDevice(TableError):
    """At a ranked table each person has a device of their own."""

    code = "same-device"

    def __init__(self) -> None:
        super().__init__("Somebody has sat down at this ranked table from this device already.")


class MovedOn(TableError):
    """The table has moved on, and the seat faces another decision now."""

    code = "moved-on"

    def __init__(self) -> None:
        super().__init__("The table has moved on: look at it again, then decide.")


class CommitFirst(TableError):
    """An action that shows its actor something new is the last of its turn: the next one is decided knowing it."""

    code = "commit-first"

    def __init__(self, number: int) -> None:
        super().__init__(f"Action {number} shows you something new: commit up to it, then go on.")


class KeyReused(TableError):
    code = "key-reused"

    def __init__(self) -> None:
        super().__init__("This idempotency key stood for something else before: use a new one.")


ERRORS: Final = (
    *(UnknownTable, BadInput, NotYours, WrongMoment, Full, NotReliable, KeptApart, SameDevice),
    *(MovedOn, CommitFirst, KeyReused),
)
CODES: Final = tuple(error.code for error in ERRORS)

"""Errors of verbs. Codes are stable; the detail is a sentence for users."""

from typing import Final


class TableError(Exception):
    """The verb was not executed, and nothing has changed."""

    code = "refused"

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail


class UnknownTable(TableError):
    code = "unknown-table"

    def __init__(self) -> None:
        super().__init__("There is no such table, or you need an invitation to see it.")


class BadInput(TableError):
    """The request names a game, seat, bot, option or nonce that does not exist."""

    code = "bad-input"


class NotYours(TableError):
    """This user may not do this, but another may."""

    code = "not-yours"


class WrongMoment(TableError):
    """The table's current state does not allow this."""

    code = "wrong-moment"


class NoFreeSeat(TableError):
    code = "no-free-seat"


class NotReliable(TableError):
    """The user's reliability is too low for the table, or unknown because they have finished too few games."""

    code = "not-reliable"

    def __init__(self, required: int) -> None:
        super().__init__(
            f"To sit down here you must be a member with three games with a clock and a reliability of {required} %."
        )


class PlayersBlocked(TableError):
    """This user has blocked a player at the table, or the other way round. The error does not say who."""

    code = "blocked"

    def __init__(self) -> None:
        super().__init__("There is a block between you and someone at this table. Choose another table.")


class SameDevice(TableError):
    """At a ranked table each player needs a device of their own."""

    code = "same-device"

    def __init__(self) -> None:
        super().__init__("Somebody else already sat down at this ranked table from this device.")


class TableChanged(TableError):
    """The table has changed, and the seat faces another decision now."""

    code = "table-changed"

    def __init__(self) -> None:
        super().__init__("The table has changed. Look at it again before you decide.")


class CommitFirst(TableError):
    """An action that reveals something to its player must be the last of a commit."""

    code = "commit-first"

    def __init__(self, number: int) -> None:
        super().__init__(f"Action {number} reveals something to you. Send the actions up to it first.")


class KeyReused(TableError):
    code = "key-reused"

    def __init__(self) -> None:
        super().__init__("This idempotency key was used for another request. Use a new key.")


ERRORS: Final = (
    *(UnknownTable, BadInput, NotYours, WrongMoment, NoFreeSeat, NotReliable, PlayersBlocked, SameDevice),
    *(TableChanged, CommitFirst, KeyReused),
)
CODES: Final = tuple(error.code for error in ERRORS)

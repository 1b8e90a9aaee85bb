"""The error that an operator can mend, such as a port in use or a full disk."""

from collections.abc import Sequence


class OperatorError(Exception):
    """Its message is one sentence for the operator, printed without a traceback, at start and at run time.

    `lines` are the last log lines of the program that failed, if there is one.
    """

    def __init__(self, message: str, lines: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.lines = list(lines)

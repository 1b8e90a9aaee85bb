"""Why the stack can't start or a server tool failed, as one sentence for the operator."""

from collections.abc import Sequence


class StartupError(Exception):
    """`lines` are the last log lines of the program that failed, if there is one."""

    def __init__(self, message: str, lines: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.lines = list(lines)

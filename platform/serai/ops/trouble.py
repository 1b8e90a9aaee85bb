"""What keeps the stack from running, said in one sentence."""

from collections.abc import Sequence


class Trouble(Exception):
    """`lines` are the last words of the program that failed, if one did."""

    def __init__(self, sentence: str, lines: Sequence[str] = ()) -> None:
        super().__init__(sentence)
        self.lines = list(lines)

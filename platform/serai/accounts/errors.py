"""What can't be done with an account, each with a code that never changes."""

from typing import Literal

Code = Literal[
    "not-a-guest",
    "username-invalid",
    "username-reserved",
    "username-taken",
    "email-invalid",
    "email-taken",
    "password-refused",
    "night-too-long",
    "vacation-impossible",
    "vacation-overlaps",
    "vacation-too-long",
    "kept-apart",
    "too-many-friends",
    "name-stays",
]


class AccountError(Exception):
    def __init__(self, code: Code, detail: str) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail

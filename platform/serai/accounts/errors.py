"""Why something can't be done with an account. Codes are part of the API and stable."""

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
    "blocked",
    "too-many-friends",
    "rename-not-requested",
]


class AccountError(Exception):
    def __init__(self, code: Code, detail: str) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail

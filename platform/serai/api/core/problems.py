"""The problems that the API answers with: `application/problem+json` (RFC 9457), each with a stable code.

Raise `ProblemError(code, detail)` anywhere in an operation. A code must be listed in `PROBLEMS` and declared in the
operation's `errors`.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from serai.engine import IllegalAction, Plugin
from serai.engine.texts import MissingMessage, texts
from serai.engine.wire_types import LazyType

MEDIA_TYPE = "application/problem+json"


class ProblemKind(Struct, frozen=True):
    """The HTTP status and the title of all problems of one code."""

    status: int
    title: str


PROBLEMS: Mapping[str, ProblemKind] = {
    "malformed": ProblemKind(400, "The request can't be read"),
    "invalid": ProblemKind(400, "The request doesn't fit its schema"),
    "bad-idempotency-key": ProblemKind(400, "The Idempotency-Key header is missing or malformed"),
    "not-authenticated": ProblemKind(401, "Sign in first"),
    "bad-credentials": ProblemKind(401, "The credentials are not valid"),
    "forbidden": ProblemKind(403, "You may not do this"),
    "not-yours": ProblemKind(403, "You may not do this at this table"),
    "suspended": ProblemKind(403, "A moderator has suspended you temporarily"),
    "chat-banned": ProblemKind(403, "A moderator has banned you from chats temporarily"),
    "members-only": ProblemKind(403, "Guests can't do this: become a member first"),
    "not-found": ProblemKind(404, "Not found"),
    "unknown-game": ProblemKind(404, "There is no such game"),
    "unknown-table": ProblemKind(404, "There is no such table, or it needs an invitation"),
    "unknown-player": ProblemKind(404, "There is no player with this name"),
    "unknown-season": ProblemKind(404, "There is no such season on this ladder"),
    "not-on-ladder": ProblemKind(404, "You have no place on this ladder yet"),
    "unknown-standing-order": ProblemKind(404, "There is no such standing order, or no longer"),
    "unknown-search": ProblemKind(404, "There is no such search, or no longer"),
    "method-not-allowed": ProblemKind(405, "This path doesn't support the method"),
    "not-acceptable": ProblemKind(406, "The response is not available in any media type of the Accept header"),
    "table-changed": ProblemKind(409, "The table has changed: look at it again before you decide"),
    "wrong-moment": ProblemKind(409, "This is not possible at this stage of the game"),
    "standing-order-not-possible": ProblemKind(409, "This standing order is not possible now"),
    "too-many-standing-orders": ProblemKind(409, "You have too many standing orders at this table"),
    "advice-pending": ProblemKind(409, "Other advice is still being prepared for you"),
    "at-live-table": ProblemKind(409, "You sit at a live table: finish or leave it first"),
    "already-searching": ProblemKind(409, "You are already searching for a live table"),
    "too-many-searches": ProblemKind(409, "You have too many searches"),
    "no-free-seat": ProblemKind(409, "The seat is taken"),
    "not-reliable": ProblemKind(409, "The table requires a higher reliability"),
    "blocked": ProblemKind(409, "You can't do this together: one of you has blocked the other"),
    "same-device": ProblemKind(409, "Another account sits at this ranked table from the same device"),
    "is-yourself": ProblemKind(409, "You can't do this to yourself"),
    "too-many-friends": ProblemKind(409, "You have sent too many friend requests"),
    "rename-not-requested": ProblemKind(409, "You can change your name only if a moderator asked you to"),
    "already-at-table": ProblemKind(409, "This player already sits at the table"),
    "not-a-guest": ProblemKind(409, "You are a member already"),
    "username-taken": ProblemKind(409, "The username is taken"),
    "email-taken": ProblemKind(409, "The email address belongs to another account"),
    "too-large": ProblemKind(413, "The request is too large"),
    "unsupported-media-type": ProblemKind(415, "The request's media type must be application/json"),
    "illegal": ProblemKind(422, "The rules of the game forbid this action"),
    "bad-input": ProblemKind(422, "A value in the request is not possible here"),
    "commit-first": ProblemKind(422, "An action reveals something: it must be the last of its request"),
    "key-reused": ProblemKind(422, "The Idempotency-Key was used for another request"),
    "bad-link": ProblemKind(422, "The link has expired or is not valid"),
    "username-invalid": ProblemKind(422, "The username is not valid"),
    "username-reserved": ProblemKind(422, "The username is reserved"),
    "email-invalid": ProblemKind(422, "The email address is not valid"),
    "password-refused": ProblemKind(422, "The password is too weak"),
    "night-too-long": ProblemKind(422, "The nightly quiet hours may last at most twelve hours"),
    "vacation-impossible": ProblemKind(422, "A vacation must end after it begins, and within a year"),
    "vacation-overlaps": ProblemKind(422, "The vacation overlaps with another one"),
    "vacation-too-long": ProblemKind(422, "You don't have that many vacation days left this year"),
    "throttled": ProblemKind(429, "Too many requests"),
    "server-error": ProblemKind(500, "Internal server error"),
    "unavailable": ProblemKind(503, "The site is temporarily unavailable: try again in a moment"),
}

Code: TypeAlias = Annotated[
    str, Meta(description="A stable code for programs to check.", extra_json_schema={"enum": list(PROBLEMS)})
]


class Problem(Struct, frozen=True, kw_only=True):
    """What went wrong (RFC 9457)."""

    type: Annotated[str, Meta(description="`urn:serai:problem:` and the code.")]
    title: Annotated[str, Meta(description="The same for every problem with this code.")]
    status: int
    code: Code
    detail: Annotated[str, Meta(description="An explanation of this occurrence, for people to read.")]


class InvalidProblem(Problem, frozen=True, kw_only=True):
    """The request doesn't match its schema."""

    location: Annotated[
        str,
        Meta(description="The place of the first error, such as `body.actions[0].cards`.", examples=["query.language"]),
    ]


ParamValue: TypeAlias = int | str | bool | None


class IllegalProblem(Problem, frozen=True, kw_only=True):
    """The rules of the game forbid the action now. `detail` says why, in the language of the request."""

    rule_code: Annotated[str, Meta(description="The game's own stable code for this rule.")]
    ruling: Annotated[str | None, Meta(description="The number of the ruling on the game's rules page.")]
    params: Annotated[
        dict[str, ParamValue | list[ParamValue]], Meta(description="The values that `detail` mentions, by name.")
    ]


class RestrictedProblem(Problem, frozen=True, kw_only=True):
    """A moderator has suspended you, or banned you from chats."""

    until: Annotated[datetime, Meta(description="When the restriction ends.")]
    reason: Annotated[str, Meta(description="The moderator's explanation.")]


PROBLEM_TYPES: Mapping[str, Any] = {
    "invalid": InvalidProblem,
    "illegal": IllegalProblem,
    "suspended": RestrictedProblem,
    "chat-banned": RestrictedProblem,
}
"""By code; all other problems are a plain `Problem`."""


class ProblemError(Exception):
    """Raised in an operation to answer with a problem. `more` are the further fields of the code's problem type."""

    def __init__(
        self, code: str, detail: str = "", *, headers: Mapping[str, str] | None = None, **more: object
    ) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail
        self.headers = dict(headers or {})
        self.more = more


class Illegal(ProblemError):
    """An illegal action. Its explanation is translated later, when the language of the request is known."""

    def __init__(self, action: IllegalAction, plugin: Plugin | None) -> None:
        super().__init__("illegal")
        self.action = action
        self.plugin = plugin

    def in_language(self, language: str) -> ProblemError:
        action = self.action
        params = {name: _param_value(value) for name, value in action.params.items()}
        detail = _explanation(self.plugin, action, language)
        return ProblemError("illegal", detail, rule_code=action.code, ruling=action.ruling, params=params)


@contextmanager
def explain_illegal_actions(plugin: Plugin) -> Iterator[None]:
    """Turns an IllegalAction raised inside into a problem that the game's own texts explain."""
    try:
        yield
    except IllegalAction as action:
        raise Illegal(action, plugin) from action


def to_json(problem: ProblemError) -> dict[str, Any]:
    """The problem as a JSON object."""
    kind = PROBLEMS[problem.code]
    return {
        "type": f"urn:serai:problem:{problem.code}",
        "title": kind.title,
        "status": kind.status,
        "code": problem.code,
        "detail": problem.detail or f"{kind.title}.",
        **problem.more,
    }


def problem_type(code: str, own: Mapping[str, Any | LazyType]) -> Any:
    """The type of the problem with this code; `own` are the operation's `problem_types`."""
    return own.get(code) or PROBLEM_TYPES.get(code, Problem)


def _explanation(plugin: Plugin | None, action: IllegalAction, language: str) -> str:
    if plugin is None:
        return str(action)
    try:
        return texts(plugin.texts, language).illegal_sentence(action)
    except MissingMessage:
        return str(action)


def _param_value(value: object) -> Any:
    """The value as clients get it: the parameters of a plug-in's rule may be any objects."""
    if isinstance(value, list | tuple | set | frozenset):
        return [item if isinstance(item, int | str | None) else str(item) for item in value]
    return value if isinstance(value, int | str | None) else str(value)

"""What can go wrong, as `application/problem+json` (RFC 9457), each with a code that never changes its meaning."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from serai.engine import IllegalAction, Plugin
from serai.engine.shapes import Shape
from serai.engine.texts import MissingWords, texts

MEDIA_TYPE = "application/problem+json"


class Kind(Struct, frozen=True):
    status: int
    title: str


PROBLEMS: Mapping[str, Kind] = {
    "malformed": Kind(400, "The request can't be read"),
    "invalid": Kind(400, "The request doesn't fit its schema"),
    "bad-idempotency-key": Kind(400, "The Idempotency-Key header is missing or malformed"),
    "not-authenticated": Kind(401, "Sign in first"),
    "bad-credentials": Kind(401, "The credentials are not valid"),
    "forbidden": Kind(403, "This is not yours to do"),
    "not-yours": Kind(403, "Somebody else at the table may do this"),
    "suspended": Kind(403, "A moderator has suspended you for a while"),
    "silenced": Kind(403, "A moderator has decided that you can't chat for a while"),
    "members-only": Kind(403, "Only members can do this"),
    "not-found": Kind(404, "There is nothing here"),
    "unknown-game": Kind(404, "There is no such game"),
    "unknown-table": Kind(404, "There is no such table, or it takes an invitation"),
    "unknown-person": Kind(404, "There is nobody of this name"),
    "unknown-season": Kind(404, "There is no such season on this ladder"),
    "not-on-ladder": Kind(404, "They don't stand on this ladder"),
    "unknown-order": Kind(404, "There is no such standing order, or no longer"),
    "unknown-search": Kind(404, "There is no such search, or no longer"),
    "method-not-allowed": Kind(405, "The method is not allowed here"),
    "not-acceptable": Kind(406, "The answer comes in no media type that was asked for"),
    "moved-on": Kind(409, "The table has moved on"),
    "wrong-moment": Kind(409, "It can't be done at this moment of the table's life"),
    "not-offered": Kind(409, "This can't be left now"),
    "too-many-orders": Kind(409, "There are too many standing orders already"),
    "still-thinking": Kind(409, "An expert thinks about something else for you"),
    "at-live-table": Kind(409, "Who sits at a live table can't look for another"),
    "searching-already": Kind(409, "There is a search for a live table already"),
    "too-many-searches": Kind(409, "There are too many searches already"),
    "no-free-chair": Kind(409, "The chair is taken"),
    "not-reliable": Kind(409, "The table asks for more reliable players"),
    "kept-apart": Kind(409, "You and somebody there are kept apart"),
    "same-device": Kind(409, "Somebody plays at this ranked table from this device already"),
    "thats-you": Kind(409, "That is you yourself"),
    "too-many-friends": Kind(409, "You have asked too many people already"),
    "name-stays": Kind(409, "Nobody has asked for another name"),
    "there-already": Kind(409, "They are at the table already"),
    "not-a-guest": Kind(409, "The account is a member's already"),
    "username-taken": Kind(409, "The name is taken"),
    "email-taken": Kind(409, "The e-mail address belongs to another account"),
    "too-large": Kind(413, "The request is too large"),
    "unsupported-media-type": Kind(415, "The request must be application/json"),
    "illegal": Kind(422, "The rules forbid it"),
    "bad-input": Kind(422, "What was asked for does not exist"),
    "commit-first": Kind(422, "An action shows something new and must be the last of its turn"),
    "key-reused": Kind(422, "The Idempotency-Key stood for something else before"),
    "bad-link": Kind(422, "The link has expired, or is none of ours"),
    "username-invalid": Kind(422, "The name can't be a name"),
    "username-reserved": Kind(422, "The name is nobody's to have"),
    "email-invalid": Kind(422, "The e-mail address can't be one"),
    "password-refused": Kind(422, "The password is too weak"),
    "night-too-long": Kind(422, "Nobody sleeps that long"),
    "vacation-impossible": Kind(422, "A vacation ends after it begins, and within a year"),
    "vacation-overlaps": Kind(422, "There is a vacation then already"),
    "vacation-too-long": Kind(422, "There are not so many days of vacation in a year"),
    "throttled": Kind(429, "Too many requests"),
    "server-error": Kind(500, "Something went wrong here"),
    "unavailable": Kind(503, "The house can't answer right now: try again in a moment"),
}

Code: TypeAlias = Annotated[
    str, Meta(description="Stable: programs decide by it.", extra_json_schema={"enum": list(PROBLEMS)})
]


class Problem(Struct, frozen=True, kw_only=True):
    """What went wrong (RFC 9457)."""

    type: Annotated[str, Meta(description="`urn:serai:problem:` and the code.")]
    title: Annotated[str, Meta(description="The same for every problem of this code.")]
    status: int
    code: Code
    detail: Annotated[str, Meta(description="What went wrong this time, for people.")]


class InvalidProblem(Problem, frozen=True, kw_only=True):
    """A request that doesn't fit its schema, with the place of the first fault."""

    at: Annotated[str, Meta(description="`body.actions[0].cards`, `query.language`", examples=["query.language"])]


Word: TypeAlias = int | str | bool | None


class IllegalProblem(Problem, frozen=True, kw_only=True):
    """An action that the rules forbid now; `detail` says why in the language of the request."""

    rule_code: Annotated[str, Meta(description="The game's own stable code.")]
    ruling: Annotated[str | None, Meta(description="The ruling to look up in the rules page.")]
    params: Annotated[dict[str, Word | list[Word]], Meta(description="What the sentence speaks of.")]


class StoppedProblem(Problem, frozen=True, kw_only=True):
    """What a moderator has decided stands in the way, until when, and why."""

    until: datetime
    reason: Annotated[str, Meta(description="In the moderator's words.")]


SHAPES: Mapping[str, Any] = {
    "invalid": InvalidProblem,
    "illegal": IllegalProblem,
    "suspended": StoppedProblem,
    "silenced": StoppedProblem,
}


class Refusal(Exception):
    """Raise it anywhere under a view. `more` are the further fields of the code's shape."""

    def __init__(
        self, code: str, detail: str = "", *, headers: Mapping[str, str] | None = None, **more: object
    ) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail
        self.headers = dict(headers or {})
        self.more = more


class Illegal(Refusal):
    """An illegal action of a known game: its sentence is said when the language is known."""

    def __init__(self, action: IllegalAction, plugin: Plugin | None) -> None:
        super().__init__("illegal")
        self.action = action
        self.plugin = plugin

    def spoken(self, language: str) -> Refusal:
        action = self.action
        params = {name: _word(value) for name, value in action.params.items()}
        detail = _sentence(self.plugin, action, language)
        return Refusal("illegal", detail, rule_code=action.code, ruling=action.ruling, params=params)


@contextmanager
def rulings_of(plugin: Plugin) -> Iterator[None]:
    """What the rules of this game forbid inside is refused in the game's own words."""
    try:
        yield
    except IllegalAction as action:
        raise Illegal(action, plugin) from action


def body_of(refusal: Refusal) -> dict[str, Any]:
    kind = PROBLEMS[refusal.code]
    return {
        "type": f"urn:serai:problem:{refusal.code}",
        "title": kind.title,
        "status": kind.status,
        "code": refusal.code,
        "detail": refusal.detail or f"{kind.title}.",
        **refusal.more,
    }


def shape_of(code: str, own: Mapping[str, Any | Shape]) -> Any:
    return own.get(code) or SHAPES.get(code, Problem)


def _sentence(plugin: Plugin | None, action: IllegalAction, language: str) -> str:
    if plugin is None:
        return str(action)
    try:
        return texts(plugin.texts, language).say_illegal(action)
    except MissingWords:
        return str(action)


def _word(value: object) -> Any:
    """Parameters of a stranger's rule may be anything; on the wire they are words, numbers and lists of them."""
    if isinstance(value, list | tuple | set | frozenset):
        return [item if isinstance(item, int | str | None) else str(item) for item in value]
    return value if isinstance(value, int | str | None) else str(value)

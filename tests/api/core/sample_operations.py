"""A urlconf with sample operations: types with parts of a game, and every way to fail."""

from typing import Annotated

import django.db
import msgspec
import psycopg
from django.core.exceptions import PermissionDenied, SuspiciousOperation
from django.http import Http404
from django.urls import include, path
from msgspec import Meta
from rest_framework import exceptions

from haggle.plugin import plugin as haggle
from serai.api import urls
from serai.api.core.operation import endpoint, operation
from serai.api.core.problems import Problem, ProblemError, explain_illegal_actions
from serai.api.core.reading import Body, Query
from serai.engine import IllegalAction, Rng
from serai.engine.registry import find
from serai.engine.wire_types import Rules, page_of, per_game, per_rules

Frame = per_rules(
    "Frame",
    lambda rules: {
        "version": int,
        "view": rules.types.view,
        "legal": list[rules.types.action],
        "hints": rules.types.hints | None,
    },
)
Events = per_rules("FrameEvents", lambda rules: {"events": list[rules.types.redacted]})
Act = per_rules("Act", lambda rules: {"version": int, "actions": list[rules.types.action]}, strict=True)
Opening = per_game(
    "FrameOpening", lambda rules: {"seats": int, "options": (rules.types.options, rules.types.options())}
)
TableChanged = per_rules("FrameTableChanged", lambda rules: {"frame": Frame.of(rules.key)}, base=Problem)
Frames = page_of("Frames", frames=Frame)


def frame(rules: Rules, seat: int = 0):
    """The first position of a game, as a seat sees it."""
    game, state = rules.game, None
    for event in game.setup(rules.plugin.seats[0], rules.types.options(), Rng(bytes(32))):
        state = game.evolve(state, event)
    seen = (game.view(state, seat), game.legal(state, seat), game.hints(state, seat))
    return Frame.of(rules.key)(version=1, **dict(zip(("view", "legal", "hints"), seen, strict=True)))


def first_frame():
    return frame(Rules(haggle, 1))


class Filter(Query, frozen=True):
    page: Annotated[int, Meta(ge=1, description="Which page.", examples=[2])] = 1
    mine: Annotated[bool, Meta(description="Only mine.", examples=[True])] = False


class Note(Body, frozen=True):
    text: Annotated[str, Meta(max_length=5)]


@operation("Show a frame", response=Frame, example=first_frame, public=True)
def show_frame(_, slug):
    plugin = find(slug)
    return frame(Rules(plugin, plugin.current_version))


@operation("List frames", response=Frames, example=lambda: Frames()(frames=[first_frame()]), query=Filter, public=True)
def list_frames(_, query):
    return Frames()(frames=[first_frame()] * query.page)


@operation(
    "Act",
    body=Act,
    body_example=lambda: Act.of("haggle/1")(version=1, actions=first_frame().legal[:1]),
    response=Events,
    example=lambda: Events.of("haggle/1")(events=[]),
    errors=["illegal", "table-changed"],
    problem_types={"table-changed": TableChanged},
    public=True,
)
def act(_, body):
    if body.version > 1:
        raise ProblemError("table-changed", rules="haggle/1", frame=first_frame())
    with explain_illegal_actions(haggle):
        raise IllegalAction("not-in-hand", ruling="H1", card=6)


@operation(
    "Open a table",
    body=Opening,
    body_example=lambda: Opening.of("haggle")(seats=2),
    response=Frame,
    example=first_frame,
    status=201,
    public=True,
)
def open_table(_, body):
    return first_frame()


@operation(
    "Take a note",
    body=Note,
    body_example=lambda: Note(text="hello"),
    response=None,
    idempotency="required",
    throttle="notes",
)
def take_note(_, body, command):
    return None


@operation("Show members", response=str, example=lambda: "welcome", media_type="text/plain")
def members_only(_):
    return "welcome"


@operation("Read", response=str, example=lambda: "a page", media_type="text/markdown", public=True, throttle="pages")
def read_page(_):
    return "a page"


FAILURES = {
    "http404": (Http404("secret"), "not-found"),
    "not-found": (exceptions.NotFound(), "not-found"),
    "suspicious": (SuspiciousOperation("secret"), "malformed"),
    "permission": (PermissionDenied("secret"), "forbidden"),
    "forbidden": (exceptions.PermissionDenied(), "forbidden"),
    "parse": (exceptions.ParseError(), "malformed"),
    "validation": (exceptions.ValidationError({"name": ["secret"]}), "invalid"),
    "credentials": (exceptions.AuthenticationFailed(), "bad-credentials"),
    "throttled": (exceptions.Throttled(wait=2.5), "throttled"),
    "media": (exceptions.UnsupportedMediaType("x"), "unsupported-media-type"),
    "crash": (ZeroDivisionError("secret"), "server-error"),
    "encode": (msgspec.ValidationError("secret"), "server-error"),
    "api": (exceptions.APIException("secret"), "server-error"),
    "database": (django.db.OperationalError("secret"), "unavailable"),
    "connection": (psycopg.OperationalError("secret"), "unavailable"),
    "rule": (IllegalAction("no-such-rule", ruling="H9", where={1, 2}, what=object), "illegal"),
}


@operation("Fail", response=str, example=lambda: "", public=True)
def fail(_, slug):
    raise FAILURES[slug][0]


urls_of_samples = [
    path("frames", endpoint(get=list_frames)),
    path("frames/<slug:slug>", endpoint(get=show_frame)),
    path("acts", endpoint(post=act)),
    path("tables", endpoint(post=open_table)),
    path("notes", endpoint(post=take_note)),
    path("members", endpoint(get=members_only)),
    path("page", endpoint(get=read_page)),
    path("fail/<slug:slug>", endpoint(get=fail)),
]
handler400 = "serai.api.core.errors.bad_request"
handler500 = "serai.api.core.errors.server_error"
urlpatterns = [path("api/sample/", include(urls_of_samples)), path("api/", include(urls))]

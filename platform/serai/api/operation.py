"""An operation of the API, declared once: what runs, what is checked and what the schema says come from the same lines.

    @operation("Tell about a game", answers=Game, errors=["unknown-game"], example=..., public=True)
    def show_game(request: Request, slug: str) -> object: ...

    path("games/<slug:slug>", endpoint(get=show_game))

The function gets the request, the path's variables, and as far as they are declared `body`, `query` and `command`.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, NoReturn

from django.http import HttpResponse
from django.http.response import HttpResponseBase
from django.utils.cache import patch_vary_headers
from msgspec import Struct
from rest_framework.exceptions import NotAuthenticated, PermissionDenied
from rest_framework.permissions import AllowAny, IsAuthenticated
from rest_framework.renderers import BaseRenderer
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle
from rest_framework.views import APIView

from serai.api.idempotency import Idempotency, command_of, fingerprint_of, keep, require_same
from serai.api.problems import PROBLEMS
from serai.api.reading import Query, read_body, read_query
from serai.api.throttles import ScopeThrottle
from serai.engine.shapes import Shape, built
from serai.engine.wire import encode

JSON = "application/json"


class Operation(Struct, frozen=True, kw_only=True):
    run: Callable[..., object]
    summary: str
    answers: Any
    """A type or a Shape; None: nothing is answered, with 204."""
    example: Callable[[], object] | None
    takes: Any
    takes_example: Callable[[], object] | None
    query: type[Query] | None
    errors: tuple[str, ...]
    error_shapes: Mapping[str, Any]
    status: int
    public: bool
    throttle: str
    idempotency: Idempotency | None
    media_type: str

    @property
    def name(self) -> str:
        return getattr(self.run, "__name__", "")

    def all_errors(self, path: str = "") -> list[str]:
        """The declared ones, and what follows from the declaration and from where it stands."""
        codes = {*self.errors, "not-acceptable", "throttled", "bad-credentials"}
        if "{" in path:
            codes |= {"not-found"}
        if self.takes is not None:
            codes |= {"malformed", "invalid", "too-large", "unsupported-media-type"}
        if self.query is not None:
            codes |= {"invalid"}
        if self.idempotency is not None:
            codes |= {"bad-idempotency-key", "key-reused"}
        if not self.public:
            codes |= {"not-authenticated", "forbidden"}
        return [code for code in PROBLEMS if code in codes]

    def answer(self, request: Request, **arguments: Any) -> HttpResponseBase:
        path = dict(arguments)
        if self.query is not None:
            arguments["query"] = read_query(request.query_params, self.query)
        if self.takes is not None:
            arguments["body"] = read_body(request, built(self.takes))
        if self.idempotency is not None:
            response = self._response(self._once(request, path, arguments, self.idempotency))
        else:
            response = self._response(self.run(request, **arguments))
        patch_vary_headers(response, ["Accept-Language", "Authorization", "Cookie"])  # by language, and by who asks
        if request.user and request.user.is_authenticated:
            response.headers.setdefault("Cache-Control", "private, no-store")
        return response

    def _once(
        self, request: Request, path: Mapping[str, Any], arguments: Mapping[str, Any], idempotency: Idempotency
    ) -> object:
        """The log answers a repeated command with its first answer; here it is made sure that it means the same."""
        command = command_of(request, idempotency, path.get("table"))
        fingerprint = fingerprint_of(self.name, path, encode(arguments.get("body")))
        require_same(command, fingerprint)
        result = self.run(request, **arguments, command=command)
        keep(command, fingerprint)
        return result

    def _response(self, result: object) -> HttpResponseBase:
        if isinstance(result, HttpResponseBase):
            return result
        if self.answers is None:
            return HttpResponse(status=204)
        content = encode(result) if self.media_type == JSON else result
        return HttpResponse(content, status=self.status, content_type=self.media_type)


def operation(
    summary: str,
    *,
    answers: Any | Shape | None,
    example: Callable[[], object] | None = None,
    takes: Any | Shape | None = None,
    takes_example: Callable[[], object] | None = None,
    query: type[Query] | None = None,
    errors: Iterable[str] = (),
    error_shapes: Mapping[str, Any] | None = None,
    status: int = 200,
    public: bool = False,
    throttle: str = "api",
    idempotency: Idempotency | None = None,
    media_type: str = JSON,
) -> Callable[[Callable[..., object]], Operation]:
    if public and idempotency:
        raise TypeError("A key is somebody's: an operation with an idempotency key can't be public.")

    def declare(run: Callable[..., object]) -> Operation:
        return Operation(
            run=run,
            summary=summary,
            answers=answers,
            example=example,
            takes=takes,
            takes_example=takes_example,
            query=query,
            errors=tuple(errors),
            error_shapes=error_shapes or {},
            status=204 if answers is None else status,
            public=public,
            throttle=throttle,
            idempotency=idempotency,
            media_type=media_type,
        )

    return declare


class Endpoint(APIView):
    """What REST framework asks of a view, answered by the operation of the request's method."""

    operations: ClassVar[Mapping[str, Operation]] = {}

    @property
    def operation(self) -> Operation | None:
        method = (self.request.method or "").upper()
        return self.operations.get("GET" if method == "HEAD" else method)

    def get_renderers(self) -> list[BaseRenderer]:
        return [Renderer(self.operation.media_type if self.operation else JSON)]

    def get_permissions(self) -> list[Any]:
        return [AllowAny()] if self.operation is None or self.operation.public else [IsAuthenticated()]

    def permission_denied(self, request: Request, message: str | None = None, code: str | None = None) -> NoReturn:
        """Who is nobody yet is asked to sign in, whatever the ways to do so."""
        if not (request.user and request.user.is_authenticated):
            raise NotAuthenticated
        raise PermissionDenied(message, code)

    def get_throttles(self) -> list[BaseThrottle]:
        return [ScopeThrottle(self.operation.throttle)] if self.operation else []


class Renderer(BaseRenderer):
    """Only to be negotiated: operations write their answers themselves."""

    def __init__(self, media_type: str = JSON) -> None:
        self.media_type = media_type
        self.format = media_type.rpartition("/")[2]

    def render(self, data: Any, *_: Any) -> bytes:
        return encode(data)


def endpoint(**operations: Operation) -> Callable[..., HttpResponseBase]:
    """A view of the operations, by their methods: `endpoint(get=list_tables, post=open_table)`."""

    def handler(of: Operation) -> Callable[..., HttpResponseBase]:
        return lambda _, request, **variables: of.answer(request, **variables)

    members: dict[str, Any] = {method: handler(of) for method, of in operations.items()}
    members["operations"] = {method.upper(): of for method, of in operations.items()}
    members["http_method_names"] = [*operations, *(["head"] if "get" in operations else [])]
    view: type[Endpoint] = type("Endpoint", (Endpoint,), members)
    return view.as_view()

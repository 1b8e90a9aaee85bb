"""Operations: how an endpoint of the REST API is declared.

    @operation("Show a game", response=Game, errors=["unknown-game"], example=..., public=True)
    def show_game(request: Request, slug: str) -> object: ...

    path("games/<slug:slug>", endpoint(get=show_game))

One declaration is used three times: to validate the request (`reading.py`), to run it (here), and to generate the
OpenAPI document (`document.py`), so that the document can't differ from what the code does. The summary and the
function's docstring are published in the document.

The function gets the request and the path's variables as arguments and, if they are declared, `query`, `body` and
`command` (the id of an idempotent command). It returns a value of the type `response`, or raises: a `ProblemError`
(`problems.py`) or any exception that `errors.py` can translate.
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

from serai.api.core.idempotency import Idempotency, command_of, fingerprint_of, record, require_same
from serai.api.core.problems import PROBLEMS
from serai.api.core.reading import Query, read_body, read_query
from serai.api.core.throttles import ScopeThrottle
from serai.engine.codec import encode
from serai.engine.wire_types import LazyType, resolve

JSON = "application/json"


class Operation(Struct, frozen=True, kw_only=True):
    """A declared operation. Created by the decorator `operation`."""

    run: Callable[..., object]
    """The decorated function. Its name is the operationId."""
    summary: str
    response: Any
    """The response's type, or a LazyType of it; None: the response is empty, with status 204."""
    example: Callable[[], object] | None
    """Returns an example of a response, for the document."""
    body: Any
    """The request body's type, or a LazyType of it; None: the request has no body."""
    body_example: Callable[[], object] | None
    query: type[Query] | None
    errors: tuple[str, ...]
    """Codes of the problems that this operation can answer with, beyond those that `all_errors` adds."""
    problem_types: Mapping[str, Any]
    """By code: the types of problems that carry fields special to this operation."""
    status: int
    public: bool
    """Whether anonymous clients may use it."""
    throttle: str
    """The scope whose rate limits it (`throttles.py`)."""
    idempotency: Idempotency | None
    """Whether the header Idempotency-Key is required or optional; None: it is ignored."""
    media_type: str

    @property
    def name(self) -> str:
        return getattr(self.run, "__name__", "")

    def all_errors(self, path: str = "") -> list[str]:
        """The declared codes, and those that follow from the rest of the declaration and from the path."""
        codes = {*self.errors, "not-acceptable", "throttled", "bad-credentials"}
        if "{" in path:
            codes |= {"not-found"}
        if self.body is not None:
            codes |= {"malformed", "invalid", "too-large", "unsupported-media-type"}
        if self.query is not None:
            codes |= {"invalid"}
        if self.idempotency is not None:
            codes |= {"bad-idempotency-key", "key-reused"}
        if not self.public:
            codes |= {"not-authenticated", "forbidden"}
        return [code for code in PROBLEMS if code in codes]

    def handle(self, request: Request, **arguments: Any) -> HttpResponseBase:
        """Validates the request, runs the function and encodes what it returns."""
        path = dict(arguments)
        if self.query is not None:
            arguments["query"] = read_query(request.query_params, self.query)
        if self.body is not None:
            arguments["body"] = read_body(request, resolve(self.body))
        if self.idempotency is not None:
            response = self._to_response(self._run_once(request, path, arguments, self.idempotency))
        else:
            response = self._to_response(self.run(request, **arguments))
        patch_vary_headers(response, ["Accept-Language", "Authorization", "Cookie"])
        if request.user and request.user.is_authenticated:
            response.headers.setdefault("Cache-Control", "private, no-store")
        return response

    def _run_once(
        self, request: Request, path: Mapping[str, Any], arguments: Mapping[str, Any], idempotency: Idempotency
    ) -> object:
        """Runs the command unless its key was used for another request before (`idempotency.py`)."""
        command = command_of(request, idempotency, path.get("table"))
        fingerprint = fingerprint_of(self.name, path, encode(arguments.get("body")))
        require_same(command, fingerprint)
        result = self.run(request, **arguments, command=command)
        record(command, fingerprint)
        return result

    def _to_response(self, result: object) -> HttpResponseBase:
        if isinstance(result, HttpResponseBase):
            return result
        if self.response is None:
            return HttpResponse(status=204)
        content = encode(result) if self.media_type == JSON else result
        return HttpResponse(content, status=self.status, content_type=self.media_type)


def operation(
    summary: str,
    *,
    response: Any | LazyType | None,
    example: Callable[[], object] | None = None,
    body: Any | LazyType | None = None,
    body_example: Callable[[], object] | None = None,
    query: type[Query] | None = None,
    errors: Iterable[str] = (),
    problem_types: Mapping[str, Any] | None = None,
    status: int = 200,
    public: bool = False,
    throttle: str = "api",
    idempotency: Idempotency | None = None,
    media_type: str = JSON,
) -> Callable[[Callable[..., object]], Operation]:
    """Declares a function as an operation; the arguments are explained at the fields of `Operation`."""
    if public and idempotency:
        raise TypeError("Idempotency keys belong to a user: a public operation can't have them.")

    def declare(run: Callable[..., object]) -> Operation:
        return Operation(
            run=run,
            summary=summary,
            response=response,
            example=example,
            body=body,
            body_example=body_example,
            query=query,
            errors=tuple(errors),
            problem_types=problem_types or {},
            status=204 if response is None else status,
            public=public,
            throttle=throttle,
            idempotency=idempotency,
            media_type=media_type,
        )

    return declare


class Endpoint(APIView):
    """A REST framework view whose permissions, throttles and renderers come from the operation of the HTTP method."""

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
        """Always answers anonymous clients with 401, whatever the authentication classes are."""
        if not (request.user and request.user.is_authenticated):
            raise NotAuthenticated
        raise PermissionDenied(message, code)

    def get_throttles(self) -> list[BaseThrottle]:
        return [ScopeThrottle(self.operation.throttle)] if self.operation else []


class Renderer(BaseRenderer):
    """Used for content negotiation only: operations encode their responses themselves."""

    def __init__(self, media_type: str = JSON) -> None:
        self.media_type = media_type
        self.format = media_type.rpartition("/")[2]

    def render(self, data: Any, *_: Any) -> bytes:
        return encode(data)


def endpoint(**operations: Operation) -> Callable[..., HttpResponseBase]:
    """A Django view of the operations, by HTTP method: `endpoint(get=list_tables, post=open_table)`."""

    def handler(operation: Operation) -> Callable[..., HttpResponseBase]:
        return lambda _, request, **variables: operation.handle(request, **variables)

    members: dict[str, Any] = {method: handler(operation) for method, operation in operations.items()}
    members["operations"] = {method.upper(): operation for method, operation in operations.items()}
    members["http_method_names"] = [*operations, *(["head"] if "get" in operations else [])]
    view: type[Endpoint] = type("Endpoint", (Endpoint,), members)
    return view.as_view()

"""Turns every exception under /api/ into a problem response (`problems.py`)."""

import logging
import sys
from collections.abc import Mapping
from math import ceil
from typing import Any

import django.db
import psycopg
from django.core.exceptions import PermissionDenied, RequestDataTooBig, SuspiciousOperation
from django.core.signals import got_request_exception
from django.http import Http404, HttpRequest, HttpResponse
from django.http.request import UnreadablePostError
from django.utils.cache import patch_vary_headers
from django.utils.log import log_response
from django.views import defaults
from rest_framework import exceptions
from rest_framework.views import set_rollback

from serai.accounts.errors import AccountError
from serai.api.core.language import language_of
from serai.api.core.problems import MEDIA_TYPE, PROBLEMS, Illegal, ProblemError, to_json
from serai.engine import IllegalAction
from serai.engine.codec import encode
from serai.engine.registry import UnknownGame
from serai.matchmaking.errors import MatchmakingError
from serai.moderation.restrictions import Restricted
from serai.tables.errors import TableError

DATABASE_ERRORS = (
    django.db.OperationalError,
    django.db.InterfaceError,
    psycopg.OperationalError,
    psycopg.InterfaceError,
)
"""The database is unreachable, or can't serve the query right now."""
CODES: Mapping[type[Exception], str] = {
    UnknownGame: "unknown-game",
    Http404: "not-found",
    PermissionDenied: "forbidden",
    RequestDataTooBig: "too-large",
    SuspiciousOperation: "malformed",
    UnreadablePostError: "malformed",
    exceptions.ParseError: "malformed",
    RecursionError: "malformed",
    exceptions.ValidationError: "invalid",
    exceptions.NotAuthenticated: "not-authenticated",
    exceptions.AuthenticationFailed: "bad-credentials",
    exceptions.PermissionDenied: "forbidden",
    exceptions.NotFound: "not-found",
    exceptions.MethodNotAllowed: "method-not-allowed",
    exceptions.NotAcceptable: "not-acceptable",
    exceptions.UnsupportedMediaType: "unsupported-media-type",
    exceptions.Throttled: "throttled",
    **dict.fromkeys(DATABASE_ERRORS, "unavailable"),
}
RETRY_AFTER = 2
"""Seconds, the `Retry-After` of a 503 response."""

logger = logging.getLogger(__name__)


def handle_exception(error: Exception, context: Mapping[str, Any]) -> HttpResponse:
    """Answers with the problem that the exception means; REST framework's EXCEPTION_HANDLER."""
    request: HttpRequest = context["request"]
    response = problem_response(problem_of(error), request)
    set_rollback()
    if response.status_code == 503:
        logger.warning(
            "database unavailable path=%s error=%s detail=%r", request.path, type(error).__name__, str(error)
        )
    elif response.status_code >= 500:
        got_request_exception.send(sender=None, request=request)
        log_response(
            "unhandled exception error=%s path=%s",
            type(error).__name__,
            request.path,
            response=response,
            request=request,
            exception=error,
        )
    return response


def problem_response(problem: ProblemError, request: HttpRequest) -> HttpResponse:
    language = "en"
    if isinstance(problem, Illegal):
        language = language_of(request)
        problem = problem.in_language(language)
    response = HttpResponse(
        encode(to_json(problem)),
        status=PROBLEMS[problem.code].status,
        content_type=MEDIA_TYPE,
        headers={**problem.headers, "Content-Language": language},
    )
    patch_vary_headers(response, ["Accept-Language"])
    return response


def problem_of(error: Exception) -> ProblemError:
    """The problem that an exception means; `server-error` if nothing more is known about it."""
    if isinstance(error, ProblemError):
        return error
    if isinstance(error, TableError | AccountError | MatchmakingError):
        return ProblemError(error.code, error.detail)
    if isinstance(error, Restricted):
        return _restricted(error)
    if isinstance(error, IllegalAction):
        return Illegal(error, None)
    code = next((CODES[kind] for kind in type(error).__mro__ if kind in CODES), "server-error")
    return ProblemError(code, "" if code == "server-error" else _detail(error), headers=_headers(error))


def _restricted(error: Restricted) -> ProblemError:
    code = "suspended" if error.kind == "suspend" else "chat-banned"
    detail = f"A moderator decided this. It lasts until {error.until:%Y-%m-%d %H:%M} UTC. Reason: {error.reason}"
    return ProblemError(code, detail, until=error.until, reason=error.reason)


def _detail(error: Exception) -> str:
    """The exception's text if it was written for clients; any other may contain secrets."""
    if isinstance(error, UnknownGame):
        return str(error)
    detail = error.detail if isinstance(error, exceptions.APIException) else ""
    return str(detail) if isinstance(detail, str) and not isinstance(error, exceptions.Throttled) else ""


def _headers(error: Exception) -> dict[str, str]:
    if isinstance(error, exceptions.NotAuthenticated | exceptions.AuthenticationFailed):
        return {"WWW-Authenticate": getattr(error, "auth_header", None) or "Bearer"}
    if isinstance(error, DATABASE_ERRORS):
        return {"Retry-After": str(RETRY_AFTER)}
    if isinstance(error, exceptions.Throttled):
        return {"Retry-After": str(max(1, ceil(getattr(error, "wait", None) or 1)))}
    return {}


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Django's handler400: for requests that fail before a view is found, such as those with a forged Host."""
    if _is_api(request):
        return problem_response(ProblemError("malformed"), request)
    return defaults.bad_request(request, exception)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answers 404; Django's handler404."""
    if _is_api(request):
        return problem_response(ProblemError("not-found"), request)
    return defaults.page_not_found(request, exception)


def server_error(request: HttpRequest) -> HttpResponse:
    """Django's handler500: for exceptions outside of REST framework's views, such as in middleware or in allauth."""
    if _is_api(request):
        error = sys.exc_info()[1]
        problem = problem_of(error) if isinstance(error, DATABASE_ERRORS) else ProblemError("server-error")
        return problem_response(problem, request)
    return defaults.server_error(request)


def _is_api(request: HttpRequest) -> bool:
    return request.path.startswith("/api/")

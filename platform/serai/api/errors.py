"""Every error under /api/ is answered as a problem, whoever raised it."""

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
from serai.api.language import language_of
from serai.api.problems import MEDIA_TYPE, PROBLEMS, Illegal, Refusal, body_of
from serai.desk.conduct import Stopped
from serai.engine import IllegalAction
from serai.engine.registry import UnknownGame
from serai.engine.wire import encode
from serai.matching.errors import MatchingError
from serai.tables.errors import TableError

AWAY = (django.db.OperationalError, django.db.InterfaceError, psycopg.OperationalError, psycopg.InterfaceError)
"""The database is not there, or can't do now what it was asked for."""
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
    **dict.fromkeys(AWAY, "unavailable"),
}
COME_BACK_AFTER = 2
"""Seconds, for who is told that the house can't answer."""

logger = logging.getLogger(__name__)


def answer(error: Exception, context: Mapping[str, Any]) -> HttpResponse:
    """REST framework's exception handler."""
    request: HttpRequest = context["request"]
    response = problem(refusal_of(error), request)
    set_rollback()
    if response.status_code == 503:
        logger.warning("nobody can be told about %s: %s", request.path, error)
    elif response.status_code >= 500:
        got_request_exception.send(sender=None, request=request)
        log_response("%s: %s", type(error).__name__, request.path, response=response, request=request, exception=error)
    return response


def problem(refusal: Refusal, request: HttpRequest) -> HttpResponse:
    language = "en"
    if isinstance(refusal, Illegal):
        language = language_of(request)
        refusal = refusal.spoken(language)
    response = HttpResponse(
        encode(body_of(refusal)),
        status=PROBLEMS[refusal.code].status,
        content_type=MEDIA_TYPE,
        headers={**refusal.headers, "Content-Language": language},
    )
    patch_vary_headers(response, ["Accept-Language"])
    return response


def refusal_of(error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if isinstance(error, TableError | AccountError | MatchingError):
        return Refusal(error.code, error.detail)
    if isinstance(error, Stopped):
        return _stopped(error)
    if isinstance(error, IllegalAction):
        return Illegal(error, None)
    code = next((CODES[kind] for kind in type(error).__mro__ if kind in CODES), "server-error")
    return Refusal(code, "" if code == "server-error" else _detail(error), headers=_headers(error))


def _stopped(stopped: Stopped) -> Refusal:
    code = "suspended" if stopped.kind == "suspend" else "silenced"
    detail = f"A moderator has decided so, until {stopped.until:%Y-%m-%d %H:%M} UTC: {stopped.reason}"
    return Refusal(code, detail, until=stopped.until, reason=stopped.reason)


def _detail(error: Exception) -> str:
    """Only what was written for whoever asked; anything else may hold what they shouldn't know."""
    if isinstance(error, UnknownGame):
        return str(error)
    detail = error.detail if isinstance(error, exceptions.APIException) else ""
    return str(detail) if isinstance(detail, str) and not isinstance(error, exceptions.Throttled) else ""


def _headers(error: Exception) -> dict[str, str]:
    if isinstance(error, exceptions.NotAuthenticated | exceptions.AuthenticationFailed):
        return {"WWW-Authenticate": getattr(error, "auth_header", None) or "Bearer"}
    if isinstance(error, AWAY):
        return {"Retry-After": str(COME_BACK_AFTER)}
    if isinstance(error, exceptions.Throttled):
        return {"Retry-After": str(max(1, ceil(getattr(error, "wait", None) or 1)))}
    return {}


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Django's handler400: what fails before a view is found, such as a forged Host."""
    if _is_api(request):
        return problem(Refusal("malformed"), request)
    return defaults.bad_request(request, exception)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Django's handler404: an address that leads nowhere."""
    if _is_api(request):
        return problem(Refusal("not-found"), request)
    return defaults.page_not_found(request, exception)


def server_error(request: HttpRequest) -> HttpResponse:
    """Django's handler500: what fails outside of a view, or under another's."""
    if _is_api(request):
        error = sys.exc_info()[1]
        return problem(refusal_of(error) if isinstance(error, AWAY) else Refusal("server-error"), request)
    return defaults.server_error(request)


def _is_api(request: HttpRequest) -> bool:
    return request.path.startswith("/api/")

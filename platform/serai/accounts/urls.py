"""allauth's doors, without those that lead nowhere here.

Nobody has a telephone number, and doors for them would break; nor is there a token that could be refreshed.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any

from allauth.headless.urls import app_name as app_name
from allauth.headless.urls import urlpatterns as urlpatterns
from django.http import HttpRequest, HttpResponse
from django.urls import URLResolver

CLOSED = {"manage_phone", "verify_phone", "resend_phone_verification_code", "refresh"}
DOCUMENTS = {"openapi_yaml", "openapi_json"}


def _furnish(patterns: list[Any]) -> None:
    patterns[:] = [pattern for pattern in patterns if getattr(pattern, "name", None) not in CLOSED]
    for pattern in patterns:
        if isinstance(pattern, URLResolver):
            _furnish(pattern.url_patterns)
        elif pattern.name in DOCUMENTS:
            pattern.callback = _written_once(pattern.callback)


def _written_once(view: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """It is the same for everybody, and takes most of a second: whoever asks again must not cost as much again."""
    written: list[HttpResponse] = []

    @wraps(view)
    def answer(request: HttpRequest) -> HttpResponse:
        if request.method != "GET":
            return view(request)
        if not written:
            written.append(view(request))
        return HttpResponse(written[0].content, headers=dict(written[0].headers))

    return answer


_furnish(urlpatterns)

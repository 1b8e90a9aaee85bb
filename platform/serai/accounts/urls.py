"""allauth's endpoints, without those for phone numbers and refresh tokens, which this site doesn't have."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from allauth.headless.urls import app_name as app_name
from allauth.headless.urls import urlpatterns as urlpatterns
from django.http import HttpRequest, HttpResponse
from django.urls import URLResolver

EXCLUDED = {"manage_phone", "verify_phone", "resend_phone_verification_code", "refresh"}
DOCUMENTS = {"openapi_yaml", "openapi_json"}


def _adapt(patterns: list[Any]) -> None:
    patterns[:] = [pattern for pattern in patterns if getattr(pattern, "name", None) not in EXCLUDED]
    for pattern in patterns:
        if isinstance(pattern, URLResolver):
            _adapt(pattern.url_patterns)
        elif pattern.name in DOCUMENTS:
            pattern.callback = _cached(pattern.callback)


def _cached(view: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """Caches the document: it is the same for every request, and takes most of a second to build."""
    built: list[HttpResponse] = []

    @wraps(view)
    def cached_view(request: HttpRequest) -> HttpResponse:
        if request.method != "GET":
            return view(request)
        if not built:
            built.append(view(request))
        return HttpResponse(built[0].content, headers=dict(built[0].headers))

    return cached_view


_adapt(urlpatterns)

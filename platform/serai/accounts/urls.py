"""allauth's doors, without those for telephone numbers: nobody has one here, and they would break."""

from typing import Any

from allauth.headless.urls import app_name as app_name
from allauth.headless.urls import urlpatterns as urlpatterns
from django.urls import URLResolver

CLOSED = {"manage_phone", "verify_phone", "resend_phone_verification_code"}


def _close(patterns: list[Any]) -> None:
    patterns[:] = [pattern for pattern in patterns if getattr(pattern, "name", None) not in CLOSED]
    for pattern in patterns:
        if isinstance(pattern, URLResolver):
            _close(pattern.url_patterns)


_close(urlpatterns)

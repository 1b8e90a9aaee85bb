"""The language of a response's texts."""

from typing import Literal, TypeAlias

from django.http import HttpRequest
from django.utils.translation import get_language_from_request

Language: TypeAlias = Literal["en", "hu", "de", "it"]


def language_of(request: HttpRequest) -> str:
    """The best match for Accept-Language; without that header, the language that the user has chosen."""
    own = getattr(request.user, "language", None) if "Accept-Language" not in request.headers else None
    return own or get_language_from_request(request)

"""In which language a request wants its words."""

from typing import Literal, TypeAlias

from django.http import HttpRequest
from django.utils.translation import get_language_from_request

Language: TypeAlias = Literal["en", "hu", "de", "it"]


def language_of(request: HttpRequest) -> str:
    """The first of ours that Accept-Language asks for; without such a wish, the one that the person has chosen."""
    own = getattr(request.user, "language", None) if "Accept-Language" not in request.headers else None
    return own or get_language_from_request(request)

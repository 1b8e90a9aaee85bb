"""Finds text that PostgreSQL can't store, and refuses such JSON before allauth reads it."""

import re
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, JsonResponse

_UNESCAPED = r"(?<!\\)(?:\\\\)*"
"""What follows is a backslash that is not itself escaped."""
UNSTORABLE = re.compile(
    (
        rf"{_UNESCAPED}\\u0000"
        rf"|{_UNESCAPED}\\u[dD][89abAB][0-9a-fA-F]{{2}}(?!\\u[dD][c-fC-F][0-9a-fA-F]{{2}})"
        rf"|(?<!\\u[dD][89abAB][0-9a-fA-F]{{2}}){_UNESCAPED}\\u[dD][c-fC-F][0-9a-fA-F]{{2}}"
    ).encode()
)
"""U+0000, and half of a surrogate pair."""


def has_unstorable_text(body: bytes) -> bool:
    return b"\\u" in body and UNSTORABLE.search(body) is not None


class RefuseUnstorableText:
    """Middleware for allauth's endpoints. The API's own decoder refuses such text itself."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if request.path.startswith("/api/v1/auth/") and has_unstorable_text(request.body):
            error = {"code": "invalid", "message": "A text contains a character that can't be stored."}
            return JsonResponse({"status": 400, "errors": [error]}, status=400)
        return self._get_response(request)

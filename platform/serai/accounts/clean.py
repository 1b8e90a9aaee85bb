"""Before allauth reads a body: JSON may name characters that no text has and no database takes."""

import re
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, JsonResponse

_ODD = r"(?<!\\)(?:\\\\)*"
"""A backslash that is not itself escaped comes next."""
NO_TEXT = re.compile(
    (
        rf"{_ODD}\\u0000"
        rf"|{_ODD}\\u[dD][89abAB][0-9a-fA-F]{{2}}(?!\\u[dD][c-fC-F][0-9a-fA-F]{{2}})"
        rf"|(?<!\\u[dD][89abAB][0-9a-fA-F]{{2}}){_ODD}\\u[dD][c-fC-F][0-9a-fA-F]{{2}}"
    ).encode()
)
"""U+0000, and half of a pair of surrogates."""


def has_no_text(body: bytes) -> bool:
    """Whether some string of the JSON holds what can't be kept."""
    return b"\\u" in body and NO_TEXT.search(body) is not None


class CleanText:
    """Middleware, for what is not read by us: our own reading refuses it itself."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if request.path.startswith("/api/v1/auth/") and has_no_text(request.body):
            error = {"code": "invalid", "message": "A text holds a character that no text has."}
            return JsonResponse({"status": 400, "errors": [error]}, status=400)
        return self._get_response(request)

"""The client's page: the same for every address, for it finds out by itself where it is."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_safe

from serai.api import errors
from serai.site.policy import HEADER, policy

NOT_BUILT = b"Caravanserai runs, but its pages have not been built: stop it and start it with `make run`.\n"
_INDEX = settings.CLIENT / "index.html"
_PAGE = _INDEX.read_bytes() if _INDEX.is_file() else None  # at start, like the files that it names


@require_safe
@never_cache
@ensure_csrf_cookie
async def page(request: HttpRequest, **_: str) -> HttpResponse:
    return _answer(request, status=200)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Django's handler404: a problem for programs; for people the page, which has a kind word for it."""
    if request.path.startswith(("/api/", "/admin/", "/static/")):
        return errors.not_found(request, exception)
    return never_cache(_answer)(request, status=404)


def _answer(request: HttpRequest, *, status: int) -> HttpResponse:
    if _PAGE is None:
        return HttpResponse(NOT_BUILT, status=503, content_type="text/plain")
    socket = f"{'wss' if request.is_secure() else 'ws'}://{request.get_host()}"  # not every browser takes it for 'self'
    return HttpResponse(_PAGE, status=status, headers={HEADER: policy(socket)})

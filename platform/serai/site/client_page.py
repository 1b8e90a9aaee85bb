"""The client's page: the same for every URL, because the client does its own routing."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_safe

from serai.api.core import errors
from serai.site.content_security import HEADER, policy

NOT_BUILT = b"Caravanserai runs, but its pages have not been built: stop it and start it with `make run`.\n"
_INDEX = settings.CLIENT_DIR / "index.html"
_PAGE = _INDEX.read_bytes() if _INDEX.is_file() else None  # read at start, like the files that it names


@require_safe
@never_cache
@ensure_csrf_cookie
async def page(request: HttpRequest, **_: str) -> HttpResponse:
    return _answer(request, status=200)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Django's handler404: a problem document for programs, the client's page for browsers."""
    if request.path.startswith(("/api/", "/admin/", "/static/")):
        return errors.not_found(request, exception)
    return never_cache(_answer)(request, status=404)


def _answer(request: HttpRequest, *, status: int) -> HttpResponse:
    if _PAGE is None:
        return HttpResponse(NOT_BUILT, status=503, content_type="text/plain")
    socket = f"{'wss' if request.is_secure() else 'ws'}://{request.get_host()}"  # 'self' doesn't cover it everywhere
    return HttpResponse(_PAGE, status=status, headers={HEADER: policy(socket)})

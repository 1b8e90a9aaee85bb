"""Serves static files straight from the installed packages, without `collectstatic`."""

from collections.abc import Callable
from typing import Any

from asgiref.sync import iscoroutinefunction, markcoroutinefunction, sync_to_async
from django.http import Http404, HttpRequest, HttpResponse
from whitenoise.middleware import WhiteNoiseMiddleware
from whitenoise.responders import StaticFile


class StaticFiles(WhiteNoiseMiddleware):  # type: ignore[misc]  # it comes without types
    """WhiteNoise for an async server: its own middleware would run every request on a thread."""

    async_capable = sync_capable = True

    def __init__(self, get_response: Callable[[HttpRequest], Any]) -> None:
        super().__init__(get_response)
        self.is_async = iscoroutinefunction(get_response)
        if self.is_async:
            markcoroutinefunction(self)

    def __call__(self, request: HttpRequest) -> Any:
        file = self.files.get(request.path_info)
        if file is None:
            return self.get_response(request)
        return _response_async(file, request) if self.is_async else _response(file, request)


async def _response_async(file: StaticFile, request: HttpRequest) -> HttpResponse:
    return await sync_to_async(_response, thread_sensitive=False)(file, request)


def _response(file: StaticFile, request: HttpRequest) -> HttpResponse:
    try:
        found = file.get_response(request.method, request.META)
    except FileNotFoundError:  # the client was built again: its files have other names now
        raise Http404 from None
    body = b""
    if found.file is not None:
        with found.file:
            body = found.file.read()
    return HttpResponse(body, status=int(found.status), headers=dict(found.headers))

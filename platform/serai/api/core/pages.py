"""The views that serve the OpenAPI document, and the 404 of every unknown path under /api/."""

from functools import cache
from typing import Any

from django.http import Http404, HttpResponse
from drf_spectacular.renderers import (
    OpenApiJsonRenderer,
    OpenApiJsonRenderer2,
    OpenApiYamlRenderer,
    OpenApiYamlRenderer2,
)
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.views import APIView

from serai.api.core.document import document


class Schema(APIView):
    """The OpenAPI document, as JSON unless the client accepts YAML only."""

    authentication_classes = ()
    permission_classes = (AllowAny,)
    renderer_classes = (OpenApiJsonRenderer2, OpenApiJsonRenderer, OpenApiYamlRenderer2, OpenApiYamlRenderer)

    def get(self, request: Request, **_: Any) -> HttpResponse:
        renderer: Any = type(request.accepted_renderer)
        return HttpResponse(_rendered(renderer), content_type=request.accepted_media_type)


@cache
def _rendered(renderer: Any) -> bytes | str:
    """The rendered document, cached: rendering YAML takes most of a second."""
    rendered: bytes | str = renderer().render(document(), renderer_context={})
    return rendered


class UnknownPath(APIView):
    """Answers every unknown path under /api/ with a problem instead of Django's HTML page."""

    authentication_classes = ()
    permission_classes = (AllowAny,)

    def initial(self, *_: Any, **__: Any) -> None:
        raise Http404

"""The document itself, and the address where there is nothing."""

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

from serai.api.document import document


class Schema(APIView):
    """The OpenAPI document, as JSON unless YAML is asked for."""

    authentication_classes = ()
    permission_classes = (AllowAny,)
    renderer_classes = (OpenApiJsonRenderer2, OpenApiJsonRenderer, OpenApiYamlRenderer2, OpenApiYamlRenderer)

    def get(self, request: Request, **_: Any) -> HttpResponse:
        renderer: Any = type(request.accepted_renderer)
        return HttpResponse(_written(renderer), content_type=request.accepted_media_type)


@cache
def _written(renderer: Any) -> bytes | str:
    """Once: anybody may ask for it, and writing YAML takes most of a second."""
    written: bytes | str = renderer().render(document(), renderer_context={})
    return written


class Nothing(APIView):
    """Every other address under /api/: a problem, where Django would answer with a page."""

    authentication_classes = ()
    permission_classes = (AllowAny,)

    def initial(self, *_: Any, **__: Any) -> None:
        raise Http404

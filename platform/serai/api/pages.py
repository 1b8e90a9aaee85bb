"""The document itself, and the address where there is nothing."""

from typing import Any

from django.http import Http404
from drf_spectacular.renderers import (
    OpenApiJsonRenderer,
    OpenApiJsonRenderer2,
    OpenApiYamlRenderer,
    OpenApiYamlRenderer2,
)
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from serai.api.document import document


class Schema(APIView):
    """The OpenAPI document, as JSON unless YAML is asked for."""

    authentication_classes = ()
    permission_classes = (AllowAny,)
    renderer_classes = (OpenApiJsonRenderer2, OpenApiJsonRenderer, OpenApiYamlRenderer2, OpenApiYamlRenderer)

    def get(self, _: Request, **__: Any) -> Response:
        return Response(document())


class Nothing(APIView):
    """Every other address under /api/: a problem, where Django would answer with a page."""

    authentication_classes = ()
    permission_classes = (AllowAny,)

    def initial(self, *_: Any, **__: Any) -> None:
        raise Http404

"""All endpoints of the site: every path and method, found in the URL resolver so that none is forgotten.

The admin's are included, for every registered model.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from django.contrib.admindocs.views import simplify_regex
from django.urls import URLResolver, get_resolver

from serai.api.core.operation import Operation

V1 = "/api/v1"
AUTH = f"{V1}/auth/"
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")
PAGE_METHODS = ("GET", "POST")
"""Pages don't declare their methods, so both are tried."""


class Endpoint(NamedTuple):
    method: str
    path: str
    callback: Callable

    @property
    def operation(self) -> Operation | None:
        return getattr(self._view, "operations", {}).get(self.method)

    @property
    def is_sign_in(self):
        return self.path.startswith(AUTH) and "/v1/" in self.path.removeprefix(AUTH)

    @property
    def is_page(self):
        return not self.operation and not self.is_sign_in

    @property
    def _view(self):
        return getattr(self.callback, "cls", None) or getattr(self.callback, "view_class", None)

    @property
    def accepts_method(self):
        if not self.path.startswith("/api/") or not any(hasattr(self._view, one.lower()) for one in METHODS):
            return self.method in PAGE_METHODS
        return hasattr(self._view, self.method.lower())


def all_endpoints():
    """By name, such as `GET /api/v1/games`."""
    found = (Endpoint(method, path, callback) for path, callback in _paths(get_resolver()) for method in METHODS)
    return {f"{endpoint.method} {endpoint.path}": endpoint for endpoint in found if endpoint.accepts_method}


def _paths(resolver, prefix=""):
    for one in resolver.url_patterns:
        path = prefix + str(one.pattern)
        if isinstance(one, URLResolver):
            yield from _paths(one, path)
        else:
            yield re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", simplify_regex(path)), one.callback

"""Every address of the site, and each way to ask there, found by walking through the resolver: so none is forgotten.

The desk's are among them, of every model that is registered there.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from django.contrib.admindocs.views import simplify_regex
from django.urls import URLResolver, get_resolver

from serai.api.operation import Operation

V1 = "/api/v1"
AUTH = f"{V1}/auth/"
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")
OF_PAGES = ("GET", "POST")
"""What a page takes is not declared, so both are asked."""


class Door(NamedTuple):
    method: str
    path: str
    callback: Callable

    @property
    def operation(self) -> Operation | None:
        return getattr(self._view, "operations", {}).get(self.method)

    @property
    def is_of_signing_in(self):
        return self.path.startswith(AUTH) and "/v1/" in self.path.removeprefix(AUTH)

    @property
    def is_page(self):
        return not self.operation and not self.is_of_signing_in

    @property
    def _view(self):
        return getattr(self.callback, "cls", None) or getattr(self.callback, "view_class", None)

    @property
    def is_open(self):
        if not self.path.startswith("/api/") or not any(hasattr(self._view, one.lower()) for one in METHODS):
            return self.method in OF_PAGES
        return hasattr(self._view, self.method.lower())


def doors():
    """By what is asked."""
    found = (Door(method, path, callback) for path, callback in _addresses(get_resolver()) for method in METHODS)
    return {f"{door.method} {door.path}": door for door in found if door.is_open}


def _addresses(resolver, before=""):
    for one in resolver.url_patterns:
        address = before + str(one.pattern)
        if isinstance(one, URLResolver):
            yield from _addresses(one, address)
        else:
            yield re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", simplify_regex(address)), one.callback

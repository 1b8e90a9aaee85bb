"""Django looks for a backend's `DatabaseWrapper` in a module of this name."""

from typing import Any, NoReturn

from django.core.exceptions import ImproperlyConfigured
from django.db.backends.dummy import base


def _explain(*_: Any, **__: Any) -> NoReturn:
    raise ImproperlyConfigured("There is no database: start the stack with `make run`, or set DATABASE_URL.")


class DatabaseWrapper(base.DatabaseWrapper):
    ensure_connection = _explain
    _cursor = _explain

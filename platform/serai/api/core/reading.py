"""Decodes and validates request bodies and query strings. A problem names the place of the first error."""

import re
from typing import Any

import msgspec
from django.http import QueryDict
from rest_framework.exceptions import UnsupportedMediaType
from rest_framework.request import Request

from serai.accounts.unstorable_text import has_unstorable_text
from serai.api.core.problems import ProblemError
from serai.engine.codec import decode

_MESSAGE = re.compile(r"^(?P<what>.*?)(?: - at `(?P<place>[^`]*)`)?$", re.DOTALL)
"""The text of a msgspec.ValidationError."""


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base class of request bodies. An unknown field is an error, so that misspelt fields are noticed."""


class Query(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base class of query parameters. The `Meta` of each field is its description in the document."""


def read_body(request: Request, kind: Any) -> Any:
    if request.content_type.split(";")[0].strip().lower() != "application/json":
        raise UnsupportedMediaType(request.content_type, "The request must be application/json.")
    if has_unstorable_text(request.body):
        raise ProblemError("malformed", "A text holds a character that no text has.")
    try:
        return decode(request.body, kind)
    except msgspec.ValidationError as error:
        raise _invalid("body", error) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ProblemError("malformed", f"{error}.") from error
    except RecursionError as error:
        raise ProblemError("malformed", "The JSON is nested too deeply.") from error


def read_query(parameters: QueryDict, kind: type[Query]) -> Any:
    """Decodes the parameters. Each has one value; if it is repeated, the last one counts."""
    try:
        return msgspec.convert(parameters.dict(), kind, strict=False)
    except msgspec.ValidationError as error:
        raise _invalid("query", error) from error


def _invalid(part: str, error: msgspec.ValidationError) -> ProblemError:
    message = _MESSAGE.match(str(error))
    what, place = (message["what"], message["place"]) if message else (str(error), None)
    return ProblemError("invalid", f"{what}.", location=part + (place or "$").removeprefix("$"))

"""From a request to structs; what doesn't fit is refused with the place of the first fault."""

import re
from typing import Any

import msgspec
from django.http import QueryDict
from rest_framework.exceptions import UnsupportedMediaType
from rest_framework.request import Request

from serai.accounts.clean import has_no_text
from serai.api.problems import Refusal
from serai.engine.wire import decode

_FAULT = re.compile(r"^(?P<what>.*?)(?: - at `(?P<place>[^`]*)`)?$", re.DOTALL)


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what an operation takes: a misspelt field is refused, not passed over."""


class Query(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of an operation's query parameters; each field says what it means in its Meta."""


def read_body(request: Request, kind: Any) -> Any:
    if request.content_type.split(";")[0].strip().lower() != "application/json":
        raise UnsupportedMediaType(request.content_type, "The request must be application/json.")
    if has_no_text(request.body):
        raise Refusal("malformed", "A text holds a character that no text has.")
    try:
        return decode(request.body, kind)
    except msgspec.ValidationError as error:
        raise _misfit("body", error) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("malformed", f"{error}.") from error
    except RecursionError as error:
        raise Refusal("malformed", "The JSON is nested too deeply.") from error


def read_query(parameters: QueryDict, kind: type[Query]) -> Any:
    """One value for each parameter; the last one counts."""
    try:
        return msgspec.convert(parameters.dict(), kind, strict=False)
    except msgspec.ValidationError as error:
        raise _misfit("query", error) from error


def _misfit(part: str, error: msgspec.ValidationError) -> Refusal:
    fault = _FAULT.match(str(error))
    what, place = (fault["what"], fault["place"]) if fault else (str(error), None)
    return Refusal("invalid", f"{what}.", at=part + (place or "$").removeprefix("$"))

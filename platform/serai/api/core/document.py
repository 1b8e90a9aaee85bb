"""Generates the OpenAPI document from the declarations of the operations (`operation.py`).

drf-spectacular calls `OperationSchema` for each path and method, and `add_components` at the end.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import msgspec
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.plumbing import ComponentRegistry

from serai.api.core.components import Components
from serai.api.core.idempotency import HEADER, Key
from serai.api.core.operation import Endpoint, Operation
from serai.api.core.parameters import PATH_PARAMETERS
from serai.api.core.problems import MEDIA_TYPE, PROBLEMS, Problem, ProblemError, problem_type, to_json
from serai.engine.codec import decode, encode

_additional: list[Any] = []


def add_schemas(*wire_types: Any) -> None:
    """Adds types that no operation uses, such as the messages of the WebSockets, to the document's schemas."""
    _additional.extend(wire_types)


@cache
def document() -> dict[str, Any]:
    """The whole document. It depends only on the code and the plug-ins, so it is generated once per process."""
    generator: Any = SchemaGenerator()  # type: ignore[no-untyped-call]  # the library's
    generated: dict[str, Any] = generator.get_schema(request=None, public=True)
    return generated


class OperationSchema(AutoSchema):
    """Documents what an operation declares. Views without operations are left out."""

    def get_operation(
        self, path: str, path_regex: str, path_prefix: str, method: str, registry: ComponentRegistry
    ) -> dict[str, Any] | None:
        self.registry, self.path, self.path_regex = registry, path, path_regex
        self.path_prefix, self.method = path_prefix, method.upper()
        view = self.view
        if not isinstance(view, Endpoint):
            return None
        operation = view.operations[self.method]
        schema: dict[str, Any] = {
            "operationId": operation.name,
            "summary": operation.summary,
            "tags": self.get_tags(),
        }
        if operation.run.__doc__:
            schema["description"] = " ".join(operation.run.__doc__.split())
        parameters = [*_path_parameters(path), *_query_parameters(operation), *_header_parameters(operation)]
        if parameters:
            schema["parameters"] = parameters
        if operation.body is not None:
            schema["requestBody"] = {
                "required": True,
                "content": _content(operation.body, "application/json", operation.body_example),
            }
        if security := self.get_auth():
            schema["security"] = security
        schema["responses"] = {str(operation.status): _success(operation), **_failures(operation, path)}
        return schema


def add_components(result: dict[str, Any], generator: Any, **_: Any) -> dict[str, Any]:
    """drf-spectacular's postprocessing hook: replaces each placeholder by a reference, and adds all schemas."""
    operations = [
        operation
        for _, _, _, callback in generator.endpoints
        for operation in getattr(callback.cls, "operations", {}).values()
    ]
    components = Components([*_wire_types(operations), *_additional])
    result["paths"] = _resolved(result["paths"], components)
    result["components"].setdefault("schemas", {}).update(sorted(components.schemas.items()))
    return result


class _Placeholder:
    """Stands for the schema of a type until all types are known and named."""

    def __init__(self, wire_type: Any) -> None:
        self.wire_type = wire_type


def _resolved(part: Any, components: Components) -> Any:
    if isinstance(part, _Placeholder):
        return components.ref(part.wire_type)
    if isinstance(part, dict):
        return {key: _resolved(value, components) for key, value in part.items()}
    return [_resolved(value, components) for value in part] if isinstance(part, list) else part


def _wire_types(operations: Iterable[Operation]) -> list[Any]:
    wire_types: list[Any] = [Problem]
    for operation in operations:
        wire_types += [kind for kind in (operation.body, operation.response) if kind is not None]
        wire_types += [problem_type(code, operation.problem_types) for code in operation.all_errors()]
    return wire_types


def _content(wire_type: Any, media_type: str, example: Any) -> dict[str, Any]:
    content: dict[str, Any] = {"schema": _Placeholder(wire_type)}
    if example is not None:
        content["examples"] = {"example": {"value": decode(encode(example()), Any)}}
    return {media_type: content}


def _success(operation: Operation) -> dict[str, Any]:
    if operation.response is None:
        return {"description": "Done."}
    content = _content(operation.response, operation.media_type, operation.example)
    return {"description": operation.summary, "content": content}


def _failures(operation: Operation, path: str) -> dict[str, Any]:
    by_status: dict[int, list[str]] = {}
    for code in operation.all_errors(path):
        by_status.setdefault(PROBLEMS[code].status, []).append(code)
    return {str(status): _failure(operation, status, codes) for status, codes in sorted(by_status.items())}


def _failure(operation: Operation, status: int, codes: list[str]) -> dict[str, Any]:
    problem_types = list(dict.fromkeys(problem_type(code, operation.problem_types) for code in codes))
    schemas = [_Placeholder(kind) for kind in problem_types]
    response: dict[str, Any] = {
        "description": "; ".join(f"`{code}`: {PROBLEMS[code].title}" for code in codes),
        "content": {MEDIA_TYPE: {"schema": schemas[0] if len(schemas) == 1 else {"anyOf": schemas}}},
    }
    examples = {
        code: {"value": to_json(_EXAMPLES.get(code, ProblemError(code)))}
        for code in codes
        if code not in operation.problem_types
    }
    if examples:
        response["content"][MEDIA_TYPE]["examples"] = examples
    if status == 429:
        response["headers"] = {"Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer"}}}
    return response


_EXAMPLES: Mapping[str, ProblemError] = {
    "invalid": ProblemError("invalid", "Expected `int`, got `str`.", location="body.version"),
    "illegal": ProblemError("illegal", "You must bid more.", rule_code="bid-too-low", ruling="B3", params={"least": 7}),
}


def _path_parameters(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    return [_parameter("path", name, PATH_PARAMETERS[name], required=True) for name in names]


def _query_parameters(operation: Operation) -> list[dict[str, Any]]:
    if operation.query is None:
        return []
    return [
        _parameter("query", field.encode_name, field.type, required=field.required, default=field.default)
        for field in msgspec.structs.fields(operation.query)
    ]


def _header_parameters(operation: Operation) -> list[dict[str, Any]]:
    if operation.idempotency is None:
        return []
    return [_parameter("header", HEADER, Key, required=operation.idempotency == "required")]


def _parameter(place: str, name: str, kind: Any, *, required: bool, default: Any = None) -> dict[str, Any]:
    schema = msgspec.json.schema(kind)
    parameter: dict[str, Any] = {"name": name, "in": place, "required": required, "schema": schema}
    if description := schema.pop("description", None):
        parameter["description"] = description
    if examples := schema.pop("examples", None):
        parameter["example"] = examples[0]
    if default is not None and default is not msgspec.NODEFAULT:
        schema["default"] = default
    return parameter

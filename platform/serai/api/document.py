"""The OpenAPI document, out of the declarations of the operations."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import msgspec
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.openapi import AutoSchema
from drf_spectacular.plumbing import ComponentRegistry

from serai.api.components import Components
from serai.api.idempotency import HEADER, Key
from serai.api.operation import Endpoint, Operation
from serai.api.parameters import PATH_PARAMETERS
from serai.api.problems import MEDIA_TYPE, PROBLEMS, Problem, Refusal, body_of, shape_of
from serai.engine.wire import decode, encode

_also: list[Any] = []


def also_tell(*shapes: Any) -> None:
    """Puts shapes into the document that no operation carries, such as the messages of the socket."""
    _also.extend(shapes)


@cache
def document() -> dict[str, Any]:
    """It depends on nothing but the code and the plug-ins, so it is made once."""
    generator: Any = SchemaGenerator()  # type: ignore[no-untyped-call]  # the library's
    made: dict[str, Any] = generator.get_schema(request=None, public=True)
    return made


class OperationSchema(AutoSchema):
    """Tells what an operation declares; of a view that declares none, nothing."""

    def get_operation(
        self, path: str, path_regex: str, path_prefix: str, method: str, registry: ComponentRegistry
    ) -> dict[str, Any] | None:
        self.registry, self.path, self.path_regex = registry, path, path_regex
        self.path_prefix, self.method = path_prefix, method.upper()
        view = self.view
        if not isinstance(view, Endpoint):
            return None
        of = view.operations[self.method]
        told: dict[str, Any] = {"operationId": of.name, "summary": of.summary, "tags": self.get_tags()}
        if of.run.__doc__:
            told["description"] = " ".join(of.run.__doc__.split())
        if parameters := [*_path_parameters(path), *_query_parameters(of), *_header_parameters(of)]:
            told["parameters"] = parameters
        if of.takes is not None:
            told["requestBody"] = {
                "required": True,
                "content": _content(of.takes, "application/json", of.takes_example),
            }
        if security := self.get_auth():
            told["security"] = security
        told["responses"] = {str(of.status): _success(of), **_failures(of, path)}
        return told


def add_components(result: dict[str, Any], generator: Any, **_: Any) -> dict[str, Any]:
    """drf-spectacular's postprocessing hook: puts references and schemas where operations left their shapes."""
    operations = [
        operation
        for _, _, _, callback in generator.endpoints
        for operation in getattr(callback.cls, "operations", {}).values()
    ]
    components = Components([*_shapes(operations), *_also])
    result["paths"] = _resolved(result["paths"], components)
    result["components"].setdefault("schemas", {}).update(sorted(components.schemas.items()))
    return result


class _Told:
    """Stands for the schema of a shape until all shapes are known."""

    def __init__(self, shape: Any) -> None:
        self.shape = shape


def _resolved(part: Any, components: Components) -> Any:
    if isinstance(part, _Told):
        return components.ref(part.shape)
    if isinstance(part, dict):
        return {key: _resolved(value, components) for key, value in part.items()}
    return [_resolved(value, components) for value in part] if isinstance(part, list) else part


def _shapes(operations: Iterable[Operation]) -> list[Any]:
    shapes: list[Any] = [Problem]
    for of in operations:
        shapes += [shape for shape in (of.takes, of.answers) if shape is not None]
        shapes += [shape_of(code, of.error_shapes) for code in of.all_errors()]
    return shapes


def _content(shape: Any, media_type: str, example: Any) -> dict[str, Any]:
    content: dict[str, Any] = {"schema": _Told(shape)}
    if example is not None:
        content["examples"] = {"example": {"value": decode(encode(example()), Any)}}
    return {media_type: content}


def _success(of: Operation) -> dict[str, Any]:
    if of.answers is None:
        return {"description": "Done."}
    return {"description": of.summary, "content": _content(of.answers, of.media_type, of.example)}


def _failures(of: Operation, path: str) -> dict[str, Any]:
    by_status: dict[int, list[str]] = {}
    for code in of.all_errors(path):
        by_status.setdefault(PROBLEMS[code].status, []).append(code)
    return {str(status): _failure(of, status, codes) for status, codes in sorted(by_status.items())}


def _failure(of: Operation, status: int, codes: list[str]) -> dict[str, Any]:
    shapes = list(dict.fromkeys(shape_of(code, of.error_shapes) for code in codes))
    schemas = [_Told(shape) for shape in shapes]
    told: dict[str, Any] = {
        "description": "; ".join(f"`{code}`: {PROBLEMS[code].title}" for code in codes),
        "content": {MEDIA_TYPE: {"schema": schemas[0] if len(schemas) == 1 else {"anyOf": schemas}}},
    }
    examples = {code: {"value": body_of(_EXAMPLES.get(code, Refusal(code)))} for code in codes}
    if own := {code: example for code, example in examples.items() if code not in of.error_shapes}:
        told["content"][MEDIA_TYPE]["examples"] = own
    if status == 429:
        told["headers"] = {"Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer"}}}
    return told


_EXAMPLES: Mapping[str, Refusal] = {
    "invalid": Refusal("invalid", "Expected `int`, got `str`.", at="body.at"),
    "illegal": Refusal("illegal", "You must bid more.", rule_code="bid-too-low", ruling="B3", params={"least": 7}),
}


def _path_parameters(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    return [_parameter("path", name, PATH_PARAMETERS[name], required=True) for name in names]


def _query_parameters(of: Operation) -> list[dict[str, Any]]:
    if of.query is None:
        return []
    return [
        _parameter("query", field.encode_name, field.type, required=field.required, default=field.default)
        for field in msgspec.structs.fields(of.query)
    ]


def _header_parameters(of: Operation) -> list[dict[str, Any]]:
    if of.idempotency is None:
        return []
    return [_parameter("header", HEADER, Key, required=of.idempotency == "required")]


def _parameter(place: str, name: str, kind: Any, *, required: bool, default: Any = None) -> dict[str, Any]:
    schema = msgspec.json.schema(kind)
    told: dict[str, Any] = {"name": name, "in": place, "required": required, "schema": schema}
    if description := schema.pop("description", None):
        told["description"] = description
    if examples := schema.pop("examples", None):
        told["example"] = examples[0]
    if default is not None and default is not msgspec.NODEFAULT:
        schema["default"] = default
    return told

"""The OpenAPI document is complete and exact, for every game."""

import json
from collections.abc import Iterator
from typing import Any

import jsonschema
import pytest
import yaml
from django.http import HttpResponse
from django.test import override_settings
from drf_spectacular.generators import SchemaGenerator
from drf_spectacular.validation import validate_schema

from serai.accounts.urls import _cached
from serai.api.core.components import REF, ROLES
from serai.api.core.document import document
from serai.engine.registry import plugins
from serai.engine.wire_types import all_rules
from tests.api.core.sample_operations import frame

METHODS = {"get", "post", "put", "patch", "delete"}


def _with_samples() -> dict[str, Any]:
    with override_settings(ROOT_URLCONF="tests.api.core.sample_operations"):
        return SchemaGenerator().get_schema(request=None, public=True)


DOCUMENTS = {"the site": document(), "samples": _with_samples()}
SAMPLES = DOCUMENTS["samples"]
each_document = pytest.mark.parametrize("described", DOCUMENTS.values(), ids=DOCUMENTS.keys())


def operations(described) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, item in described["paths"].items():
        for method in METHODS & set(item):
            yield f"{method} {path}", item[method]


def roots(described) -> Iterator[tuple[str, Any]]:
    """Every top-level schema of the document, with its place."""
    yield from described["components"]["schemas"].items()
    for name, operation in operations(described):
        for parameter in operation.get("parameters", []):
            yield f"{name} {parameter['name']}", parameter["schema"]
        bodies = [operation["requestBody"]] if "requestBody" in operation else []
        for body in [*bodies, *operation["responses"].values()]:
            for media_type, content in body.get("content", {}).items():
                yield f"{name} {media_type}", content["schema"]


def schemas(described) -> Iterator[tuple[str, Any]]:
    """Every schema of the document, including nested ones, with its place."""
    for place, schema in roots(described):
        yield from _inside(place, schema)


def _inside(place, schema):
    yield place, schema
    if not isinstance(schema, dict):
        return
    for key in ("properties", "$defs", "patternProperties"):
        for name, part in schema.get(key, {}).items():
            yield from _inside(f"{place}.{name}", part)
    for key in ("anyOf", "oneOf", "allOf", "prefixItems"):
        for number, part in enumerate(schema.get(key, [])):
            yield from _inside(f"{place}.{key}[{number}]", part)
    for key in ("items", "additionalProperties", "not"):
        if key in schema and schema[key] is not False:
            yield from _inside(f"{place}.{key}", schema[key])


def is_free_form(schema) -> bool:
    """Whether the schema allows anything, or objects or lists of anything."""
    if not isinstance(schema, dict):
        return True
    if {"$ref", "enum", "const", "anyOf", "oneOf", "allOf"} & set(schema):
        return False
    kinds = schema.get("type", [])
    for kind in [kinds] if isinstance(kinds, str) else kinds:
        if kind == "object" and not schema.get("properties") and "additionalProperties" not in schema:
            return True
        if kind == "array" and not {"items", "prefixItems"} & set(schema):
            return True
    return not kinds


@pytest.mark.parametrize(
    "schema",
    [
        {},
        True,
        {"description": "anything"},
        {"type": "object"},
        {"type": "object", "properties": {}},
        {"type": ["object", "null"]},
        {"type": "array"},
    ],
)
def test_free_form_schemas_are_recognized(schema):
    assert is_free_form(schema)


@each_document
def test_no_schema_is_free_form(described):
    assert [place for place, schema in schemas(described) if is_free_form(schema)] == []


@each_document
def test_the_document_is_openapi_3_1(described):
    assert described["openapi"].startswith("3.1.")
    validate_schema(described)


@each_document
def test_every_schema_is_a_json_schema(described):
    for _, schema in roots(described):  # including nested ones
        jsonschema.Draft202012Validator.check_schema(schema)


def test_the_check_finds_an_invalid_nested_schema():
    with pytest.raises(jsonschema.SchemaError):
        jsonschema.Draft202012Validator.check_schema({"properties": {"seats": {"items": {"type": "number?"}}}})


@each_document
def test_every_reference_resolves(described):
    known = {REF + name for name in described["components"]["schemas"]}
    for place, schema in schemas(described):
        mapping = schema.get("discriminator", {}).get("mapping", {})
        assert {schema.get("$ref"), *mapping.values()} - {None} <= known, place


@each_document
def test_a_discriminator_maps_the_tag_of_each_member(described):
    for place, schema in schemas(described):
        if discriminator := schema.get("discriminator"):
            assert sorted(part["$ref"] for part in schema["anyOf"]) == sorted(discriminator["mapping"].values()), place
            for tag, ref in discriminator["mapping"].items():
                member = described["components"]["schemas"][ref.removeprefix(REF)]
                assert member["properties"][discriminator["propertyName"]]["enum"] == [tag]
                assert discriminator["propertyName"] in member["required"]


def test_each_game_has_its_own_components():
    for rules in all_rules():
        for role in ROLES:
            assert f"{rules.name}.{role}" in document()["components"]["schemas"]
    assert {"Byzanz1.Bid", "Byzanz1.LotTurned", "Haggle1.Choose"} <= set(document()["components"]["schemas"])


def test_hidden_types_are_not_in_the_document():
    """`Dealt` holds all hands and the deck; the API shows `DealtRedacted`."""
    named = document()["components"]["schemas"]
    assert "Byzanz1.Dealt" not in named
    assert "Byzanz1.State" not in named
    assert named["Byzanz1.Event"]["discriminator"]["mapping"]["dealt"] == f"{REF}Byzanz1.DealtRedacted"


def test_types_with_parts_of_a_game_are_unions_tagged_by_rules():
    named = SAMPLES["components"]["schemas"]
    assert named["Frame"]["discriminator"] == {
        "propertyName": "rules",
        "mapping": {rules.key: f"{REF}{rules.name}.Frame" for rules in all_rules()},
    }
    assert named["FrameOpening"]["discriminator"]["mapping"].keys() == plugins().keys()
    assert named["Frames"]["properties"]["frames"]["items"] == {"$ref": f"{REF}Frame"}
    assert named["Byzanz1.Frame"]["properties"]["view"] == {"$ref": f"{REF}Byzanz1.View"}
    assert named["Byzanz1.Act"]["properties"]["actions"]["items"] == {"$ref": f"{REF}Byzanz1.Action"}
    assert named["Byzanz1.FrameEvents"]["properties"]["events"]["items"] == {"$ref": f"{REF}Byzanz1.Event"}
    assert named["Byzanz1.Frame"]["properties"]["hints"]["anyOf"] == [
        {"$ref": f"{REF}Byzanz1.Hints"},
        {"type": "null"},
    ]


def test_a_union_with_one_game_is_still_a_union(monkeypatch):
    from serai.api.core.components import Components
    from serai.engine import wire_types

    only = {"haggle": plugins()["haggle"]}
    monkeypatch.setattr(wire_types, "plugins", lambda: only)
    Lone = wire_types.per_game("Lone", lambda rules: {"seats": int})  # noqa: N806 — a type
    components = Components([Lone])
    assert components.ref(Lone) == {"$ref": f"{REF}Lone"}
    assert components.schemas["Lone"]["discriminator"]["mapping"] == {"haggle": f"{REF}Haggle2.Lone"}


def validator(described, schema) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator({**schema, "components": described["components"]})


@each_document
def test_every_operation_has_valid_examples(described):
    for name, operation in operations(described):
        success = [answer for status, answer in operation["responses"].items() if status.startswith("2")]
        assert len(success) == 1, name
        bodies = [operation["requestBody"]] if "requestBody" in operation else []
        for body in [*bodies, *success]:
            for content in body.get("content", {}).values():
                assert content.get("examples"), f"{name} has no example"
        for body in [*bodies, *operation["responses"].values()]:
            for content in body.get("content", {}).values():
                for example in content.get("examples", {}).values():
                    validator(described, content["schema"]).validate(example["value"])


@each_document
def test_every_parameter_has_a_description_and_a_valid_example(described):
    for name, operation in operations(described):
        for parameter in operation.get("parameters", []):
            assert parameter.get("description"), f"{name} {parameter['name']}"
            validator(described, parameter["schema"]).validate(parameter["example"])


@each_document
def test_operations_have_names_and_summaries(described):
    names = [operation["operationId"] for _, operation in operations(described)]
    assert len(names) >= 4
    assert all(operation["summary"] and operation["tags"] for _, operation in operations(described))


@pytest.mark.parametrize("rules", list(all_rules()), ids=lambda rules: rules.key)
def test_a_real_position_matches_the_schema(rules):
    from serai.engine.codec import encode

    check = validator(SAMPLES, {"$ref": f"{REF}Frame"})
    check.validate(json.loads(encode(frame(rules))))
    assert not check.is_valid({**json.loads(encode(frame(rules))), "rules": "chess/1"})


def test_an_idempotency_key_is_a_header_of_the_operation():
    (parameter,) = SAMPLES["paths"]["/api/sample/notes"]["post"]["parameters"]
    assert (parameter["name"], parameter["in"], parameter["required"]) == ("Idempotency-Key", "header", True)


def test_throttled_responses_document_retry_after():
    answers = document()["paths"]["/api/v1/games"]["get"]["responses"]
    assert "Retry-After" in answers["429"]["headers"]


def test_the_document_is_served_as_json_and_yaml(client):
    assert client.get("/api/schema/").json() == document()
    assert client.get("/api/schema.json").json() == document()
    written = client.get("/api/schema.yaml").content
    assert yaml.load(written, yaml.CSafeLoader) == document()
    assert client.get("/api/schema/", headers={"Accept": "application/yaml"}).content == written


def test_the_swagger_page_loads_nothing_from_other_sites(client):
    page = client.get("/api/docs/").content.decode()
    assert "/api/schema/" in client.get("/api/docs/?script=").content.decode()
    assert "https://" not in page
    for address in ("swagger-ui.css", "swagger-ui-bundle.js", "swagger-ui-standalone-preset.js"):
        assert client.get(f"/static/drf_spectacular_sidecar/swagger-ui-dist/{address}").status_code == 200


@pytest.mark.parametrize("address", ["/api/schema.json", "/api/schema.yaml", "/api/v1/auth/openapi.json"])
def test_documents_are_rendered_once(client, monkeypatch, address):
    """Rendering takes most of a second, and the documents are public."""

    def rendered_again(*_, **__):
        raise AssertionError

    first = client.get(address)
    for function in ("json.dumps", "yaml.dump", "yaml.safe_load"):
        monkeypatch.setattr(function, rendered_again)
    again = client.get(address)
    assert (again.content, again["Content-Type"]) == (first.content, first["Content-Type"])


def test_another_method_does_not_fill_the_cache(rf):
    view = _cached(lambda request: HttpResponse("the document" if request.method == "GET" else ""))
    assert view(rf.options("/")).content == b""
    assert view(rf.get("/")).content == b"the document"
    assert view(rf.options("/")).content == b""

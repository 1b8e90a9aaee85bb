"""The OpenAPI document says everything, exactly, and of every game."""

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

from serai.accounts.urls import _written_once
from serai.api.components import REF, ROLES
from serai.api.document import document
from serai.engine.registry import plugins
from serai.engine.shapes import all_rules
from tests.api.sample import frame

METHODS = {"get", "post", "put", "patch", "delete"}


def _with_samples() -> dict[str, Any]:
    with override_settings(ROOT_URLCONF="tests.api.sample"):
        return SchemaGenerator().get_schema(request=None, public=True)


DOCUMENTS = {"the site": document(), "samples": _with_samples()}
SAMPLES = DOCUMENTS["samples"]
each_document = pytest.mark.parametrize("told", DOCUMENTS.values(), ids=DOCUMENTS.keys())


def operations(told) -> Iterator[tuple[str, dict[str, Any]]]:
    for path, item in told["paths"].items():
        for method in METHODS & set(item):
            yield f"{method} {path}", item[method]


def roots(told) -> Iterator[tuple[str, Any]]:
    """Every schema of the document that stands in no other, with its place."""
    yield from told["components"]["schemas"].items()
    for name, operation in operations(told):
        for parameter in operation.get("parameters", []):
            yield f"{name} {parameter['name']}", parameter["schema"]
        bodies = [operation["requestBody"]] if "requestBody" in operation else []
        for body in [*bodies, *operation["responses"].values()]:
            for media_type, content in body.get("content", {}).items():
                yield f"{name} {media_type}", content["schema"]


def schemas(told) -> Iterator[tuple[str, Any]]:
    """Every schema of the document with its place, also those inside others."""
    for place, schema in roots(told):
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
    """Whether it says less than what it may be."""
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
def test_a_free_form_schema_is_known_when_seen(schema):
    assert is_free_form(schema)


@each_document
def test_nothing_in_it_is_free_form(told):
    assert [place for place, schema in schemas(told) if is_free_form(schema)] == []


@each_document
def test_it_is_openapi_3_1(told):
    assert told["openapi"].startswith("3.1.")
    validate_schema(told)


@each_document
def test_every_schema_is_a_json_schema(told):
    for _, schema in roots(told):  # with all that is inside
        jsonschema.Draft202012Validator.check_schema(schema)


def test_a_wrong_schema_is_found_inside_another():
    with pytest.raises(jsonschema.SchemaError):
        jsonschema.Draft202012Validator.check_schema({"properties": {"seats": {"items": {"type": "number?"}}}})


@each_document
def test_every_reference_leads_somewhere(told):
    known = {REF + name for name in told["components"]["schemas"]}
    for place, schema in schemas(told):
        mapping = schema.get("discriminator", {}).get("mapping", {})
        assert {schema.get("$ref"), *mapping.values()} - {None} <= known, place


@each_document
def test_a_discriminator_maps_the_tag_of_each_member(told):
    for place, schema in schemas(told):
        if discriminator := schema.get("discriminator"):
            assert sorted(part["$ref"] for part in schema["anyOf"]) == sorted(discriminator["mapping"].values()), place
            for tag, ref in discriminator["mapping"].items():
                member = told["components"]["schemas"][ref.removeprefix(REF)]
                assert member["properties"][discriminator["propertyName"]]["enum"] == [tag]
                assert discriminator["propertyName"] in member["required"]


def test_each_game_speaks_in_components_of_its_own():
    for rules in all_rules():
        for role in ROLES:
            assert f"{rules.name}.{role}" in document()["components"]["schemas"]
    assert {"Byzanz1.Bid", "Byzanz1.LotTurned", "Haggle1.Choose"} <= set(document()["components"]["schemas"])


def test_what_is_hidden_is_not_in_the_document():
    """`Dealt` holds all hands and the deck; the API shows `DealtSeen`."""
    told = document()["components"]["schemas"]
    assert "Byzanz1.Dealt" not in told
    assert "Byzanz1.State" not in told
    assert told["Byzanz1.Event"]["discriminator"]["mapping"]["dealt"] == f"{REF}Byzanz1.DealtSeen"


def test_what_carries_a_game_s_things_is_told_apart_by_its_rules():
    told = SAMPLES["components"]["schemas"]
    assert told["Frame"]["discriminator"] == {
        "propertyName": "rules",
        "mapping": {rules.key: f"{REF}{rules.name}.Frame" for rules in all_rules()},
    }
    assert told["FrameOpening"]["discriminator"]["mapping"].keys() == plugins().keys()
    assert told["Frames"]["properties"]["frames"]["items"] == {"$ref": f"{REF}Frame"}
    assert told["Byzanz1.Frame"]["properties"]["view"] == {"$ref": f"{REF}Byzanz1.View"}
    assert told["Byzanz1.Act"]["properties"]["actions"]["items"] == {"$ref": f"{REF}Byzanz1.Action"}
    assert told["Byzanz1.FrameEvents"]["properties"]["events"]["items"] == {"$ref": f"{REF}Byzanz1.Event"}
    assert told["Byzanz1.Frame"]["properties"]["hints"]["anyOf"] == [{"$ref": f"{REF}Byzanz1.Hints"}, {"type": "null"}]


def test_with_one_game_alone_a_union_is_still_one(monkeypatch):
    from serai.api.components import Components
    from serai.engine import shapes

    only = {"haggle": plugins()["haggle"]}
    monkeypatch.setattr(shapes, "plugins", lambda: only)
    Lone = shapes.per_game("Lone", lambda rules: {"seats": int})  # noqa: N806 — a type
    components = Components([Lone])
    assert components.ref(Lone) == {"$ref": f"{REF}Lone"}
    assert components.schemas["Lone"]["discriminator"]["mapping"] == {"haggle": f"{REF}Haggle2.Lone"}


def validator(told, schema) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator({**schema, "components": told["components"]})


@each_document
def test_every_operation_has_examples_and_they_fit(told):
    for name, operation in operations(told):
        success = [answer for status, answer in operation["responses"].items() if status.startswith("2")]
        assert len(success) == 1, name
        bodies = [operation["requestBody"]] if "requestBody" in operation else []
        for body in [*bodies, *success]:
            for content in body.get("content", {}).values():
                assert content.get("examples"), f"{name} has no example"
        for body in [*bodies, *operation["responses"].values()]:
            for content in body.get("content", {}).values():
                for example in content.get("examples", {}).values():
                    validator(told, content["schema"]).validate(example["value"])


@each_document
def test_every_parameter_is_described_and_has_a_fitting_example(told):
    for name, operation in operations(told):
        for parameter in operation.get("parameters", []):
            assert parameter.get("description"), f"{name} {parameter['name']}"
            validator(told, parameter["schema"]).validate(parameter["example"])


@each_document
def test_operations_are_named_and_summarised(told):
    names = [operation["operationId"] for _, operation in operations(told)]
    assert len(names) >= 4
    assert all(operation["summary"] and operation["tags"] for _, operation in operations(told))


@pytest.mark.parametrize("rules", list(all_rules()), ids=lambda rules: rules.key)
def test_a_real_position_fits_the_schema(rules):
    from serai.engine.wire import encode

    check = validator(SAMPLES, {"$ref": f"{REF}Frame"})
    check.validate(json.loads(encode(frame(rules))))
    assert not check.is_valid({**json.loads(encode(frame(rules))), "rules": "chess/1"})


def test_an_idempotency_key_is_a_header_of_the_operation():
    (parameter,) = SAMPLES["paths"]["/api/sample/notes"]["post"]["parameters"]
    assert (parameter["name"], parameter["in"], parameter["required"]) == ("Idempotency-Key", "header", True)


def test_too_many_requests_say_when_to_come_back():
    answers = document()["paths"]["/api/v1/games"]["get"]["responses"]
    assert "Retry-After" in answers["429"]["headers"]


def test_it_comes_as_json_and_as_yaml(client):
    assert client.get("/api/schema/").json() == document()
    assert client.get("/api/schema.json").json() == document()
    written = client.get("/api/schema.yaml").content
    assert yaml.load(written, yaml.CSafeLoader) == document()
    assert client.get("/api/schema/", headers={"Accept": "application/yaml"}).content == written


def test_the_page_for_people_loads_nothing_from_elsewhere(client):
    page = client.get("/api/docs/").content.decode()
    assert "/api/schema/" in client.get("/api/docs/?script=").content.decode()
    assert "https://" not in page
    for address in ("swagger-ui.css", "swagger-ui-bundle.js", "swagger-ui-standalone-preset.js"):
        assert client.get(f"/static/drf_spectacular_sidecar/swagger-ui-dist/{address}").status_code == 200


@pytest.mark.parametrize("address", ["/api/schema.json", "/api/schema.yaml", "/api/v1/auth/openapi.json"])
def test_a_document_is_written_once_however_often_somebody_asks(client, monkeypatch, address):
    """Each takes most of a second, and nobody has to sign in to ask."""

    def written_again(*_, **__):
        raise AssertionError

    first = client.get(address)
    for writing in ("json.dumps", "yaml.dump", "yaml.safe_load"):
        monkeypatch.setattr(writing, written_again)
    again = client.get(address)
    assert (again.content, again["Content-Type"]) == (first.content, first["Content-Type"])


def test_who_asks_in_another_way_first_spoils_it_for_nobody(rf):
    view = _written_once(lambda request: HttpResponse("the document" if request.method == "GET" else ""))
    assert view(rf.options("/")).content == b""
    assert view(rf.get("/")).content == b"the document"
    assert view(rf.options("/")).content == b""

"""schemathesis goes from answer to answer: what was opened is sat down at, played, exported; never a 500, never stuck.

The document has no links of its own. Here each operation that makes something is linked with all that take its id.
"""

import copy

import pytest
import schemathesis
from django.core.wsgi import get_wsgi_application
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test
from schemathesis.config import SchemathesisConfig

from serai.api.document import document
from tests.api.people import NONCE, member
from tests.api.test_conformity import whole

MADE = {  # what an answer names, and the parameter that takes it
    ("/api/v1/tables", "post", "201"): ("table", "$response.body#/id"),
    ("/api/v1/tables", "get", "200"): ("table", "$response.body#/tables/0/id"),
    ("/api/v1/me/tokens", "post", "201"): ("token", "$response.body#/token/id"),
    ("/api/v1/me/vacations", "post", "200"): ("vacation", "$response.body#/vacations/0/id"),
    ("/api/v1/me/searches", "post", "201"): ("search", "$response.body#/searches/0/id"),
    ("/api/v1/tables/{table}/standing-orders", "post", "201"): ("order", "$response.body#/orders/0/id"),
}
METHODS = ("get", "post", "put", "patch", "delete")


def linked():
    told = copy.deepcopy(document())
    named = {
        (path, method): operation["operationId"]
        for path, methods in told["paths"].items()
        for method, operation in methods.items()
        if method in METHODS
    }
    for (path, method, status), (parameter, place) in MADE.items():
        takers = {name for (other, _), name in named.items() if f"{{{parameter}}}" in other}
        parameters = {parameter: place, **({"table": "$request.path.table"} if "{table}" in path else {})}
        links = {name: {"operationId": name, "parameters": parameters} for name in sorted(takers)}
        told["paths"][path][method]["responses"][status]["links"] = links
    del told["paths"]["/api/v1/me"]["delete"]  # who has left asks nothing more
    return told


@pytest.fixture
def site():
    config = SchemathesisConfig.from_dict({})
    config.projects.default.generation.update(deterministic=True, max_examples=1)
    schema = schemathesis.openapi.from_dict(linked(), config=config)
    schema.app = get_wsgi_application()
    schema.hook("map_body")(lambda _, body: whole(body))
    return schema


def test_going_from_answer_to_answer_never_ends_in_a_500_or_a_stuck_table(site, database, valkey_server):
    asker, seen = member(), set()

    class Workflow(site.as_state_machine()):
        def get_call_kwargs(self, case):
            if case.operation.path.endswith("/seats") and isinstance(case.body, dict):
                case.body["nonce"] = NONCE
            return {"headers": asker.headers}

        def validate_response(self, response, case, **more):
            seen.add((case.operation.method.upper(), case.operation.path))
            assert response.status_code < 500, (case.operation.label, response.text)
            if response.status_code >= 400:
                assert response.json()["code"]

    run_state_machine_as_test(
        Workflow,
        settings=settings(
            max_examples=12, stateful_step_count=12, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
    assert ("POST", "/api/v1/tables") in seen
    assert any("{table}" in path for _, path in seen), "links were followed"
    table = asker.opens()["id"]
    assert asker.sees(table)["position"]["status"] == "open"

"""schemathesis sends sequences of requests that use ids from earlier responses. None may cause a 500 or a stuck table.

The document has no links. Here each operation that creates something is linked with all operations that take its id.
Afterwards the tables that were changed are played to the end, and their logs are verified.
"""

import copy
from contextlib import suppress
from uuid import UUID

import hypothesis
from hypothesis import settings
from hypothesis.errors import FlakyStrategyDefinition
from hypothesis.stateful import run_state_machine_as_test

from serai.accounts.tokens import issue_token
from serai.api.core.document import document
from serai.engine.registry import find, plugins
from serai.eventlog.site_key import site_key
from serai.eventlog.stored_verify import verify_stream
from serai.tables.models import Table
from serai.tables.store import django_store, run_sync
from serai.tables.table_cache import current_table
from tests.api.clients import NONCE, member_client
from tests.api.fuzz import EXAMPLES, SEED, is_uuid, patient, printed_seed, schemathesis_of  # noqa: F401 — for every test here
from tests.soak.options import tried
from tests.tables.sample_tables import play

LINKS = {  # the parameter that takes an id, and where the response has it
    ("/api/v1/tables", "post", "201"): ("table", "$response.body#/id"),
    ("/api/v1/tables", "get", "200"): ("table", "$response.body#/tables/0/id"),
    ("/api/v1/me/tokens", "post", "201"): ("token", "$response.body#/token/id"),
    ("/api/v1/me/vacations", "post", "200"): ("vacation", "$response.body#/vacations/0/id"),
    ("/api/v1/me/searches", "post", "201"): ("search", "$response.body#/searches/0/id"),
    ("/api/v1/tables/{table}/standing-orders", "post", "201"): ("order", "$response.body#/orders/0/id"),
}
METHODS = ("get", "post", "put", "patch", "delete")
EVERYTHING, TABLES = "/api/v1/", "/api/v1/tables"
STEPS, ROUND = 12, 4


def linked_document(prefix):
    """The document with links, reduced to the paths with this prefix."""
    schema = copy.deepcopy(document())
    schema["paths"] = {path: methods for path, methods in schema["paths"].items() if path.startswith(prefix)}
    named = {
        (path, method): operation["operationId"]
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
        if method in METHODS
    }
    for (path, method, status), (parameter, place) in LINKS.items():
        if path not in schema["paths"]:
            continue
        takers = {name for (other, _), name in named.items() if f"{{{parameter}}}" in other}
        parameters = {parameter: place, **({"table": "$request.path.table"} if "{table}" in path else {})}
        links = {name: {"operationId": name, "parameters": parameters} for name in sorted(takers)}
        schema["paths"][path][method]["responses"][status]["links"] = links
    schema["paths"].get("/api/v1/me", {}).pop("delete", None)  # a deleted account can't send more requests
    return schema


class Requester:
    """A member with open and running tables of every game, who sends the generated requests."""

    def __init__(self):
        self.client, self.other = member_client(), member_client()
        self.tables = []
        for plugin in plugins().values():
            for is_started in (False, True):
                table = self.client.opens(plugin.slug, plugin.seats[0])["id"]
                self.tables.append(table)
                if is_started:
                    self.start(table)
        self.touched = set()
        """The tables that were changed."""
        self.failures = []
        """Responses that must never happen."""

    def start(self, table):
        self.other.post(f"tables/{table}/seats", {"nonce": NONCE})
        self.client.post(f"tables/{table}/start", {"bot": "random"})

    def make_sensible(self, case):
        """Replaces the table by one that exists, and the actions by legal ones."""
        table = case.path_parameters.get("table") if case.path_parameters else None
        if is_uuid(table) and not Table.objects.filter(id=table).exists():
            table = case.path_parameters["table"] = self.tables[UUID(table).int % len(self.tables)]
        if isinstance(case.body, dict) and case.operation.path.endswith("/seats"):
            case.body["nonce"] = NONCE
        if isinstance(case.body, dict) and case.operation.path.endswith("/actions") and is_uuid(table):
            position = self.client.sees(table)["position"]
            case.body |= {"rules": position["rules"], "version": position["version"], "actions": position["legal"][:1]}

    def check(self, case, response):
        tried(1, "requests")
        if response.status_code >= 500 or (response.status_code >= 400 and not response.json()["code"]):
            self.failures.append((case.operation.label, case.body, response.text))
        if response.status_code == 401:  # the token has revoked itself
            self.client.headers = {"Authorization": f"Bearer {issue_token(user=self.client.user, name='next')[1]}"}
        is_done, table = response.status_code < 300, (case.path_parameters or {}).get("table")
        if is_done and table and case.operation.method.upper() != "GET":
            self.touched.add(table)
            play(run_sync(current_table(django_store, UUID(table))), 1)  # others play on meanwhile
        if response.status_code == 201 and case.operation.path == "/api/v1/tables":
            self.tables.append(response.json()["id"])


def test_random_sequences_of_requests_never_cause_a_500_or_a_stuck_table(database, valkey_server):
    requester = Requester()
    for prefix in (EVERYTHING, TABLES):
        _fuzz(requester, prefix)
    assert not requester.failures
    assert requester.touched, "no table was changed"
    for table in Table.objects.values_list("id", flat=True):
        _play_to_the_end(requester, table)
        tried(1, "tables played to their end")


def _fuzz(requester, prefix):
    """In short rounds: hypothesis expects each run to start from the same state, but the site keeps its state."""

    class Workflow(schemathesis_of(linked_document(prefix), max_examples=1).as_state_machine()):
        def get_call_kwargs(self, case):
            requester.make_sensible(case)
            return {"headers": requester.client.headers}

        def validate_response(self, response, case, **more):
            requester.check(case, response)

    for number in range(EXAMPLES // ROUND // 2):
        hypothesis.seed(SEED + number)(Workflow)
        with suppress(FlakyStrategyDefinition):
            run_state_machine_as_test(
                Workflow, settings=settings(patient, max_examples=ROUND, stateful_step_count=STEPS)
            )


def _play_to_the_end(requester, table):
    """First over the API, then with legal actions of all seats. A table that everyone left is over."""
    if _row(table).status == "open":
        requester.client.sits(table)
        requester.start(table)
    if _row(table).status == "running":
        position = requester.client.sees(table)["position"]
        if position["seat"] in position["waiting"]:
            assert requester.client.acts(table, position).status == 200
    play(run_sync(current_table(django_store, table)))
    verdict, row = verify_stream(table, site_key(), find), _row(table)
    assert row.status in ("finished", "cancelled")
    assert verdict.events == row.version
    assert verdict.deal_checked == (row.status == "finished")


def _row(table):
    return Table.objects.get(id=table)

"""schemathesis goes from answer to answer: what was opened is sat down at, played, exported; never a 500, never stuck.

The document has no links of its own. Here each operation that makes something is linked with all that take its id.
Afterwards the very tables that were asked about are played to the end, and their logs verify.
"""

import copy
from contextlib import suppress
from uuid import UUID

import hypothesis
from hypothesis import settings
from hypothesis.errors import FlakyStrategyDefinition
from hypothesis.stateful import run_state_machine_as_test

from serai.accounts.tokens import issue_token
from serai.api.document import document
from serai.engine.registry import find, plugins
from serai.eventlog.site_key import site_key
from serai.eventlog.stored_verify import verify_stream
from serai.tables.doors import django_door, run
from serai.tables.known import current
from serai.tables.models import Table
from tests.api.fuzz import EXAMPLES, SEED, is_uuid, patient, printed_seed, site_of  # noqa: F401 — for every test here
from tests.api.people import NONCE, member
from tests.soak.options import tried
from tests.tables.people import play

MADE = {  # what an answer names, and the parameter that takes it
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


def linked(under):
    """The document of what begins so."""
    told = copy.deepcopy(document())
    told["paths"] = {path: methods for path, methods in told["paths"].items() if path.startswith(under)}
    named = {
        (path, method): operation["operationId"]
        for path, methods in told["paths"].items()
        for method, operation in methods.items()
        if method in METHODS
    }
    for (path, method, status), (parameter, place) in MADE.items():
        if path not in told["paths"]:
            continue
        takers = {name for (other, _), name in named.items() if f"{{{parameter}}}" in other}
        parameters = {parameter: place, **({"table": "$request.path.table"} if "{table}" in path else {})}
        links = {name: {"operationId": name, "parameters": parameters} for name in sorted(takers)}
        told["paths"][path][method]["responses"][status]["links"] = links
    told["paths"].get("/api/v1/me", {}).pop("delete", None)  # who has left asks nothing more
    return told


class Asker:
    """Somebody at tables of every game, before it and in it, who asks whatever comes to mind."""

    def __init__(self):
        self.person, self.other = member(), member()
        self.tables = []
        for plugin in plugins().values():
            for is_begun in (False, True):
                table = self.person.opens(plugin.slug, plugin.seats[0])["id"]
                self.tables.append(table)
                if is_begun:
                    self.begins(table)
        self.touched = set()
        """The tables at which something was done."""
        self.faults = []
        """What nobody should ever be answered."""

    def begins(self, table):
        self.other.post(f"tables/{table}/seats", {"nonce": NONCE})
        self.person.post(f"tables/{table}/start", {"bot": "random"})

    def means(self, case):
        """The same question at a table that is there, and moves that the rules allow."""
        table = case.path_parameters.get("table") if case.path_parameters else None
        if is_uuid(table) and not Table.objects.filter(id=table).exists():
            table = case.path_parameters["table"] = self.tables[UUID(table).int % len(self.tables)]
        if isinstance(case.body, dict) and case.operation.path.endswith("/seats"):
            case.body["nonce"] = NONCE
        if isinstance(case.body, dict) and case.operation.path.endswith("/actions") and is_uuid(table):
            position = self.person.sees(table)["position"]
            case.body |= {"rules": position["rules"], "at": position["version"], "actions": position["legal"][:1]}

    def hears(self, case, response):
        tried(1, "requests")
        if response.status_code >= 500 or (response.status_code >= 400 and not response.json()["code"]):
            self.faults.append((case.operation.label, case.body, response.text))
        if response.status_code == 401:  # the token has revoked itself
            self.person.headers = {"Authorization": f"Bearer {issue_token(user=self.person.user, name='next')[1]}"}
        is_done, table = response.status_code < 300, (case.path_parameters or {}).get("table")
        if is_done and table and case.operation.method.upper() != "GET":
            self.touched.add(table)
            play(run(current(django_door, UUID(table))), 1)  # meanwhile the game goes on
        if response.status_code == 201 and case.operation.path == "/api/v1/tables":
            self.tables.append(response.json()["id"])


def test_going_from_answer_to_answer_never_ends_in_a_500_or_a_stuck_table(database, valkey_server):
    asker = Asker()
    for under in (EVERYTHING, TABLES):
        _fuzz(asker, under)
    assert not asker.faults
    assert asker.touched, "something was done at tables"
    for table in Table.objects.values_list("id", flat=True):
        _goes_on_to_its_end(asker, table)
        tried(1, "tables played to their end")


def _fuzz(asker, under):
    """In short rounds: the site remembers what was asked before, where hypothesis would rather have it forget."""

    class Workflow(site_of(linked(under), max_examples=1).as_state_machine()):
        def get_call_kwargs(self, case):
            asker.means(case)
            return {"headers": asker.person.headers}

        def validate_response(self, response, case, **more):
            asker.hears(case, response)

    for number in range(EXAMPLES // ROUND // 2):
        hypothesis.seed(SEED + number)(Workflow)
        with suppress(FlakyStrategyDefinition):
            run_state_machine_as_test(
                Workflow, settings=settings(patient, max_examples=ROUND, stateful_step_count=STEPS)
            )


def _goes_on_to_its_end(asker, table):
    """By the doors that the fuzz has gone through, and then by whoever is waited for; a table that was left is over."""
    if _row(table).status == "open":
        asker.person.sits(table)
        asker.begins(table)
    if _row(table).status == "running":
        position = asker.person.sees(table)["position"]
        if position["seat"] in position["waiting"]:
            assert asker.person.acts(table, position).status == 200
    play(run(current(django_door, table)))
    verdict, row = verify_stream(table, site_key(), find), _row(table)
    assert row.status in ("finished", "abandoned")
    assert verdict.events == row.version
    assert verdict.deal_checked == (row.status == "finished")


def _row(table):
    return Table.objects.get(id=table)

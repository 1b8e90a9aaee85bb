"""schemathesis sends valid and invalid requests, and checks that the responses are as the document says.

It has a token, and there are tables in each state.
"""

from uuid import UUID

import pytest
from hypothesis import settings
from schemathesis import GenerationMode

from serai.api.core.document import document
from tests.api.clients import finished, running
from tests.api.fuzz import EXAMPLES, is_uuid, patient, printed_seed, schemathesis_of  # noqa: F401 — for every test here
from tests.soak.options import tried

ALLOWED = ["2xx", "401", "403", "404", "409", "422"]  # a valid request may still be against the rules
LARGE = "/tables$|/actions$"  # unions over all games; the coverage phase runs for /preview, which has the same body

site = schemathesis_of(
    document(),
    checks={"positive_data_acceptance": {"expected-statuses": ALLOWED}},
    operations=[{"include-path-regex": LARGE, "phases": {"coverage": {"enabled": False}}}],
    modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE],
    max_examples=EXAMPLES,
    allow_x00=False,
)


@pytest.fixture(scope="module")
def sample_data(database_of_module):
    """The headers of a user with a token, and tables before, during and after a game."""
    (anna, bela), over = running()
    finished((anna, bela), over)
    (anna, bela), playing = running()
    waiting = bela.opens("byzanz", 4)["id"]
    anna.sits(waiting)
    anna.post(f"tables/{playing}/chat", {"text": "Hello"})
    return anna.headers, [waiting, playing, over]


@site.parametrize()
@settings(patient, max_examples=EXAMPLES)
def test_responses_conform_to_the_document(case, sample_data):
    headers, tables = sample_data
    if is_uuid(table := case.path_parameters.get("table")):
        case.path_parameters["table"] = tables[UUID(table).int % len(tables)]
    case.call_and_validate(headers=headers)
    tried(1, "requests")

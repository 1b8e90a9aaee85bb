"""schemathesis asks what the document allows and what it doesn't, and compares the answers with it.

In process, over WSGI; the same questions each time. It is signed in with a token, and there are tables to ask about.
"""

from uuid import UUID

import pytest
import schemathesis
from django.core.wsgi import get_wsgi_application
from hypothesis import HealthCheck, settings
from schemathesis import GenerationMode
from schemathesis.config import SchemathesisConfig

from serai.api.document import document
from tests.api.people import finished, running

EXAMPLES = 8
FINE = ["2xx", "401", "403", "404", "409", "422"]  # what fits its schema may still be against the rules
LARGE = "/tables$|/actions$"  # a union over all games has hundreds of corners: those of preview, the same, are tried
few = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))


def asked(told):
    config = SchemathesisConfig.from_dict(
        {
            "checks": {"positive_data_acceptance": {"expected-statuses": FINE}},
            "operations": [{"include-path-regex": LARGE, "phases": {"coverage": {"enabled": False}}}],
        }
    )
    config.projects.default.generation.update(
        modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE],
        deterministic=True,
        max_examples=EXAMPLES,
        allow_x00=False,
    )
    schema = schemathesis.openapi.from_dict(told, config=config)
    schema.app = get_wsgi_application()
    schema.hook("map_body")(lambda _, body: whole(body))
    return schema


def whole(body):
    """3.0 is an integer to JSON Schema and not to us, nor does any program write integers so."""
    if isinstance(body, dict):
        return {key: whole(value) for key, value in body.items()}
    if isinstance(body, list):
        return [whole(value) for value in body]
    return int(body) if isinstance(body, float) and body.is_integer() else body


site = asked(document())


@pytest.fixture(scope="module")
def world(database_of_module):
    """Somebody with a token, and tables before, in and after a game."""
    (anna, bela), over = running()
    finished((anna, bela), over)
    (anna, bela), playing = running()
    waiting = bela.opens("byzanz", 4)["id"]
    anna.sits(waiting)
    anna.post(f"tables/{playing}/chat", {"text": "Hello"})
    return anna.headers, [waiting, playing, over]


@site.parametrize()
@few
def test_answers_are_as_documented(case, world):
    headers, tables = world
    if is_uuid(table := case.path_parameters.get("table")):
        case.path_parameters["table"] = tables[UUID(table).int % len(tables)]
    case.call_and_validate(headers=headers)


def is_uuid(text):
    try:
        return str(UUID(text)) == text
    except (ValueError, TypeError, AttributeError):
        return False

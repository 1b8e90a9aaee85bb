"""Configures schemathesis: the same requests each time in `make test`, fresh seeds in `make soak`."""

from uuid import UUID

import pytest
import schemathesis
from django.core.wsgi import get_wsgi_application
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig

from tests.soak.options import amount, seed

SEED = seed(23)
EXAMPLES = amount(25, 150)
patient = settings(deadline=None, suppress_health_check=list(HealthCheck), database=None, print_blob=True)


@pytest.fixture(autouse=True)
def printed_seed():
    """Pytest shows it if a test fails."""
    print(f"SOAK_SEED={SEED}, {EXAMPLES} examples")


def schemathesis_of(document, *, checks=None, operations=(), **generation):
    """Runs in process, over WSGI."""
    config = SchemathesisConfig.from_dict({"seed": SEED, "checks": checks or {}, "operations": list(operations)})
    config.projects.default.generation.update(**generation)
    schema = schemathesis.openapi.from_dict(document, config=config)
    schema.app = get_wsgi_application()
    schema.hook("map_body")(lambda _, body: with_integers(body))
    return schema


def with_integers(body):
    """Turns 3.0 into 3: both are integers in JSON Schema, but the API accepts only the second."""
    if isinstance(body, dict):
        return {key: with_integers(value) for key, value in body.items()}
    if isinstance(body, list):
        return [with_integers(value) for value in body]
    return int(body) if isinstance(body, float) and body.is_integer() else body


def is_uuid(text):
    try:
        return str(UUID(text)) == text
    except (ValueError, TypeError, AttributeError):
        return False

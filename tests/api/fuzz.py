"""How schemathesis asks: the same each time in `make test`, with fresh seeds in `make soak`."""

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
    """pytest shows it with a failure."""
    print(f"SOAK_SEED={SEED}, {EXAMPLES} examples")


def site_of(told, *, checks=None, operations=(), **generation):
    """In process, over WSGI."""
    config = SchemathesisConfig.from_dict({"seed": SEED, "checks": checks or {}, "operations": list(operations)})
    config.projects.default.generation.update(**generation)
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


def is_uuid(text):
    try:
        return str(UUID(text)) == text
    except (ValueError, TypeError, AttributeError):
        return False

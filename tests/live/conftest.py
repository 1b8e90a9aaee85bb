import pytest

from tests.live.server import serving


@pytest.fixture
def address(database, valkey_server):
    with serving() as address:
        yield address

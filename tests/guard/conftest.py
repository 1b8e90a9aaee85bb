import pytest

from tests.ops.stack import Folder


@pytest.fixture(scope="module")
def port():
    """Of a stack as a person runs it, without a mail server."""
    folder = Folder()
    try:
        yield folder.up().open().port
    finally:
        folder.clean()

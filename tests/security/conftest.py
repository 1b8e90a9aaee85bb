import pytest


@pytest.fixture(scope="session")
def port(stack):
    """The port of the stack that tests share. It has no mail server."""
    return stack.port

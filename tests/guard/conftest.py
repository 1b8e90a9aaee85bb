import pytest


@pytest.fixture(scope="session")
def port(stack):
    """Of the stack that tests share; it has no mail server."""
    return stack.port

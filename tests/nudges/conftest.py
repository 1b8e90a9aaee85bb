import pytest

from tests.nudges.post_office import post_office


@pytest.fixture
def office(settings):
    """A mail server, and a house that sends by it."""
    with post_office() as opened:
        settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
        settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", opened.port
        yield opened

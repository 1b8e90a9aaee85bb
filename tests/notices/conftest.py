import pytest

from tests.notices.mail_server import running_mail_server


@pytest.fixture
def mail_server(settings):
    """A mail server, and a site that uses it."""
    with running_mail_server() as opened:
        settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
        settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", opened.port
        yield opened

import logging
from contextlib import contextmanager

import pytest

from serai.site import configuration
from tests.faults.trial import Trial
from tests.notices.mail_server import running_mail_server
from tests.ops.stack import Folder
from tests.servers import django_database


@pytest.fixture
def folder():
    folder = Folder()
    yield folder
    folder.clean()


@pytest.fixture
def mail_server():
    logging.getLogger("mail.log").setLevel("WARNING")  # at INFO it logs every line
    with running_mail_server() as opened:
        yield opened


@pytest.fixture
def stack_database(django_db_blocker):
    """Points Django's connections at the database of a stack."""

    @contextmanager
    def use(stack):
        with (
            django_db_blocker.unblock(),
            django_database(**configuration.database(stack.database_url, pooled=False)),
        ):
            yield

    return use


@pytest.fixture
def trial(folder, mail_server, clock, stack_database):
    return Trial(folder, mail_server, clock, stack_database)

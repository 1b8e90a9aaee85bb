import logging
from contextlib import contextmanager

import pytest

from serai.site import configuration
from tests.faults.trial import Trial
from tests.nudges.post_office import post_office
from tests.ops.stack import Folder
from tests.servers import database_of_django


@pytest.fixture
def folder():
    folder = Folder()
    yield folder
    folder.clean()


@pytest.fixture
def office():
    logging.getLogger("mail.log").setLevel("WARNING")  # it tells of every word
    with post_office() as opened:
        yield opened


@pytest.fixture
def at_home(django_db_blocker):
    """Django's connections lead into the database of a stack."""

    @contextmanager
    def leading(stack):
        with (
            django_db_blocker.unblock(),
            database_of_django(**configuration.database(stack.database_url, pooled=False)),
        ):
            yield

    return leading


@pytest.fixture
def trial(folder, office, clock, at_home):
    return Trial(folder, office, clock, at_home)

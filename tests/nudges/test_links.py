"""A link out of a mail opens one table for one seat, and nothing else; following it does nothing."""

import re

import pytest
from django.test import Client

from serai.accounts.tokens import issue_token
from serai.live.people import _user_of_session
from serai.nudges import links
from serai.nudges.links import LIFE
from tests.api.people import NONCE, Person
from tests.nudges.house import member, table_of, work
from tests.nudges.post_office import text_of
from tests.tables.moved_clock import SECOND
from tests.tables.people import look

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")


@pytest.fixture
def zenobia():
    return member()


@pytest.fixture
def known(zenobia):
    return table_of(zenobia, member("Odaenathus", verified=False), listed=False)


def browser(token=None):
    """Somebody without a sign-in, who may have come by a link."""
    visitor = Person()
    if token:
        assert visitor.post("links", {"token": token}, key=False).status == 200
    return visitor


def test_the_link_in_the_mail_opens_the_table_for_its_seat(office, known):
    work()
    link = re.search(r"http://localhost:8000/tables/(\S+)#go=(\S+)", text_of(office.mails[0]))
    visitor = Person()
    answer = visitor.post("links", {"token": link[2]}, key=False)
    assert answer.json == {"table": str(known.head.id), "name": "Zenobia"}
    seen = visitor.sees(link[1])
    assert seen["position"]["seat"] == 0
    assert visitor.acts(link[1], seen["position"]).status == 200


def test_following_the_link_changes_nothing(office, known):
    work()
    link = re.search(r"(/tables/\S+)#go=\S+", text_of(office.mails[0]))[1]
    checker = Client()
    checker.get(link)
    checker.head(link)
    assert look(known).version == known.version
    assert not checker.session.items()


def test_it_opens_nothing_else(zenobia, known):
    other = table_of(zenobia, member("Hairan"), listed=False)
    visitor = browser(links.key_for(zenobia, known.head.id))
    assert visitor.get(f"tables/{other.head.id}").status == 404
    assert visitor.get("me").status == 401
    assert visitor.get("session").json == {"me": None}
    assert visitor.get("me/mail").status == 401
    assert visitor.get("me/tables").status == 401
    assert visitor.post("me/tokens", {"name": "mine"}).status == 401
    assert visitor.post("tables", {"game": "haggle", "seats": 2}).status == 401
    assert visitor.post(f"tables/{other.head.id}/seats", {"nonce": NONCE}).status == 401
    assert visitor.post(f"tables/{known.head.id}/rematch").status == 403
    assert visitor.post(f"tables/{known.head.id}/invitations", {"name": "Hairan"}).status == 403


def test_a_socket_of_that_table_is_let_in_and_no_other(zenobia, known):
    other = table_of(zenobia, member("Hairan"))
    visitor = browser(links.key_for(zenobia, known.head.id))
    session = visitor.client.session.session_key
    assert _user_of_session(session, known.head.id) == zenobia
    assert _user_of_session(session, other.head.id) is None
    assert _user_of_session(session, None) is None


def test_what_changes_something_needs_the_csrf_token(zenobia, known):
    visitor = browser(links.key_for(zenobia, known.head.id))
    visitor.client.handler.enforce_csrf_checks = True
    answer = visitor.post(f"tables/{known.head.id}/resign")
    assert (answer.status, answer.code) == (403, "forbidden")


def test_who_has_signed_in_stays_who_they_are(zenobia, known):
    hairan = member("Hairan")
    visitor = Person(issue_token(user=hairan, name="test")[1])
    assert visitor.post("links", {"token": links.key_for(zenobia, known.head.id)}, key=False).status == 200
    assert visitor.get(f"tables/{known.head.id}").status == 404


def test_it_expires(zenobia, known, clock):
    token = links.key_for(zenobia, known.head.id)
    visitor = browser(token)
    clock.forward((LIFE - 60) * SECOND)
    assert visitor.get(f"tables/{known.head.id}").status == 200
    clock.forward(61 * SECOND)
    assert visitor.get(f"tables/{known.head.id}").status == 404
    answer = visitor.post("links", {"token": token}, key=False)
    assert (answer.status, answer.code) == (422, "bad-link")


@pytest.mark.parametrize("change", ["password", "is_active", "deleted"])
def test_it_ends_with_the_password_and_the_account(zenobia, known, change):
    token = links.key_for(zenobia, known.head.id)
    visitor = browser(token)
    if change == "password":
        zenobia.set_password("another-one-at-dawn")
        zenobia.save()
    elif change == "is_active":
        zenobia.is_active = False
        zenobia.save()
    else:
        zenobia.delete()
    assert visitor.get(f"tables/{known.head.id}").status == 404
    assert browser().post("links", {"token": token}, key=False).code == "bad-link"


@pytest.mark.parametrize("token", ["", "x", "x:y", "W10:y", "a" * 900])
def test_nonsense_is_refused(token):
    assert browser().post("links", {"token": token}, key=False).code == "bad-link"


def test_a_token_of_one_purpose_serves_no_other(zenobia, known):
    stopping = links.stop_url(links.Stop(zenobia.id, "turn", known.head.id, "kind")).rpartition("/")[2]
    assert browser().post("links", {"token": stopping}, key=False).code == "bad-link"
    with pytest.raises(links.BadLink):
        links.read_stop(links.key_for(zenobia, known.head.id))

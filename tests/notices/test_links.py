"""A link in an email opens one table for one player, and nothing else; a GET of it changes nothing."""

import re

import pytest
from django.test import Client

from serai.accounts.tokens import issue_token
from serai.live.identity import _user_of_session
from serai.notices import links
from serai.notices.links import LIFETIME
from tests.api.clients import NONCE, ApiClient
from tests.notices.mail_recipients import member, run_tasks, table_of
from tests.notices.mail_server import text_of
from tests.tables.sample_tables import reloaded
from tests.tables.shifted_clock import SECOND

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")


@pytest.fixture
def zenobia():
    return member()


@pytest.fixture
def loaded(zenobia):
    return table_of(zenobia, member("Odaenathus", verified=False), listed=False)


def browser(token=None):
    """A browser that isn't signed in, and may have opened a link."""
    visitor = ApiClient()
    if token:
        assert visitor.post("mail-links", {"token": token}, key=False).status == 200
    return visitor


def test_the_link_in_the_email_opens_the_table_for_its_player(mail_server, loaded):
    run_tasks()
    link = re.search(r"http://localhost:8000/tables/(\S+)#go=(\S+)", text_of(mail_server.mails[0]))
    visitor = ApiClient()
    answer = visitor.post("mail-links", {"token": link[2]}, key=False)
    assert answer.json == {"table": str(loaded.head.id), "name": "Zenobia"}
    seen = visitor.sees(link[1])
    assert seen["position"]["seat"] == 0
    assert visitor.acts(link[1], seen["position"]).status == 200


def test_following_the_link_changes_nothing(mail_server, loaded):
    run_tasks()
    link = re.search(r"(/tables/\S+)#go=\S+", text_of(mail_server.mails[0]))[1]
    checker = Client()
    checker.get(link)
    checker.head(link)
    assert reloaded(loaded).version == loaded.version
    assert not checker.session.items()


def test_the_link_gives_access_to_nothing_else(zenobia, loaded):
    other = table_of(zenobia, member("Hairan"), listed=False)
    visitor = browser(links.table_token(zenobia, loaded.head.id))
    assert visitor.get(f"tables/{other.head.id}").status == 404
    assert visitor.get("me").status == 401
    assert visitor.get("session").json == {"me": None}
    assert visitor.get("me/mail-preferences").status == 401
    assert visitor.get("me/tables").status == 401
    assert visitor.post("me/tokens", {"name": "mine"}).status == 401
    assert visitor.post("tables", {"game": "haggle", "seats": 2}).status == 401
    assert visitor.post(f"tables/{other.head.id}/seats", {"nonce": NONCE}).status == 401
    assert visitor.post(f"tables/{loaded.head.id}/rematch").status == 403
    assert visitor.post(f"tables/{loaded.head.id}/invitations", {"name": "Hairan"}).status == 403


def test_a_socket_is_accepted_for_that_table_only(zenobia, loaded):
    other = table_of(zenobia, member("Hairan"))
    visitor = browser(links.table_token(zenobia, loaded.head.id))
    session = visitor.client.session.session_key
    assert _user_of_session(session, loaded.head.id) == zenobia
    assert _user_of_session(session, other.head.id) is None
    assert _user_of_session(session, None) is None


def test_unsafe_requests_need_the_csrf_token(zenobia, loaded):
    visitor = browser(links.table_token(zenobia, loaded.head.id))
    visitor.client.handler.enforce_csrf_checks = True
    answer = visitor.post(f"tables/{loaded.head.id}/resign")
    assert (answer.status, answer.code) == (403, "forbidden")


def test_a_signed_in_user_stays_signed_in_as_themselves(zenobia, loaded):
    hairan = member("Hairan")
    visitor = ApiClient(issue_token(user=hairan, name="test")[1])
    assert visitor.post("mail-links", {"token": links.table_token(zenobia, loaded.head.id)}, key=False).status == 200
    assert visitor.get(f"tables/{loaded.head.id}").status == 404


def test_the_link_expires(zenobia, loaded, clock):
    token = links.table_token(zenobia, loaded.head.id)
    visitor = browser(token)
    clock.forward((LIFETIME - 60) * SECOND)
    assert visitor.get(f"tables/{loaded.head.id}").status == 200
    clock.forward(61 * SECOND)
    assert visitor.get(f"tables/{loaded.head.id}").status == 404
    answer = visitor.post("mail-links", {"token": token}, key=False)
    assert (answer.status, answer.code) == (422, "bad-link")


@pytest.mark.parametrize("change", ["password", "is_active", "deleted"])
def test_the_link_is_invalid_after_the_password_changes_or_the_account_is_deleted(zenobia, loaded, change):
    token = links.table_token(zenobia, loaded.head.id)
    visitor = browser(token)
    if change == "password":
        zenobia.set_password("another-one-at-dawn")
        zenobia.save()
    elif change == "is_active":
        zenobia.is_active = False
        zenobia.save()
    else:
        zenobia.delete()
    assert visitor.get(f"tables/{loaded.head.id}").status == 404
    assert browser().post("mail-links", {"token": token}, key=False).code == "bad-link"


@pytest.mark.parametrize("token", ["", "x", "x:y", "W10:y", "a" * 900])
def test_an_invalid_token_is_refused(token):
    assert browser().post("mail-links", {"token": token}, key=False).code == "bad-link"


def test_a_token_is_valid_for_one_purpose_only(zenobia, loaded):
    url = links.unsubscribe_url(links.Unsubscribe(zenobia.id, "turn", loaded.head.id, "kind"))
    assert browser().post("mail-links", {"token": url.rpartition("/")[2]}, key=False).code == "bad-link"
    with pytest.raises(links.BadLink):
        links.read_unsubscribe(links.table_token(zenobia, loaded.head.id))

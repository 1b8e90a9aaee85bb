"""Unsubscribing: with one click (RFC 8058), or on a page where it can be undone. Neither needs a sign-in."""

import pytest
from django.test import Client

from serai.notices.links import Unsubscribe, unsubscribe_url
from serai.notices.models import MailPreferences
from serai.notices.preferences import KINDS, change, delivery_for, is_muted, preferences_of
from tests.notices.mail_recipients import member, run_tasks, table_of

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")

ONE_CLICK = {"List-Unsubscribe": "One-Click"}


@pytest.fixture
def zenobia():
    return member()


@pytest.fixture
def anonymous_client():
    """A client without cookies, with CSRF checks."""
    return Client(enforce_csrf_checks=True)


def path(user, kind="turn", table=None, scope="kind"):
    return unsubscribe_url(Unsubscribe(user.id, kind, table, scope)).removeprefix("http://localhost:8000")


def delivery(user, kind="turn"):
    return delivery_for(preferences_of(user.id), kind)


def test_a_post_to_the_url_in_the_header_stops_emails_of_this_kind(mail_server, anonymous_client, zenobia):
    loaded = table_of(zenobia, member("Odaenathus", verified=False))
    run_tasks()
    link = mail_server.mails[0]["List-Unsubscribe"].strip().strip("<>").removeprefix("http://localhost:8000")
    answer = anonymous_client.post(link, "List-Unsubscribe=One-Click", content_type="application/x-www-form-urlencoded")
    assert answer.status_code == 204
    assert (delivery(zenobia), delivery(zenobia, "warning")) == ("none", "each")
    assert not is_muted(zenobia.id, loaded.head.id)


def test_a_token_may_mute_a_table_instead(anonymous_client, zenobia):
    loaded = table_of(zenobia, member("Odaenathus"))
    assert anonymous_client.post(path(zenobia, table=loaded.head.id, scope="table"), ONE_CLICK).status_code == 204
    assert is_muted(zenobia.id, loaded.head.id)
    assert delivery(zenobia) == "each"


def test_a_get_request_changes_nothing(anonymous_client, zenobia):
    loaded = table_of(zenobia, member("Odaenathus"))
    for method in (anonymous_client.get, anonymous_client.head):
        assert method(path(zenobia, table=loaded.head.id)).status_code == 200
    assert not MailPreferences.objects.exists()
    assert not is_muted(zenobia.id, loaded.head.id)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Hello Zenobia!", "This table", "“Your turn”", "All emails", "Haggle")),
        ("hu", ("Szia, Zenobia!", "Ez az asztal", "„Te jössz”", "Minden levél", "Haggle")),
        ("de", ("Hallo Zenobia!", "Dieser Tisch", "„Du bist dran“", "Alle Mails", "Haggle")),
        ("it", ("Ciao Zenobia!", "Questo tavolo", "«Tocca a te»", "Tutte le e-mail", "Haggle")),
    ],
)
def test_the_page_is_in_the_users_language(anonymous_client, language, words):
    zenobia = member(language=language)
    loaded = table_of(zenobia, member("Odaenathus"))
    page = anonymous_client.get(path(zenobia, table=loaded.head.id)).content.decode()
    assert [word for word in words if word not in page] == []


def test_each_button_of_the_page_can_be_undone(anonymous_client, zenobia):
    loaded = table_of(zenobia, member("Odaenathus"))
    url = path(zenobia, table=loaded.head.id)
    for scope, is_off in (
        ("table", lambda: is_muted(zenobia.id, loaded.head.id)),
        ("kind", lambda: delivery(zenobia) == "none"),
        ("all", lambda: preferences_of(zenobia.id).all_off),
    ):
        page = anonymous_client.post(url, {"scope": scope})
        assert is_off(), scope
        assert b"Stopped" in page.content
        anonymous_client.post(url, {"scope": scope, "resume": "1"})
        assert not is_off(), scope


def test_undoing_restores_the_previous_preference(anonymous_client, zenobia):
    change(zenobia, turn="digest")
    page = anonymous_client.post(path(zenobia), {"scope": "kind"})
    assert b'name="previous" value="digest"' in page.content
    anonymous_client.post(path(zenobia), {"scope": "kind", "resume": "1", "previous": "digest"})
    assert delivery(zenobia) == "digest"


def test_stopping_the_digest_stops_all_kinds_in_it(anonymous_client, zenobia):
    change(zenobia, turn="digest", over="digest")
    assert preferences_of(zenobia.id).next_digest_at
    anonymous_client.post(path(zenobia, "digest"), ONE_CLICK)
    assert preferences_of(zenobia.id).next_digest_at is None
    assert [delivery(zenobia, kind) for kind in KINDS] == ["none", "each", "each", "none", "each", "each"]


@pytest.mark.parametrize("token", ["x", "x:y", "W10:y"])
def test_a_forged_link_gets_404_with_an_explanation(anonymous_client, token):
    for answer in (anonymous_client.get(f"/mail/{token}"), anonymous_client.post(f"/mail/{token}", ONE_CLICK)):
        assert answer.status_code == 404
        assert "This link doesn’t work" in answer.content.decode()


def test_a_link_of_a_deleted_account_gets_404(anonymous_client, zenobia):
    url = path(zenobia)
    zenobia.delete()
    assert anonymous_client.post(url, ONE_CLICK).status_code == 404

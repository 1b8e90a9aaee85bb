"""Stopping mails: one click by RFC 8058, or a page with a way back; neither needs a sign-in."""

import pytest
from django.test import Client

from serai.nudges.links import Stop, stop_url
from serai.nudges.models import Wishes
from serai.nudges.wishes import KINDS, change, is_muted, wish_for, wishes_of
from tests.nudges.house import member, table_of, work

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")

ONE_CLICK = {"List-Unsubscribe": "One-Click"}


@pytest.fixture
def zenobia():
    return member()


@pytest.fixture
def stranger():
    """Who sends no cookie, and is checked for CSRF as everybody."""
    return Client(enforce_csrf_checks=True)


def path(user, kind="turn", table=None, what="kind"):
    return stop_url(Stop(user.id, kind, table, what)).removeprefix("http://localhost:8000")


def wish(user, kind="turn"):
    return wish_for(wishes_of(user.id), kind)


def test_the_header_stops_the_kind_with_one_post(office, stranger, zenobia):
    known = table_of(zenobia, member("Odaenathus", verified=False))
    work()
    link = office.mails[0]["List-Unsubscribe"].strip().strip("<>").removeprefix("http://localhost:8000")
    answer = stranger.post(link, "List-Unsubscribe=One-Click", content_type="application/x-www-form-urlencoded")
    assert answer.status_code == 204
    assert (wish(zenobia), wish(zenobia, "alarm")) == ("none", "each")
    assert not is_muted(zenobia.id, known.head.id)


def test_a_token_may_stop_a_table_instead(stranger, zenobia):
    known = table_of(zenobia, member("Odaenathus"))
    assert stranger.post(path(zenobia, table=known.head.id, what="table"), ONE_CLICK).status_code == 204
    assert is_muted(zenobia.id, known.head.id)
    assert wish(zenobia) == "each"


def test_looking_stops_nothing(stranger, zenobia):
    known = table_of(zenobia, member("Odaenathus"))
    for method in (stranger.get, stranger.head):
        assert method(path(zenobia, table=known.head.id)).status_code == 200
    assert not Wishes.objects.exists()
    assert not is_muted(zenobia.id, known.head.id)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Hello Zenobia!", "This table", "“Your turn”", "All mail", "Haggle")),
        ("hu", ("Szia, Zenobia!", "Ez az asztal", "„Te jössz”", "Minden levél", "Haggle")),
        ("de", ("Hallo Zenobia!", "Dieser Tisch", "„Du bist dran“", "Alle Mails", "Haggle")),
        ("it", ("Ciao Zenobia!", "Questo tavolo", "«Tocca a te»", "Tutti i messaggi", "Haggle")),
    ],
)
def test_the_page_speaks_the_readers_language(stranger, language, words):
    zenobia = member(language=language)
    known = table_of(zenobia, member("Odaenathus"))
    page = stranger.get(path(zenobia, table=known.head.id)).content.decode()
    assert [word for word in words if word not in page] == []


def test_each_button_has_a_way_back(stranger, zenobia):
    known = table_of(zenobia, member("Odaenathus"))
    here = path(zenobia, table=known.head.id)
    for what, is_off in (
        ("table", lambda: is_muted(zenobia.id, known.head.id)),
        ("kind", lambda: wish(zenobia) == "none"),
        ("all", lambda: wishes_of(zenobia.id).silent),
    ):
        page = stranger.post(here, {"what": what})
        assert is_off(), what
        assert b"Stopped" in page.content
        stranger.post(here, {"what": what, "again": "1"})
        assert not is_off(), what


def test_the_way_back_leads_to_where_somebody_came_from(stranger, zenobia):
    change(zenobia, turn="digest")
    page = stranger.post(path(zenobia), {"what": "kind"})
    assert b'name="before" value="digest"' in page.content
    stranger.post(path(zenobia), {"what": "kind", "again": "1", "before": "digest"})
    assert wish(zenobia) == "digest"


def test_who_stops_the_digest_gets_none(stranger, zenobia):
    change(zenobia, turn="digest", over="digest")
    assert wishes_of(zenobia.id).next_digest_at
    stranger.post(path(zenobia, "digest"), ONE_CLICK)
    assert wishes_of(zenobia.id).next_digest_at is None
    assert [wish(zenobia, kind) for kind in KINDS] == ["none", "each", "each", "none", "each", "each"]


@pytest.mark.parametrize("token", ["x", "x:y", "W10:y"])
def test_a_forged_link_changes_nothing_and_says_so_kindly(stranger, token):
    for answer in (stranger.get(f"/mail/{token}"), stranger.post(f"/mail/{token}", ONE_CLICK)):
        assert answer.status_code == 404
        assert "This link doesn&#x27;t work" in answer.content.decode()


def test_a_link_of_an_account_that_is_gone(stranger, zenobia):
    here = path(zenobia)
    zenobia.delete()
    assert stranger.post(here, ONE_CLICK).status_code == 404

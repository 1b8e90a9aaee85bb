import pytest
from django.contrib.auth.hashers import identify_hasher
from django.test import Client

from serai.accounts.models import Token, User
from serai.accounts.tokens import issue_token
from tests.accounts.conftest import PASSWORD


@pytest.fixture
def boss(db, fresh_cache):
    return User.objects.create_superuser("Aurelian", password=PASSWORD)


@pytest.fixture
def desk(boss):
    desk = Client()
    desk.force_login(boss)
    return desk


@pytest.mark.parametrize("page", ["user", "user/add", "token"])
def test_the_lists_open(desk, page):
    assert desk.get(f"/admin/accounts/{page}/").status_code == 200


def test_a_user_can_be_seen_and_changed(desk, member):
    page = f"/admin/accounts/user/{member.pk}/change/"
    assert desk.get(page).status_code == 200
    given = {"username": "Zenobia", "email": "", "language": "it", "time_zone": "Asia/Damascus", "is_active": "on"}
    assert desk.post(page, given).status_code == 302
    member.refresh_from_db()
    assert (member.language, member.time_zone) == ("it", "Asia/Damascus")


def test_a_user_can_be_made(desk):
    given = {"username": "Wahballat", "password1": PASSWORD, "password2": PASSWORD, "usable_password": "true"}
    assert desk.post("/admin/accounts/user/add/", given).status_code == 302
    assert identify_hasher(User.objects.get(username="Wahballat").password).algorithm == "argon2"


def test_a_token_can_be_seen_and_revoked_but_not_made_or_changed(desk, member):
    token, secret = issue_token(user=member, name="my bot")
    shown = desk.get(f"/admin/accounts/token/{token.pk}/change/").content.decode()
    assert token.begins in shown
    assert secret not in shown
    assert desk.get("/admin/accounts/token/add/").status_code == 403
    assert desk.post(f"/admin/accounts/token/{token.pk}/change/", {"name": "other"}).status_code == 403
    desk.post(f"/admin/accounts/token/{token.pk}/delete/", {"post": "yes"})
    assert not Token.objects.exists()


def test_the_door_lets_staff_in_and_stops_guessing(boss):
    def knock(password):
        browser = Client()
        return browser.post("/admin/login/?next=/admin/", {"username": "aurelian", "password": password})

    assert [knock(PASSWORD).status_code for _ in range(7)] == [302] * 7
    for _ in range(5):
        assert "Please enter the correct" in knock("wrong-password").content.decode()
    assert "Too many failed login attempts" in knock(PASSWORD).content.decode()

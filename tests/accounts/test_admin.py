import pytest
from django.contrib.auth.hashers import identify_hasher
from django.test import Client

from serai.accounts.models import Token, User
from serai.accounts.tokens import issue_token
from tests.accounts.conftest import PASSWORD


@pytest.fixture
def superuser(db, fresh_cache):
    return User.objects.create_superuser("Aurelian", password=PASSWORD)


@pytest.fixture
def staff(superuser):
    client = Client()
    client.force_login(superuser)
    return client


@pytest.mark.parametrize("page", ["user", "user/add", "token"])
def test_the_list_pages_can_be_opened(staff, page):
    assert staff.get(f"/admin/accounts/{page}/").status_code == 200


def test_a_user_can_be_viewed_and_changed(staff, member):
    page = f"/admin/accounts/user/{member.pk}/change/"
    assert staff.get(page).status_code == 200
    values = {"username": "Zenobia", "email": "", "language": "it", "time_zone": "Asia/Damascus", "is_active": "on"}
    assert staff.post(page, values).status_code == 302
    member.refresh_from_db()
    assert (member.language, member.time_zone) == ("it", "Asia/Damascus")


def test_a_user_can_be_added(staff):
    values = {"username": "Wahballat", "password1": PASSWORD, "password2": PASSWORD, "usable_password": "true"}
    assert staff.post("/admin/accounts/user/add/", values).status_code == 302
    assert identify_hasher(User.objects.get(username="Wahballat").password).algorithm == "argon2"


def test_a_token_can_be_viewed_and_deleted_but_not_added_or_changed(staff, member):
    token, secret = issue_token(user=member, name="my bot")
    shown = staff.get(f"/admin/accounts/token/{token.pk}/change/").content.decode()
    assert token.prefix in shown
    assert secret not in shown
    assert staff.get("/admin/accounts/token/add/").status_code == 403
    assert staff.post(f"/admin/accounts/token/{token.pk}/change/", {"name": "other"}).status_code == 403
    staff.post(f"/admin/accounts/token/{token.pk}/delete/", {"post": "yes"})
    assert not Token.objects.exists()


def test_staff_can_sign_in_and_guessing_is_stopped(superuser):
    def sign_in(password):
        browser = Client()
        return browser.post("/admin/login/?next=/admin/", {"username": "aurelian", "password": password})

    assert [sign_in(PASSWORD).status_code for _ in range(7)] == [302] * 7
    for _ in range(5):
        assert "Please enter the correct" in sign_in("wrong-password").content.decode()
    assert "Too many failed login attempts" in sign_in(PASSWORD).content.decode()

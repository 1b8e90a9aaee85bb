from uuid import uuid4

import pytest
from allauth.account.models import EmailAddress
from django.contrib.auth import get_user
from django.core import mail
from django.test import Client

from serai.accounts.errors import AccountError
from serai.accounts.guest import new_guest
from serai.accounts.models import User
from serai.accounts.players import get_or_create_player, user_of_player
from serai.accounts.upgrade import become_member
from tests.accounts.conftest import PASSWORD, code_in_mail

GIVEN = {"username": "Odaenathus", "email": "Odaenathus@Palmyra.example", "password": PASSWORD}


@pytest.fixture
def guest(db, fresh_cache):
    return new_guest(language="de")


@pytest.fixture
def request_of(rf):
    """A request of a signed-in browser."""

    def ask(user):
        browser = Client()
        browser.force_login(user)
        request = rf.post("/")
        request.session = browser.session
        request.user = user
        return request

    return ask


def test_a_guest_becomes_a_member_and_keeps_its_id(guest, request_of):
    before, player = guest.id, get_or_create_player(table=uuid4(), user=guest)
    become_member(user=guest, **GIVEN, request=request_of(guest))
    member = User.objects.get(username="Odaenathus")
    assert member.id == guest.id == before
    assert not member.is_guest
    assert not guest.is_guest
    assert member.email == "odaenathus@palmyra.example"
    assert member.password.startswith("argon2$")
    assert member.check_password(PASSWORD)
    assert user_of_player(player) == member


def test_the_address_is_verified_by_an_email_in_the_users_language(guest, request_of, api):
    become_member(user=guest, **GIVEN, request=request_of(guest))
    (message,) = mail.outbox
    assert message.to == ["odaenathus@palmyra.example"]
    assert message.subject == "[Caravanserai] Bitte bestätige deine E-Mail-Adresse"
    assert not EmailAddress.objects.get(user=guest).verified
    api.post("auth/email/verify", key=code_in_mail())
    address = EmailAddress.objects.get(user=guest)
    assert address.verified
    assert address.primary


def test_an_email_address_is_optional(guest, request_of):
    become_member(user=guest, **{**GIVEN, "email": ""}, request=request_of(guest))
    assert mail.outbox == []
    assert not guest.is_guest
    assert not EmailAddress.objects.exists()


def test_an_earlier_address_of_the_guest_is_replaced(guest, request_of):
    EmailAddress.objects.create(user=guest, email="old@palmyra.example", primary=True)
    become_member(user=guest, **GIVEN, request=request_of(guest))
    assert EmailAddress.objects.get(user=guest).email == "odaenathus@palmyra.example"


def test_the_session_of_the_request_stays_signed_in_and_others_end(guest, request_of):
    request, other = request_of(guest), request_of(guest)
    become_member(user=guest, **GIVEN, request=request)
    assert get_user(request) == guest
    assert get_user(other).is_anonymous


def test_a_guest_may_keep_its_name(guest, request_of):
    name = guest.username
    become_member(user=guest, **{**GIVEN, "username": name}, request=request_of(guest))
    guest.refresh_from_db()
    assert guest.username == name


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("username", "no", "username-invalid"),
        ("username", "two words", "username-invalid"),
        ("username", "zENOBIA", "username-taken"),
        ("username", "Admin", "username-reserved"),
        ("email", "nowhere", "email-invalid"),
        ("email", f"{'x' * 300}@palmyra.example", "email-invalid"),
        ("password", "12345678901", "password-refused"),
        ("password", "password", "password-refused"),
        ("password", "Odaenathus", "password-refused"),
        ("password", "", "password-refused"),
    ],
)
def test_invalid_input_has_a_code_and_changes_nothing(guest, member, request_of, field, value, code):
    with pytest.raises(AccountError) as raised:
        become_member(user=guest, **{**GIVEN, field: value}, request=request_of(guest))
    assert raised.value.code == code
    assert raised.value.detail
    guest.refresh_from_db()
    assert guest.is_guest
    assert not guest.has_usable_password()
    assert mail.outbox == []


def test_a_member_cannot_become_a_member_again(member, request_of, fresh_cache):
    with pytest.raises(AccountError) as raised:
        become_member(user=member, **GIVEN, request=request_of(member))
    assert raised.value.code == "not-a-guest"


def test_becoming_a_member_does_not_reveal_whether_an_address_has_an_account(guest, member, request_of):
    become_member(user=guest, **{**GIVEN, "email": member.email}, request=request_of(guest))
    assert not guest.is_guest


def test_without_enumeration_prevention_a_taken_address_is_refused(guest, member, request_of, settings):
    settings.ACCOUNT_PREVENT_ENUMERATION = False
    with pytest.raises(AccountError) as raised:
        become_member(user=guest, **{**GIVEN, "email": member.email}, request=request_of(guest))
    assert raised.value.code == "email-taken"


def test_without_a_mail_server_a_guest_still_becomes_a_member(guest, request_of, settings):
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", 1
    become_member(user=guest, **GIVEN, request=request_of(guest))
    assert not guest.is_guest

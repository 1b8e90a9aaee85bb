from uuid import UUID

import pytest
from django.core.exceptions import ValidationError

from serai.accounts import guest
from serai.accounts.guest import ANIMALS, COLOURS, new_guest
from serai.accounts.models import MAX_USERNAME_LENGTH, User

pytestmark = pytest.mark.django_db


def test_a_guest_has_a_generated_name_and_no_password():
    user = new_guest(language="hu")
    colour, animal, number = user.username.split("-")
    assert colour in COLOURS
    assert animal in ANIMALS
    assert 1000 <= int(number) <= 9999
    assert isinstance(user.pk, UUID)
    assert user.is_guest
    assert user.language == "hu"
    assert not user.has_usable_password()
    user.full_clean(exclude=["password"])


def test_no_generated_name_is_too_long():
    assert max(map(len, COLOURS)) + max(map(len, ANIMALS)) + len("--1234") <= MAX_USERNAME_LENGTH


def test_if_a_name_is_taken_another_is_generated(monkeypatch):
    names = iter(["amber-camel-4821", "amber-camel-4821", "jade-owl-1000"])
    monkeypatch.setattr(guest, "_random_name", lambda: next(names))
    assert [new_guest().username, new_guest().username] == ["amber-camel-4821", "jade-owl-1000"]


@pytest.mark.parametrize("name", ["ab", "a" * 25, "two words", "semi;colon", "Ákos", "zeno\n", ""])
def test_an_invalid_name_is_refused(name):
    with pytest.raises(ValidationError) as raised:
        User(username=name).full_clean(exclude=["password"])
    assert "username" in raised.value.message_dict


def test_a_name_is_taken_in_any_case():
    User.objects.create_user("Zenobia")
    with pytest.raises(ValidationError, match="This name is taken"):
        User(username="zENOBIA").full_clean(exclude=["password"])


def test_a_time_zone_must_exist():
    with pytest.raises(ValidationError, match="There is no time zone 'Mars/Olympus'"):
        User(username="Zenobia", time_zone="Mars/Olympus").full_clean(exclude=["password"])

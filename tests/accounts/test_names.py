"""Usernames: which are allowed, and which look alike."""

import pytest
from django.core.exceptions import ValidationError

from serai.accounts.confusable_names import Skeleton, skeleton_of
from serai.accounts.errors import AccountError
from serai.accounts.guest import new_guest
from serai.accounts.models import User
from serai.accounts.names import check_name, is_reserved, save_with_name


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Zenobia", "zenob1a"),
        ("Illona", "l11ona"),
        ("Odaenathus", "0daenathus"),
        ("Mirna", "Mima"),
        ("Vivvian", "viwian"),
        ("two-words", "Two_Words"),
        ("two-words", "twowords"),
    ],
)
def test_names_that_look_alike_have_the_same_skeleton(name, other):
    assert skeleton_of(name) == skeleton_of(other)


def test_names_that_differ_have_different_skeletons():
    names = ["Zenobia", "Zenobius", "Anna", "Hanna", "amber-camel-2345", "amber-camel-2346", "Nora", "Mora"]
    assert len({skeleton_of(name) for name in names}) == len(names)


@pytest.mark.django_db
def test_the_database_computes_the_same_skeleton():
    names = ["Zen0bia", "i1Il-_Oo", "rnvvrn", "Mirna-Vivvian"]
    for name in names:
        User.objects.create_user(name)
    found = dict(User.objects.annotate(skeleton=Skeleton("username")).values_list("username", "skeleton"))
    assert found == {name: skeleton_of(name) for name in names}


@pytest.mark.django_db
def test_a_name_taken_after_the_check_is_refused():
    User.objects.create_user("Paul1")
    with pytest.raises(AccountError) as raised:
        save_with_name(User(username="Paull"))
    assert raised.value.code == "username-taken"


@pytest.mark.parametrize(
    "name", ["admin", "Adm1n", "staff", "the-moderator", "bela_ADMIN", "support24", "Cedar", "b0t"]
)
def test_some_names_are_reserved(name):
    assert is_reserved(name)


@pytest.mark.parametrize("name", ["Badminton", "modest", "amber-camel-1234", "Cedarwood", "Botond"])
def test_a_reserved_word_inside_another_word_is_allowed(name):
    assert not is_reserved(name)


@pytest.mark.django_db
def test_a_name_that_looks_like_another_is_taken():
    zenobia = User.objects.create_user("Zenobia")
    with pytest.raises(ValidationError) as raised:
        check_name("Zen0b1a")
    assert raised.value.code == "username_taken"
    check_name("ZENOBIA", of=zenobia)
    check_name("Odaenathus")


@pytest.mark.django_db
@pytest.mark.parametrize("name", ["ab", "x" * 25, "Zénobia", "Ζenobia", "zeno bia", "zenobia\n"])
def test_a_name_has_3_to_24_ascii_characters(name):
    with pytest.raises(ValidationError) as raised:
        check_name(name)
    assert raised.value.code == "username_invalid"


@pytest.mark.django_db
def test_a_guests_name_does_not_look_like_a_members(monkeypatch):
    names = iter(["amber-camel-1234", "red-fox-5555"])
    monkeypatch.setattr("serai.accounts.guest._random_name", lambda: next(names))
    User.objects.create_user("ambercamel-l234")
    assert new_guest().username == "red-fox-5555"

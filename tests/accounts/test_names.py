"""Names: plain, nobody's already, like nobody's, and none that speaks for the house."""

import pytest
from django.core.exceptions import ValidationError

from serai.accounts.errors import AccountError
from serai.accounts.guest import new_guest
from serai.accounts.look_alike import LookOf, look_of
from serai.accounts.models import User
from serai.accounts.names import check_name, is_reserved, save_named


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
def test_names_that_look_alike_have_the_same_look(name, other):
    assert look_of(name) == look_of(other)


def test_names_that_differ_have_different_looks():
    names = ["Zenobia", "Zenobius", "Anna", "Hanna", "amber-camel-2345", "amber-camel-2346", "Nora", "Mora"]
    assert len({look_of(name) for name in names}) == len(names)


@pytest.mark.django_db
def test_the_database_sees_the_same_look():
    names = ["Zen0bia", "i1Il-_Oo", "rnvvrn", "Mirna-Vivvian"]
    for name in names:
        User.objects.create_user(name)
    seen = dict(User.objects.annotate(look=LookOf("username")).values_list("username", "look"))
    assert seen == {name: look_of(name) for name in names}


@pytest.mark.django_db
def test_of_two_who_choose_in_the_same_moment_one_has_the_name():
    User.objects.create_user("Paul1")
    with pytest.raises(AccountError) as refused:
        save_named(User(username="Paull"))
    assert refused.value.code == "username-taken"


@pytest.mark.parametrize(
    "name", ["admin", "Adm1n", "staff", "the-moderator", "bela_ADMIN", "support24", "Cedar", "b0t"]
)
def test_some_names_are_nobodys(name):
    assert is_reserved(name)


@pytest.mark.parametrize("name", ["Badminton", "modest", "amber-camel-1234", "Cedarwood", "Botond"])
def test_a_word_inside_another_word_is_no_harm(name):
    assert not is_reserved(name)


@pytest.mark.django_db
def test_a_name_like_somebodys_is_taken():
    zenobia = User.objects.create_user("Zenobia")
    with pytest.raises(ValidationError) as refusal:
        check_name("Zen0b1a")
    assert refusal.value.code == "username_taken"
    check_name("ZENOBIA", of=zenobia)
    check_name("Odaenathus")


@pytest.mark.django_db
@pytest.mark.parametrize("name", ["ab", "x" * 25, "Zénobia", "Ζenobia", "zeno bia", "zenobia\n"])
def test_a_name_has_three_to_24_plain_letters(name):
    with pytest.raises(ValidationError) as refusal:
        check_name(name)
    assert refusal.value.code == "username_invalid"


@pytest.mark.django_db
def test_no_guest_looks_like_a_member(monkeypatch):
    names = iter(["amber-camel-1234", "red-fox-5555"])
    monkeypatch.setattr("serai.accounts.guest._friendly_name", lambda: next(names))
    User.objects.create_user("ambercamel-l234")
    assert new_guest().username == "red-fox-5555"

"""What may be a name: nobody's already, like nobody's, and none that speaks for the house."""

import re
from datetime import datetime

from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.utils import timezone

from serai.accounts.errors import AccountError, Code
from serai.accounts.look_alike import LookOf, look_of
from serai.accounts.models import User, username_rules

OF_THE_HOUSE = ("admin", "administrator", "caravanserai", "moderator", "mod", "official", "staff", "support", "system")
"""No name has one of these among its words: who bears it would seem to speak for the house."""
NOBODYS = (
    *("anonymous", "anybody", "bot", "deleted", "everybody", "guest", "nobody", "null", "root", "somebody"),
    *("amber", "cedar", "saffron", "indigo", "sumac", "myrrh"),  # as bots are called at tables
)
"""No name is one of these."""

TAKEN = "username_taken"
RESERVED = "username_blacklisted"  # as allauth calls it


def check_name(name: str, *, of: User | None = None) -> None:
    """Raises ValidationError with a code; `of` may keep its own name, or write it otherwise."""
    username_rules(name)
    if is_reserved(name):
        raise ValidationError("This name is nobody's to have. Choose another.", code=RESERVED)
    if is_taken(name, but_of=of):
        raise ValidationError("Somebody has this name, or one that looks like it. Choose another.", code=TAKEN)


def is_reserved(name: str) -> bool:
    words = {look_of(word) for part in re.split("[-_]", name) for word in (part, part.strip("0123456789"))} | {
        look_of(name)
    }
    return look_of(name) in _looks(NOBODYS) or not words.isdisjoint(_looks(OF_THE_HOUSE))


def is_taken(name: str, *, but_of: User | None = None) -> bool:
    others = User.objects.exclude(pk=but_of.pk) if but_of else User.objects.all()
    return others.alias(look=LookOf("username")).filter(look=look_of(name)).exists()


def rename(user: User, name: str, *, asked: datetime | None) -> None:
    """Somebody whom a moderator has asked for another name, at that moment, takes one. Raises AccountError."""
    if asked is None or asked <= user.name_since:
        raise AccountError("name-stays", "Nobody has asked for another name: yours stays.")
    if look_of(name) == look_of(user.username):
        raise AccountError("username-taken", "That looks like the name that you have. Choose another.")
    try:
        check_name(name)
    except ValidationError as error:
        raise AccountError(code_of(error), " ".join(error.messages)) from None
    user.username, user.name_since = name, timezone.now()
    save_named(user)


def save_named(user: User) -> None:
    try:
        with transaction.atomic():
            user.save()
    except IntegrityError:  # taken between the check and now
        raise AccountError("username-taken", "This name is taken.") from None


def code_of(error: ValidationError) -> Code:
    codes: dict[object, Code] = {TAKEN: "username-taken", RESERVED: "username-reserved"}
    return codes.get(error.code, "username-invalid")


def _looks(words: tuple[str, ...]) -> set[str]:
    return {look_of(word) for word in words}

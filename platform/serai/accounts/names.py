"""Usernames: which ones are allowed, and changing one."""

import re
from datetime import datetime

from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.utils import timezone

from serai.accounts.confusable_names import Skeleton, skeleton_of
from serai.accounts.errors import AccountError, Code
from serai.accounts.models import User, validate_username

RESERVED_WORDS = (
    *("admin", "administrator", "caravanserai", "moderator", "mod", "official", "staff", "support", "system"),
)
"""No name contains one of these words: it would seem to speak for the site."""
RESERVED_NAMES = (
    *("anonymous", "anybody", "bot", "deleted", "everybody", "guest", "nobody", "null", "root", "somebody"),
    *("amber", "cedar", "saffron", "indigo", "sumac", "myrrh"),  # names of bots at tables
)
"""No name equals one of these."""

TAKEN = "username_taken"
RESERVED = "username_blacklisted"  # allauth's code


def check_name(name: str, *, of: User | None = None) -> None:
    """Raises ValidationError with a code; the user `of` may keep the name, or change its spelling."""
    validate_username(name)
    if is_reserved(name):
        raise ValidationError("This name is reserved. Choose another.", code=RESERVED)
    if is_taken(name, except_for=of):
        raise ValidationError("This name is taken, or looks like another player's name. Choose another.", code=TAKEN)


def is_reserved(name: str) -> bool:
    words = {skeleton_of(word) for part in re.split("[-_]", name) for word in (part, part.strip("0123456789"))} | {
        skeleton_of(name)
    }
    return skeleton_of(name) in _skeletons(RESERVED_NAMES) or not words.isdisjoint(_skeletons(RESERVED_WORDS))


def is_taken(name: str, *, except_for: User | None = None) -> bool:
    """Whether another user has the name, or one that looks alike."""
    others = User.objects.exclude(pk=except_for.pk) if except_for else User.objects.all()
    return others.alias(skeleton=Skeleton("username")).filter(skeleton=skeleton_of(name)).exists()


def rename(user: User, name: str, *, requested_at: datetime | None) -> None:
    """Changes the name; raises AccountError. `requested_at` is when a moderator asked for another name."""
    if requested_at is None or requested_at <= user.name_since:
        raise AccountError("rename-not-requested", "You can change your name only when a moderator asks you to.")
    if skeleton_of(name) == skeleton_of(user.username):
        raise AccountError("username-taken", "This looks like your present name. Choose another.")
    try:
        check_name(name)
    except ValidationError as error:
        raise AccountError(code_of(error), " ".join(error.messages)) from None
    user.username, user.name_since = name, timezone.now()
    save_with_name(user)


def save_with_name(user: User) -> None:
    """Saves the user; raises AccountError if the name was taken after it was checked."""
    try:
        with transaction.atomic():
            user.save()
    except IntegrityError:
        raise AccountError("username-taken", "This name is taken.") from None


def code_of(error: ValidationError) -> Code:
    codes: dict[object, Code] = {TAKEN: "username-taken", RESERVED: "username-reserved"}
    return codes.get(error.code, "username-invalid")


def _skeletons(words: tuple[str, ...]) -> set[str]:
    return {skeleton_of(word) for word in words}

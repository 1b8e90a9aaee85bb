from typing import Any, ClassVar, Literal, TypeAlias, get_args
from uuid import uuid4
from zoneinfo import available_timezones

from django.contrib.auth.models import AbstractBaseUser, BaseUserManager, PermissionsMixin
from django.core.exceptions import ValidationError
from django.core.validators import RegexValidator
from django.db import models
from django.db.models import F, Q
from django.db.models.functions import Greatest, Least, Upper
from django.utils import timezone

from serai.accounts.look_alike import LookOf

SHORTEST_USERNAME = 3
LONGEST_USERNAME = 24

# Plain letters only: names that merely look alike would let one person pass for another.
username_rules = RegexValidator(
    rf"^[A-Za-z0-9_-]{{{SHORTEST_USERNAME},{LONGEST_USERNAME}}}\Z",
    f"A name has {SHORTEST_USERNAME} to {LONGEST_USERNAME} letters from a to z, digits, - or _.",
    code="username_invalid",
)


def is_time_zone(name: str) -> None:
    if name not in available_timezones():
        raise ValidationError(f"There is no time zone {name!r}.", code="time_zone_unknown")


class Language(models.TextChoices):
    EN = "en", "English"
    HU = "hu", "magyar"
    DE = "de", "Deutsch"
    IT = "it", "italiano"


Theme: TypeAlias = Literal["system", "light", "dark"]
Motion: TypeAlias = Literal["system", "reduced", "full"]


class Users(BaseUserManager["User"]):
    """Names are found whatever their case, here and in every form."""

    def get_by_natural_key(self, username: str | None) -> "User":
        return self.get(username__iexact=username)

    def create_user(self, username: str, email: str = "", password: str | None = None, **fields: Any) -> "User":
        user = self.model(username=username, email=email.lower(), **fields)
        user.set_password(password)
        user.save(using=self._db)
        return user

    def create_superuser(self, username: str, email: str = "", password: str | None = None, **fields: Any) -> "User":
        return self.create_user(username, email, password, **{**fields, "is_staff": True, "is_superuser": True})


class User(AbstractBaseUser, PermissionsMixin):
    id = models.UUIDField(primary_key=True, default=uuid4, editable=False)
    username = models.CharField(
        max_length=LONGEST_USERNAME,
        unique=True,
        validators=[username_rules],
        error_messages={"unique": "This name is taken."},
    )
    email = models.EmailField(blank=True, default="", db_index=True)
    name_since = models.DateTimeField(default=timezone.now, help_text="When the name was chosen.")
    is_guest = models.BooleanField(default=False)
    is_active = models.BooleanField(default=True)
    is_staff = models.BooleanField(default=False)
    date_joined = models.DateTimeField(default=timezone.now)
    last_seen = models.DateTimeField(null=True, blank=True)
    language = models.CharField(max_length=2, choices=Language, default=Language.EN)
    time_zone = models.CharField(max_length=64, default="UTC", validators=[is_time_zone])
    theme = models.CharField(max_length=8, choices=[(theme, theme) for theme in get_args(Theme)], default="system")
    motion = models.CharField(max_length=8, choices=[(motion, motion) for motion in get_args(Motion)], default="system")
    sounds = models.BooleanField(default=True)
    notifications = models.BooleanField(default=False, help_text="Whether the browser tells whose turn it is.")

    objects: ClassVar[Users] = Users()

    USERNAME_FIELD = "username"
    EMAIL_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    class Meta:
        # Upper, because that is what a case-insensitive search asks for: it uses this index too.
        constraints: ClassVar = [
            models.UniqueConstraint(
                Upper("username"), name="accounts_user_name_in_any_case", violation_error_message="This name is taken."
            ),
            models.UniqueConstraint(
                LookOf("username"), name="accounts_user_name_looks", violation_error_message="This name is taken."
            ),
        ]


class Habits(models.Model):
    """When somebody never plays a slow game, from a moment on. It only grows: a clock goes by what was said before."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="habits")
    since = models.DateTimeField()
    time_zone = models.CharField(max_length=64, validators=[is_time_zone])
    sleep_from = models.SmallIntegerField(help_text="Minutes after midnight.")
    sleep_to = models.SmallIntegerField()
    weekends_off = models.BooleanField()

    class Meta:
        indexes: ClassVar = [models.Index(fields=["user", "since"], name="accounts_habits_of_user")]

    def __str__(self) -> str:
        return f"habits since {self.since}"


class Vacation(models.Model):
    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="vacations")
    begins = models.DateTimeField()
    ends = models.DateTimeField()

    class Meta:
        indexes: ClassVar = [models.Index(fields=["user", "ends"], name="accounts_vacation_of_user")]

    def __str__(self) -> str:
        return f"from {self.begins} to {self.ends}"


class Token(models.Model):
    """Lets a program act for its user. Only a digest is kept: nobody can read a token out of the database."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="tokens")
    name = models.CharField(max_length=60)
    digest = models.BinaryField(max_length=32, unique=True)
    begins = models.CharField(max_length=16, help_text="The first characters, to tell tokens apart.")
    created = models.DateTimeField(default=timezone.now)
    last_used = models.DateTimeField(null=True, blank=True)
    expires = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return f"{self.name} ({self.begins}…)"


class Player(models.Model):
    """Somebody at one table. The log knows the id alone; who it is stands here, and goes with the account."""

    id = models.UUIDField(primary_key=True, default=uuid4, editable=False)
    table = models.UUIDField()
    user = models.ForeignKey(User, on_delete=models.SET_NULL, null=True, blank=True, related_name="players")

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "user"], name="accounts_one_player_a_table")]


class Friendship(models.Model):
    """One for two people, whoever has asked; it is none until the other has accepted."""

    asker = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+")
    asked = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+")
    since = models.DateTimeField(default=timezone.now)
    accepted = models.DateTimeField(null=True)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(
                Least("asker", "asked"), Greatest("asker", "asked"), name="accounts_one_friendship"
            ),
            models.CheckConstraint(condition=~Q(asker=F("asked")), name="accounts_friend_is_another"),
        ]

    def __str__(self) -> str:
        return f"since {self.since}"


class Block(models.Model):
    """These two are not seated together again, and neither hears the other."""

    by = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+")
    whom = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+")
    since = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["by", "whom"], name="accounts_block_once"),
            models.CheckConstraint(condition=~Q(by=F("whom")), name="accounts_block_another"),
        ]

    def __str__(self) -> str:
        return f"since {self.since}"


class Mute(models.Model):
    """Somebody's talk that one no longer wants to read. Nobody else is told."""

    by = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+")
    whom = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+")
    since = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["by", "whom"], name="accounts_mute_once"),
            models.CheckConstraint(condition=~Q(by=F("whom")), name="accounts_mute_another"),
        ]

    def __str__(self) -> str:
        return f"since {self.since}"


class SeatMark(models.Model):
    """From where somebody has sat down at a ranked table, as digests that mean nothing at any other. Short-lived."""

    player = models.OneToOneField(Player, on_delete=models.CASCADE, primary_key=True, related_name="mark")
    device = models.BinaryField(max_length=32, null=True)
    address = models.BinaryField(max_length=32)
    at = models.DateTimeField(default=timezone.now, db_index=True)

    def __str__(self) -> str:
        return f"since {self.at}"

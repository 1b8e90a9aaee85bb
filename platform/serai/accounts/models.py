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

from serai.accounts.confusable_names import Skeleton

MIN_USERNAME_LENGTH = 3
MAX_USERNAME_LENGTH = 24

# ASCII only: with all of Unicode too many names look alike.
validate_username = RegexValidator(
    rf"^[A-Za-z0-9_-]{{{MIN_USERNAME_LENGTH},{MAX_USERNAME_LENGTH}}}\Z",
    f"A name has {MIN_USERNAME_LENGTH} to {MAX_USERNAME_LENGTH} letters (a to z), digits, - or _.",
    code="username_invalid",
)


def validate_time_zone(name: str) -> None:
    if name not in available_timezones():
        raise ValidationError(f"There is no time zone {name!r}.", code="time_zone_unknown")


class Language(models.TextChoices):
    EN = "en", "English"
    HU = "hu", "magyar"
    DE = "de", "Deutsch"
    IT = "it", "italiano"


Theme: TypeAlias = Literal["system", "light", "dark"]
Motion: TypeAlias = Literal["system", "reduced", "full"]


class UserManager(BaseUserManager["User"]):
    """Finds usernames in any case."""

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
        max_length=MAX_USERNAME_LENGTH,
        unique=True,
        validators=[validate_username],
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
    time_zone = models.CharField(max_length=64, default="UTC", validators=[validate_time_zone])
    theme = models.CharField(max_length=8, choices=[(theme, theme) for theme in get_args(Theme)], default="system")
    motion = models.CharField(max_length=8, choices=[(motion, motion) for motion in get_args(Motion)], default="system")
    sounds = models.BooleanField(default=True)
    notifications = models.BooleanField(default=False, help_text="Browser notifications for the user's turns.")

    objects: ClassVar[UserManager] = UserManager()

    USERNAME_FIELD = "username"
    EMAIL_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    class Meta:
        # Upper, because `iexact` compares in upper case and then uses this index.
        constraints: ClassVar = [
            models.UniqueConstraint(
                Upper("username"), name="accounts_username_any_case", violation_error_message="This name is taken."
            ),
            models.UniqueConstraint(
                Skeleton("username"), name="accounts_username_skeleton", violation_error_message="This name is taken."
            ),
        ]


class QuietHours(models.Model):
    """Quiet hours as they are valid from `since` on. Rows are only added: running clocks use the earlier ones."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="quiet_hours")
    since = models.DateTimeField()
    time_zone = models.CharField(max_length=64, validators=[validate_time_zone])
    sleep_from = models.SmallIntegerField(help_text="Minutes after midnight.")
    sleep_to = models.SmallIntegerField()
    weekends_off = models.BooleanField()

    class Meta:
        indexes: ClassVar = [models.Index(fields=["user", "since"], name="accounts_quiet_hours_user")]

    def __str__(self) -> str:
        return f"since {self.since}"


class Vacation(models.Model):
    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="vacations")
    begins = models.DateTimeField()
    ends = models.DateTimeField()

    class Meta:
        indexes: ClassVar = [models.Index(fields=["user", "ends"], name="accounts_vacation_user")]

    def __str__(self) -> str:
        return f"from {self.begins} to {self.ends}"


class Token(models.Model):
    """Lets a program act for its user. Only a digest is stored, so nobody can read a token from the database."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="tokens")
    name = models.CharField(max_length=60)
    digest = models.BinaryField(max_length=32, unique=True)
    prefix = models.CharField(max_length=16, help_text="The first characters, to tell tokens apart.")
    created = models.DateTimeField(default=timezone.now)
    last_used = models.DateTimeField(null=True, blank=True)
    expires = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return f"{self.name} ({self.prefix}…)"


class Player(models.Model):
    """A user at one table. The log has the id only; the user is deleted with the account."""

    id = models.UUIDField(primary_key=True, default=uuid4, editable=False)
    table = models.UUIDField()
    user = models.ForeignKey(User, on_delete=models.SET_NULL, null=True, blank=True, related_name="players")

    class Meta:
        constraints: ClassVar = [models.UniqueConstraint(fields=["table", "user"], name="accounts_player_once")]


class Friendship(models.Model):
    """One row for two users. It is a request until `accepted` is set."""

    from_user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+")
    to_user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+")
    since = models.DateTimeField(default=timezone.now)
    accepted = models.DateTimeField(null=True)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(
                Least("from_user", "to_user"), Greatest("from_user", "to_user"), name="accounts_friendship_once"
            ),
            models.CheckConstraint(condition=~Q(from_user=F("to_user")), name="accounts_friendship_not_self"),
        ]

    def __str__(self) -> str:
        return f"since {self.since}"


class Block(models.Model):
    """The two users are never seated together again, and neither reads the other's chat."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+")
    blocked_user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+")
    since = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["user", "blocked_user"], name="accounts_block_once"),
            models.CheckConstraint(condition=~Q(user=F("blocked_user")), name="accounts_block_not_self"),
        ]

    def __str__(self) -> str:
        return f"since {self.since}"


class Mute(models.Model):
    """The user no longer reads the other's chat messages. Nobody else is told."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+")
    muted_user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+")
    since = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["user", "muted_user"], name="accounts_mute_once"),
            models.CheckConstraint(condition=~Q(user=F("muted_user")), name="accounts_mute_not_self"),
        ]

    def __str__(self) -> str:
        return f"since {self.since}"


class SeatFingerprint(models.Model):
    """Digests of the device and address from which a player sat down at a ranked table; comparable there only."""

    player = models.OneToOneField(Player, on_delete=models.CASCADE, primary_key=True, related_name="fingerprint")
    device = models.BinaryField(max_length=32, null=True)
    address = models.BinaryField(max_length=32)
    at = models.DateTimeField(default=timezone.now, db_index=True)

    def __str__(self) -> str:
        return f"since {self.at}"

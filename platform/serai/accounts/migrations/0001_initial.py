import uuid
from typing import Any

import django.core.validators
import django.db.models.deletion
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models
from django.db.models import F, Q
from django.db.models.functions import Greatest, Least, Upper

import serai.accounts.models
from serai.accounts.confusable_names import Skeleton

NAME_TAKEN = "This name is taken."


def bigint_id() -> Any:
    return models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")


def user(related_name: str = "+", on_delete: Any = django.db.models.deletion.CASCADE, **options: Any) -> Any:
    return models.ForeignKey(on_delete=on_delete, related_name=related_name, to=settings.AUTH_USER_MODEL, **options)


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        ("auth", "0012_alter_user_first_name_max_length"),
    ]

    operations = [
        migrations.CreateModel(
            name="User",
            fields=[
                ("password", models.CharField(max_length=128, verbose_name="password")),
                ("last_login", models.DateTimeField(blank=True, null=True, verbose_name="last login")),
                (
                    "is_superuser",
                    models.BooleanField(
                        default=False,
                        help_text="Designates that this user has all permissions without explicitly assigning them.",
                        verbose_name="superuser status",
                    ),
                ),
                ("id", models.UUIDField(default=uuid.uuid4, editable=False, primary_key=True, serialize=False)),
                (
                    "username",
                    models.CharField(
                        error_messages={"unique": NAME_TAKEN},
                        max_length=24,
                        unique=True,
                        validators=[
                            django.core.validators.RegexValidator(
                                "^[A-Za-z0-9_-]{3,24}\\Z",
                                "A name has 3 to 24 letters (a to z), digits, - or _.",
                                code="username_invalid",
                            )
                        ],
                    ),
                ),
                ("email", models.EmailField(blank=True, db_index=True, default="", max_length=254)),
                (
                    "name_since",
                    models.DateTimeField(default=django.utils.timezone.now, help_text="When the name was chosen."),
                ),
                ("is_guest", models.BooleanField(default=False)),
                ("is_active", models.BooleanField(default=True)),
                ("is_staff", models.BooleanField(default=False)),
                ("date_joined", models.DateTimeField(default=django.utils.timezone.now)),
                ("last_seen", models.DateTimeField(blank=True, null=True)),
                (
                    "language",
                    models.CharField(
                        choices=[("en", "English"), ("hu", "magyar"), ("de", "Deutsch"), ("it", "italiano")],
                        default="en",
                        max_length=2,
                    ),
                ),
                (
                    "time_zone",
                    models.CharField(
                        default="UTC", max_length=64, validators=[serai.accounts.models.validate_time_zone]
                    ),
                ),
                (
                    "theme",
                    models.CharField(
                        choices=[("system", "system"), ("light", "light"), ("dark", "dark")],
                        default="system",
                        max_length=8,
                    ),
                ),
                (
                    "motion",
                    models.CharField(
                        choices=[("system", "system"), ("reduced", "reduced"), ("full", "full")],
                        default="system",
                        max_length=8,
                    ),
                ),
                ("sounds", models.BooleanField(default=True)),
                (
                    "notifications",
                    models.BooleanField(default=False, help_text="Browser notifications for the user's turns."),
                ),
                (
                    "groups",
                    models.ManyToManyField(
                        blank=True,
                        help_text="The groups this user belongs to. A user will get all permissions granted to each of their groups.",
                        related_name="user_set",
                        related_query_name="user",
                        to="auth.group",
                        verbose_name="groups",
                    ),
                ),
                (
                    "user_permissions",
                    models.ManyToManyField(
                        blank=True,
                        help_text="Specific permissions for this user.",
                        related_name="user_set",
                        related_query_name="user",
                        to="auth.permission",
                        verbose_name="user permissions",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        Upper("username"), name="accounts_username_any_case", violation_error_message=NAME_TAKEN
                    ),
                    models.UniqueConstraint(
                        Skeleton("username"), name="accounts_username_skeleton", violation_error_message=NAME_TAKEN
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="QuietHours",
            fields=[
                ("id", bigint_id()),
                ("since", models.DateTimeField()),
                ("time_zone", models.CharField(max_length=64, validators=[serai.accounts.models.validate_time_zone])),
                ("sleep_from", models.SmallIntegerField(help_text="Minutes after midnight.")),
                ("sleep_to", models.SmallIntegerField()),
                ("weekends_off", models.BooleanField()),
                ("user", user("quiet_hours")),
            ],
            options={"indexes": [models.Index(fields=["user", "since"], name="accounts_quiet_hours_user")]},
        ),
        migrations.CreateModel(
            name="Vacation",
            fields=[
                ("id", bigint_id()),
                ("begins", models.DateTimeField()),
                ("ends", models.DateTimeField()),
                ("user", user("vacations")),
            ],
            options={"indexes": [models.Index(fields=["user", "ends"], name="accounts_vacation_user")]},
        ),
        migrations.CreateModel(
            name="Token",
            fields=[
                ("id", bigint_id()),
                ("name", models.CharField(max_length=60)),
                ("digest", models.BinaryField(max_length=32, unique=True)),
                ("prefix", models.CharField(help_text="The first characters, to tell tokens apart.", max_length=16)),
                ("created", models.DateTimeField(default=django.utils.timezone.now)),
                ("last_used", models.DateTimeField(blank=True, null=True)),
                ("expires", models.DateTimeField(blank=True, null=True)),
                ("user", user("tokens")),
            ],
        ),
        migrations.CreateModel(
            name="Player",
            fields=[
                ("id", models.UUIDField(default=uuid.uuid4, editable=False, primary_key=True, serialize=False)),
                ("table", models.UUIDField()),
                ("user", user("players", django.db.models.deletion.SET_NULL, blank=True, null=True)),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=["table", "user"], name="accounts_player_once")],
            },
        ),
        migrations.CreateModel(
            name="Friendship",
            fields=[
                ("id", bigint_id()),
                ("since", models.DateTimeField(default=django.utils.timezone.now)),
                ("accepted", models.DateTimeField(null=True)),
                ("from_user", user()),
                ("to_user", user()),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        Least("from_user", "to_user"),
                        Greatest("from_user", "to_user"),
                        name="accounts_friendship_once",
                    ),
                    models.CheckConstraint(condition=~Q(from_user=F("to_user")), name="accounts_friendship_not_self"),
                ],
            },
        ),
        migrations.CreateModel(
            name="Block",
            fields=[
                ("id", bigint_id()),
                ("since", models.DateTimeField(default=django.utils.timezone.now)),
                ("user", user()),
                ("blocked_user", user()),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=["user", "blocked_user"], name="accounts_block_once"),
                    models.CheckConstraint(condition=~Q(user=F("blocked_user")), name="accounts_block_not_self"),
                ],
            },
        ),
        migrations.CreateModel(
            name="Mute",
            fields=[
                ("id", bigint_id()),
                ("since", models.DateTimeField(default=django.utils.timezone.now)),
                ("user", user()),
                ("muted_user", user()),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=["user", "muted_user"], name="accounts_mute_once"),
                    models.CheckConstraint(condition=~Q(user=F("muted_user")), name="accounts_mute_not_self"),
                ],
            },
        ),
        migrations.CreateModel(
            name="SeatFingerprint",
            fields=[
                (
                    "player",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="fingerprint",
                        serialize=False,
                        to="accounts.player",
                    ),
                ),
                ("device", models.BinaryField(max_length=32, null=True)),
                ("address", models.BinaryField(max_length=32)),
                ("at", models.DateTimeField(db_index=True, default=django.utils.timezone.now)),
            ],
        ),
    ]

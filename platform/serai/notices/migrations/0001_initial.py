from typing import Any

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models
from django.db.models import Q

# Events that are older than this app cause no notices.
START_AT_THE_END_OF_THE_LOG = """INSERT INTO eventlog_projection (name, epoch, xid, position)
    SELECT 'notices', epoch, xid, position FROM eventlog_event ORDER BY epoch DESC, xid DESC, position DESC LIMIT 1
    ON CONFLICT DO NOTHING"""


def bigint_id() -> Any:
    return models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")


def user(related_name: str = "+") -> Any:
    return models.ForeignKey(
        on_delete=django.db.models.deletion.CASCADE, related_name=related_name, to=settings.AUTH_USER_MODEL
    )


def user_as_key(related_name: str) -> Any:
    return models.OneToOneField(
        on_delete=django.db.models.deletion.CASCADE,
        primary_key=True,
        related_name=related_name,
        serialize=False,
        to=settings.AUTH_USER_MODEL,
    )


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
        ("eventlog", "0001_initial"),
    ]

    operations = [
        migrations.CreateModel(
            name="Notice",
            fields=[
                ("id", bigint_id()),
                ("table", models.UUIDField(null=True)),
                ("seat", models.SmallIntegerField(null=True)),
                ("kind", models.TextField()),
                ("version", models.IntegerField(default=0)),
                ("created", models.DateTimeField()),
                ("state", models.TextField(default="pending")),
                ("reason", models.TextField(default="")),
                ("not_before", models.DateTimeField()),
                ("attempts", models.SmallIntegerField(default=0)),
                ("failures", models.SmallIntegerField(default=0)),
                ("handled_at", models.DateTimeField(null=True)),
                ("reserved_until", models.DateTimeField(null=True)),
                (
                    "invited_by",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                ("user", user("notices")),
            ],
            options={
                "indexes": [
                    models.Index(condition=Q(state="pending"), fields=["not_before", "id"], name="notices_pending"),
                    models.Index(condition=~Q(state="pending"), fields=["user", "handled_at"], name="notices_handled"),
                ],
                "constraints": [
                    models.UniqueConstraint(
                        condition=~Q(kind="digest"), fields=["user", "table", "kind", "version"], name="notices_once"
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="SendingPause",
            fields=[
                ("id", bigint_id()),
                ("until", models.DateTimeField()),
                ("failures", models.SmallIntegerField()),
                ("reason", models.TextField()),
            ],
        ),
        migrations.CreateModel(
            name="Visit",
            fields=[
                ("id", bigint_id()),
                ("table", models.UUIDField()),
                ("at", models.DateTimeField()),
                ("user", user()),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=["user", "table"], name="notices_visit_once")],
            },
        ),
        migrations.CreateModel(
            name="StandingOrderCommand",
            fields=[
                ("command", models.UUIDField(primary_key=True, serialize=False)),
            ],
        ),
        migrations.CreateModel(
            name="MailPreferences",
            fields=[
                ("user", user_as_key("mail_preferences")),
                ("turn", models.TextField(default="each")),
                ("warning", models.TextField(default="each")),
                ("away", models.TextField(default="each")),
                ("over", models.TextField(default="each")),
                ("invitation", models.TextField(default="each")),
                ("reserved_seat", models.TextField(default="each")),
                ("all_off", models.BooleanField(default=False)),
                ("digest_hour", models.SmallIntegerField(default=8)),
                ("next_digest_at", models.DateTimeField(null=True)),
            ],
            options={
                "indexes": [
                    models.Index(
                        condition=Q(next_digest_at__isnull=False), fields=["next_digest_at"], name="notices_digest"
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="MutedTable",
            fields=[
                ("id", bigint_id()),
                ("table", models.UUIDField()),
                ("user", user("muted_tables")),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=["user", "table"], name="notices_mutedtable_once")],
            },
        ),
        migrations.CreateModel(
            name="DisabledAddress",
            fields=[
                ("user", user_as_key("disabled_address")),
                ("email", models.EmailField(max_length=254)),
                ("reason", models.TextField()),
                ("since", models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name="StoredMail",
            fields=[
                ("id", bigint_id()),
                ("stored_at", models.DateTimeField()),
                ("recipient", models.TextField()),
                ("subject", models.TextField()),
                ("content", models.BinaryField()),
            ],
        ),
        migrations.RunSQL(START_AT_THE_END_OF_THE_LOG, migrations.RunSQL.noop),
    ]

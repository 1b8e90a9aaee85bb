from typing import Any

import django.db.models.deletion
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models

DECISIONS_ARE_APPEND_ONLY = """CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON moderation_decision
    FOR EACH STATEMENT EXECUTE FUNCTION eventlog_refuse_change()"""


def user_id() -> Any:
    """A foreign key without a constraint: the id stays when the account is deleted."""
    return models.ForeignKey(
        db_constraint=False,
        on_delete=django.db.models.deletion.DO_NOTHING,
        related_name="+",
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
            name="Report",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                (
                    "reason",
                    models.TextField(
                        choices=[
                            ("abuse", "insults or harassment"),
                            ("cheating", "cheating, or several accounts"),
                            ("stalling", "stalling, or leaving on purpose"),
                            ("spam", "advertising"),
                            ("name", "offensive name"),
                            ("other", "something else"),
                        ]
                    ),
                ),
                ("text", models.TextField(blank=True)),
                ("table", models.UUIDField(null=True)),
                ("version", models.IntegerField(help_text="The version of the table's log.", null=True)),
                (
                    "chat_message",
                    models.BigIntegerField(help_text="The id of the reported chat message.", null=True),
                ),
                ("created", models.DateTimeField(default=django.utils.timezone.now)),
                ("closed", models.DateTimeField(null=True)),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="+", to=settings.AUTH_USER_MODEL
                    ),
                ),
                (
                    "reporter",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="reports",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "permissions": [("decide", "Can decide on reports, and about users")],
                "indexes": [
                    models.Index(condition=models.Q(closed=None), fields=["created"], name="moderation_open_reports")
                ],
            },
        ),
        migrations.CreateModel(
            name="Decision",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("at", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "kind",
                    models.TextField(
                        choices=[
                            ("dismiss", "nothing to do"),
                            ("warn", "warn"),
                            ("chat-ban", "chat ban: no chat until …"),
                            ("suspend", "suspend: no new games, no chat until …"),
                            ("void", "void: the game doesn't count"),
                            ("rename", "ask for another name"),
                            ("lift", "end a chat ban or suspension"),
                        ]
                    ),
                ),
                ("until", models.DateTimeField(blank=True, null=True)),
                ("reason", models.TextField()),
                ("report", models.BigIntegerField(blank=True, null=True)),
                ("table", models.UUIDField(blank=True, null=True)),
                ("by", user_id()),
                ("user", user_id()),
            ],
            options={"indexes": [models.Index(fields=["user", "-id"], name="moderation_decisions_about")]},
        ),
        migrations.CreateModel(
            name="Acknowledgement",
            fields=[
                (
                    "decision",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        primary_key=True,
                        related_name="acknowledgement",
                        serialize=False,
                        to="moderation.decision",
                    ),
                ),
                ("at", models.DateTimeField(default=django.utils.timezone.now)),
            ],
        ),
        migrations.RunSQL(DECISIONS_ARE_APPEND_ONLY, "DROP TRIGGER append_only ON moderation_decision"),
    ]

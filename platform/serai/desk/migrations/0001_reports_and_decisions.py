import django.db.models.deletion
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models

APPEND_ONLY = """CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON desk_decision
    FOR EACH STATEMENT EXECUTE FUNCTION eventlog_refuse()"""


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
        ("eventlog", "0001_log"),
    ]

    operations = [
        migrations.CreateModel(
            name="Decision",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("at", models.DateTimeField(default=django.utils.timezone.now)),
                (
                    "kind",
                    models.TextField(
                        choices=[
                            ("dismiss", "nothing to be done"),
                            ("warn", "warn"),
                            ("mute", "no chat until …"),
                            ("suspend", "no new games, no chat until …"),
                            ("void", "the game doesn't count"),
                            ("rename", "ask for another name"),
                            ("lift", "end a mute or suspension"),
                        ]
                    ),
                ),
                ("until", models.DateTimeField(blank=True, null=True)),
                ("reason", models.TextField()),
                ("report", models.BigIntegerField(blank=True, null=True)),
                ("table", models.UUIDField(blank=True, null=True)),
                (
                    "by",
                    models.ForeignKey(
                        db_constraint=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "person",
                    models.ForeignKey(
                        db_constraint=False,
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Heard",
            fields=[
                (
                    "decision",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        primary_key=True,
                        related_name="heard",
                        serialize=False,
                        to="desk.decision",
                    ),
                ),
                ("at", models.DateTimeField(default=django.utils.timezone.now)),
            ],
        ),
        migrations.CreateModel(
            name="Report",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                (
                    "reason",
                    models.TextField(
                        choices=[
                            ("abuse", "hurtful words"),
                            ("cheating", "cheating, or several accounts"),
                            ("stalling", "stalling, or leaving on purpose"),
                            ("spam", "advertising"),
                            ("name", "the name"),
                            ("other", "something else"),
                        ]
                    ),
                ),
                ("words", models.TextField(blank=True)),
                ("table", models.UUIDField(null=True)),
                ("version", models.IntegerField(help_text="The place in the table's log.", null=True)),
                ("line", models.BigIntegerField(help_text="What was said there.", null=True)),
                ("made", models.DateTimeField(default=django.utils.timezone.now)),
                ("closed", models.DateTimeField(null=True)),
                (
                    "person",
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
                "permissions": [("decide", "Can decide on reports, and on people")],
            },
        ),
        migrations.AddIndex(
            model_name="decision",
            index=models.Index(fields=["person", "-id"], name="desk_decisions_on"),
        ),
        migrations.AddIndex(
            model_name="report",
            index=models.Index(condition=models.Q(("closed", None)), fields=["made"], name="desk_open_reports"),
        ),
        migrations.RunSQL(APPEND_ONLY, "DROP TRIGGER append_only ON desk_decision"),
    ]

from pathlib import Path

import django.contrib.postgres.fields
import django.db.models.deletion
from django.db import migrations, models
from django.db.models.functions import Now

SQL = Path(__file__).with_suffix(".sql").read_text()
REVERSE_SQL = """DROP FUNCTION tables_commit;
    DROP TRIGGER append_only ON tables_outage;
    DROP FUNCTION tables_refuse_outage_change, tables_span, tables_micros;
    ALTER TABLE tables_table RESET (fillfactor);"""


class Migration(migrations.Migration):
    initial = True
    dependencies = (("eventlog", "0001_initial"),)
    operations = (
        migrations.CreateModel(
            name="Table",
            fields=[
                ("id", models.UUIDField(primary_key=True, serialize=False)),
                ("game", models.TextField()),
                ("rules_version", models.SmallIntegerField()),
                ("seats", models.SmallIntegerField()),
                ("options", models.JSONField()),
                ("clock", models.TextField()),
                ("ranked", models.BooleanField()),
                ("listed", models.BooleanField()),
                ("bank", models.IntegerField(default=0)),
                ("increment", models.IntegerField(default=0)),
                ("vacation", models.BooleanField(default=True)),
                ("reliability", models.SmallIntegerField(default=0)),
                ("rematch_of", models.UUIDField(null=True)),
                ("host", models.TextField()),
                (
                    "status",
                    models.TextField(
                        choices=[
                            ("open", "Open"),
                            ("running", "Running"),
                            ("finished", "Finished"),
                            ("cancelled", "Cancelled"),
                        ]
                    ),
                ),
                ("version", models.IntegerField()),
                ("taken", models.SmallIntegerField()),
                (
                    "waiting",
                    django.contrib.postgres.fields.ArrayField(base_field=models.SmallIntegerField(), size=None),
                ),
                ("bot_due", models.BooleanField()),
                ("due_at", models.DateTimeField(null=True)),
                (
                    "deadlines",
                    django.contrib.postgres.fields.ArrayField(
                        base_field=models.BigIntegerField(null=True), default=list, size=None
                    ),
                ),
                ("reserved", models.BooleanField(db_default=False, default=False)),
                ("opened_at", models.DateTimeField()),
                ("started_at", models.DateTimeField(null=True)),
                ("ended_at", models.DateTimeField(null=True)),
                ("changed_at", models.DateTimeField()),
            ],
            options={
                "indexes": [
                    models.Index(fields=["status", "-opened_at"], name="tables_by_status"),
                    models.Index(condition=models.Q(("bot_due", True)), fields=["id"], name="tables_bot_due"),
                    models.Index(condition=models.Q(("due_at__isnull", False)), fields=["due_at"], name="tables_due"),
                ],
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("status", "cancelled"), _negated=True),
                        fields=("rematch_of",),
                        name="one_rematch",
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="Seat",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                (
                    "table",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="occupied_seats", to="tables.table"
                    ),
                ),
                ("seat", models.SmallIntegerField()),
                ("player", models.UUIDField()),
                ("bot", models.TextField(null=True)),
                ("departed", models.TextField(null=True)),
                ("timeouts", models.SmallIntegerField(default=0)),
                ("place", models.SmallIntegerField(null=True)),
                ("score", models.IntegerField(null=True)),
            ],
            options={
                "indexes": [models.Index(fields=["player"], name="tables_seat_player")],
                "constraints": [models.UniqueConstraint(fields=("table", "seat"), name="one_occupant_per_seat")],
            },
        ),
        migrations.CreateModel(
            name="Outage",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("began_at", models.DateTimeField()),
                ("ended_at", models.DateTimeField(db_index=True)),
                ("recorded_at", models.DateTimeField(db_default=Now(), db_index=True)),
            ],
        ),
        migrations.CreateModel(
            name="Heartbeat",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("at", models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name="IdempotencyRecord",
            fields=[
                ("command", models.UUIDField(primary_key=True, serialize=False)),
                ("fingerprint", models.BinaryField()),
            ],
        ),
        migrations.CreateModel(
            name="Note",
            fields=[
                ("player", models.UUIDField(primary_key=True, serialize=False)),
                ("table", models.UUIDField()),
                ("text", models.TextField()),
            ],
        ),
        migrations.CreateModel(
            name="ChatMessage",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("table", models.UUIDField()),
                ("player", models.UUIDField()),
                ("text", models.TextField()),
                ("command", models.UUIDField(unique=True)),
                ("sent_at", models.DateTimeField(auto_now_add=True)),
            ],
            options={
                "indexes": [models.Index(fields=["table", "id"], name="tables_chat_by_table")],
            },
        ),
        migrations.RunSQL(SQL, REVERSE_SQL),
    )

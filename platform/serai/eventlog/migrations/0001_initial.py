from pathlib import Path
from typing import ClassVar

from django.db import migrations, models

SQL = Path(__file__).with_suffix(".sql").read_text()
REVERSE_SQL = """DROP TABLE eventlog_activity, eventlog_projection, eventlog_snapshot, eventlog_signature, eventlog_event,
        eventlog_stream, eventlog_epoch CASCADE;
    DROP FUNCTION eventlog_append, eventlog_refuse_change, eventlog_current_epoch;"""


class Migration(migrations.Migration):
    """The tables are created by SQL. Django's state only has the model that the admin shows."""

    initial = True
    dependencies: ClassVar = []
    operations: ClassVar = [
        migrations.RunSQL(SQL, REVERSE_SQL),
        migrations.CreateModel(
            name="Stream",
            fields=[
                ("id", models.UUIDField(primary_key=True, serialize=False)),
                ("version", models.IntegerField()),
                ("head", models.BinaryField()),
                ("epoch", models.IntegerField()),
                ("xid", models.TextField()),
            ],
            options={
                "db_table": "eventlog_stream",
                "ordering": ["-epoch", "-xid"],
                "managed": False,
                "default_permissions": ("view",),
            },
        ),
    ]

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    """Tells Django of a table that is there already."""

    dependencies: ClassVar = [("eventlog", "0001_log")]
    operations: ClassVar = [
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

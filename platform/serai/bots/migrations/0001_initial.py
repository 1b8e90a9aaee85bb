from pathlib import Path

from django.db import migrations, models

SQL = Path(__file__).with_suffix(".sql")
UNDO = "DROP TRIGGER mark_orders_due ON tables_table; DROP FUNCTION bots_mark_orders_due()"


class Migration(migrations.Migration):
    initial = True

    dependencies = [("tables", "0001_initial")]

    operations = [
        migrations.CreateModel(
            name="Lease",
            fields=[
                ("table_id", models.UUIDField(primary_key=True, serialize=False)),
                ("holder", models.UUIDField()),
                ("expires_at", models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name="StandingOrder",
            fields=[
                ("number", models.BigAutoField(primary_key=True, serialize=False)),
                ("key", models.UUIDField(unique=True)),
                ("table_id", models.UUIDField()),
                ("seat", models.SmallIntegerField()),
                ("player", models.UUIDField()),
                ("order", models.JSONField()),
                ("placed_at", models.DateTimeField()),
                ("version", models.IntegerField()),
                ("due_at", models.DateTimeField(null=True)),
                ("decision", models.TextField(default="")),
                ("not_before", models.DateTimeField(null=True)),
            ],
            options={
                "indexes": [
                    models.Index(fields=["table_id", "number"], name="bots_orders_of_table"),
                    models.Index(
                        condition=models.Q(("due_at__isnull", False)), fields=["due_at"], name="bots_orders_due"
                    ),
                ],
            },
        ),
        migrations.RunSQL(SQL.read_text(), UNDO),
    ]

import django.contrib.postgres.fields
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0002_commit"),
    ]

    operations = [
        migrations.CreateModel(
            name="Outage",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("began_at", models.DateTimeField()),
                ("ended_at", models.DateTimeField(db_index=True)),
            ],
        ),
        migrations.CreateModel(
            name="Pulse",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("at", models.DateTimeField()),
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
        migrations.AddField(
            model_name="seat",
            name="timeouts",
            field=models.SmallIntegerField(default=0),
        ),
        migrations.AddField(
            model_name="table",
            name="bank",
            field=models.IntegerField(default=0),
        ),
        migrations.AddField(
            model_name="table",
            name="deadlines",
            field=django.contrib.postgres.fields.ArrayField(
                base_field=models.BigIntegerField(null=True), default=list, size=None
            ),
        ),
        migrations.AddField(
            model_name="table",
            name="due_at",
            field=models.DateTimeField(null=True),
        ),
        migrations.AddField(
            model_name="table",
            name="increment",
            field=models.IntegerField(default=0),
        ),
        migrations.AddField(
            model_name="table",
            name="reliability",
            field=models.SmallIntegerField(default=0),
        ),
        migrations.AddField(
            model_name="table",
            name="vacation",
            field=models.BooleanField(default=True),
        ),
        migrations.AddIndex(
            model_name="table",
            index=models.Index(condition=models.Q(("due_at__isnull", False)), fields=["due_at"], name="tables_due"),
        ),
    ]

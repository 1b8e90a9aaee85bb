import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

# What happened before there were mails is told to nobody.
FROM_NOW_ON = """INSERT INTO eventlog_projection (name, epoch, xid, position)
    SELECT 'notices', epoch, xid, position FROM eventlog_event ORDER BY epoch DESC, xid DESC, position DESC LIMIT 1
    ON CONFLICT DO NOTHING"""


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        ("accounts", "0003_rest"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
        ("eventlog", "0002_stream"),
    ]

    operations = [
        migrations.CreateModel(
            name="ClosedAddress",
            fields=[
                (
                    "user",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="closed_address",
                        serialize=False,
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                ("email", models.EmailField(max_length=254)),
                ("reason", models.TextField()),
                ("since", models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name="ByOrder",
            fields=[
                ("command", models.UUIDField(primary_key=True, serialize=False)),
            ],
        ),
        migrations.CreateModel(
            name="KeptMail",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("kept_at", models.DateTimeField()),
                ("recipient", models.TextField()),
                ("subject", models.TextField()),
                ("content", models.BinaryField()),
            ],
        ),
        migrations.CreateModel(
            name="Wishes",
            fields=[
                (
                    "user",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="mail_wishes",
                        serialize=False,
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                ("turn", models.TextField(default="each")),
                ("alarm", models.TextField(default="each")),
                ("away", models.TextField(default="each")),
                ("over", models.TextField(default="each")),
                ("invitation", models.TextField(default="each")),
                ("silent", models.BooleanField(default=False)),
                ("digest_hour", models.SmallIntegerField(default=8)),
                ("next_digest_at", models.DateTimeField(null=True)),
            ],
            options={
                "indexes": [
                    models.Index(
                        condition=models.Q(("next_digest_at__isnull", False)),
                        fields=["next_digest_at"],
                        name="nudges_digest",
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="Muted",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("table", models.UUIDField()),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="muted_tables",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("user", "table"), name="nudges_muted_once")],
            },
        ),
        migrations.CreateModel(
            name="Notice",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
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
                ("settled", models.DateTimeField(null=True)),
                (
                    "by",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="notices", to=settings.AUTH_USER_MODEL
                    ),
                ),
            ],
            options={
                "indexes": [
                    models.Index(
                        condition=models.Q(("state", "pending")), fields=["not_before", "id"], name="nudges_pending"
                    ),
                    models.Index(
                        condition=models.Q(("state", "pending"), _negated=True),
                        fields=["user", "settled"],
                        name="nudges_settled",
                    ),
                ],
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("kind", "digest"), _negated=True),
                        fields=("user", "table", "kind", "version"),
                        name="nudges_once",
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="Visit",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("table", models.UUIDField()),
                ("at", models.DateTimeField()),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="+", to=settings.AUTH_USER_MODEL
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("user", "table"), name="nudges_visit_once")],
            },
        ),
        migrations.RunSQL(FROM_NOW_ON, migrations.RunSQL.noop),
    ]

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models
from django.db.models import Q


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="Search",
            fields=[
                ("id", models.UUIDField(primary_key=True, serialize=False)),
                ("pace", models.TextField()),
                ("clock", models.TextField()),
                ("games", models.JSONField()),
                ("bots", models.BooleanField(default=False)),
                ("since", models.DateTimeField()),
                ("last_seen", models.DateTimeField()),
                ("table", models.UUIDField(null=True)),
                ("reserved_until", models.DateTimeField(null=True)),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="searches",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "indexes": [
                    models.Index(condition=Q(table=None), fields=["since"], name="matchmaking_waiting"),
                    models.Index(condition=~Q(table=None), fields=["table"], name="matchmaking_found"),
                    models.Index(fields=["user", "since"], name="matchmaking_of_user"),
                ],
                "constraints": [
                    models.UniqueConstraint(
                        condition=Q(clock="live"), fields=["user"], name="matchmaking_one_live_search"
                    )
                ],
            },
        ),
    ]

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

import serai.accounts.models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0002_preferences"),
    ]

    operations = [
        migrations.CreateModel(
            name="Habits",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("since", models.DateTimeField()),
                ("time_zone", models.CharField(max_length=64, validators=[serai.accounts.models.is_time_zone])),
                ("sleep_from", models.SmallIntegerField(help_text="Minutes after midnight.")),
                ("sleep_to", models.SmallIntegerField()),
                ("weekends_off", models.BooleanField()),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="habits", to=settings.AUTH_USER_MODEL
                    ),
                ),
            ],
            options={
                "indexes": [models.Index(fields=["user", "since"], name="accounts_habits_of_user")],
            },
        ),
        migrations.CreateModel(
            name="Vacation",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("begins", models.DateTimeField()),
                ("ends", models.DateTimeField()),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="vacations",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "indexes": [models.Index(fields=["user", "ends"], name="accounts_vacation_of_user")],
            },
        ),
    ]

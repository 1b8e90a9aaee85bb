from typing import Any

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models
from django.db.models import F, Q

# The projection reads only events that end or void a game; people are searched by the beginning of their names.
CREATE_INDEXES = """
CREATE INDEX ladder_ends ON eventlog_event (epoch, xid, position) WHERE type IN ('finished', 'voided');
CREATE INDEX ladder_names ON accounts_user (upper(username) text_pattern_ops);
"""
DROP_INDEXES = "DROP INDEX ladder_ends; DROP INDEX ladder_names"


def composite_key(*fields: str) -> Any:
    return models.CompositePrimaryKey(*fields, blank=True, editable=False, primary_key=True, serialize=False)


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
        ("eventlog", "0001_initial"),
    ]

    operations = [
        migrations.CreateModel(
            name="Ladder",
            fields=[
                ("id", models.SmallAutoField(primary_key=True, serialize=False)),
                ("game", models.TextField()),
                ("speed", models.TextField()),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=["game", "speed"], name="ladder_ladder_once")],
            },
        ),
        migrations.CreateModel(
            name="Person",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                (
                    "user",
                    models.OneToOneField(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="rated_person",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Entrant",
            fields=[
                ("player", models.UUIDField(primary_key=True, serialize=False)),
                ("person", models.BigIntegerField(null=True)),
            ],
            options={"indexes": [models.Index(fields=["person"], name="ladder_entrants_of_person")]},
        ),
        migrations.CreateModel(
            name="CurrentSeason",
            fields=[
                ("only_row", models.BooleanField(default=True, primary_key=True, serialize=False)),
                ("season", models.IntegerField()),
                ("last_number", models.BigIntegerField()),
            ],
        ),
        migrations.CreateModel(
            name="RatedGame",
            fields=[
                ("number", models.BigIntegerField(primary_key=True, serialize=False)),
                ("table", models.UUIDField(unique=True)),
                ("ladder", models.SmallIntegerField()),
                ("season", models.IntegerField()),
                ("ended_at", models.DateTimeField(db_index=True)),
                ("voided", models.BooleanField(default=False)),
            ],
            options={"indexes": [models.Index(fields=["ladder", "number"], name="ladder_games_in_order")]},
        ),
        migrations.CreateModel(
            name="Entry",
            fields=[
                ("pk", composite_key("person", "ladder", "number")),
                ("person", models.BigIntegerField()),
                ("ladder", models.SmallIntegerField()),
                ("number", models.BigIntegerField()),
                ("seat", models.SmallIntegerField()),
                ("place", models.SmallIntegerField()),
                ("season", models.IntegerField()),
                ("ended_at", models.DateTimeField()),
                ("won", models.BooleanField()),
                ("weight", models.FloatField()),
                ("bot_weight_today", models.FloatField()),
                ("mu", models.FloatField()),
                ("sigma", models.FloatField()),
                ("before", models.SmallIntegerField()),
                ("points", models.SmallIntegerField()),
            ],
            options={"indexes": [models.Index(fields=["number"], name="ladder_entries_of_game")]},
        ),
        migrations.CreateModel(
            name="Standing",
            fields=[
                ("pk", composite_key("ladder", "person")),
                ("ladder", models.SmallIntegerField()),
                ("person", models.BigIntegerField()),
                ("mu", models.FloatField()),
                ("sigma", models.FloatField()),
                ("points", models.SmallIntegerField()),
                ("settled", models.BooleanField()),
                ("games", models.IntegerField()),
                ("wins", models.IntegerField()),
                ("season_games", models.IntegerField()),
                ("season_wins", models.IntegerField()),
                ("last_at", models.DateTimeField()),
                ("bot_weight_today", models.FloatField()),
                ("division", models.SmallIntegerField(default=5)),
                ("inactive", models.BooleanField(default=False)),
            ],
            options={
                "indexes": [
                    models.Index(
                        F("ladder"),
                        F("points").desc(),
                        F("person"),
                        condition=Q(settled=True, inactive=False),
                        name="ladder_all_time",
                    ),
                    models.Index(
                        F("ladder"),
                        F("points").desc(),
                        F("person"),
                        condition=Q(settled=True, inactive=False, season_games__gt=0),
                        name="ladder_of_season",
                    ),
                    models.Index(condition=Q(inactive=False), fields=["last_at"], name="ladder_active_by_last_game"),
                    models.Index(fields=["person"], name="ladder_of_person"),
                ],
            },
        ),
        migrations.CreateModel(
            name="RankBucket",
            fields=[
                ("pk", composite_key("ladder", "seasonal", "points")),
                ("ladder", models.SmallIntegerField()),
                ("seasonal", models.BooleanField()),
                ("points", models.SmallIntegerField()),
                ("people", models.IntegerField()),
            ],
        ),
        migrations.CreateModel(
            name="FinalStanding",
            fields=[
                ("pk", composite_key("ladder", "season", "person")),
                ("ladder", models.SmallIntegerField()),
                ("season", models.IntegerField()),
                ("person", models.BigIntegerField()),
                ("place", models.IntegerField()),
                ("points", models.SmallIntegerField()),
                ("uncertainty", models.SmallIntegerField()),
                ("games", models.IntegerField()),
                ("wins", models.IntegerField()),
                ("division", models.SmallIntegerField()),
                ("next_division", models.SmallIntegerField()),
            ],
            options={
                "indexes": [
                    models.Index(fields=["ladder", "season", "place", "person"], name="ladder_final_places"),
                    models.Index(fields=["person", "ladder", "season"], name="ladder_finals_of_person"),
                ],
            },
        ),
        migrations.RunSQL(CREATE_INDEXES, DROP_INDEXES),
    ]

import django.db.models.deletion
import django.db.models.functions.comparison
import django.db.models.functions.text
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0003_rest"),
        ("auth", "0012_alter_user_first_name_max_length"),
    ]

    operations = [
        migrations.CreateModel(
            name="Block",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("since", models.DateTimeField(default=django.utils.timezone.now)),
            ],
        ),
        migrations.CreateModel(
            name="Friendship",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("since", models.DateTimeField(default=django.utils.timezone.now)),
                ("accepted", models.DateTimeField(null=True)),
            ],
        ),
        migrations.CreateModel(
            name="Mute",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("since", models.DateTimeField(default=django.utils.timezone.now)),
            ],
        ),
        migrations.CreateModel(
            name="SeatMark",
            fields=[
                (
                    "player",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="mark",
                        serialize=False,
                        to="accounts.player",
                    ),
                ),
                ("device", models.BinaryField(max_length=32, null=True)),
                ("address", models.BinaryField(max_length=32)),
                ("at", models.DateTimeField(db_index=True, default=django.utils.timezone.now)),
            ],
        ),
        migrations.AddField(
            model_name="user",
            name="name_since",
            field=models.DateTimeField(default=django.utils.timezone.now, help_text="When the name was chosen."),
        ),
        migrations.AddIndex(
            model_name="user",
            index=models.Index(
                django.db.models.functions.text.Replace(
                    django.db.models.functions.text.Replace(
                        models.Func(
                            django.db.models.functions.text.Lower(models.F("username")),
                            models.Value("01i_-"),
                            models.Value("oll"),
                            function="translate",
                        ),
                        models.Value("rn"),
                        models.Value("m"),
                    ),
                    models.Value("vv"),
                    models.Value("w"),
                ),
                name="accounts_user_name_looks",
            ),
        ),
        migrations.AddField(
            model_name="block",
            name="by",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE, related_name="+", to=settings.AUTH_USER_MODEL
            ),
        ),
        migrations.AddField(
            model_name="block",
            name="whom",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE, related_name="+", to=settings.AUTH_USER_MODEL
            ),
        ),
        migrations.AddField(
            model_name="friendship",
            name="asked",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE, related_name="+", to=settings.AUTH_USER_MODEL
            ),
        ),
        migrations.AddField(
            model_name="friendship",
            name="asker",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE, related_name="+", to=settings.AUTH_USER_MODEL
            ),
        ),
        migrations.AddField(
            model_name="mute",
            name="by",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE, related_name="+", to=settings.AUTH_USER_MODEL
            ),
        ),
        migrations.AddField(
            model_name="mute",
            name="whom",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE, related_name="+", to=settings.AUTH_USER_MODEL
            ),
        ),
        migrations.AddConstraint(
            model_name="block",
            constraint=models.UniqueConstraint(fields=("by", "whom"), name="accounts_block_once"),
        ),
        migrations.AddConstraint(
            model_name="block",
            constraint=models.CheckConstraint(
                condition=models.Q(("by", models.F("whom")), _negated=True), name="accounts_block_another"
            ),
        ),
        migrations.AddConstraint(
            model_name="friendship",
            constraint=models.UniqueConstraint(
                django.db.models.functions.comparison.Least("asker", "asked"),
                django.db.models.functions.comparison.Greatest("asker", "asked"),
                name="accounts_one_friendship",
            ),
        ),
        migrations.AddConstraint(
            model_name="friendship",
            constraint=models.CheckConstraint(
                condition=models.Q(("asker", models.F("asked")), _negated=True), name="accounts_friend_is_another"
            ),
        ),
        migrations.AddConstraint(
            model_name="mute",
            constraint=models.UniqueConstraint(fields=("by", "whom"), name="accounts_mute_once"),
        ),
        migrations.AddConstraint(
            model_name="mute",
            constraint=models.CheckConstraint(
                condition=models.Q(("by", models.F("whom")), _negated=True), name="accounts_mute_another"
            ),
        ),
    ]

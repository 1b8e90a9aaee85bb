import django.db.models.functions.text
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0004_people_among_each_other"),
        ("auth", "0012_alter_user_first_name_max_length"),
    ]

    operations = [
        migrations.RemoveIndex(
            model_name="user",
            name="accounts_user_name_looks",
        ),
        migrations.AddConstraint(
            model_name="user",
            constraint=models.UniqueConstraint(
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
                violation_error_message="This name is taken.",
            ),
        ),
    ]

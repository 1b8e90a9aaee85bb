from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("nudges", "0001_nudges")]

    operations = [
        migrations.CreateModel(
            name="Pause",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("until", models.DateTimeField()),
                ("times", models.SmallIntegerField()),
                ("reason", models.TextField()),
            ],
        ),
    ]

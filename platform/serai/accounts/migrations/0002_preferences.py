from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0001_accounts"),
    ]

    operations = [
        migrations.AddField(
            model_name="user",
            name="motion",
            field=models.CharField(
                choices=[("system", "system"), ("reduced", "reduced"), ("full", "full")], default="system", max_length=8
            ),
        ),
        migrations.AddField(
            model_name="user",
            name="notifications",
            field=models.BooleanField(default=False, help_text="Whether the browser tells whose turn it is."),
        ),
        migrations.AddField(
            model_name="user",
            name="sounds",
            field=models.BooleanField(default=True),
        ),
        migrations.AddField(
            model_name="user",
            name="theme",
            field=models.CharField(
                choices=[("system", "system"), ("light", "light"), ("dark", "dark")], default="system", max_length=8
            ),
        ),
    ]

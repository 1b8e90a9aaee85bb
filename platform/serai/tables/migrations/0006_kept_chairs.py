from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0005_outage_noted")]

    operations = [
        migrations.AddField(
            model_name="table",
            name="kept",
            field=models.BooleanField(db_default=False, default=False),
        ),
    ]

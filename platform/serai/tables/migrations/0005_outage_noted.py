from django.db import migrations, models
from django.db.models.functions import Now


class Migration(migrations.Migration):
    """What was written down before counts as noted now: clocks that run are read again once."""

    dependencies = [("tables", "0004_timed_commit")]

    operations = [
        migrations.AddField(
            model_name="outage",
            name="noted_at",
            field=models.DateTimeField(db_default=Now(), db_index=True),
        ),
    ]

from typing import ClassVar

from django.db import migrations, models


class Migration(migrations.Migration):
    """Where somebody's last season on a ladder has led is found by one look."""

    dependencies: ClassVar = [("ladder", "0002_ways_in")]
    operations: ClassVar = [
        migrations.RemoveIndex(model_name="finalstanding", name="ladder_finals_of_person"),
        migrations.AddIndex(
            model_name="finalstanding",
            index=models.Index(fields=["person", "ladder", "season"], name="ladder_finals_of_person"),
        ),
    ]

from pathlib import Path
from typing import ClassVar

from django.db import migrations

HERE = Path(__file__).parent


class Migration(migrations.Migration):
    initial = True
    dependencies: ClassVar = []
    operations: ClassVar = [
        migrations.RunSQL((HERE / "0001_log.sql").read_text(), (HERE / "0001_log_undo.sql").read_text()),
    ]

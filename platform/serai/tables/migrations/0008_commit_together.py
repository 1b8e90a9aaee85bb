from pathlib import Path

from django.db import migrations

SQL = Path(__file__).with_suffix(".sql")
BEFORE = Path(__file__).with_name("0007_quick_commit.sql").read_text()
UNDO = BEFORE[BEFORE.index("CREATE FUNCTION tables_commit") :].replace("CREATE FUNCTION", "CREATE OR REPLACE FUNCTION")


class Migration(migrations.Migration):
    """Several tables may commit in one transaction: whether one of them is awaited says nothing of the others."""

    dependencies = (("tables", "0007_quick_commit"),)
    operations = (migrations.RunSQL(SQL.read_text(), UNDO),)

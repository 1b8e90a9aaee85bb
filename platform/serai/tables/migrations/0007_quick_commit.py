from pathlib import Path

from django.db import migrations, models

SQL = Path(__file__).with_suffix(".sql")
BEFORE = Path(__file__).with_name("0004_timed_commit.sql").read_text()
UNDO = "DROP FUNCTION tables_commit; ALTER TABLE tables_table RESET (fillfactor);"


class Migration(migrations.Migration):
    dependencies = (("tables", "0006_kept_chairs"), ("eventlog", "0003_quick_append"))
    operations = (
        migrations.RemoveIndex("table", "tables_bot_due"),
        migrations.AddIndex(
            "table", models.Index(fields=["id"], condition=models.Q(("bot_due", True)), name="tables_bot_due")
        ),
        migrations.RunSQL(SQL.read_text(), UNDO + BEFORE[BEFORE.index("CREATE FUNCTION tables_commit") :]),
    )

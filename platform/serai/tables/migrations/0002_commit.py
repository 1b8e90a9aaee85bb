from pathlib import Path

from django.db import migrations

SQL = Path(__file__).with_suffix(".sql")
UNDO = (
    "DROP FUNCTION tables_commit(uuid, integer, bytea, smallint, uuid, timestamptz, text[], smallint[], bytea[],"
    " bytea[], bytea[], text, smallint[], boolean, text, jsonb, jsonb)"
)


class Migration(migrations.Migration):
    dependencies = (("tables", "0001_initial"), ("eventlog", "0001_log"))
    operations = (migrations.RunSQL(SQL.read_text(), UNDO),)

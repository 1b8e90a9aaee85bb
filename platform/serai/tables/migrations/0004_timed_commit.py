from pathlib import Path

from django.db import migrations

SQL = Path(__file__).with_suffix(".sql")
BEFORE = Path(__file__).with_name("0002_commit.sql")
UNDO = (
    "DROP FUNCTION tables_commit(uuid, integer, bytea, smallint, uuid, timestamptz, text[], smallint[], bytea[],"
    " bytea[], bytea[], text, smallint[], boolean, text, timestamptz, bigint[], jsonb, jsonb);"
    " DROP TRIGGER outages_only_grow ON tables_outage; DROP FUNCTION tables_refuse_outage();"
    " DROP FUNCTION tables_span(timestamptz, timestamptz); DROP FUNCTION tables_micros(timestamptz);"
)


class Migration(migrations.Migration):
    dependencies = (("tables", "0003_clocks"), ("accounts", "0003_rest"))
    operations = (migrations.RunSQL(SQL.read_text(), UNDO + BEFORE.read_text()),)

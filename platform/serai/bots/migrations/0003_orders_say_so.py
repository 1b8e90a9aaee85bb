from pathlib import Path

from django.db import migrations

SQL = """CREATE OR REPLACE FUNCTION bots_orders_are_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE bots_standingorder SET version = NEW.version, due_at = NEW.changed_at WHERE table_id = NEW.id;
    IF FOUND THEN
        PERFORM set_config('serai.is_awaited', 'yes', true);
    END IF;
    RETURN NULL;
END $$;"""
BEFORE = Path(__file__).with_name("0002_standing_orders.sql").read_text()
UNDO = BEFORE[BEFORE.index("CREATE FUNCTION") : BEFORE.index("CREATE TRIGGER")].replace(
    "CREATE FUNCTION", "CREATE OR REPLACE FUNCTION"
)


class Migration(migrations.Migration):
    """Who commits is told that orders were left at the table, and need not ask."""

    dependencies = (("bots", "0002_standing_orders"), ("tables", "0007_quick_commit"))
    operations = (migrations.RunSQL(SQL, UNDO),)

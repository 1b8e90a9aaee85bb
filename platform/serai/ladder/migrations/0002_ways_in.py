from django.db import migrations

# The projection reads only how games end, and people are looked for by how their names begin.
SQL = """
CREATE INDEX ladder_ends ON eventlog_event (epoch, xid, position) WHERE type IN ('revealed', 'voided');
CREATE INDEX ladder_names ON accounts_user (upper(username) text_pattern_ops);
"""
UNDO = "DROP INDEX ladder_ends; DROP INDEX ladder_names"


class Migration(migrations.Migration):
    dependencies = (("ladder", "0001_ladder"), ("eventlog", "0002_stream"), ("accounts", "0003_rest"))
    operations = (migrations.RunSQL(SQL, UNDO),)

from pathlib import Path
from typing import ClassVar

from django.db import migrations

SQL = Path(__file__).with_suffix(".sql")
BEFORE = Path(__file__).with_name("0001_log.sql").read_text()
UNDO = """DROP FUNCTION eventlog_append;
    ALTER TABLE eventlog_stream RESET (fillfactor);
    ALTER TABLE eventlog_stream ADD CHECK (length(secret) = 32), ADD CHECK (length(head) = 32);
    CREATE UNIQUE INDEX eventlog_event_command ON eventlog_event (stream_id, seat, command, ordinal)
        NULLS NOT DISTINCT WHERE command IS NOT NULL;
    DROP INDEX eventlog_event_by_command;
"""


class Migration(migrations.Migration):
    dependencies: ClassVar = [("eventlog", "0002_stream")]
    operations: ClassVar = [
        migrations.RunSQL(SQL.read_text(), UNDO + BEFORE[BEFORE.index("CREATE FUNCTION eventlog_append") :]),
    ]

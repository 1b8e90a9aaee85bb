"""The log as Django's admin sees it. Everybody else speaks SQL to it: `sql.py`."""

from typing import ClassVar

from django.db import models


class Stream(models.Model):
    """Where a stream stands. Its secret is no field here: what is never asked for can't be shown."""

    id = models.UUIDField(primary_key=True)
    version = models.IntegerField()
    head = models.BinaryField()
    epoch = models.IntegerField()
    xid = models.TextField()
    """Of the last commit; PostgreSQL's xid8, to sort by."""

    class Meta:
        managed = False
        db_table = "eventlog_stream"
        default_permissions = ("view",)
        ordering: ClassVar = ["-epoch", "-xid"]

    def __str__(self) -> str:
        return str(self.id)

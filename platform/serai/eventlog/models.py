"""The log for Django's admin. All other code uses SQL: `sql.py`."""

from typing import ClassVar

from django.db import models


class Stream(models.Model):
    """The current version and head of a stream. The secret is not a field here, so the admin can't show it."""

    id = models.UUIDField(primary_key=True)
    version = models.IntegerField()
    head = models.BinaryField()
    epoch = models.IntegerField()
    xid = models.TextField()
    """PostgreSQL's xid8 of the last commit, to sort by."""

    class Meta:
        managed = False
        db_table = "eventlog_stream"
        default_permissions = ("view",)
        ordering: ClassVar = ["-epoch", "-xid"]

    def __str__(self) -> str:
        return str(self.id)

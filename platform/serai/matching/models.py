from django.conf import settings
from django.db import models
from django.db.models import Q

from serai.eventlog.table_events import Clock
from serai.matching.paces import PaceName


class Search(models.Model):
    """Somebody looks for a table, or has been found one and is waited for there."""

    id = models.UUIDField(primary_key=True)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="searches")
    pace: "models.TextField[PaceName, PaceName]" = models.TextField()
    clock: "models.TextField[Clock, Clock]" = models.TextField()
    games = models.JSONField()
    """Numbers of chairs, by game."""
    bots = models.BooleanField(default=False)
    """Whether bots may fill the table after a time."""
    since = models.DateTimeField()
    """Their place in the queue; who is put back keeps it."""
    seen = models.DateTimeField()
    """When the page was last heard of that looks for a live table."""
    table = models.UUIDField(null=True)
    until = models.DateTimeField(null=True)
    """Until when the chair is kept, if the house is open all the time."""

    class Meta:
        constraints = (models.UniqueConstraint(fields=["user"], condition=Q(clock="live"), name="one_live_search"),)
        indexes = (
            models.Index(fields=["since"], condition=Q(table=None), name="matching_waiting"),
            models.Index(fields=["table"], condition=~Q(table=None), name="matching_found"),
            models.Index(fields=["user", "since"], name="matching_of_user"),
        )

    def __str__(self) -> str:
        return f"{self.pace} since {self.since}"

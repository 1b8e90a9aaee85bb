from django.conf import settings
from django.db import models
from django.db.models import Q

from serai.eventlog.table_events import Clock
from serai.matchmaking.paces import PaceName


class Search(models.Model):
    """A user's search for a table. Once `table` is set a seat is reserved there."""

    id = models.UUIDField(primary_key=True)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="searches")
    pace: "models.TextField[PaceName, PaceName]" = models.TextField()
    clock: "models.TextField[Clock, Clock]" = models.TextField()
    games = models.JSONField()
    """By game, the accepted numbers of seats."""
    bots = models.BooleanField(default=False)
    """Whether bots may fill the table after a time."""
    since = models.DateTimeField()
    """The place in the queue, which a search that is put back keeps."""
    last_seen = models.DateTimeField()
    """The last heartbeat of the page that searches for a live table."""
    table = models.UUIDField(null=True)
    reserved_until = models.DateTimeField(null=True)
    """Outages of the site make it later: see `reserved_seats.reserved_until`."""

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["user"], condition=Q(clock="live"), name="matchmaking_one_live_search"),
        )
        indexes = (
            models.Index(fields=["since"], condition=Q(table=None), name="matchmaking_waiting"),
            models.Index(fields=["table"], condition=~Q(table=None), name="matchmaking_found"),
            models.Index(fields=["user", "since"], name="matchmaking_of_user"),
        )

    def __str__(self) -> str:
        return f"{self.pace} since {self.since}"

from django.db import models
from django.db.models import Q


class Lease(models.Model):
    """The worker that plays the bots of a table now. It expires, so a killed worker blocks nothing for long."""

    table_id = models.UUIDField(primary_key=True)
    holder = models.UUIDField()
    expires_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.table_id} until {self.expires_at}"


class StandingOrder(models.Model):
    """A player's standing order at a table. Only its owner may see it: it is in no log, no view and no admin page."""

    number = models.BigAutoField(primary_key=True)
    """Orders are tried in this sequence, the oldest first."""
    key = models.UUIDField(unique=True)
    table_id = models.UUIDField()
    seat = models.SmallIntegerField()
    player = models.UUIDField()
    order = models.JSONField()
    placed_at = models.DateTimeField()
    version = models.IntegerField()
    """The table's version at its last commit: a worker that checks the order must have loaded that version."""
    due_at = models.DateTimeField(null=True)
    """When to check the order; every commit at the table makes it due. None: it has been checked."""
    decision = models.TextField(default="")
    """Identifies the decision that `not_before` was drawn for."""
    not_before = models.DateTimeField(null=True)

    class Meta:
        indexes = (
            models.Index(fields=["table_id", "number"], name="bots_orders_of_table"),
            models.Index(fields=["due_at"], condition=Q(due_at__isnull=False), name="bots_orders_due"),
        )

    def __str__(self) -> str:
        return str(self.key)

from django.db import models
from django.db.models import Q


class Lease(models.Model):
    """Who plays the bots of a table just now. It expires: a killed worker holds nothing up."""

    table_id = models.UUIDField(primary_key=True)
    holder = models.UUIDField()
    until = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.table_id} until {self.until}"


class StandingOrder(models.Model):
    """What a player has left behind at a table. Nobody else's business: it is in no log, no view and no admin page."""

    number = models.BigAutoField(primary_key=True)
    """In the order of leaving."""
    key = models.UUIDField(unique=True)
    table_id = models.UUIDField()
    seat = models.SmallIntegerField()
    player = models.UUIDField()
    order = models.JSONField()
    placed_at = models.DateTimeField()
    version = models.IntegerField()
    """The table's when somebody last wrote to it: who looks at the order must have seen that."""
    due_at = models.DateTimeField(null=True)
    """When to look at it; every commit at the table makes it due. None: it has been looked at."""
    decision = models.TextField(default="")
    """Names the decision that `not_before` was drawn for."""
    not_before = models.DateTimeField(null=True)

    class Meta:
        indexes = (
            models.Index(fields=["table_id", "number"], name="bots_orders_of_table"),
            models.Index(fields=["due_at"], condition=Q(due_at__isnull=False), name="bots_orders_due"),
        )

    def __str__(self) -> str:
        return str(self.key)

from django.db import models


class Lease(models.Model):
    """Who plays the bots of a table just now. It expires: a killed worker holds nothing up."""

    table_id = models.UUIDField(primary_key=True)
    holder = models.UUIDField()
    until = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.table_id} until {self.until}"

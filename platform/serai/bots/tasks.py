"""What Celery does for bots."""

from uuid import UUID

from celery import shared_task

from serai.bots.drive import drive, driving
from serai.bots.sweep import forgotten
from serai.tables import errands
from serai.tables.announce import News

EXPIRES = 60
AT_A_STRETCH = 2.0
"""Seconds after which a table of bots goes to the end of the queue: others wait too."""


@shared_task(name="serai.bots.play")
def play(table: str, version: int) -> None:
    unfinished = drive(UUID(table), version, AT_A_STRETCH)
    if unfinished:
        ask(table, unfinished.version)


@shared_task(name="serai.bots.sweep")
def sweep() -> None:
    for table, version in forgotten():
        ask(str(table), version)


def ask(table: str, version: int) -> None:
    play.apply_async((table, version), expires=EXPIRES, retry=False)


def wake(news: News) -> None:
    """Asks a worker for a bot's turn, as a listener of tables; whoever drives a table's bots asks nobody."""
    if news.bot_due and not driving.get():
        errands.send(lambda: ask(str(news.table), news.version))

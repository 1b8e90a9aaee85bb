"""Celery tasks of matchmaking."""

from celery import shared_task

from serai.matchmaking.run_matcher import run_matcher
from serai.tables.background import run_in_background

EXPIRES = 10


@shared_task(name="serai.matchmaking.match")
def match() -> None:
    run_matcher()


def match_now(table_possible: bool) -> None:
    """Asks a worker to match at once, as a listener of matchmaking. If that is lost, the schedule does it soon."""
    if table_possible:
        run_in_background(lambda: match.apply_async(expires=EXPIRES, retry=False))

"""Celery tasks of match-making."""

from celery import shared_task

from serai.matching import forming
from serai.tables.background import run_in_background

EXPIRES = 10


@shared_task(name="serai.matching.match")
def match() -> None:
    forming.match()


def match_now(may_form: bool) -> None:
    """A listener of match-making: asks a worker to match at once. If that is lost, the schedule does it soon."""
    if may_form:
        run_in_background(lambda: match.apply_async(expires=EXPIRES, retry=False))

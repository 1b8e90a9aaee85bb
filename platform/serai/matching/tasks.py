"""What Celery does for match-making."""

from celery import shared_task

from serai.matching import forming
from serai.tables import errands

EXPIRES = 10


@shared_task(name="serai.matching.match")
def match() -> None:
    forming.match()


def wake(may_form: bool) -> None:
    """Asks a worker to look at once, as a listener of match-making; if that is lost, the clock asks soon."""
    if may_form:
        errands.send(lambda: match.apply_async(expires=EXPIRES, retry=False))

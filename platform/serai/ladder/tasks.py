"""What Celery does for ladders."""

from celery import shared_task

from serai.ladder import fade


@shared_task(name="serai.ladder.fade")
def fade_the_inactive() -> None:
    fade.fade()

"""Celery tasks of the ladder."""

from celery import shared_task

from serai.ladder import inactivity


@shared_task(name="serai.ladder.mark_inactive")
def mark_inactive() -> None:
    inactivity.mark_inactive()

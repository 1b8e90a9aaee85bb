"""Celery tasks of notices."""

from celery import shared_task

from serai.notices.digest import create_digests
from serai.notices.send import send_due


@shared_task(name="serai.notices.send")
def send() -> None:
    create_digests()
    send_due()

"""What Celery does for mails."""

from celery import shared_task

from serai.nudges.digest import ask_for_digests
from serai.nudges.send import send_due


@shared_task(name="serai.nudges.send")
def send() -> None:
    ask_for_digests()
    send_due()

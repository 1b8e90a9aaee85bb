"""What Celery does for the desk: it forgets."""

from celery import shared_task

from serai.accounts.devices import forget_old_marks


@shared_task(name="serai.desk.forget")
def forget() -> None:
    forget_old_marks()

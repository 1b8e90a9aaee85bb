"""Celery tasks of moderation."""

from celery import shared_task

from serai.accounts import devices


@shared_task(name="serai.moderation.delete_old_fingerprints")
def delete_old_fingerprints() -> None:
    devices.delete_old_fingerprints()

"""The Celery app and the schedule of its periodic tasks.

Each worker is named after its main queue: `bots` plays quick bots; `search` plays search bots, and takes advice for
players from the queue `advice` and tables without people from `bots_only`; `housekeeping` does clocks, emails and
read models.
"""

import os
from typing import Any

from celery import Celery
from celery.signals import beat_init

from serai.ops import heartbeat as heart

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "serai.site.settings")

SECONDS_BETWEEN = {
    "serai.bots.sweep": 5.0,
    "serai.bots.check_clocks": 2.0,
    "serai.notices.send": 3.0,
    "serai.moderation.delete_old_fingerprints": 3600.0,
    "serai.matchmaking.match": 3.0,
    "serai.ladder.mark_inactive": 3600.0,
    "serai.update_projections": 5.0,
}
"""By task: how often beat sends it. A task that no worker has taken by then expires."""

app = Celery("serai")
app.set_default()  # for every thread: another thread would send its tasks to Celery's default broker
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
app.conf.beat_schedule = {
    **{
        f"heartbeat of {worker}": {
            "task": "serai.heartbeat",
            "schedule": heart.INTERVAL,
            "args": (worker,),
            "options": {"expires": heart.MAX_AGE, "queue": worker},
        }
        for worker in heart.WORKERS
    },
    **{
        task: {"task": task, "schedule": seconds, "options": {"expires": seconds}}
        for task, seconds in SECONDS_BETWEEN.items()
    },
}


@app.task(name="serai.heartbeat")
def heartbeat(worker: str) -> None:
    """Records that the worker runs tasks, for `/readyz`."""
    from django.conf import settings

    heart.beat(settings.REDIS_URL, worker)


@app.task(name="serai.update_projections")
def update_projections() -> None:
    """Brings every projection up to date with the log. Two runs at once do no harm: each projection has a lock."""
    from serai.eventlog.projections import follow
    from serai.site.projections import PROJECTIONS

    for projection in PROJECTIONS.values():
        follow(projection)


@beat_init.connect
def send_first_heartbeats(**_: Any) -> None:
    """Sends them at once, so that a start doesn't wait for the first interval."""
    for worker in heart.WORKERS:
        heartbeat.apply_async((worker,), expires=heart.MAX_AGE, queue=worker)

"""The background: workers do what is asked, beat asks by the clock.

Each worker has a queue of its own, which bears its name: one plays quick bots, another those that think ahead, who give
hints as well, from one more queue; the clerk looks after clocks, mails and read models.
"""

import os
from typing import Any

from celery import Celery
from celery.signals import beat_init

from serai.ops import heartbeat as heart

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "serai.site.settings")

FOLLOW_EVERY = 5.0
SWEEP_EVERY = 5.0
LOOK_EVERY = 2.0
SEND_EVERY = 3.0
FORGET_EVERY = 3600.0
MATCH_EVERY = 3.0
FADE_EVERY = 3600.0

app = Celery("serai")
app.set_default()  # for every thread: a task asked for in another one would go to a broker that nobody named
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
app.conf.beat_schedule = {
    **{
        f"heartbeat of {worker}": {
            "task": "serai.heartbeat",
            "schedule": heart.EVERY,
            "args": (worker,),
            "options": {"expires": heart.LATEST, "queue": worker},
        }
        for worker in heart.WORKERS
    },
    "sweep": {"task": "serai.bots.sweep", "schedule": SWEEP_EVERY, "options": {"expires": SWEEP_EVERY}},
    "clocks": {"task": "serai.bots.look_at_clocks", "schedule": LOOK_EVERY, "options": {"expires": LOOK_EVERY}},
    "send": {"task": "serai.nudges.send", "schedule": SEND_EVERY, "options": {"expires": SEND_EVERY}},
    "forget": {"task": "serai.desk.forget", "schedule": FORGET_EVERY, "options": {"expires": FORGET_EVERY}},
    "match": {"task": "serai.matching.match", "schedule": MATCH_EVERY, "options": {"expires": MATCH_EVERY}},
    "fade": {"task": "serai.ladder.fade", "schedule": FADE_EVERY, "options": {"expires": FADE_EVERY}},
    "follow": {"task": "serai.follow", "schedule": FOLLOW_EVERY, "options": {"expires": FOLLOW_EVERY}},
}


@app.task(name="serai.heartbeat")
def heartbeat(worker: str) -> None:
    """Beat asked, the worker heard: `/readyz` may say so."""
    from django.conf import settings

    heart.beat(settings.REDIS_URL, worker)


@app.task(name="serai.follow")
def follow_the_log() -> None:
    """Takes every projection as far as the log is complete. Two at once do no harm: one leaves it to the other."""
    from serai.eventlog.projections import follow
    from serai.site.projections import PROJECTIONS

    for projection in PROJECTIONS.values():
        follow(projection)


@beat_init.connect
def beat_at_once(**_: Any) -> None:
    """So that a fresh start need not wait for the first turn of the clock."""
    for worker in heart.WORKERS:
        heartbeat.apply_async((worker,), expires=heart.LATEST, queue=worker)

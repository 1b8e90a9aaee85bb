"""What Celery does for bots."""

import logging
from typing import Any
from uuid import UUID

from celery import Task, shared_task

from serai.bots import advice, asking
from serai.bots.asking import Question
from serai.bots.drive import drive, driving, seconds_to_pause, thinker_to_move
from serai.bots.obey import seconds_until_due
from serai.bots.sweep import forgotten, ordered
from serai.tables import errands
from serai.tables.announce import News
from serai.tables.known import Known
from serai.tables.outages import beat
from serai.tables.overdue import look_after, look_later, overdue

logger = logging.getLogger(__name__)

EXPIRES = 60
SOON = 30.0
"""Seconds that a worker keeps a hint for; what is due later, or is lost with the worker, the sweeper finds."""
AT_A_STRETCH = 2.0
"""Seconds after which a table of bots goes to the end of the queue: others wait too."""
THINKING_AT_A_STRETCH = 0.25
"""The same for those who think: what is begun is thought to its end."""


@shared_task(name="serai.bots.play")
def play(table: str, version: int | None) -> None:
    """What takes no time. A bot that thinks ahead is left to those who have it, in another queue."""
    _go_on(table, drive(UUID(table), version, AT_A_STRETCH, thinking=False))


@shared_task(name="serai.bots.think")
def think(table: str, version: int | None) -> None:
    _go_on(table, drive(UUID(table), version, THINKING_AT_A_STRETCH))


@shared_task(name="serai.bots.exhibit")
def exhibit(table: str, version: int | None) -> None:
    """As `think`, where nobody but bots plays: in a queue of their own, however many, they hold up no person."""
    think(table, version)


def _go_on(table: str, unfinished: Known | None) -> None:
    if unfinished:
        thinks = think if unfinished.chronicle.people else exhibit
        task = thinks if thinker_to_move(unfinished) else play
        ask(table, unfinished.version, seconds_to_pause(unfinished), task)
    elif (seconds := seconds_until_due(UUID(table))) is not None and seconds < SOON:
        ask(table, None, max(0.0, seconds))


@shared_task(name="serai.bots.advise")
def advise(table: str, version: int, seat: int, faced: str, person: str) -> None:
    question = Question(UUID(table), version, seat, faced, UUID(person))
    try:
        asking.answer(question, advice.advise(question.table, version, seat))
    finally:
        asking.close(question)


@shared_task(name="serai.bots.sweep")
def sweep() -> None:
    for table, version in {**dict(forgotten()), **ordered()}.items():
        ask(str(table), version)


@shared_task(name="serai.bots.look_at_clocks")
def look_at_clocks() -> None:
    """Each table on its own: one that fails takes nothing from the others."""
    beat()
    for table in overdue():
        try:
            look_after(table)
        except Exception:
            logger.exception("the clocks of table %s could not be looked at", table)
            look_later(table)


def ask(table: str, version: int | None, after_seconds: float = 0.0, task: Task[Any, Any] = play) -> None:
    task.apply_async((table, version), countdown=after_seconds, expires=EXPIRES, retry=False)


def wake(news: News) -> None:
    """Asks a worker for what is due now, as a listener of tables; whoever drives a table asks nobody."""
    if driving.get():
        return
    if news.bot_due or news.is_awaited:
        errands.send(lambda: ask(str(news.table), news.version))


def ask_for_advice(question: Question) -> None:
    if asking.claim(question):
        wish = (str(question.table), question.version, question.seat, question.faced, str(question.person))
        errands.send(lambda: advise.apply_async(wish, expires=asking.ASKED, retry=False))


def wake_for_order(table: UUID) -> None:
    """Asks a worker to look at an order that was just left."""
    errands.send(lambda: ask(str(table), None))

"""The Celery tasks of bots, standing orders, advice and clocks."""

import logging
from typing import Any
from uuid import UUID

from celery import Task, shared_task

from serai.bots import advice, advice_requests
from serai.bots.advice_requests import AdviceRequest
from serai.bots.play import play_bots, playing_bots, search_is_due, seconds_to_pause
from serai.bots.run_standing_orders import seconds_until_due
from serai.bots.sweep import stalled_tables, tables_with_due_orders
from serai.tables import background
from serai.tables.clock.due import check_table_clocks, delay_clock_check, due_tables
from serai.tables.clock.outages import record_heartbeat
from serai.tables.listeners import TableUpdate
from serai.tables.table_cache import LoadedTable

logger = logging.getLogger(__name__)

EXPIRES = 60
MAX_COUNTDOWN = 30.0
"""Seconds: the sweep finds what is due later than this, and what is lost with a worker."""
PLAY_SECONDS = 2.0
"""Seconds after which a table goes to the end of the queue, because others wait."""
SEARCH_SECONDS = 0.25
"""The same for search bots; a search that was started is finished."""


@shared_task(name="serai.bots.play")
def play(table: str, version: int | None) -> None:
    """Plays what takes no time; search bots are left to the tasks of another queue."""
    _continue(table, play_bots(UUID(table), version, PLAY_SECONDS, may_search=False))


@shared_task(name="serai.bots.search")
def search(table: str, version: int | None) -> None:
    _continue(table, play_bots(UUID(table), version, SEARCH_SECONDS))


@shared_task(name="serai.bots.search_bots_only")
def search_bots_only(table: str, version: int | None) -> None:
    """Does the same as `search`, for tables without people. In a queue of their own they delay no person."""
    search(table, version)


def _continue(table: str, unfinished: LoadedTable | None) -> None:
    if unfinished:
        search_task = search if unfinished.state.active_people else search_bots_only
        task = search_task if search_is_due(unfinished) else play
        enqueue(table, unfinished.version, seconds_to_pause(unfinished), task)
    elif (seconds := seconds_until_due(UUID(table))) is not None and seconds < MAX_COUNTDOWN:
        enqueue(table, None, max(0.0, seconds))


@shared_task(name="serai.bots.advise")
def advise(table: str, version: int, seat: int, decision: str, user: str) -> None:
    request = AdviceRequest(UUID(table), version, seat, decision, UUID(user))
    try:
        advice_requests.save_answer(request, advice.advise(request.table, version, seat))
    finally:
        advice_requests.close(request)


@shared_task(name="serai.bots.sweep")
def sweep() -> None:
    for table, version in {**dict(stalled_tables()), **tables_with_due_orders()}.items():
        enqueue(str(table), version)


@shared_task(name="serai.bots.check_clocks")
def check_clocks() -> None:
    """Checks each table on its own, so that a failure at one does not affect the others."""
    record_heartbeat()
    for table in due_tables():
        try:
            check_table_clocks(table)
        except Exception:
            logger.exception("clock check failed table=%s", table)
            delay_clock_check(table)


def enqueue(table: str, version: int | None, countdown: float = 0.0, task: Task[Any, Any] = play) -> None:
    task.apply_async((table, version), countdown=countdown, expires=EXPIRES, retry=False)


def enqueue_after_update(update: TableUpdate) -> None:
    """Enqueues a task if bots or orders are due, as a listener of table updates. Does nothing inside `play_bots`."""
    if playing_bots.get():
        return
    if update.bot_due or update.has_standing_orders:
        background.run_in_background(lambda: enqueue(str(update.table), update.version))


def enqueue_after_order(table: UUID) -> None:
    """Enqueues a task, as a listener of placed orders."""
    background.run_in_background(lambda: enqueue(str(table), None))


def request_advice(request: AdviceRequest) -> None:
    if advice_requests.claim(request):
        arguments = (str(request.table), request.version, request.seat, request.decision, str(request.user))
        expires = advice_requests.RETRY_AFTER
        background.run_in_background(lambda: advise.apply_async(arguments, expires=expires, retry=False))

"""Listeners that connect the apps. Each imports its app when first called: most commands change no table."""

from typing import TYPE_CHECKING
from uuid import UUID

from serai.tables.listeners import TableUpdate

if TYPE_CHECKING:
    from serai.accounts.models import User


def publish(update: TableUpdate) -> None:
    from serai.live import pubsub

    pubsub.publish_update(update)


def publish_chat(table: UUID) -> None:
    from serai.live import pubsub

    pubsub.publish_chat(table)


def enqueue_bots(update: TableUpdate) -> None:
    import serai.site.celery  # noqa: F401 — the Celery app that sends the task
    from serai.bots import tasks

    tasks.enqueue_after_update(update)


def enqueue_standing_orders(table: UUID) -> None:
    import serai.site.celery  # noqa: F401 — the Celery app that sends the task
    from serai.bots import tasks

    tasks.enqueue_after_order(table)


def publish_searches(_: bool) -> None:
    from serai.live import pubsub

    pubsub.publish_searches()


def enqueue_matchmaking(table_possible: bool) -> None:
    import serai.site.celery  # noqa: F401 — the Celery app that sends the task
    from serai.matchmaking import tasks

    tasks.match_now(table_possible)


def on_account_deleted(instance: "User", **_: object) -> None:
    """Runs before an account is deleted, by its owner or by staff: bots take over its seats."""
    from serai.accounts.devices import delete_fingerprints_of
    from serai.accounts.players import players_of
    from serai.matchmaking.search import cancel_all_searches
    from serai.tables.verbs.leave_all import delete_notes, leave_all_tables

    cancel_all_searches(instance)
    players = players_of(instance)
    leave_all_tables(players)
    delete_notes(players)
    delete_fingerprints_of(instance)


def connected_players(table: UUID) -> set[UUID]:
    from serai.live import presence

    return presence.connected_players(table)

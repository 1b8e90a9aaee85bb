"""Who is told what happens at tables. Each is loaded when first needed: most commands change no table."""

from typing import TYPE_CHECKING
from uuid import UUID

from serai.tables.announce import News

if TYPE_CHECKING:
    from serai.accounts.models import User


def ring(news: News) -> None:
    from serai.live import bell

    bell.ring(news)


def ring_for_chat(table: UUID) -> None:
    from serai.live import bell

    bell.ring_for_chat(table)


def wake(news: News) -> None:
    import serai.site.celery  # noqa: F401 — the app that tasks are sent by
    from serai.bots import tasks

    tasks.wake(news)


def wake_for_order(table: UUID) -> None:
    import serai.site.celery  # noqa: F401 — the app that tasks are sent by
    from serai.bots import tasks

    tasks.wake_for_order(table)


def tell_seekers(_: bool) -> None:
    from serai.live import bell

    bell.ring_for_searches()


def wake_matcher(may_form: bool) -> None:
    import serai.site.celery  # noqa: F401 — the app that tasks are sent by
    from serai.matching import tasks

    tasks.wake(may_form)


def leave_the_house(instance: "User", **_: object) -> None:
    """Before an account is deleted, by its owner or by staff: bots play on in its chairs."""
    from serai.accounts.devices import forget_marks
    from serai.accounts.players import players_of
    from serai.matching.seek import stop_looking_everywhere
    from serai.tables.depart import depart_everywhere, forget_notes

    stop_looking_everywhere(instance)
    players = players_of(instance)
    depart_everywhere(players)
    forget_notes(players)
    forget_marks(instance)


def players_at(table: UUID) -> set[UUID]:
    from serai.live import presence

    return presence.players_at(table)

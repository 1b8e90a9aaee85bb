"""Who is told what happens at tables. Each is loaded when first needed: most commands change no table."""

from uuid import UUID

from serai.tables.announce import News


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


def players_at(table: UUID) -> set[UUID]:
    from serai.live import presence

    return presence.players_at(table)

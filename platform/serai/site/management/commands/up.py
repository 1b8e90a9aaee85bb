import os
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from psycopg.conninfo import conninfo_to_dict

from serai.engine.registry import PluginError, plugins
from serai.ops import health
from serai.ops.place import Place
from serai.ops.screen import Screen
from serai.ops.trouble import Trouble
from serai.ops.up import House, Service, up

CLERKS = 4
"""Of what the clerk does, each thing waits for others most of the time; nothing is done twice at once."""
CELERY = ("-m", "celery", "-A", "serai.site.celery")


class Command(BaseCommand):
    help = "Run everything: PostgreSQL, Valkey, migrations, web server, workers and beat, until Ctrl-C."
    requires_system_checks = ()  # a second of every start; that the games load is asked below

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--var", type=Path, default=settings.VAR, help="the data folder (default: %(default)s)")

    def handle(self, *_: Any, **options: Any) -> None:
        screen = Screen()
        try:
            plugins()
            up(_house(Place(options["var"].absolute())), screen)
        except Trouble as trouble:
            screen.quote(trouble.lines)
            raise CommandError(str(trouble)) from None
        except PluginError as error:
            raise CommandError(str(error)) from None
        except OSError as error:
            raise CommandError(f"The system refuses: {error}.") from error


def _house(place: Place) -> House:
    thinker = _worker("thinker", "prefork", settings.THINKERS, "adviser", "exhibitor")
    return House(
        place=place,
        folder=settings.BASE_DIR,
        url=f"{settings.SITE_URL}/",
        host=settings.HOST,
        port=settings.PORT,
        is_migrated=_is_migrated,
        migrate=Service("Migrations", "migrate", ["manage.py", "migrate", "--no-input", "--skip-checks"], patience=1),
        web=Service("Web server", "web", ["-m", "serai.site.web"], patience=1.5),
        webs=settings.WEBS,
        background=[
            Service("Worker", "worker", _worker("worker", "prefork", settings.WORKERS), patience=4),
            Service("Thinker", "thinker", thinker, patience=4),
            Service("Clerk", "clerk", _worker("clerk", "threads", CLERKS), patience=4),
            Service("Beat", "beat", [*CELERY, "beat", "--schedule", str(place.var / "beat-schedule")], patience=1),
        ],
        environment={**os.environ, "DJANGO_SETTINGS_MODULE": "serai.site.settings"},
        database_url=os.environ.get("DATABASE_URL"),
        redis_url=os.environ.get("REDIS_URL"),
    )


def _is_migrated(database_url: str) -> bool:
    """Asked here, where Django is loaded already: most starts have nothing to migrate."""
    return health.missing_migrations(conninfo_to_dict(database_url)) == 0


def _worker(name: str, pool: str, at_once: int, *more: str) -> list[str]:
    """For the queue of that name, and for more in turn with it; without the greetings among workers.

    These cost a second and tell them nothing.
    """
    return [
        *(*CELERY, "worker", "--hostname", f"{name}@%h", "--queues", ",".join((name, *more))),
        *("--pool", pool, "--concurrency", str(at_once)),
        *("--loglevel", "WARNING", "--without-gossip", "--without-mingle"),
    ]

import os
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from psycopg.conninfo import conninfo_to_dict

from serai.engine.registry import PluginError, plugins
from serai.ops import health
from serai.ops.console import Screen
from serai.ops.data_dir import DataDir
from serai.ops.errors import OperatorError
from serai.ops.up import Service, Stack, up

HOUSEKEEPING_THREADS = 4
"""Housekeeping tasks mostly wait for other servers; none of them does the same work twice at once."""
CELERY = ("-m", "celery", "-A", "serai.site.celery")


class Command(BaseCommand):
    help = "Run everything: PostgreSQL, Valkey, migrations, web server, workers and beat, until Ctrl-C."
    requires_system_checks = ()  # they take a second; that the games load is checked below

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--data-dir", type=Path, default=settings.DATA_DIR.path, help="the data directory (default: %(default)s)"
        )

    def handle(self, *_: Any, **options: Any) -> None:
        screen = Screen()
        try:
            plugins()
            up(_stack(DataDir(options["data_dir"].absolute())), screen)
        except OperatorError as error:
            screen.write_log_lines(error.lines)
            raise CommandError(str(error)) from None
        except PluginError as error:
            raise CommandError(str(error)) from None
        except OSError as error:
            raise CommandError(f"The operating system reports an error: {error}.") from error


def _stack(data_dir: DataDir) -> Stack:
    bots = _worker("bots", "prefork", settings.BOT_PROCESSES)
    search = _worker("search", "prefork", settings.SEARCH_PROCESSES, "advice", "bots_only")
    housekeeping = _worker("housekeeping", "threads", HOUSEKEEPING_THREADS)
    schedule = str(data_dir.path / "beat-schedule")
    return Stack(
        data_dir=data_dir,
        cwd=settings.BASE_DIR,
        url=f"{settings.SITE_URL}/",
        host=settings.HOST,
        port=settings.PORT,
        is_migrated=_is_migrated,
        migrate=Service(
            "Migrations", "migrate", ["manage.py", "migrate", "--no-input", "--skip-checks"], stop_timeout=1
        ),
        web=Service("Web server", "web", ["-m", "serai.site.web"], stop_timeout=1.5),
        web_processes=settings.WEB_PROCESSES,
        background=[
            Service("Bot worker", "bots", bots, stop_timeout=4),
            Service("Search worker", "search", search, stop_timeout=4),
            Service("Housekeeping worker", "housekeeping", housekeeping, stop_timeout=4),
            Service("Beat", "beat", [*CELERY, "beat", "--schedule", schedule], stop_timeout=1),
        ],
        environment={**os.environ, "DJANGO_SETTINGS_MODULE": "serai.site.settings"},
        database_url=os.environ.get("DATABASE_URL"),
        redis_url=os.environ.get("REDIS_URL"),
    )


def _is_migrated(database_url: str) -> bool:
    """Whether there is nothing to migrate, as at most starts. Checked here, where Django is loaded already."""
    return health.missing_migrations(conninfo_to_dict(database_url)) == 0


def _worker(name: str, pool: str, concurrency: int, *more_queues: str) -> list[str]:
    """A worker for the queue of that name, and for more queues in turn with it.

    Gossip and mingle are off: they take a second, and our workers don't use them.
    """
    return [
        *(*CELERY, "worker", "--hostname", f"{name}@%h", "--queues", ",".join((name, *more_queues))),
        *("--pool", pool, "--concurrency", str(concurrency)),
        *("--loglevel", "WARNING", "--without-gossip", "--without-mingle"),
    ]

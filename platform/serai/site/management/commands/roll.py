import os
import signal
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from serai.ops.place import holder


class Command(BaseCommand):
    help = "Replace the web servers of the running stack one after another, while people play."
    requires_system_checks = ()

    def handle(self, *_: Any, **__: Any) -> None:
        supervisor = holder(settings.PLACE)
        if supervisor is None:
            raise CommandError(f"Nothing runs in {settings.PLACE.var}: start it with `make run`.")
        os.kill(supervisor, signal.SIGUSR1)
        self.stdout.write(
            "The web servers are replaced one after another; where they run it is told when that is done."
        )

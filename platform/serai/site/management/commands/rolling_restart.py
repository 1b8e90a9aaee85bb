import os
import signal
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from serai.ops.data_dir import lock_holder


class Command(BaseCommand):
    help = "Replace the web processes of the running stack one after another, while people play."
    requires_system_checks = ()

    def handle(self, *_: Any, **__: Any) -> None:
        supervisor = lock_holder(settings.DATA_DIR)
        if supervisor is None:
            raise CommandError(f"Nothing runs in {settings.DATA_DIR.path}: start it with `make run`.")
        os.kill(supervisor, signal.SIGUSR1)
        self.stdout.write("Replacing the web processes; `manage.py up` prints a line for each when it is done.")

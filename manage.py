#!/usr/bin/env python
"""Caravanserai's command line: `python manage.py help`."""

import os
import sys

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.core.management import execute_from_command_line

if __name__ == "__main__":
    if sys.argv[1:2] == ["verify_game"]:
        from serai.eventlog.verify_command import main

        sys.exit(main(sys.argv[2:]))
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "serai.site.settings")
    try:
        settings.INSTALLED_APPS  # noqa: B018 — reads the settings here, or Django would hide the error's message
        execute_from_command_line(sys.argv)
    except ImproperlyConfigured as error:
        sys.exit(str(error))

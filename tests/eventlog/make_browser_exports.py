"""Writes the files of `browser_exports.py`: `.venv/bin/python -m tests.eventlog.make_browser_exports`."""

import os

import django


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    django.setup()
    from tests.eventlog.browser_exports import write_files

    write_files()


if __name__ == "__main__":
    main()

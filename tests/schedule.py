"""Which tests run in the same process, and in which order: the long ones first, so that none is left for the end.

The tests of a file stay together, because they share fixtures. Files that share a running stack stay together, too, so
that only one process starts it.
"""

import os
from fnmatch import fnmatch

import pytest
from xdist.scheduler import LoadScopeScheduling

UNITS = {
    "the shared stack": (
        "tests/e2e/*",
        "tests/security/test_leaks.py",
        "tests/bots/test_worker.py",
        "tests/ops/test_existing_servers.py",
        "tests/site/test_celery.py",
        "tests/site/test_static_files.py",
        "tests/test_readme.py",
    ),
    "the stack with a shifted clock": (
        "tests/e2e/test_time.py",
        "tests/e2e/test_matchmaking.py",
        "tests/e2e/test_mail.py",
        "tests/e2e/test_mail_settings.py",
        "tests/bots/test_clocks.py",
    ),
}
"""Files that run in one process. If a file matches two units, the later one counts."""

FIRST = (
    "tests/faults/*",
    "tests/ops/test_up.py",
    "tests/notices/test_two_weeks.py",
    "tests/games/test_compiled.py",
    "tests/games/*/test_conformance.py",
)
"""Other files that take long. They are started before the rest."""


def unit_of(nodeid: str) -> str:
    file = nodeid.split("::")[0]
    units = [unit for unit, patterns in UNITS.items() if any(fnmatch(file, pattern) for pattern in patterns)]
    return units[-1] if units else file


def rank_of(nodeid: str) -> int:
    """Smaller ranks start sooner."""
    unit = unit_of(nodeid)
    if unit in UNITS:
        return [*UNITS].index(unit)
    patterns = [fnmatch(unit, pattern) for pattern in FIRST]
    return len(UNITS) + (patterns.index(True) if any(patterns) else len(FIRST))


class ByUnit(LoadScopeScheduling):
    """pytest-xdist's scheduling by scope, with units as scopes."""

    def _split_scope(self, nodeid: str) -> str:
        return unit_of(nodeid)


def pytest_xdist_auto_num_workers() -> int:
    """One more process than cores: the tests of a running stack wait for it a third of the time."""
    return (os.cpu_count() or 1) + 1


def pytest_xdist_make_scheduler(config, log) -> ByUnit:
    config.option.loadscopereorder = False
    return ByUnit(config, log)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items) -> None:
    items.sort(key=lambda item: rank_of(item.nodeid))

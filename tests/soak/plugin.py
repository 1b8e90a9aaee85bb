"""A pytest plug-in of `make soak`: counts the examples of property tests, and skipped tests with their reasons."""

from collections.abc import Iterator

import pytest
from hypothesis.statistics import collector

from tests.soak.options import tried

PHASES = ("reuse-phase", "generate-phase", "shrink-phase")


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call() -> Iterator[None]:
    """Runs inside hypothesis's own wrapper, which collects the same statistics to show them."""
    show = collector.value

    def count(statistics) -> None:
        cases = sum(len(statistics.get(phase, {}).get("test-cases", ())) for phase in PHASES)
        tried(cases, "examples")
        if show:
            show(statistics)

    with collector.with_value(count):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Iterator[None]:
    report = yield
    if report.skipped and not hasattr(report, "wasxfail"):
        tried(1, f"tests skipped ({report.longrepr[2].removeprefix('Skipped: ')})")
    return report

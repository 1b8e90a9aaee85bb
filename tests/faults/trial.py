"""A trial: a stack with players, in which a test causes faults. At the end everything is inspected."""

import re

from django.db import connection

from tests.faults import inspection
from tests.faults.load import Load
from tests.faults.options import SEED, report
from tests.ops.stack import PLUGINS, TIMEOUT, wait_until, wait_until_none
from tests.tables.shifted_clock import MINUTE


class Trial:
    """One stack and the players who use it, from its start to the inspection at the end."""

    def __init__(self, folder, mail_server, clock, stack_database):
        self.folder, self._mail_server, self._clock, self._stack_database = folder, mail_server, clock, stack_database

    def up(self, **environment):
        self._clock.forward(0)
        own = {"PYTHONPATH": str(PLUGINS), "EMAIL_URL": self._mail_server.url}
        own["SERAI_CLOCK_OFFSET_FILE"] = str(self._clock.file)
        self.stack = self.folder.up(**own, **environment).wait_until_up()
        return self.stack

    def database(self):
        return self._stack_database(self.stack)

    def start_play(self, tables, games, address=None):
        """Starts the players, and waits until some of their actions are done."""
        self.load = Load(address or f"127.0.0.1:{self.stack.port}", SEED, tables, games)
        self.record = self.load.record
        self.load.start()
        self.wait_for_actions(tables)

    def wait_for_actions(self, more=1, transport=None):
        """Waits until this many more actions were acknowledged, by one transport or by any."""
        before = len(self.record.done)
        wait_until(
            lambda: sum(transport in (None, one.transport) for one in self.record.done[before:]) >= more,
            lambda: f"players act by {transport or 'any transport'}: {self.record.findings}",
        )

    def _tracebacks(self):
        """The tracebacks in the logs of the web servers; after the test the folder is deleted."""
        logs = sorted((self.stack.data_dir / "log").glob("web*.log"))
        return "\n".join(f"{log.name}: {one[-3000:]}" for log in logs for one in tracebacks_in(log.read_text()))

    def end(self):
        """Finishes all games and inspects everything.

        The clock is moved, so that emails of which it is unknown whether they were sent count as failed.
        """
        is_over, record = self.load.end(TIMEOUT), self.record
        connection.close()  # its server may have been killed
        report(f"{len(record.done)} actions at {len(record.tables)} tables; errors: {dict(record.errors)}")
        slowest = max(record.reconnect_seconds, default=0)
        report(f"{len(record.reconnect_seconds)} times a socket reconnected, the slowest after {slowest:.1f} s")
        if record.findings:
            report(self._tracebacks())
        inspection.assert_no_findings(record.findings, inspection.finished(record))
        assert is_over, self.stack.output
        wait_until(self.stack.is_ready, self.stack.report)
        self._clock.forward(10 * MINUTE)
        wait_until_none(inspection.pending, "notices and events to be handled")
        inspection.inspect_all(self.stack, record, self._mail_server)


def tracebacks_in(text):
    """The tracebacks in a log, each with the line before it."""
    return re.findall(r"^.*\nTraceback \(most recent call last\):\n(?:.*\n)+?(?=\S).*$", text, re.MULTILINE)

"""A house with people in it. Something happens to it; then it is looked at from top to bottom."""

import re

from django.db import connection

from tests.faults import inspection
from tests.faults.load import Load
from tests.faults.options import SEED, tell
from tests.ops.stack import PATIENCE, PLUGINS, wait_until, wait_until_none
from tests.tables.moved_clock import MINUTE


class Trial:
    def __init__(self, folder, office, clock, at_home):
        self.folder, self._office, self._clock, self._at_home = folder, office, clock, at_home

    def up(self, **environment):
        self._clock.forward(0)
        own = {"PYTHONPATH": str(PLUGINS), "EMAIL_URL": self._office.url, "SERAI_CLOCK": str(self._clock.file)}
        self.stack = self.folder.up(**own, **environment).open()
        return self.stack

    def at_home(self):
        return self._at_home(self.stack)

    def play(self, tables, games, door=None):
        """People begin to play, and have been heard when this is done."""
        self.load = Load(door or f"127.0.0.1:{self.stack.port}", SEED, tables, games)
        self.record = self.load.record
        self.load.begin()
        self.play_on(tables)

    def play_on(self, more=1, door=None):
        """Until people were told so many times more that something is done, by that door or by any."""
        seen = len(self.record.done)
        wait_until(
            lambda: sum(door in (None, told.door) for told in self.record.done[seen:]) >= more,
            lambda: f"people play by {door or 'any door'}: {self.record.faults}",
        )

    def _tracebacks(self):
        """What the web servers have written down of what they did not expect: after the test the folder is gone."""
        logs = sorted((self.stack.var / "log").glob("web*.log"))
        return "\n".join(f"{log.name}: {one[-3000:]}" for log in logs for one in unexpected(log.read_text()))

    def end(self):
        """Everybody finishes. Mails of which nobody knows whether they went out are taken for lost: time goes by."""
        is_over, record = self.load.end(PATIENCE), self.record
        connection.close()  # its server may have been killed
        tell(f"{len(record.done)} actions at {len(record.tables)} tables; what people met: {dict(record.troubles)}")
        tell(f"{len(record.healed)} times a socket came back, the latest {max(record.healed, default=0):.1f} s after")
        if record.faults:
            tell(self._tracebacks())
        inspection.nothing_but(record.faults, inspection.finished(record))
        assert is_over, self.stack.shown
        wait_until(self.stack.is_ready, self.stack.report)
        self._clock.forward(10 * MINUTE)
        wait_until_none(inspection.pending, "notices and events to be told")
        inspection.everything(self.stack, record, self._office)


def unexpected(text):
    """The blocks of a log that end a traceback, with the line before it."""
    return re.findall(r"^.*\nTraceback \(most recent call last\):\n(?:.*\n)+?(?=\S).*$", text, re.MULTILINE)

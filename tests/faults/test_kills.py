"""Every part of the house is killed again and again while people and bots play at twenty tables."""

from django.db import connection

from tests.e2e.conftest import PLUGINS
from tests.faults import inspection
from tests.faults.kills import Killer
from tests.faults.load import Load
from tests.faults.options import KILLS, SEED, TABLES, tell
from tests.faults.people import dice_for
from tests.ops.stack import wait_until

PATIENCE = 240


def test_nothing_is_lost_and_nothing_done_twice_whatever_is_killed(folder, office, at_home):
    tell(f"FAULT_SEED={SEED}: each part is killed {KILLS} times under {TABLES} tables")
    stack = folder.up(PYTHONPATH=str(PLUGINS), EMAIL_URL=office.url).open()
    with at_home(stack):
        load = Load(f"127.0.0.1:{stack.port}", SEED, TABLES)
        load.begin()
        wait_until(lambda: len(load.record.done) > TABLES, lambda: f"people play: {load.record.faults}")
        Killer(stack, dice_for(SEED, "kills"), tell).kill_each(KILLS)
        is_over = load.end(PATIENCE)
        connection.close()  # its server was killed
        record = load.record
        tell(f"{len(record.done)} actions at {len(record.tables)} tables; what people met: {dict(record.troubles)}")
        inspection.nothing_but(record.faults, inspection.finished(record))
        assert is_over, stack.shown
        wait_until(stack.is_ready, stack.report)
        wait_until(lambda: not inspection.pending(), "nobody is left to be told")
        inspection.everything(stack, record, office)

"""Every part of the house is killed again and again while people and bots play at twenty tables."""

from tests.faults.kills import Killer
from tests.faults.load import GAMES
from tests.faults.options import KILLS, SEED, TABLES, tell
from tests.faults.people import dice_for
from tests.soak.options import tried


def test_nothing_is_lost_and_nothing_done_twice_whatever_is_killed(trial):
    tell(f"Each part is killed {KILLS} times while {TABLES} tables are played at")
    stack = trial.up()
    with trial.at_home():
        trial.play(TABLES, GAMES)
        killer = Killer(stack, dice_for(SEED, "kills"), tell)
        killer.kill_each(KILLS)
        tried(killer.killed.total(), "kills")
        trial.end()

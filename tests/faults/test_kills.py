"""Every part of the stack is killed repeatedly while people and bots play at many tables."""

from tests.faults.kills import Killer
from tests.faults.load import GAMES
from tests.faults.options import KILLS, SEED, TABLES, report
from tests.faults.players import rng_for
from tests.soak.options import tried


def test_kills_lose_nothing_and_repeat_nothing(trial):
    report(f"Each part is killed {KILLS} times during games at {TABLES} tables")
    stack = trial.up()
    with trial.database():
        trial.start_play(TABLES, GAMES)
        killer = Killer(stack, rng_for(SEED, "kills"), report)
        killer.kill_each(KILLS)
        tried(killer.killed.total(), "kills")
        trial.end()

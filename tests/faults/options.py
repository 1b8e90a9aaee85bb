"""How many faults there are and how long they last: few in `make test`, many in `make soak`."""

from tests.soak.options import amount, seed

SEED = seed(1)
KILLS = amount(1, 12)
TABLES = amount(8, 20)
AWAY_SECONDS = amount(5, 60)
ROLLS = amount(1, 5)


def report(text):
    """Shown with `pytest -s`, and when a test fails."""
    print(text, flush=True)

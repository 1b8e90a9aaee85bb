"""How long and how often things go wrong: a little in `make test`, much in `make soak`."""

from tests.soak.options import amount, seed

SEED = seed(1)
KILLS = amount(1, 12)
TABLES = amount(8, 20)
AWAY_SECONDS = amount(5, 60)
ROLLS = amount(1, 5)


def tell(words):
    """Seen with `pytest -s`, and when a test fails."""
    print(words, flush=True)

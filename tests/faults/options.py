"""How long and how often things go wrong: a little in `make test`, much in `make faults`."""

import os
from random import SystemRandom

SEED = int(os.environ.get("FAULT_SEED") or SystemRandom().randrange(10**6))
KILLS = int(os.environ.get("FAULT_KILLS") or 2)
TABLES = int(os.environ.get("FAULT_TABLES") or 20)
AWAY_SECONDS = float(os.environ.get("FAULT_AWAY") or 10)
ROLLS = int(os.environ.get("FAULT_ROLLS") or 1)
IS_THOROUGH = bool(os.environ.get("FAULT_KILLS"))


def tell(words):
    """Seen with `pytest -s`, and when a test fails."""
    print(words, flush=True)

"""How much long tests try, and with which seed: a little in `make test`, more with fresh seeds in `make soak`.

Three environment variables, all unset in `make test`:

    SOAK_SEED   the seed of all random choices
    SOAK_SCALE  how much to try: 1 is one round of `make soak`, 0.1 a tenth of it
    SOAK_COUNTS the file to which tests append how much they have tried
"""

import os
from pathlib import Path

IS_SOAK = bool(os.environ.get("SOAK_SCALE"))
EXAMPLES = 20
"""The factor by which `make soak` tries more examples of property tests."""


def seed(default: int) -> int:
    return int(os.environ.get("SOAK_SEED") or default)


def amount(in_test: int, in_soak: int) -> int:
    """`make soak` never tries less than `make test`."""
    return max(in_test, scaled(in_soak, float(os.environ["SOAK_SCALE"]))) if IS_SOAK else in_test


def scaled(number: int, scale: float) -> int:
    return max(1, round(number * scale))


def examples(in_test: int) -> int:
    """For `max_examples` of hypothesis."""
    return amount(in_test, EXAMPLES * in_test)


def tried(number: int, what: str) -> None:
    """Adds to the counts that `make soak` prints."""
    if counts := os.environ.get("SOAK_COUNTS"):
        with Path(counts).open("a") as file:
            file.write(f"{number} {what}\n")

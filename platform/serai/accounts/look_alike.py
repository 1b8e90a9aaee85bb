"""Names that look alike: one person must not pass for another.

Names are plain letters, so of all that can be confused (Unicode TS 39) only little is left: case, 0 and o, 1 and i and
l, rn and m, vv and w, and where somebody puts a dash. What is left of a name without these is its *look*.
"""

from typing import Any

from django.db.models import F, Func, Value
from django.db.models.functions import Lower, Replace

SAME = {"0": "o", "1": "l", "i": "l", "_": "", "-": ""}
TOGETHER = {"rn": "m", "vv": "w"}


def look_of(name: str) -> str:
    look = "".join(SAME.get(sign, sign) for sign in name.lower())
    for two, one in TOGETHER.items():
        look = look.replace(two, one)
    return look


def LookOf(field: str) -> Any:  # noqa: N802 — it stands where Django's functions do
    """The same in the database, where an index has it."""
    signs = sorted(SAME, key=lambda sign: SAME[sign] == "")  # what is dropped comes last, as PostgreSQL wants it
    to = "".join(SAME[sign] for sign in signs)
    look: Any = Func(Lower(F(field)), Value("".join(signs)), Value(to), function="translate")
    for two, one in TOGETHER.items():
        look = Replace(look, Value(two), Value(one))
    return look

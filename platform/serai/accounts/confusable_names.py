"""Names that look alike: one user must not pass for another.

Names have plain letters only, so few of the confusables of Unicode TS 39 remain: upper and lower case, 0 and o, 1, i
and l, rn and m, vv and w, and dashes. Names with the same *skeleton* (the standard's word) look alike.
"""

from typing import Any

from django.db.models import F, Func, Value
from django.db.models.functions import Lower, Replace

CHARACTERS = {"0": "o", "1": "l", "i": "l", "_": "", "-": ""}
SEQUENCES = {"rn": "m", "vv": "w"}


def skeleton_of(name: str) -> str:
    skeleton = "".join(CHARACTERS.get(character, character) for character in name.lower())
    for sequence, character in SEQUENCES.items():
        skeleton = skeleton.replace(sequence, character)
    return skeleton


def Skeleton(field: str) -> Any:  # noqa: N802 — named like Django's database functions
    """The same as a database expression, for a unique index."""
    characters = sorted(CHARACTERS, key=lambda one: CHARACTERS[one] == "")  # translate() wants dropped ones last
    replacements = "".join(CHARACTERS[one] for one in characters)
    skeleton: Any = Func(Lower(F(field)), Value("".join(characters)), Value(replacements), function="translate")
    for sequence, character in SEQUENCES.items():
        skeleton = Replace(skeleton, Value(sequence), Value(character))
    return skeleton

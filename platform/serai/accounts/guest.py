"""Guest accounts: no form to fill in, and a generated name."""

import secrets

from django.db import IntegrityError, transaction

from serai.accounts.models import Language, User
from serai.accounts.names import is_taken

COLOURS = (
    *("amber", "azure", "black", "blue", "bronze", "brown", "copper", "coral", "cream", "crimson", "ebony"),
    *("golden", "green", "grey", "indigo", "ivory", "jade", "lilac", "ochre", "olive", "opal", "orange"),
    *("pearl", "purple", "red", "rose", "ruby", "saffron", "sandy", "scarlet", "silver", "teal", "white"),
)
ANIMALS = (
    *("badger", "camel", "caracal", "cheetah", "crane", "donkey", "eagle", "falcon", "fox", "gazelle", "gecko"),
    *("hare", "hawk", "heron", "hoopoe", "horse", "ibex", "jackal", "jerboa", "kestrel", "lark", "leopard"),
    *("lion", "lizard", "lynx", "magpie", "mule", "oryx", "ostrich", "otter", "owl", "panther", "peacock"),
    *("quail", "raven", "sparrow", "stork", "swallow", "tiger", "tortoise", "viper", "wolf"),
)


def new_guest(*, language: str = Language.EN) -> User:
    while True:
        name = _random_name()
        if is_taken(name):
            continue
        try:
            with transaction.atomic():
                return User.objects.create_user(name, is_guest=True, language=language)
        except IntegrityError:
            continue  # taken meanwhile: try another name


def _random_name() -> str:
    return f"{secrets.choice(COLOURS)}-{secrets.choice(ANIMALS)}-{secrets.randbelow(9000) + 1000}"

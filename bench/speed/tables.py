"""Tables to be measured, with players in their seats and the tokens to connect as one of them."""

from collections.abc import Sequence
from uuid import uuid4

from msgspec import Struct

NONCE = "0f" * 16


class Person(Struct, frozen=True):
    user: object
    token: str


def people(count: int) -> list[Person]:
    """New members, each with a token."""
    from serai.accounts.models import User
    from serai.accounts.tokens import issue_token

    users = [User.objects.create_user(f"person-{uuid4().hex[:12]}") for _ in range(count)]
    return [Person(user, issue_token(user=user, name="bench")[1]) for user in users]


def open_table_with(game: str, seated: Sequence[Person], bots: Sequence[str] = ()) -> str:
    """Starts a game without a clock, with these players and then these bots; returns the table's id."""
    from serai.accounts.players import get_or_create_player
    from serai.tables.listeners import commit_and_notify, notify_after_commit
    from serai.tables.verbs.open import OpenRequest, open_table
    from serai.tables.verbs.sit import sit

    table, seats = uuid4(), len(seated) + len(bots)
    players = [get_or_create_player(table=table, user=person.user) for person in seated]  # type: ignore[arg-type]
    bot_seats = {len(seated) + number: bot for number, bot in enumerate(bots)}
    notify_after_commit(
        open_table(OpenRequest(game=game, seats=seats), table=table, host=[*players, uuid4()][0], bots=bot_seats)
    )
    for player in players:
        commit_and_notify(table, sit(player=player, nonce=NONCE))
    return str(table)

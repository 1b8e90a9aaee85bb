"""Tables to be measured, with people in their chairs and what a client needs to come in as one of them."""

from collections.abc import Sequence
from uuid import uuid4

from msgspec import Struct

NONCE = "0f" * 16


class Person(Struct, frozen=True):
    user: object
    token: str


def people(count: int) -> list[Person]:
    """Members with a token each."""
    from serai.accounts.models import User
    from serai.accounts.tokens import issue_token

    users = [User.objects.create_user(f"person-{uuid4().hex[:12]}") for _ in range(count)]
    return [Person(user, issue_token(user=user, name="bench")[1]) for user in users]


def a_table(game: str, seated: Sequence[Person], bots: Sequence[str] = ()) -> str:
    """A running game without a clock, with these people and then these bots; its id."""
    from serai.accounts.players import seat_player
    from serai.tables.announce import announce, carry_out
    from serai.tables.open import Wish, open_table
    from serai.tables.sit import sit

    table, seats = uuid4(), len(seated) + len(bots)
    players = [seat_player(table=table, user=person.user) for person in seated]  # type: ignore[arg-type]
    chairs = {len(seated) + number: bot for number, bot in enumerate(bots)}
    announce(open_table(Wish(game=game, seats=seats), table=table, host=[*players, uuid4()][0], bots=chairs))
    for player in players:
        carry_out(table, sit(player=player, nonce=NONCE))
    return str(table)

"""What a page tells whoever comes, whichever it is: one question for all of it."""

from typing import Annotated

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.friends import asking
from serai.api.authentication import signed_in
from serai.api.decisions import EXAMPLE, Decision, told_decisions
from serai.api.operation import operation
from serai.desk.conduct import name_asked
from serai.nudges.invite import invitations_of


class News(Struct, frozen=True, kw_only=True):
    """What waits for you besides tables."""

    asking: Annotated[int, Meta(description="How many ask to be your friends.")]
    invitations: Annotated[int, Meta(description="To how many open tables you are invited.")]
    decisions: Annotated[list[Decision], Meta(description="Those that you have not said you have seen.")]
    name_wanted: Annotated[bool, Meta(description="Whether you are asked to take another name.")]


@operation(
    "See what is new",
    answers=News,
    example=lambda: News(asking=1, invitations=0, decisions=[EXAMPLE], name_wanted=False),
)
def show_news(request: Request) -> News:
    person = signed_in(request)
    return News(
        asking=asking(person),
        invitations=len(invitations_of(person)),
        decisions=[decision for decision in told_decisions(person) if not decision.heard],
        name_wanted=name_asked(person) is not None,
    )

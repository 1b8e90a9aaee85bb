"""What waits for the user besides their turns: every page of the site asks for it, in one request."""

from typing import Annotated

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.friends import count_requests
from serai.api.core.authentication import current_user
from serai.api.core.operation import operation
from serai.api.moderation.decisions import EXAMPLE, Decision, decisions_about
from serai.moderation.restrictions import rename_requested_at
from serai.notices.invite import invitations_of


class Updates(Struct, frozen=True, kw_only=True):
    """What waits for your attention, besides your turns at tables."""

    friend_requests: Annotated[int, Meta(description="The number of friend requests that you have received.")]
    invitations: Annotated[int, Meta(description="The number of open tables to which you are invited.")]
    decisions: Annotated[list[Decision], Meta(description="The decisions that you have not acknowledged yet.")]
    rename_requested: Annotated[bool, Meta(description="Whether a moderator has asked you to change your name.")]


@operation(
    "Show my updates",
    response=Updates,
    example=lambda: Updates(friend_requests=1, invitations=0, decisions=[EXAMPLE], rename_requested=False),
)
def show_updates(request: Request) -> Updates:
    user = current_user(request)
    return Updates(
        friend_requests=count_requests(user),
        invitations=len(invitations_of(user)),
        decisions=[decision for decision in decisions_about(user) if not decision.acknowledged],
        rename_requested=rename_requested_at(user) is not None,
    )

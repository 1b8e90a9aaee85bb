"""Links out of mails: they open one table for one person, without a sign-in."""

from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.api import example_table as example
from serai.api.authentication import person_of
from serai.api.operation import operation
from serai.api.problems import Refusal
from serai.api.reading import Body
from serai.nudges import links


class MailLink(Body, frozen=True):
    token: Annotated[str, Meta(max_length=1000, description="What stands behind `#go=` in the link.")]


class Opened(Struct, frozen=True):
    """What the link opens."""

    table: UUID
    name: Annotated[str, Meta(description="Who you are there.")]


@operation(
    "Come by a link",
    takes=MailLink,
    takes_example=lambda: MailLink(token="WyI4OTc3…"),
    answers=Opened,
    example=lambda: Opened(example.TABLE, "Zenobia"),
    errors=["bad-link"],
    public=True,
    throttle="links",
)
def come_by_link(request: Request, body: MailLink) -> Opened:
    """Lets this browser play at one table until the link expires. Nothing is played by it, and nobody is signed in.

    Who has signed in stays who they are.
    """
    try:
        key = links.read_key(body.token)
        if person_of(request) is None:
            links.keep(request._request.session, body.token)
    except links.BadLink:
        raise Refusal("bad-link") from None
    return Opened(key.table, key.user.username)

"""Links in emails: each lets one person play at one table without signing in."""

from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.api.core import example_table as example
from serai.api.core.authentication import optional_user
from serai.api.core.operation import operation
from serai.api.core.problems import ProblemError
from serai.api.core.reading import Body
from serai.notices import links


class MailLink(Body, frozen=True):
    token: Annotated[str, Meta(max_length=1000, description="The part of the link after `#go=`.")]


class OpenedMailLink(Struct, frozen=True):
    table: UUID
    name: Annotated[str, Meta(description="The name of the person to whom the email was sent.")]


@operation(
    "Open a link from a mail",
    body=MailLink,
    body_example=lambda: MailLink(token="WyI4OTc3…"),
    response=OpenedMailLink,
    example=lambda: OpenedMailLink(example.TABLE, "Zenobia"),
    errors=["bad-link"],
    public=True,
    throttle="links",
)
def open_mail_link(request: Request, body: MailLink) -> OpenedMailLink:
    """Lets this browser play at the link's table, without signing in, until the link expires.

    If you are signed in already, nothing changes.
    """
    try:
        key = links.read_table_token(body.token)
        if optional_user(request) is None:
            links.remember_table(request._request.session, body.token)
    except links.BadLink:
        raise ProblemError("bad-link") from None
    return OpenedMailLink(key.table, key.user.username)

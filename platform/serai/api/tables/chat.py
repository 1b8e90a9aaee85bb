"""The chat at a table."""

from datetime import UTC, datetime
from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct
from rest_framework.request import Request

from serai.accounts.mutes import muted_players
from serai.accounts.players import names_of
from serai.api.core import example_table as example
from serai.api.core.authentication import current_user, optional_user
from serai.api.core.operation import operation
from serai.api.core.reading import Body
from serai.api.tables.access import InvitationQuery, TableAccess, access_table
from serai.moderation.restrictions import require_may_chat
from serai.tables.chat import MAX_LENGTH, ChatMessageView, list_messages, post_message
from serai.tables.errors import NotYours
from serai.tables.read_models.names import visible_names


class ChatMessage(Struct, frozen=True):
    """A message in a table's chat."""

    id: int
    player: UUID
    name: Annotated[str | None, Meta(description="The author's name; null if the account was deleted.")]
    text: str
    html: Annotated[str, Meta(description="The text with HTML escaped.")]
    time: datetime


class Chat(Struct, frozen=True):
    """A page of chat messages, oldest first."""

    messages: list[ChatMessage]


class NewChatMessage(Body, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=MAX_LENGTH, examples=["Good luck!"])]


class MessagesAfter(InvitationQuery, frozen=True):
    after: Annotated[
        int,
        Meta(ge=0, le=2**53, description="Only messages with a higher id; 0: the newest page.", examples=[41]),
    ] = 0


EXAMPLE = ChatMessage(
    42, example.HOST, "amber-camel-1234", "Luck & joy!", "Luck &amp; joy!", datetime(2026, 10, 1, tzinfo=UTC)
)


@operation(
    "Read the chat",
    response=Chat,
    example=lambda: Chat([EXAMPLE]),
    query=MessagesAfter,
    errors=["unknown-table"],
    public=True,
)
def read_chat(request: Request, table: UUID, query: MessagesAfter) -> Chat:
    """Leaves out messages of players whom you have muted or blocked, or who have blocked you."""
    access = access_table(request, table, query.invitation)
    muted = muted_players(table, optional_user(request))
    return Chat(_with_names(access, list_messages(table=table, after=query.after, muted_players=muted)))


@operation(
    "Send a chat message",
    body=NewChatMessage,
    body_example=lambda: NewChatMessage(text="Luck & joy!"),
    response=ChatMessage,
    example=lambda: EXAMPLE,
    status=201,
    errors=["unknown-table", "not-yours", "bad-input", "key-reused", "suspended", "chat-banned"],
    idempotency="required",
    throttle="chat",
)
def send_chat_message(request: Request, table: UUID, body: NewChatMessage, command: UUID) -> ChatMessage:
    """Only for the players at the table and its host."""
    access = access_table(request, table)
    if access.seat is None and not access.is_host:
        raise NotYours("Only the players at the table and its host may write in the chat.")
    require_may_chat(current_user(request))
    message = post_message(table=table, player=access.require_player(), text=body.text, command=command)
    return _with_names(access, [message])[0]


def _with_names(access: TableAccess, messages: list[ChatMessageView]) -> list[ChatMessage]:
    accounts = {str(player): name.name for player, name in names_of({one.player for one in messages}).items()}
    names = visible_names(access.loaded.state, accounts, own=str(access.player))
    return [ChatMessage(one.id, one.player, names[str(one.player)], one.text, one.html, one.time) for one in messages]

"""The content of an email. Of a game it has only what the reader's own seat may see."""

from datetime import timedelta
from typing import cast
from uuid import UUID

from msgspec import Struct

from serai.accounts.models import User
from serai.accounts.players import player_of
from serai.engine.texts import MissingMessage, texts
from serai.eventlog.current_time import Microseconds, now
from serai.eventlog.table_state import TableState
from serai.notices.links import table_token, table_url
from serai.notices.mail.recap import Recap, names_at, recap
from serai.notices.mail.texts import day_and_time, duration, join_list, mail_texts
from serai.notices.models import Notice, NoticeKind
from serai.notices.picture import picture_of
from serai.notices.times import micros
from serai.tables.clock.deadlines import with_current_deadlines
from serai.tables.game_of import game_of, opened_of, plugin_of
from serai.tables.read_models.rows import waiting_for
from serai.tables.result import result_of
from serai.tables.store import django_store, run_sync
from serai.tables.table_cache import LoadedTable, current_table


class Link(Struct, frozen=True):
    label: str
    url: str


class Item(Struct, frozen=True):
    """A line of a digest."""

    name: str
    text: str
    url: str


class MailContent(Struct, frozen=True, kw_only=True):
    kind: NoticeKind
    subject: str
    heading: str
    paragraphs: list[str]
    button: Link
    recap_heading: str = ""
    recap: Recap | None = None
    earlier: str = ""
    items: list[Item] = []
    players: str = ""
    picture: bytes | None = None
    picture_text: str = ""


class Reader(Struct, frozen=True):
    """The user who gets the email, with the table and the user's seat there."""

    user: User
    loaded: LoadedTable
    seat: int

    @property
    def language(self) -> str:
        return self.user.language

    @property
    def game(self) -> str:
        return plugin_of(self.loaded.state).name

    def text(self, message: str, **arguments: str | int) -> str:
        return mail_texts(self.language).message(message, **arguments)

    @property
    def url(self) -> str:
        table = self.loaded.head.id
        return table_url(table, table_token(self.user, table))


def table_content(notice: Notice) -> MailContent | None:
    """Returns the content of an email about a table; None if the user has no seat there any more."""
    loaded = run_sync(current_table(django_store, cast(UUID, notice.table)))
    if notice.kind == "invitation":
        return _invitation(notice, loaded)
    if notice.kind == "reserved_seat":
        return _reserved_seat(notice, loaded)
    seat = _seat_of(notice.user, loaded)
    return game_content(cast(NoticeKind, notice.kind), Reader(notice.user, loaded, seat)) if seat is not None else None


def _seat_of(user: User, loaded: LoadedTable) -> int | None:
    player = player_of(table=loaded.head.id, user=user)
    occupants = enumerate(loaded.state.occupants)
    return next((seat for seat, occupant in occupants if occupant and occupant.player == str(player)), None)


def game_content(kind: NoticeKind, reader: Reader) -> MailContent:
    names = names_at(reader.loaded, reader.language)
    events = recap(reader.loaded, reader.seat, names, reader.language)
    return MailContent(
        kind=kind,
        subject=reader.text(f"{kind}-subject", game=reader.game),
        heading=reader.text(f"{kind}-heading", game=reader.game),
        paragraphs=[text for text in _paragraphs(kind, reader, names) if text],
        button=Link(reader.text(f"{kind}-button"), reader.url),
        recap_heading=reader.text("since") if events.sentences else "",
        recap=events,
        earlier=reader.text("earlier", count=events.earlier) if events.earlier else "",
        players=reader.text("at-the-table", names=join_list(names, reader.language)),
        picture=picture_of(reader.loaded, reader.seat, names, reader.language),
        picture_text=reader.text("picture", game=reader.game),
    )


def _paragraphs(kind: NoticeKind, reader: Reader, names: list[str]) -> list[str]:
    match kind:
        case "turn" | "warning":
            return [_prompt(reader, names), _others(reader, names), _time_left(reader)]
        case "over":
            return [_result(reader, names)]
    return [reader.text(f"{kind}-text")]


def _prompt(reader: Reader, names: list[str]) -> str:
    """Returns the game's prompt for the player."""
    table_state = reader.loaded.state
    game, game_texts = game_of(table_state), texts(plugin_of(table_state).texts, reader.language)
    hints = game.hints(table_state.game_state, reader.seat)
    try:
        return game_texts.sentence_of("prompt", hints, game.types.hints, names)
    except MissingMessage:
        return ""


def _others(reader: Reader, names: list[str]) -> str:
    """Names the other players who have to move."""
    others = [names[seat] for seat in waiting_for(reader.loaded.state) if seat != reader.seat]
    return reader.text("others-too", names=join_list(others, reader.language), count=len(others)) if others else ""


def _time_left(reader: Reader) -> str:
    deadline = _deadline(with_current_deadlines(reader.loaded).state, reader.seat)
    if deadline is None:
        return ""
    return reader.text(
        "time-left",
        left=duration(timedelta(microseconds=deadline - now()), reader.language),
        deadline=day_and_time(deadline, reader.user.time_zone, reader.language),
        zone=reader.user.time_zone,
    )


def _deadline(table_state: TableState, seat: int) -> Microseconds | None:
    """Returns the seat's deadline; None if its clock doesn't run."""
    deadline = table_state.seat_clocks[seat].deadline if table_state.seat_clocks else None
    return None if deadline is None else deadline * 1000


def _result(reader: Reader, names: list[str]) -> str:
    result = result_of(reader.loaded.state)
    if result is None:
        return ""
    order = sorted(range(len(names)), key=lambda seat: (result.places[seat], seat))
    lines = []
    for seat in order:
        score = {"score": result.scores[seat]} if result.scores else {}
        message = "place-and-score" if score else "place"
        lines.append(reader.text(message, place=result.places[seat], name=names[seat], **score))
    return reader.text("result", places="; ".join(lines), place=result.places[reader.seat])


def _invitation(notice: Notice, loaded: LoadedTable) -> MailContent:
    """Returns the content of an invitation. Its link doesn't sign the user in."""
    language, opened = notice.user.language, opened_of(loaded.state)
    text, game = mail_texts(language).message, plugin_of(loaded.state).name
    host = notice.invited_by.username if notice.invited_by else text("someone")
    seats = zip(names_at(loaded, language), loaded.state.occupants, strict=True)
    people = [name for name, occupant in seats if occupant]
    url = table_url(loaded.head.id, invited=not opened.listed)
    return MailContent(
        kind="invitation",
        subject=text("invitation-subject", game=game, name=host),
        heading=text("invitation-heading", game=game, name=host),
        paragraphs=[
            text("invitation-text", seats=opened.seats, taken=len(people)),
            *([text("at-the-table", names=join_list(people, language))] if people else []),
        ],
        button=Link(text("invitation-button"), url),
    )


def _reserved_seat(notice: Notice, loaded: LoadedTable) -> MailContent:
    """Returns the content without the other players' names: a user must not choose whom to meet."""
    user, opened = notice.user, opened_of(loaded.state)
    text, game = mail_texts(user.language).message, plugin_of(loaded.state).name
    until = micros(notice.reserved_until) if notice.reserved_until else now()
    deadline = day_and_time(until, user.time_zone, user.language)
    return MailContent(
        kind="reserved_seat",
        subject=text("reserved-seat-subject", game=game),
        heading=text("reserved-seat-heading", game=game),
        paragraphs=[
            text("reserved-seat-text", seats=opened.seats),
            text("reserved-seat-until", deadline=deadline, zone=user.time_zone),
        ],
        button=Link(text("reserved-seat-button"), table_url(loaded.head.id, table_token(user, loaded.head.id))),
    )

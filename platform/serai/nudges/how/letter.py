"""What stands in a mail: nothing of a game but what the reader's own seat may see."""

from datetime import timedelta
from typing import cast
from uuid import UUID

from msgspec import Struct

from serai.accounts.models import User
from serai.accounts.players import player_of
from serai.engine.texts import MissingWords, texts
from serai.eventlog.chronicle import Chronicle
from serai.eventlog.clock import now
from serai.nudges.how.story import Story, names_at, story
from serai.nudges.how.words import day_and_time, duration, listed, words
from serai.nudges.links import key_for, table_url
from serai.nudges.models import Kind, Notice
from serai.nudges.moments import micros
from serai.nudges.picture import picture_of
from serai.tables.deadlines import up_to_date
from serai.tables.doors import django_door, run
from serai.tables.game_of import game_of, opened_of, plugin_of
from serai.tables.known import Known, current
from serai.tables.result import result_of
from serai.tables.rows import waiting_for


class Link(Struct, frozen=True):
    label: str
    url: str


class Item(Struct, frozen=True):
    """A line of a digest."""

    name: str
    text: str
    url: str


class Letter(Struct, frozen=True, kw_only=True):
    kind: Kind
    subject: str
    heading: str
    paragraphs: list[str]
    button: Link
    since: str = ""
    story: Story | None = None
    earlier: str = ""
    items: list[Item] = []
    at_the_table: str = ""
    picture: bytes | None = None
    picture_says: str = ""


class Reader(Struct, frozen=True):
    """Who reads it, and in which chair of which table they sit."""

    user: User
    known: Known
    seat: int

    @property
    def language(self) -> str:
        return self.user.language

    @property
    def game(self) -> str:
        return plugin_of(self.known.chronicle).name

    def say(self, message: str, **arguments: str | int) -> str:
        return words(self.language).message(message, **arguments)

    @property
    def url(self) -> str:
        table = self.known.head.id
        return table_url(table, key_for(self.user, table))


def letter_of(notice: Notice) -> Letter | None:
    """None if there is nothing to tell any more."""
    known = run(current(django_door, cast(UUID, notice.table)))
    if notice.kind == "invitation":
        return _invitation(notice, known)
    if notice.kind == "chair":
        return _kept_chair(notice, known)
    seat = _seat_of(notice.user, known)
    return _at_table(cast(Kind, notice.kind), Reader(notice.user, known, seat)) if seat is not None else None


def _seat_of(user: User, known: Known) -> int | None:
    """In which the person sits or sat: whatever is shown is shown to that chair alone."""
    player = player_of(table=known.head.id, user=user)
    chairs = enumerate(known.chronicle.chairs)
    return next((seat for seat, chair in chairs if chair and chair.player == str(player)), None)


def _at_table(kind: Kind, reader: Reader) -> Letter:
    names = names_at(reader.known, reader.language)
    told = story(reader.known, reader.seat, names, reader.language)
    return Letter(
        kind=kind,
        subject=reader.say(f"{kind}-subject", game=reader.game),
        heading=reader.say(f"{kind}-heading", game=reader.game),
        paragraphs=[text for text in _paragraphs(kind, reader, names) if text],
        button=Link(reader.say(f"{kind}-button"), reader.url),
        since=reader.say("since") if told.sentences else "",
        story=told,
        earlier=reader.say("earlier", count=told.earlier) if told.earlier else "",
        at_the_table=reader.say("at-the-table", names=listed(names, reader.language)),
        picture=picture_of(reader.known, reader.seat, names, reader.language),
        picture_says=reader.say("picture", game=reader.game),
    )


def _paragraphs(kind: Kind, reader: Reader, names: list[str]) -> list[str]:
    match kind:
        case "turn" | "alarm":
            return [_prompt(reader, names), _others(reader, names), time_left(reader)]
        case "over":
            return [_result(reader, names)]
    return [reader.say(f"{kind}-text")]


def _prompt(reader: Reader, names: list[str]) -> str:
    """What the game wants of the reader, in its own words."""
    chronicle = reader.known.chronicle
    game, of_game = game_of(chronicle), texts(plugin_of(chronicle).texts, reader.language)
    try:
        return of_game.say_struct("prompt", game.hints(chronicle.state, reader.seat), game.types.hints, names)
    except MissingWords:
        return ""


def _others(reader: Reader, names: list[str]) -> str:
    """Who is waited for besides the reader."""
    others = [names[seat] for seat in waiting_for(reader.known.chronicle) if seat != reader.seat]
    return reader.say("others-too", names=listed(others, reader.language), count=len(others)) if others else ""


def time_left(reader: Reader) -> str:
    deadline = deadline_of(up_to_date(reader.known).chronicle, reader.seat)
    if deadline is None:
        return ""
    return reader.say(
        "time-left",
        left=duration(timedelta(microseconds=deadline - now()), reader.language),
        deadline=day_and_time(deadline, reader.user.time_zone, reader.language),
        zone=reader.user.time_zone,
    )


def deadline_of(chronicle: Chronicle, seat: int) -> int | None:
    """In microseconds; None if the clock of the seat doesn't run."""
    deadline = chronicle.glasses[seat].deadline if chronicle.glasses else None
    return None if deadline is None else deadline * 1000


def _result(reader: Reader, names: list[str]) -> str:
    result = result_of(reader.known.chronicle)
    if result is None:
        return ""
    order = sorted(range(len(names)), key=lambda seat: (result.places[seat], seat))
    lines = []
    for seat in order:
        score = {"score": result.scores[seat]} if result.scores else {}
        message = "place-and-score" if score else "place"
        lines.append(reader.say(message, place=result.places[seat], name=names[seat], **score))
    return reader.say("result", places="; ".join(lines), place=result.places[reader.seat])


def _invitation(notice: Notice, known: Known) -> Letter:
    """Without the right to play: who comes signs in as ever."""
    language, opened = notice.user.language, opened_of(known.chronicle)
    say, game = words(language).message, plugin_of(known.chronicle).name
    host = notice.by.username if notice.by else say("somebody")
    people = [name for name, chair in zip(names_at(known, language), known.chronicle.chairs, strict=True) if chair]
    url = table_url(known.head.id, invited=not opened.listed)
    return Letter(
        kind="invitation",
        subject=say("invitation-subject", game=game, name=host),
        heading=say("invitation-heading", game=game, name=host),
        paragraphs=[
            say("invitation-text", seats=opened.seats, taken=len(people)),
            *([say("at-the-table", names=listed(people, language))] if people else []),
        ],
        button=Link(say("invitation-button"), url),
    )


def _kept_chair(notice: Notice, known: Known) -> Letter:
    """Nobody's name: who comes doesn't choose whom to meet."""
    user, opened = notice.user, opened_of(known.chronicle)
    say, game = words(user.language).message, plugin_of(known.chronicle).name
    until = micros(notice.until) if notice.until else now()
    return Letter(
        kind="chair",
        subject=say("chair-subject", game=game),
        heading=say("chair-heading", game=game),
        paragraphs=[
            say("chair-text", seats=opened.seats),
            say("chair-until", deadline=day_and_time(until, user.time_zone, user.language), zone=user.time_zone),
        ],
        button=Link(say("chair-button"), table_url(known.head.id, key_for(user, known.head.id))),
    )

"""Nothing hidden stands in a mail: it is the same whatever lies where its reader can't see."""

import pytest
from msgspec import Raw
from msgspec.structs import replace

from serai.engine import IllegalAction, Move, Rng
from serai.engine.play import History, retrace
from serai.engine.registry import find
from serai.engine.texts import LANGUAGES
from serai.engine.wire import decode, encode
from serai.eventlog import sync_door
from serai.eventlog.chronicle import clone, event_of
from serai.eventlog.clock import now
from serai.eventlog.envelope import pack, unpack
from serai.nudges.how.letter import Reader, _at_table
from serai.nudges.how.mail import mail_of
from serai.nudges.models import Notice
from serai.tables.game_of import game_of, opened_of, plugin_of
from serai.tables.known import Known
from serai.tables.rows import waiting_for
from tests.nudges.house import member, table_of, work
from tests.nudges.post_office import html_of, pictures_of
from tests.tables.people import play

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")

GAMES = {"byzanz": 3, "jantaris": 3, "zanzibar": 2, "haggle": 2}


def with_other_secrets(known, seat, rng):
    """The same table, as the seat might imagine it just as well."""
    other = clone(known.chronicle, find)
    other.state = game_of(other).determinize(other.state, seat, rng)
    return Known(known.head, other)


def told(user, known, seat):
    """All but the link, which tells the time."""
    return replace(_at_table("turn", Reader(user, known, seat)), button=None)


@pytest.mark.parametrize("game", GAMES)
def test_a_mail_is_the_same_whatever_is_hidden(game):
    people = [member(f"Person{number}") for number in range(GAMES[game])]
    known, rng, differed = table_of(*people, game=game), Rng.of("hidden", game), False
    for moves in (0, 3, 7):
        known = play(known, moves)
        for seat, user in enumerate(people):
            user.language = LANGUAGES[seat % len(LANGUAGES)]
            mail = told(user, known, seat)
            assert mail.picture
            for number in range(3):
                other = with_other_secrets(known, seat, rng.fork(moves, seat, number))
                differed |= encode(other.chronicle.state) != encode(known.chronicle.state)
                assert told(user, other, seat) == mail
    assert differed, "something was hidden"


def test_the_picture_lies_in_the_mail(office):
    known = table_of(member(), member("Odaenathus"), game="byzanz", seats=3, bots={2: "random"})
    while set(waiting_for(known.chronicle)) <= {2}:
        known = play(known, 1)
    assert work() == 1
    (mail,) = office.mails
    assert mail.get_content_type() == "multipart/related"
    assert [*pictures_of(mail)] == ["<table>"]
    assert pictures_of(mail)["<table>"].startswith(b"\x89PNG")
    assert 'src="cid:table"' in html_of(mail)


def told_otherwise(known, seat, rng):
    """The table and its log with other secrets, as the game's witness tells them to the seat; None: it can't."""
    stored = sync_door.tail(known.head.id)
    game, plugin = game_of(known.chronicle), plugin_of(known.chronicle)
    told = plugin.witness.retell(history_of(known, stored), known.chronicle.state, seat, rng)
    try:
        commits = list(retrace(game, told)) if told else []
    except IllegalAction:
        return None
    if not commits:
        return None
    other = clone(known.chronicle, find)
    other.state = commits[-1][1]
    events = [event for events, _ in commits for event in events]
    return Known(known.head, other), list(with_events(stored, events))


def history_of(known, stored):
    setup, moves = [], []
    for envelope in (unpack(one.body) for one in stored):
        if envelope.cause:
            kind = game_of(known.chronicle).types.action
            moves += [Move(envelope.cause.seat, decode(action, kind)) for action in envelope.cause.actions]
        elif envelope.room == "game" and not moves:
            setup.append(event_of(envelope, plugin_of(known.chronicle), opened_of(known.chronicle).rules))
    return History(len(known.chronicle.chairs), tuple(setup), tuple(moves))


def with_events(stored, events):
    """The same log with other events of the game."""
    left = iter(events)
    for one in stored:
        envelope = unpack(one.body)
        if envelope.room == "game":
            envelope = replace(envelope, data=Raw(encode(next(left))))
            one = replace(one, body=pack(envelope))
        yield one
    assert next(left, None) is None, "a seat can count events"


def whole_mail(user, known, seat):
    notice = Notice(pk=1, user=user, table=known.head.id, kind="turn")
    mail = mail_of(notice, _at_table("turn", Reader(user, known, seat)), user.email)
    (html,) = [content for content, _ in mail.alternatives]
    (picture,) = mail.attachments
    return mail.subject, mail.body, html, picture.get_payload(), mail.extra_headers


def mail_as_told(user, known, seat, log, monkeypatch):
    """The mail of a seat at a table whose log tells it otherwise."""
    with monkeypatch.context() as told:
        told.setattr(sync_door, "tail", lambda _, after=0: [stored for stored in log if stored.version > after])
        return whole_mail(user, known, seat)


@pytest.fixture
def same_moment(monkeypatch):
    """Links and letters tell the time: here it stands."""
    moment = now()
    for module in ("links", "how.letter", "how.mail"):
        monkeypatch.setattr(f"serai.nudges.{module}.now", lambda: moment)


def moments(known):
    """A game as it goes on, to where at least one seat knows what the others don't."""
    for moves in (0, 4, 9):
        known = play(known, moves)
        yield known
    if opened_of(known.chronicle).game == "jantaris":  # where nothing is but votes that lie face down (J19)
        while known.chronicle.state.revealed or sum(vote >= 0 for vote in known.chronicle.state.votes) < 2:
            known = play(known, 1)
        yield known


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("same_moment")
def test_a_whole_mail_is_the_same_as_the_witness_tells_the_game(game, monkeypatch):
    """Text, HTML, picture and headers, byte for byte; the witness is written from the rulebook, not from `view`."""
    people = [member(f"Person{number}") for number in range(GAMES[game])]
    rng, differed = Rng.of("witness", game), False
    for known in moments(table_of(*people, game=game)):
        for seat, user in enumerate(people):
            user.language = LANGUAGES[seat % len(LANGUAGES)]
            mail = whole_mail(user, known, seat)
            for number in range(2):
                if other := told_otherwise(known, seat, rng.fork(known.version, seat, number)):
                    retold, log = other
                    differed |= encode(retold.chronicle.state) != encode(known.chronicle.state)
                    assert mail_as_told(user, retold, seat, log, monkeypatch) == mail
    assert differed, "something was told otherwise"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("same_moment")
def test_what_is_hidden_from_one_seat_is_in_the_mail_of_whom_it_is_no_secret_to(game, monkeypatch):
    people = [member(f"Person{number}") for number in range(GAMES[game])]
    rng = Rng.of("no secret", game)

    def is_told(known, reader, number):
        seat, user = (reader + 1) % len(people), people[reader]
        other = told_otherwise(known, seat, rng.fork(known.version, seat, number))
        return other and mail_as_told(user, other[0], reader, other[1], monkeypatch) != whole_mail(user, known, reader)

    assert any(
        is_told(known, reader, number)
        for known in reversed([*moments(table_of(*people, game=game))])
        for reader in range(len(people))
        for number in range(40)
    )

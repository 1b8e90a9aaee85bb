"""An email contains no hidden information: it doesn't depend on what its reader can't see."""

import pytest
from msgspec import Raw
from msgspec.structs import replace

from serai.engine import IllegalAction, Move, Rng
from serai.engine.codec import decode, encode
from serai.engine.play import History, retrace
from serai.engine.registry import find
from serai.engine.texts import LANGUAGES
from serai.eventlog import sync_store
from serai.eventlog.current_time import now
from serai.eventlog.envelope import pack, unpack
from serai.eventlog.table_state import clone, event_of
from serai.notices.mail.content import Reader, game_content
from serai.notices.mail.message import build_message
from serai.notices.models import Notice
from serai.tables.game_of import game_of, opened_of, plugin_of
from serai.tables.read_models.rows import waiting_for
from serai.tables.table_cache import LoadedTable
from tests.notices.mail_recipients import member, run_tasks, table_of
from tests.notices.mail_server import html_of, pictures_of
from tests.tables.sample_tables import play

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")

GAMES = {"byzanz": 3, "jantaris": 3, "zanzibar": 2, "haggle": 2}


def with_other_secrets(loaded, seat, rng):
    """The table with other hidden information, consistent with what the seat sees."""
    other = clone(loaded.state, find)
    other.game_state = game_of(other).determinize(other.game_state, seat, rng)
    return LoadedTable(loaded.head, other)


def content(user, loaded, seat):
    """Without the link, which contains the time."""
    return replace(game_content("turn", Reader(user, loaded, seat)), button=None)


@pytest.mark.parametrize("game", GAMES)
def test_an_email_does_not_depend_on_hidden_information(game):
    people = [member(f"Person{number}") for number in range(GAMES[game])]
    loaded, rng, differed = table_of(*people, game=game), Rng.of("hidden", game), False
    for moves in (0, 3, 7):
        loaded = play(loaded, moves)
        for seat, user in enumerate(people):
            user.language = LANGUAGES[seat % len(LANGUAGES)]
            mail = content(user, loaded, seat)
            assert mail.picture
            for number in range(3):
                other = with_other_secrets(loaded, seat, rng.fork(moves, seat, number))
                differed |= encode(other.state.game_state) != encode(loaded.state.game_state)
                assert content(user, other, seat) == mail
    assert differed, "some information was hidden"


def test_the_picture_is_inline(mail_server):
    loaded = table_of(member(), member("Odaenathus"), game="byzanz", seats=3, bots={2: "random"})
    while set(waiting_for(loaded.state)) <= {2}:
        loaded = play(loaded, 1)
    assert run_tasks() == 1
    (mail,) = mail_server.mails
    assert mail.get_content_type() == "multipart/related"
    assert [*pictures_of(mail)] == ["<table>"]
    assert pictures_of(mail)["<table>"].startswith(b"\x89PNG")
    assert 'src="cid:table"' in html_of(mail)


def alternative(loaded, seat, rng):
    """The table and its log with other hidden information, by the game's witness; None if it finds none."""
    stored = sync_store.tail(loaded.head.id)
    game, plugin = game_of(loaded.state), plugin_of(loaded.state)
    resampled = plugin.witness.resample(history_of(loaded, stored), loaded.state.game_state, seat, rng)
    try:
        commits = list(retrace(game, resampled)) if resampled else []
    except IllegalAction:
        return None
    if not commits:
        return None
    other = clone(loaded.state, find)
    other.game_state = commits[-1][1]
    events = [event for events, _ in commits for event in events]
    return LoadedTable(loaded.head, other), list(with_events(stored, events))


def history_of(loaded, stored):
    setup, moves = [], []
    for envelope in (unpack(one.body) for one in stored):
        if envelope.cause:
            kind = game_of(loaded.state).types.action
            moves += [Move(envelope.cause.seat, decode(action, kind)) for action in envelope.cause.actions]
        elif envelope.source == "game" and not moves:
            setup.append(event_of(envelope, plugin_of(loaded.state), opened_of(loaded.state).rules_version))
    return History(len(loaded.state.occupants), tuple(setup), tuple(moves))


def with_events(stored, events):
    """The same log with other game events."""
    left = iter(events)
    for one in stored:
        envelope = unpack(one.body)
        if envelope.source == "game":
            envelope = replace(envelope, data=Raw(encode(next(left))))
            one = replace(one, body=pack(envelope))
        yield one
    assert next(left, None) is None, "the number of events is public"


def whole_mail(user, loaded, seat):
    notice = Notice(pk=1, user=user, table=loaded.head.id, kind="turn")
    mail = build_message(notice, game_content("turn", Reader(user, loaded, seat)), user.email)
    (html,) = [content for content, _ in mail.alternatives]
    (picture,) = mail.attachments
    return mail.subject, mail.body, html, picture.get_payload(), mail.extra_headers


def mail_with_log(user, loaded, seat, log, monkeypatch):
    """The email for a seat at a table with another log."""
    with monkeypatch.context() as patch:
        patch.setattr(sync_store, "tail", lambda _, after=0: [stored for stored in log if stored.version > after])
        return whole_mail(user, loaded, seat)


@pytest.fixture
def fixed_time(monkeypatch):
    """Links and texts contain the time."""
    time = now()
    for module in ("links", "mail.content", "mail.message"):
        monkeypatch.setattr(f"serai.notices.{module}.now", lambda: time)


def moments(loaded):
    """Positions of a game, until at least one seat knows what the others don't."""
    for moves in (0, 4, 9):
        loaded = play(loaded, moves)
        yield loaded
    if opened_of(loaded.state).game == "jantaris":  # until votes lie face down (J19)
        while loaded.state.game_state.revealed or sum(vote >= 0 for vote in loaded.state.game_state.votes) < 2:
            loaded = play(loaded, 1)
        yield loaded


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("fixed_time")
def test_a_whole_email_is_the_same_for_every_alternative_of_the_witness(game, monkeypatch):
    """Text, HTML, picture and headers, byte for byte; the witness is written from the rulebook, not from `view`."""
    people = [member(f"Person{number}") for number in range(GAMES[game])]
    rng, differed = Rng.of("witness", game), False
    for loaded in moments(table_of(*people, game=game)):
        for seat, user in enumerate(people):
            user.language = LANGUAGES[seat % len(LANGUAGES)]
            mail = whole_mail(user, loaded, seat)
            for number in range(2):
                if other := alternative(loaded, seat, rng.fork(loaded.version, seat, number)):
                    resampled, log = other
                    differed |= encode(resampled.state.game_state) != encode(loaded.state.game_state)
                    assert mail_with_log(user, resampled, seat, log, monkeypatch) == mail
    assert differed, "some alternative differed"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usefixtures("fixed_time")
def test_information_hidden_from_one_seat_is_in_the_email_to_a_seat_that_sees_it(game, monkeypatch):
    people = [member(f"Person{number}") for number in range(GAMES[game])]
    rng = Rng.of("no secret", game)

    def differs(loaded, reader, number):
        seat, user = (reader + 1) % len(people), people[reader]
        other = alternative(loaded, seat, rng.fork(loaded.version, seat, number))
        return other and mail_with_log(user, other[0], reader, other[1], monkeypatch) != whole_mail(
            user, loaded, reader
        )

    assert any(
        differs(loaded, reader, number)
        for loaded in reversed([*moments(table_of(*people, game=game))])
        for reader in range(len(people))
        for number in range(40)
    )

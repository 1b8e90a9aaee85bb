"""The staff's desk: tables and the log to look at and to verify, and nothing there that a spectator may not know."""

import json
import re
from html import unescape
from uuid import UUID, uuid4

import pytest
from django.contrib.auth.models import Permission
from django.db import connection
from django.test import Client
from msgspec import Raw

from serai.accounts.models import User
from serai.accounts.players import seat_player
from serai.engine import History, Move, Position, Rng, random_bot
from serai.engine.play import evolve_all, retrace
from serai.engine.registry import find
from serai.engine.wire import decode, encode
from serai.eventlog import sync_door
from serai.eventlog.chain import salt, seal
from serai.eventlog.chronicle import commitment, seed_of
from serai.eventlog.envelope import Cause, Fact, unpack
from serai.eventlog.table_events import Begun, Opened, Seated
from serai.eventlog.verify import verify
from serai.tables.chat import say
from serai.tables.invitation import invitation
from serai.tables.models import ChatLine, Table
from serai.tables.rebuild import rebuild_tables
from serai.tables.seen import position, seen_events
from tests.tables.people import NONCE, begun, opened, play, player

pytestmark = pytest.mark.usefixtures("database")
LINK = re.compile(r'href="(/admin/[^"#?]*|\?after=[^"]*)"')  # without the many ways to sort and filter


@pytest.fixture
def desk(settings):
    settings.DEBUG = False
    desk = Client()
    desk.force_login(User.objects.create_superuser("Aurelian"))
    return desk


def page_of(known, model="tables/table"):
    return f"/admin/{model}/{known.head.id}/change/"


def text(answer):
    assert answer.status_code == 200, answer
    return unescape(answer.content.decode())


def shown_events(answer):
    return [json.loads(seen) for seen in re.findall(r'<code class="seen">(.*?)</code>', text(answer), re.DOTALL)]


def shown_position(answer):
    return json.loads(re.search(r'<pre class="position">(.*?)</pre>', text(answer), re.DOTALL)[1])


def verdict(desk, known, model="tables/table"):
    """The sentence on the page after pressing "Verify"."""
    answer = desk.post(f"/admin/{model}/{known.head.id}/verify/", follow=True)
    return re.search(r'<li class="(\w+)">(.*?)</li>', text(answer)).groups()


def builtins(thing):
    return decode(encode(thing), object)


def spectators_events(known):
    return [builtins(seen.event) for seen in seen_events(known, sync_door.tail(known.head.id), None)]


# Looking


def test_the_index_names_the_house_and_what_is_in_it(desk):
    shown = text(desk.get("/admin/"))
    assert "Caravanserai" in shown
    for name in ("Tables", "Chat lines", "The log", "Streams", "People"):
        assert name in shown


def test_tables_are_listed_filtered_and_found(desk):
    zenobia, table = User.objects.create_user("Zenobia"), uuid4()
    waiting = opened("haggle", 3, table=table, host=seat_player(table=table, user=zenobia), listed=False)
    running = begun("byzanz", 3)
    both, one, other = {waiting.head.id, running.head.id}, {waiting.head.id}, {running.head.id}
    for query, found in {
        "": both,
        "?status__exact=running": other,
        "?game=haggle": one,
        "?listed__exact=0": one,
        f"?q={str(table)[4:20]}": one,
        "?q=zenobia": one,
        "?q=nobody": set(),
    }.items():
        shown = text(desk.get(f"/admin/tables/table/{query}"))
        assert {known for known in both if str(known) in shown} == found, query
    assert "1 of 3" in text(desk.get("/admin/tables/table/"))


def test_a_table_shows_who_sits_there_and_what_a_spectator_sees(desk, monkeypatch):
    monkeypatch.setattr("serai.tables.announce.listeners", [])  # nobody plays the bots
    zenobia, table = User.objects.create_user("Zenobia"), uuid4()
    host, bots = seat_player(table=table, user=zenobia), {1: "bold", 2: "bold"}
    known = play(opened("haggle", 3, table=table, host=host, bots=bots), 1)
    answer = desk.get(page_of(known))
    assert f'<a href="/admin/accounts/user/{zenobia.pk}/change/">Zenobia</a>' in text(answer)
    assert "bold" in text(answer)
    assert shown_position(answer) == builtins(position(known, None))
    assert shown_events(answer) == spectators_events(known)


def test_of_a_long_game_the_last_events_stand_at_the_table_and_all_of_them_in_the_log(desk, monkeypatch):
    monkeypatch.setattr("serai.tables.admin.EVENTS", 20)
    monkeypatch.setattr("serai.eventlog.admin.PAGE", 10)
    known = play(begun("byzanz", 4), 20)
    events = spectators_events(known)
    assert len(events) > 25
    assert shown_events(desk.get(page_of(known))) == events[-20:]
    assert f"{len(events) - 20} earlier ones are in the whole log." in text(desk.get(page_of(known)))
    stream = page_of(known, "eventlog/stream")
    pages, address = [], stream
    while address:
        answer = desk.get(address)
        pages.append(shown_events(answer))
        later = re.search(r'<a href="([^"]*)">later', text(answer))
        address = later and stream + later[1]
    assert {len(page) for page in pages[:-1]} == {10}
    assert [event for page in pages for event in page] == events
    for nonsense in ("-1", "x", "²", "99999999"):
        assert shown_events(desk.get(stream, {"after": nonsense})) == events[:10]


def test_the_log_shows_hashes(desk):
    known = begun()
    shown = text(desk.get(page_of(known, "eventlog/stream")))
    for event in sync_door.tail(known.head.id):
        assert event.leaf.hex() in shown
        assert event.head.hex() in shown
    assert known.head.head.hex() in text(desk.get("/admin/eventlog/stream/"))


def test_after_the_end_everything_is_shown(desk):
    known = play(begun())
    whole = [json.loads(bytes(unpack(event.body).data)) for event in sync_door.tail(known.head.id)]
    for model in ("tables/table", "eventlog/stream"):
        assert shown_events(desk.get(page_of(known, model))) == whole
    assert any("hands" in event for event in whole)


def test_a_table_that_nobody_has_is_not_there(desk):
    for model in ("tables/table", "eventlog/stream"):
        assert desk.post(f"/admin/{model}/{uuid4()}/verify/").status_code == 404
        assert desk.get(f"/admin/{model}/{uuid4()}/export/").status_code == 404
        assert desk.get(f"/admin/{model}/{uuid4()}/change/").status_code == 302


# Verifying


@pytest.mark.parametrize("model", ["tables/table", "eventlog/stream"])
def test_a_finished_game_verifies_whole(desk, model):
    known = play(begun("byzanz", 3))
    level, sentence = verdict(desk, known, model)
    assert level == "success"
    assert sentence.startswith(f"Valid: {known.version} events, the chain is whole and signed; ")
    assert sentence.endswith("the deal comes from the promised seed, and the result is right.")


def test_a_running_game_verifies_as_far_as_it_goes(desk):
    known = play(begun(), 1)
    level, sentence = verdict(desk, known)
    assert level == "success"
    assert sentence.startswith(f"Valid so far: {known.version} events")
    assert "2 hidden until the end" in sentence


def test_a_table_at_which_nobody_plays_yet_verifies(desk):
    assert verdict(desk, opened())[1].startswith("Valid so far: 2 events")


def tamper(statement, *arguments):
    """As somebody who owns the database."""
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE eventlog_event DISABLE TRIGGER append_only")
        cursor.execute(statement, arguments)
        cursor.execute("ALTER TABLE eventlog_event ENABLE TRIGGER append_only")


CHANGE_A_BYTE = """UPDATE eventlog_event
    SET body = set_byte(body, length(body) - %s, get_byte(body, length(body) - %s) # %s)
    WHERE stream_id = %s AND version = %s"""


@pytest.mark.parametrize("moves", [1, -1])
def test_a_changed_event_is_named(desk, moves):
    known = play(begun(), moves)
    dealt = next(event for event in sync_door.tail(known.head.id) if unpack(event.body).type == "dealt")
    bag = len(dealt.body) - dealt.body.rindex(b']},"cause"') + 1  # the last card in the bag
    tamper(CHANGE_A_BYTE, bag, bag, 1, known.head.id, dealt.version)
    assert verdict(desk, known) == (
        "error",
        f"NOT VALID: event {dealt.version}: its content is not what its hash says.",
    )


def test_a_lost_end_is_noticed(desk):
    known = play(begun())
    tamper("DELETE FROM eventlog_event WHERE stream_id = %s AND version = %s", known.head.id, known.version)
    level, sentence = verdict(desk, known)
    assert level == "error"
    assert f"the stream stands at version {known.version}, and its events end otherwise" in sentence


def test_what_can_t_be_read_breaks_no_page_and_tells_nothing(desk):
    known = play(begun(), 1)
    tamper(CHANGE_A_BYTE, 1, 1, 255, known.head.id, known.version)
    for model in ("tables/table", "eventlog/stream"):
        shown = text(desk.get(page_of(known, model)))
        assert shown.count("It can’t be read.") == 1
    tamper(CHANGE_A_BYTE, 1, 1, 255, known.head.id, 1)
    for model in ("tables/table", "eventlog/stream"):
        assert shown_events(desk.get(page_of(known, model))) == [{"type": "begun"}], "the rest can't be made sense of"
        assert verdict(desk, known, model)[0] == "error"
        answer = desk.get(f"/admin/{model}/{known.head.id}/export/", follow=True)
        assert "NOT VALID: it can't be exported: " in text(answer)


def test_an_export_can_be_taken_home(desk):
    for known in (play(begun(), 1), play(begun())):
        answer = desk.get(f"/admin/tables/table/{known.head.id}/export/")
        assert answer["Content-Disposition"] == f'attachment; filename="{known.head.id}.jsonl"'
        assert verify(answer.content, find).events == known.version


# Read-only, and for staff


@pytest.mark.parametrize("model", ["tables/table", "eventlog/stream"])
def test_nothing_can_be_added_changed_or_deleted(desk, model):
    known = play(begun(), 1)
    before = Table.objects.values().get(), sync_door.tail(known.head.id)
    row = f"/admin/{model}/{known.head.id}"
    assert desk.get(f"/admin/{model}/add/").status_code == 403
    assert desk.post(f"/admin/{model}/add/", {"id": uuid4()}).status_code == 403
    assert desk.post(f"{row}/change/", {"game": "chess", "version": 1}).status_code == 403
    assert desk.post(f"{row}/delete/", {"post": "yes"}).status_code == 403
    desk.post(f"/admin/{model}/", {"action": "delete_selected", "_selected_action": [known.head.id], "post": "yes"})
    assert not re.findall(r'<(?:input type="(?!hidden|search)|select|textarea)', text(desk.get(f"{row}/change/")))
    assert desk.get(f"{row}/verify/").status_code == 405
    assert (Table.objects.values().get(), sync_door.tail(known.head.id)) == before


def test_only_staff_with_the_right_to_look_come_in():
    known = begun()
    pages = [
        f"/admin/{model}/{rest}"
        for model in ("tables/table", "eventlog/stream")
        for rest in ("", f"{known.head.id}/change/", f"{known.head.id}/export/", f"{known.head.id}/verify/")
    ]
    guest, clerk, reader = Client(), Client(), Client()
    guest.force_login(User.objects.create_user("Guest"))
    clerk.force_login(User.objects.create_user("Clerk", is_staff=True))
    trusted = User.objects.create_user("Reader", is_staff=True)
    trusted.user_permissions.set(Permission.objects.filter(codename__in=["view_table", "view_stream"]))
    reader.force_login(trusted)
    for page in pages:
        assert guest.post(page).url.startswith("/admin/login/")
        assert Client().get(page).url.startswith("/admin/login/")
        assert clerk.get(page).status_code == 403
        assert clerk.post(page).status_code == 403
        assert reader.get(page).status_code == (405 if page.endswith("verify/") else 200)
    assert verdict(reader, known)[0] == "success"


def test_chat_can_be_read_and_deleted_but_not_written(desk):
    known, script = begun(), "<script>alert(1)</script>"
    line = say(table=known.head.id, player=player(known, 0), text=script, command=uuid4())
    for page in ("", f"{line.id}/change/"):
        raw = desk.get(f"/admin/tables/chatline/{page}").content.decode()
        assert script not in raw
        assert "&lt;script&gt;" in raw
    assert desk.get("/admin/tables/chatline/add/").status_code == 403
    assert desk.post(f"/admin/tables/chatline/{line.id}/change/", {"text": "nice"}).status_code == 403
    assert desk.post(f"/admin/tables/chatline/{line.id}/delete/", {"post": "yes"}).status_code == 302
    assert not ChatLine.objects.exists()
    assert script not in desk.get("/admin/").content.decode()


# Secrets


def walk(desk, start="/admin/"):
    """Every page that links lead to, by its address; and the answers to every button."""
    pages, ahead = {}, [start]
    while ahead:
        address = ahead.pop()
        if address in pages or "/logout/" in address or "/password_change/" in address:
            continue
        answer = desk.get(address, follow=True)
        pages[address] = answer.content.decode()
        assert answer.status_code == 200, address
        links = [unescape(link) for link in LINK.findall(pages[address])]
        ahead += [address.split("?")[0] + link if link.startswith("?") else link for link in links]
        for button in re.findall(r'action="(/admin/[^"]*/verify/)"', pages[address]):
            pages[button] = pages.get(button) or desk.post(button, follow=True).content.decode()
    return pages


def test_no_page_of_a_running_game_tells_its_secrets(desk):
    known = play(begun("haggle", 3), 1)
    secret = known.head.secret
    pages = walk(desk)
    assert page_of(known) in pages
    assert page_of(known, "eventlog/stream") in pages
    assert f"/admin/tables/table/{known.head.id}/verify/" in pages
    exports = [address for address in pages if address.endswith("/export/")]
    assert len(exports) == 2
    hidden = [event for event in sync_door.tail(known.head.id) if unpack(event.body).room == "game"]
    forbidden = [secret.hex(), seed_of(secret).hex(), invitation(secret), str(secret)]
    forbidden += [salt(secret, event.version).hex() for event in hidden]
    forbidden += [event.body.decode() for event in hidden] + [event.body.hex() for event in hidden]
    forbidden += ['"hands"', '"cause":{']
    for address, page in pages.items():
        assert not [what for what in forbidden if what in unescape(page)], address


START = 1_700_000_000_000_000


class Teller:
    """Writes a history into the log, as `tables` does, at a time of its own."""

    def __init__(self, plugin, history):
        self.plugin, self.game, self.now = plugin, plugin.game, START
        self.head = sync_door.create(uuid4(), uuid4().bytes * 2)
        players = [str(UUID(int=seat + 1)) for seat in range(history.seats)]
        promise = Opened(
            plugin.slug,
            plugin.current_version,
            history.seats,
            Raw(encode(self.game.types.options())),
            commitment(b""),
            players[0],
        )
        self.commit([Fact.of_table(promise)])
        for seat, name in enumerate(players):
            self.commit([Fact.of_table(Seated(seat, name, NONCE))], seat=seat)
        commits = [list(events) for events, _ in retrace(self.game, history)]
        self.commit([Fact.of_table(Begun()), *self.facts(commits[0])])
        for made, events in zip(history.moves, commits[1:], strict=True):
            cause = Cause(made.seat, [Raw(encode(made.action))])
            self.commit(self.facts(events), seat=made.seat, cause=cause)

    def facts(self, events):
        return [Fact.of_game(event, self.plugin) for event in events]

    def commit(self, facts, **details):
        self.now += 1_000_000
        sealed = seal(self.head, facts, recorded=self.now, command=UUID(int=self.now), **details)
        assert sync_door.append(sealed).result == "appended"
        self.head = sealed.after


def played(plugin, seats, moves, seed):
    """A history of so many random moves, and the state after them."""
    game, rng = plugin.game, Rng.of(seed)
    history = History(seats, tuple(game.setup(seats, game.types.options(), rng)))
    state = evolve_all(game, None, history.setup)
    for _ in range(moves):
        seat = min(game.waiting_for(state))
        made = Move(seat, random_bot(Position(game, state, seat), rng))
        state = evolve_all(game, state, game.decide(state, seat, made.action))
        history = History(seats, history.setup, (*history.moves, made))
    return history, state


def with_other_secrets(plugin, history, state):
    """The same game to a spectator, but not in truth."""
    for seed in range(50):
        retold = plugin.witness.retell(history, state, None, Rng.of("other", seed))
        try:
            if retold and retold != history and list(retrace(plugin.game, retold)):
                return retold
        except Exception:
            continue  # the witness may guess a move that was not legal
    raise AssertionError("nothing can be told otherwise")


def without_hashes(page, stream):
    """A page without what tells two tables apart whatever is hidden: ids, hashes, and what guards the form."""
    page = page.replace(str(stream), "ID")
    page = re.sub(r'name="(csrfmiddlewaretoken|chairs-\d+-id)" value="\w+"', "", page)
    return re.sub(r"\b(?:[0-9a-f]{128}|[0-9a-f]{64})\b", "HASH", page)


@pytest.mark.parametrize(
    ("slug", "seats", "moves"), [("haggle", 3, 0), ("haggle", 3, 4), ("byzanz", 3, 0), ("byzanz", 4, 25)]
)
def test_two_deals_that_look_the_same_to_a_spectator_look_the_same_to_staff(desk, slug, seats, moves):
    plugin = find(slug)
    history, state = played(plugin, seats, moves, "deal")
    other = with_other_secrets(plugin, history, state)
    streams = [Teller(plugin, told).head.id for told in (history, other)]
    rebuild_tables()
    assert set(Table.objects.values_list("status", flat=True)) == {"running"}
    truths = [[bytes(unpack(event.body).data) for event in sync_door.tail(stream)] for stream in streams]
    assert truths[0] != truths[1]
    for model in ("tables/table", "eventlog/stream"):
        for rest in ("change/", "history/", "export/", "change/?after=10"):
            seen = [without_hashes(desk.get(f"/admin/{model}/{one}/{rest}").content.decode(), one) for one in streams]
            assert seen[0] == seen[1], (model, rest)
        sentences = [desk.post(f"/admin/{model}/{one}/verify/", follow=True) for one in streams]
        seen = [without_hashes(text(answer), one) for answer, one in zip(sentences, streams, strict=True)]
        assert "Valid so far" in seen[0]
        assert seen[0] == seen[1]

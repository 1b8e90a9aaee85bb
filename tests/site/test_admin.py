"""The admin pages: staff can view and verify tables and logs, but see nothing that a spectator may not see."""

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
from serai.accounts.players import get_or_create_player
from serai.engine import History, Move, Position, Rng, random_bot
from serai.engine.codec import decode, encode
from serai.engine.play import evolve_all, retrace
from serai.engine.registry import find
from serai.eventlog import sync_store
from serai.eventlog.chain import salt, seal
from serai.eventlog.envelope import Cause, NewEvent, unpack
from serai.eventlog.table_events import Opened, Seated, Started
from serai.eventlog.table_state import promise_of, seed_of
from serai.eventlog.verify import verify
from serai.tables.chat import post_message
from serai.tables.models import ChatMessage, Table
from serai.tables.read_models.rebuild import rebuild_tables
from serai.tables.views.invitation import invitation
from serai.tables.views.table_view import event_views, position
from tests.tables.sample_tables import NONCE, opened_table, play, player, started_table

pytestmark = pytest.mark.usefixtures("database")
LINK = re.compile(r'href="(/admin/[^"#?]*|\?after=[^"]*)"')  # without the many ways to sort and filter


@pytest.fixture
def admin(settings):
    settings.DEBUG = False
    admin = Client()
    admin.force_login(User.objects.create_superuser("Aurelian"))
    return admin


def page_of(loaded, model="tables/table"):
    return f"/admin/{model}/{loaded.head.id}/change/"


def text(response):
    assert response.status_code == 200, response
    return unescape(response.content.decode())


def shown_events(response):
    codes = re.findall(r'<code class="event-data">(.*?)</code>', text(response), re.DOTALL)
    return [json.loads(code) for code in codes]


def shown_position(response):
    return json.loads(re.search(r'<pre class="position">(.*?)</pre>', text(response), re.DOTALL)[1])


def verify_message(admin, loaded, model="tables/table"):
    """The sentence on the page after pressing "Verify"."""
    response = admin.post(f"/admin/{model}/{loaded.head.id}/verify/", follow=True)
    return re.search(r'<li class="(\w+)">(.*?)</li>', text(response)).groups()


def as_builtins(thing):
    return decode(encode(thing), object)


def spectator_events(loaded):
    return [as_builtins(seen.event) for seen in event_views(loaded, sync_store.tail(loaded.head.id), None)]


# Viewing


def test_the_index_names_the_site_and_its_models(admin):
    page_text = text(admin.get("/admin/"))
    assert "Caravanserai" in page_text
    for name in ("Tables", "Chat messages", "Event log", "Streams", "Accounts"):
        assert name in page_text


def test_tables_are_listed_filtered_and_found(admin):
    zenobia, table = User.objects.create_user("Zenobia"), uuid4()
    waiting = opened_table("haggle", 3, table=table, host=get_or_create_player(table=table, user=zenobia), listed=False)
    running = started_table("byzanz", 3)
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
        page_text = text(admin.get(f"/admin/tables/table/{query}"))
        assert {loaded for loaded in both if str(loaded) in page_text} == found, query
    assert "1 of 3" in text(admin.get("/admin/tables/table/"))


def test_a_table_page_shows_the_players_and_the_spectators_view(admin, monkeypatch):
    monkeypatch.setattr("serai.tables.listeners.listeners", [])  # so that no bot moves
    zenobia, table = User.objects.create_user("Zenobia"), uuid4()
    host, bots = get_or_create_player(table=table, user=zenobia), {1: "bold", 2: "bold"}
    loaded = play(opened_table("haggle", 3, table=table, host=host, bots=bots), 1)
    response = admin.get(page_of(loaded))
    assert f'<a href="/admin/accounts/user/{zenobia.pk}/change/">Zenobia</a>' in text(response)
    assert "bold" in text(response)
    assert shown_position(response) == as_builtins(position(loaded, None))
    assert shown_events(response) == spectator_events(loaded)


def test_a_table_page_shows_the_last_events_and_the_log_page_all_of_them(admin, monkeypatch):
    monkeypatch.setattr("serai.tables.admin.EVENTS", 20)
    monkeypatch.setattr("serai.eventlog.admin.PAGE", 10)
    loaded = play(started_table("byzanz", 4), 20)
    events = spectator_events(loaded)
    assert len(events) > 25
    assert shown_events(admin.get(page_of(loaded))) == events[-20:]
    assert f"The {len(events) - 20} earlier events are in the whole log." in text(admin.get(page_of(loaded)))
    stream = page_of(loaded, "eventlog/stream")
    pages, address = [], stream
    while address:
        response = admin.get(address)
        pages.append(shown_events(response))
        later = re.search(r'<a href="([^"]*)">later', text(response))
        address = later and stream + later[1]
    assert {len(page) for page in pages[:-1]} == {10}
    assert [event for page in pages for event in page] == events
    for invalid in ("-1", "x", "²", "99999999"):
        assert shown_events(admin.get(stream, {"after": invalid})) == events[:10]


def test_the_log_shows_hashes(admin):
    loaded = started_table()
    page_text = text(admin.get(page_of(loaded, "eventlog/stream")))
    for event in sync_store.tail(loaded.head.id):
        assert event.leaf.hex() in page_text
        assert event.head.hex() in page_text
    assert loaded.head.head.hex() in text(admin.get("/admin/eventlog/stream/"))


def test_a_finished_game_is_shown_in_full(admin):
    loaded = play(started_table())
    whole = [json.loads(bytes(unpack(event.body).data)) for event in sync_store.tail(loaded.head.id)]
    for model in ("tables/table", "eventlog/stream"):
        assert shown_events(admin.get(page_of(loaded, model))) == whole
    assert any("hands" in event for event in whole)


def test_an_unknown_table_is_not_found(admin):
    for model in ("tables/table", "eventlog/stream"):
        assert admin.post(f"/admin/{model}/{uuid4()}/verify/").status_code == 404
        assert admin.get(f"/admin/{model}/{uuid4()}/export/").status_code == 404
        assert admin.get(f"/admin/{model}/{uuid4()}/change/").status_code == 302


# Verifying


@pytest.mark.parametrize("model", ["tables/table", "eventlog/stream"])
def test_a_finished_game_is_valid(admin, model):
    loaded = play(started_table("byzanz", 3))
    level, message = verify_message(admin, loaded, model)
    assert level == "success"
    assert message.startswith(f"Valid: {loaded.version} events, the hash chain is complete and signed; ")
    assert message.endswith("the deal comes from the promised seed, and the result is correct.")


def test_a_running_game_is_valid_so_far(admin):
    loaded = play(started_table(), 1)
    level, message = verify_message(admin, loaded)
    assert level == "success"
    assert message.startswith(f"Valid so far: {loaded.version} events")
    assert "2 are hidden until the game is over" in message


def test_a_table_before_the_start_is_valid_so_far(admin):
    assert verify_message(admin, opened_table())[1].startswith("Valid so far: 2 events")


def tamper(statement, *arguments):
    """Changes the log as the owner of the database could."""
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE eventlog_event DISABLE TRIGGER append_only")
        cursor.execute(statement, arguments)
        cursor.execute("ALTER TABLE eventlog_event ENABLE TRIGGER append_only")


CHANGE_A_BYTE = """UPDATE eventlog_event
    SET body = set_byte(body, length(body) - %s, get_byte(body, length(body) - %s) # %s)
    WHERE stream_id = %s AND version = %s"""


@pytest.mark.parametrize("moves", [1, -1])
def test_the_page_names_a_changed_event(admin, moves):
    loaded = play(started_table(), moves)
    dealt = next(event for event in sync_store.tail(loaded.head.id) if unpack(event.body).type == "dealt")
    bag = len(dealt.body) - dealt.body.rindex(b']},"cause"') + 1  # the last card in the bag
    tamper(CHANGE_A_BYTE, bag, bag, 1, loaded.head.id, dealt.version)
    assert verify_message(admin, loaded) == (
        "error",
        f"NOT VALID: event {dealt.version}: its content does not match its hash.",
    )


def test_the_page_reports_that_the_last_events_are_missing(admin):
    loaded = play(started_table())
    tamper("DELETE FROM eventlog_event WHERE stream_id = %s AND version = %s", loaded.head.id, loaded.version)
    level, message = verify_message(admin, loaded)
    assert level == "error"
    assert f"the stream is at version {loaded.version}, but this is its last event" in message


def test_unreadable_events_break_no_page_and_reveal_nothing(admin):
    loaded = play(started_table(), 1)
    tamper(CHANGE_A_BYTE, 1, 1, 255, loaded.head.id, loaded.version)
    for model in ("tables/table", "eventlog/stream"):
        page_text = text(admin.get(page_of(loaded, model)))
        assert page_text.count("This event can’t be read.") == 1
    tamper(CHANGE_A_BYTE, 1, 1, 255, loaded.head.id, 1)
    for model in ("tables/table", "eventlog/stream"):
        assert shown_events(admin.get(page_of(loaded, model))) == [{"type": "started"}], "the rest can't be decoded"
        assert verify_message(admin, loaded, model)[0] == "error"
        response = admin.get(f"/admin/{model}/{loaded.head.id}/export/", follow=True)
        assert "NOT VALID: it can't be exported: " in text(response)


def test_an_export_can_be_downloaded(admin):
    for loaded in (play(started_table(), 1), play(started_table())):
        response = admin.get(f"/admin/tables/table/{loaded.head.id}/export/")
        assert response["Content-Disposition"] == f'attachment; filename="{loaded.head.id}.jsonl"'
        assert verify(response.content, find).events == loaded.version


# Read-only, and for staff


@pytest.mark.parametrize("model", ["tables/table", "eventlog/stream"])
def test_nothing_can_be_added_changed_or_deleted(admin, model):
    loaded = play(started_table(), 1)
    before = Table.objects.values().get(), sync_store.tail(loaded.head.id)
    row = f"/admin/{model}/{loaded.head.id}"
    assert admin.get(f"/admin/{model}/add/").status_code == 403
    assert admin.post(f"/admin/{model}/add/", {"id": uuid4()}).status_code == 403
    assert admin.post(f"{row}/change/", {"game": "chess", "version": 1}).status_code == 403
    assert admin.post(f"{row}/delete/", {"post": "yes"}).status_code == 403
    admin.post(f"/admin/{model}/", {"action": "delete_selected", "_selected_action": [loaded.head.id], "post": "yes"})
    assert not re.findall(r'<(?:input type="(?!hidden|search)|select|textarea)', text(admin.get(f"{row}/change/")))
    assert admin.get(f"{row}/verify/").status_code == 405
    assert (Table.objects.values().get(), sync_store.tail(loaded.head.id)) == before


def test_the_pages_need_staff_status_and_the_view_permission():
    loaded = started_table()
    pages = [
        f"/admin/{model}/{rest}"
        for model in ("tables/table", "eventlog/stream")
        for rest in ("", f"{loaded.head.id}/change/", f"{loaded.head.id}/export/", f"{loaded.head.id}/verify/")
    ]
    guest, staff, reader = Client(), Client(), Client()
    guest.force_login(User.objects.create_user("Guest"))
    staff.force_login(User.objects.create_user("Clerk", is_staff=True))
    trusted = User.objects.create_user("Reader", is_staff=True)
    trusted.user_permissions.set(Permission.objects.filter(codename__in=["view_table", "view_stream"]))
    reader.force_login(trusted)
    for page in pages:
        assert guest.post(page).url.startswith("/admin/login/")
        assert Client().get(page).url.startswith("/admin/login/")
        assert staff.get(page).status_code == 403
        assert staff.post(page).status_code == 403
        assert reader.get(page).status_code == (405 if page.endswith("verify/") else 200)
    assert verify_message(reader, loaded)[0] == "success"


def test_chat_can_be_read_and_deleted_but_not_written(admin):
    loaded, script = started_table(), "<script>alert(1)</script>"
    line = post_message(table=loaded.head.id, player=player(loaded, 0), text=script, command=uuid4())
    for page in ("", f"{line.id}/change/"):
        raw = admin.get(f"/admin/tables/chatmessage/{page}").content.decode()
        assert script not in raw
        assert "&lt;script&gt;" in raw
    assert admin.get("/admin/tables/chatmessage/add/").status_code == 403
    assert admin.post(f"/admin/tables/chatmessage/{line.id}/change/", {"text": "nice"}).status_code == 403
    assert admin.post(f"/admin/tables/chatmessage/{line.id}/delete/", {"post": "yes"}).status_code == 302
    assert not ChatMessage.objects.exists()
    assert script not in admin.get("/admin/").content.decode()


# Secrets


def crawl(admin, start="/admin/"):
    """Every page that links lead to, by URL, and the response to every button."""
    pages, queue = {}, [start]
    while queue:
        address = queue.pop()
        if address in pages or "/logout/" in address or "/password_change/" in address:
            continue
        response = admin.get(address, follow=True)
        pages[address] = response.content.decode()
        assert response.status_code == 200, address
        links = [unescape(link) for link in LINK.findall(pages[address])]
        queue += [address.split("?")[0] + link if link.startswith("?") else link for link in links]
        for button in re.findall(r'action="(/admin/[^"]*/verify/)"', pages[address]):
            pages[button] = pages.get(button) or admin.post(button, follow=True).content.decode()
    return pages


def test_no_page_of_a_running_game_reveals_its_secrets(admin):
    loaded = play(started_table("haggle", 3), 1)
    secret = loaded.head.secret
    pages = crawl(admin)
    assert page_of(loaded) in pages
    assert page_of(loaded, "eventlog/stream") in pages
    assert f"/admin/tables/table/{loaded.head.id}/verify/" in pages
    exports = [address for address in pages if address.endswith("/export/")]
    assert len(exports) == 2
    hidden = [event for event in sync_store.tail(loaded.head.id) if unpack(event.body).source == "game"]
    forbidden = [secret.hex(), seed_of(secret).hex(), invitation(secret), str(secret)]
    forbidden += [salt(secret, event.version).hex() for event in hidden]
    forbidden += [event.body.decode() for event in hidden] + [event.body.hex() for event in hidden]
    forbidden += ['"hands"', '"cause":{']
    for address, page in pages.items():
        assert not [what for what in forbidden if what in unescape(page)], address


START = 1_700_000_000_000_000


class HistoryWriter:
    """Writes a history to the log as `tables` does, with fixed times."""

    def __init__(self, plugin, history):
        self.plugin, self.game, self.now = plugin, plugin.game, START
        self.head = sync_store.create(uuid4(), uuid4().bytes * 2)
        players = [str(UUID(int=seat + 1)) for seat in range(history.seats)]
        promise = Opened(
            plugin.slug,
            plugin.current_version,
            history.seats,
            Raw(encode(self.game.types.options())),
            promise_of(b""),
            players[0],
        )
        self.commit([NewEvent.of_table(promise)])
        for seat, name in enumerate(players):
            self.commit([NewEvent.of_table(Seated(seat, name, NONCE))], seat=seat)
        commits = [list(events) for events, _ in retrace(self.game, history)]
        self.commit([NewEvent.of_table(Started()), *self.new_events(commits[0])])
        for made, events in zip(history.moves, commits[1:], strict=True):
            cause = Cause(made.seat, [Raw(encode(made.action))])
            self.commit(self.new_events(events), seat=made.seat, cause=cause)

    def new_events(self, events):
        return [NewEvent.of_game(event, self.plugin) for event in events]

    def commit(self, new_events, **details):
        self.now += 1_000_000
        sealed = seal(self.head, new_events, recorded=self.now, command=UUID(int=self.now), **details)
        assert sync_store.append(sealed).result == "appended"
        self.head = sealed.after


def random_history(plugin, seats, moves, seed):
    """A history of random moves, and the state after them."""
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
    """Another history that looks the same to a spectator."""
    for seed in range(50):
        resampled = plugin.witness.resample(history, state, None, Rng.of("other", seed))
        try:
            if resampled and resampled != history and list(retrace(plugin.game, resampled)):
                return resampled
        except Exception:
            continue  # the witness may guess a move that was not legal
    raise AssertionError("no other history was found")


def without_hashes(page, stream):
    """A page without what always differs between two tables: ids, hashes and form tokens."""
    page = page.replace(str(stream), "ID")
    page = re.sub(r'name="(csrfmiddlewaretoken|occupied_seats-\d+-id)" value="\w+"', "", page)
    return re.sub(r"\b(?:[0-9a-f]{128}|[0-9a-f]{64})\b", "HASH", page)


@pytest.mark.parametrize(
    ("slug", "seats", "moves"), [("haggle", 3, 0), ("haggle", 3, 4), ("byzanz", 3, 0), ("byzanz", 4, 25)]
)
def test_two_deals_that_look_the_same_to_a_spectator_look_the_same_to_staff(admin, slug, seats, moves):
    plugin = find(slug)
    history, state = random_history(plugin, seats, moves, "deal")
    other = with_other_secrets(plugin, history, state)
    streams = [HistoryWriter(plugin, one).head.id for one in (history, other)]
    rebuild_tables()
    assert set(Table.objects.values_list("status", flat=True)) == {"running"}
    event_data = [[bytes(unpack(event.body).data) for event in sync_store.tail(stream)] for stream in streams]
    assert event_data[0] != event_data[1]
    for model in ("tables/table", "eventlog/stream"):
        for rest in ("change/", "history/", "export/", "change/?after=10"):
            seen = [without_hashes(admin.get(f"/admin/{model}/{one}/{rest}").content.decode(), one) for one in streams]
            assert seen[0] == seen[1], (model, rest)
        sentences = [admin.post(f"/admin/{model}/{one}/verify/", follow=True) for one in streams]
        seen = [without_hashes(text(response), one) for response, one in zip(sentences, streams, strict=True)]
        assert "Valid so far" in seen[0]
        assert seen[0] == seen[1]

"""Who gets a notice depends on the table when the event happened, not when the event is read."""

from uuid import uuid4

import pytest
from django.db import connection

from serai.accounts.players import get_or_create_player
from serai.eventlog.projections import follow
from serai.notices.models import Notice
from serai.notices.preferences import change
from serai.notices.projection import notices
from serai.notices.visits import mark_as_standing_order
from serai.tables.listeners import commit_and_notify, notify_after_commit
from serai.tables.verbs.away import vote_for_substitute
from serai.tables.verbs.open import OpenRequest, open_table
from serai.tables.verbs.resign import resign
from serai.tables.verbs.sit import leave, sit
from tests.notices.mail_recipients import member, outcomes_of, run_tasks, table_of, timed_out, warned
from tests.tables.sample_tables import ASYNC, NONCE, first_legal, move, play, player
from tests.tables.shifted_clock import DAY

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")


def test_a_player_who_has_left_gets_no_notice_of_the_next_occupants_turn(mail_server):
    zenobia, odaenathus, vaballathus = (member(name) for name in ("Zenobia", "Odaenathus", "Vaballathus"))
    table = uuid4()
    host, left, came = (get_or_create_player(table=table, user=user) for user in (zenobia, odaenathus, vaballathus))
    notify_after_commit(open_table(OpenRequest(game="haggle", seats=2, **ASYNC), host=host, table=table))
    commit_and_notify(table, sit(player=left, nonce=NONCE))
    commit_and_notify(table, leave(player=left))
    for person in (came, host):
        commit_and_notify(table, sit(player=person, nonce=NONCE))
    assert run_tasks() == 2
    assert sorted(mail_server.recipients) == ["vaballathus@palmyra.example", "zenobia@palmyra.example"]
    assert outcomes_of(odaenathus) == []


def test_a_warning_goes_to_the_warned_player_and_is_obsolete_after_a_resignation(mail_server, clock):
    zenobia, odaenathus = member(), member("Odaenathus")
    loaded = table_of(zenobia, odaenathus, seats=3, bots={2: "random"})
    follow(notices)
    loaded = warned(loaded, clock)
    commit_and_notify(loaded.head.id, resign(player=player(loaded, 0)))
    assert run_tasks() == 1
    assert mail_server.recipients == ["odaenathus@palmyra.example"]
    assert outcomes_of(zenobia) == [("turn", "dropped", "obsolete"), ("warning", "dropped", "obsolete")]


def test_a_warning_is_obsolete_when_a_standing_order_has_moved(mail_server, clock):
    zenobia, odaenathus = member(), member("Odaenathus", verified=False)
    loaded = table_of(zenobia, odaenathus)
    loaded = move(loaded, 1, first_legal(loaded, 1)).loaded
    change(zenobia, turn="none")
    assert run_tasks() == 0
    loaded = warned(loaded, clock)
    follow(notices)
    command = uuid4()
    mark_as_standing_order(command)
    move(loaded, 0, first_legal(loaded, 0), command=command)
    assert run_tasks() == 0
    assert outcomes_of(zenobia) == [
        ("turn", "dropped", "unsubscribed"),
        ("warning", "dropped", "obsolete"),
        ("turn", "dropped", "unsubscribed"),
    ]


def test_after_a_substitution_the_notice_about_the_bot_is_obsolete(mail_server, clock):
    zenobia, odaenathus = member(), member("Odaenathus")
    loaded = table_of(zenobia, odaenathus)
    loaded = move(loaded, 1, first_legal(loaded, 1)).loaded
    loaded = timed_out(loaded, clock)
    clock.forward(DAY)
    commit_and_notify(loaded.head.id, vote_for_substitute(player=player(loaded, 1), seat=0, agree=True))
    assert run_tasks() == 0
    assert outcomes_of(zenobia) == [("turn", "dropped", "obsolete"), ("away", "dropped", "obsolete")]


def test_the_end_is_sent_to_a_player_who_timed_out_and_not_to_one_who_resigned(mail_server, clock):
    zenobia, odaenathus, vaballathus = (member(name) for name in ("Zenobia", "Odaenathus", "Vaballathus"))
    loaded = table_of(zenobia, odaenathus, vaballathus)
    for seat in (1, 2):
        loaded = move(loaded, seat, first_legal(loaded, seat)).loaded
    loaded = timed_out(loaded, clock)
    loaded = commit_and_notify(loaded.head.id, resign(player=player(loaded, 1))).loaded
    play(loaded)
    assert run_tasks() == 2
    assert sorted(zip(mail_server.recipients, mail_server.subjects, strict=True)) == [
        ("vaballathus@palmyra.example", "Haggle: the game is over"),
        ("zenobia@palmyra.example", "Haggle: the game is over"),
    ]
    assert outcomes_of(odaenathus) == [("turn", "dropped", "obsolete")]


def test_turns_that_are_over_when_read_still_make_notices(mail_server):
    zenobia, odaenathus = member(), member("Odaenathus")
    loaded = table_of(zenobia, odaenathus)
    rounds = 0
    while loaded.state.finished is None:
        for seat in (0, 1):
            loaded = move(loaded, seat, first_legal(loaded, seat)).loaded
        rounds += 1
    assert follow(notices) == loaded.version
    turns = Notice.objects.filter(kind="turn").order_by("version")
    assert [*turns.values_list("user__username", flat=True)] == ["Zenobia", "Odaenathus"] * rounds
    assert run_tasks() == 2
    assert mail_server.subjects == ["Haggle: the game is over"] * 2
    assert outcomes_of(zenobia) == [*[("turn", "dropped", "obsolete")] * rounds, ("over", "sent", "")]


@pytest.mark.parametrize("batch", [1, 2, 7])
def test_notices_do_not_depend_on_the_size_of_batches(batch):
    zenobia, odaenathus, vaballathus = (member(name) for name in ("Zenobia", "Odaenathus", "Vaballathus"))
    loaded = table_of(zenobia, odaenathus, vaballathus)
    play(loaded)
    follow(notices, batch)
    read = stored_notices()
    Notice.objects.all().delete()
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM eventlog_projection WHERE name = 'notices'")
    follow(notices)
    assert stored_notices() == read
    assert {kind for _, kind, _ in read} == {"turn", "over"}


def stored_notices():
    return sorted(Notice.objects.values_list("user__username", "kind", "version"))

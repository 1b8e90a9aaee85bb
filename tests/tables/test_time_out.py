"""When time runs out a bot plays; the player comes back, is substituted, or all time out."""

from uuid import UUID

import pytest

from serai.engine.registry import find
from serai.eventlog.current_time import now
from serai.eventlog.sync_store import tail
from serai.tables.clock.due import check_table_clocks, due_tables
from serai.tables.clock.outages import record_outage
from serai.tables.errors import WrongMoment
from serai.tables.listeners import commit_and_notify
from serai.tables.models import Table
from serai.tables.read_models.rebuild import read_models
from serai.tables.read_models.rows import status_of
from serai.tables.result import result_of
from serai.tables.verbs.away import come_back, vote_for_substitute
from serai.tables.verbs.resign import resign
from serai.tables.views.table_view import event_views
from tests.tables.sample_tables import ASYNC, LIVE, first_legal, move, next_seat, play, player, reloaded, started_table
from tests.tables.shifted_clock import DAY, MINUTE, SECOND
from tests.tables.test_act import verdict

pytestmark = pytest.mark.usefixtures("database")


def let_time_run_out(loaded, clock):
    clock.to(loaded.state.seat_clocks[next_seat(loaded)].deadline * 1000)
    check_table_clocks(loaded.head.id)
    return reloaded(loaded)


CLOCKS = pytest.mark.parametrize(("terms", "grace"), [(LIVE, MINUTE), (ASYNC, DAY)], ids=["live", "async"])
"""How long the others wait for an absent player: a minute at a live table, a day at an async one."""


@pytest.mark.parametrize(
    ("game", "middle"), [("byzanz", "merchant"), ("zanzibar", "trader"), ("jantaris", "guildmaster")]
)
def test_when_time_runs_out_a_bot_of_middle_level_plays_and_everyone_sees_it(clock, game, middle):
    loaded = started_table(game, 3, **LIVE)
    assert [*find(game).bots] == ["random", "apprentice", middle, "expert"]
    seat, before = next_seat(loaded), loaded.version
    loaded = let_time_run_out(loaded, clock)
    occupant = loaded.state.occupants[seat]
    assert (occupant.bot, occupant.timeouts, occupant.departed) == (middle, 1, None)
    assert Table.objects.get().bot_due
    for audience in (None, *range(3)):
        events = [view.event for view in event_views(loaded, tail(loaded.head.id, before), audience)]
        assert {"type": "timed-out", "seat": seat, "bot": middle} in events
    with pytest.raises(WrongMoment, match="Return to the game"):
        move(loaded, seat, first_legal(loaded, seat), player=player(loaded, seat))


def test_a_player_who_comes_back_has_a_tenth_of_the_bank(clock):
    loaded = started_table("byzanz", 3, **LIVE)
    seat = next_seat(loaded)
    loaded = let_time_run_out(loaded, clock)
    loaded = commit_and_notify(loaded.head.id, come_back(player=player(loaded, seat))).loaded
    occupant, seat_clock = loaded.state.occupants[seat], loaded.state.seat_clocks[seat]
    assert (occupant.bot, occupant.away) == (None, None)
    assert seat_clock.left == 2 * 60_000
    assert seat_clock.since is not None
    assert move(loaded, seat, first_legal(loaded, seat)).result == "appended"


def test_coming_back_without_having_been_away_changes_nothing(clock):
    loaded = started_table("byzanz", 3, **LIVE)
    seat = next_seat(loaded)
    assert commit_and_notify(loaded.head.id, come_back(player=player(loaded, seat))).result == "unchanged"


def test_a_player_can_resign_while_away(clock):
    loaded = started_table("byzanz", 3, **LIVE)
    seat = next_seat(loaded)
    loaded = let_time_run_out(loaded, clock)
    loaded = commit_and_notify(loaded.head.id, resign(player=player(loaded, seat))).loaded
    assert loaded.state.occupants[seat].departed.kind == "resigned"
    assert loaded.state.occupants[seat].away is None


def test_a_player_who_is_away_at_the_end_is_last(clock, settings):
    loaded = started_table("byzanz", 3, **LIVE)
    seat = next_seat(loaded)
    loaded = play(let_time_run_out(loaded, clock))
    places = result_of(loaded.state).places
    assert places[seat] == 3
    assert sorted(place for other, place in enumerate(places) if other != seat)[0] == 1
    assert set(Table.objects.get().occupied_seats.values_list("seat", "departed")) >= {(seat, "timed-out")}
    assert verdict(loaded, settings).deal_checked


def test_the_read_model_can_be_rebuilt(clock):
    loaded = started_table("byzanz", 3, **ASYNC)
    row, _ = read_models(loaded.head.id)
    assert row["due_at"] == Table.objects.get().due_at is not None
    loaded = let_time_run_out(loaded, clock)
    row, seats = read_models(loaded.head.id)
    table = Table.objects.get()
    assert row["due_at"] == table.due_at
    assert row["bot_due"] == table.bot_due
    assert {(seat["seat"], seat["timeouts"]) for seat in seats} == set(
        table.occupied_seats.values_list("seat", "timeouts")
    )


@CLOCKS
def test_the_others_may_agree_on_a_substitute_after_the_grace_period(clock, terms, grace):
    loaded = started_table("byzanz", 3, **terms)
    seat = next_seat(loaded)
    loaded = let_time_run_out(loaded, clock)
    one, other = (player(loaded, number) for number in range(3) if number != seat)
    with pytest.raises(WrongMoment, match="long enough"):
        commit_and_notify(loaded.head.id, vote_for_substitute(player=one, seat=seat, agree=True))
    clock.forward(grace - 10 * SECOND)
    with pytest.raises(WrongMoment, match="long enough"):
        commit_and_notify(loaded.head.id, vote_for_substitute(player=one, seat=seat, agree=True))
    clock.forward(10 * SECOND)
    loaded = commit_and_notify(loaded.head.id, vote_for_substitute(player=one, seat=seat, agree=True)).loaded
    assert loaded.state.occupants[seat].away
    loaded = commit_and_notify(loaded.head.id, vote_for_substitute(player=other, seat=seat, agree=True)).loaded
    assert loaded.state.occupants[seat].departed.kind == "substituted"
    assert loaded.seat_of(UUID(loaded.state.occupants[seat].player)) is None


def test_a_vote_for_a_substitute_can_be_withdrawn_and_ends_when_the_player_returns(clock):
    loaded = started_table("byzanz", 3, **LIVE)
    seat = next_seat(loaded)
    loaded = let_time_run_out(loaded, clock)
    one, other = (player(loaded, number) for number in range(3) if number != seat)
    clock.forward(MINUTE)
    for agree in (True, False):
        loaded = commit_and_notify(loaded.head.id, vote_for_substitute(player=one, seat=seat, agree=agree)).loaded
    loaded = commit_and_notify(loaded.head.id, vote_for_substitute(player=other, seat=seat, agree=True)).loaded
    assert loaded.state.occupants[seat].away
    loaded = commit_and_notify(loaded.head.id, come_back(player=player(loaded, seat))).loaded
    with pytest.raises(WrongMoment, match="not away"):
        commit_and_notify(loaded.head.id, vote_for_substitute(player=one, seat=seat, agree=True))


@CLOCKS
def test_an_outage_does_not_count_for_the_grace_period(clock, terms, grace):
    loaded = started_table("byzanz", 3, **terms)
    seat = next_seat(loaded)
    loaded = let_time_run_out(loaded, clock)
    loaded = play(loaded, 1)
    began = now()
    clock.forward(grace)
    record_outage(began, now())
    one, _ = (player(loaded, number) for number in range(3) if number != seat)
    with pytest.raises(WrongMoment, match="long enough"):
        commit_and_notify(loaded.head.id, vote_for_substitute(player=one, seat=seat, agree=True))
    clock.forward(grace)
    assert (
        commit_and_notify(loaded.head.id, vote_for_substitute(player=one, seat=seat, agree=True)).result == "appended"
    )


def with_all_timed_out(clock, terms):
    loaded = started_table("byzanz", 3, **terms)
    while loaded.state.active_people:
        loaded = let_time_run_out(loaded, clock) if not _bot_is_due(loaded) else play(loaded, 1)
    return loaded


def _bot_is_due(loaded) -> bool:
    return loaded.state.occupants[next_seat(loaded)].bot is not None


@CLOCKS
def test_an_outage_does_not_let_bots_finish_a_paused_game(clock, terms, grace):
    """The last player's time runs out, and the server is down for longer than the grace period."""
    loaded = with_all_timed_out(clock, terms)
    began = now()
    clock.forward(3 * grace)
    record_outage(began, now())
    assert due_tables() == [loaded.head.id]
    check_table_clocks(loaded.head.id)
    assert (Table.objects.get().bot_due, due_tables()) == (False, [])
    clock.forward(grace - 10 * SECOND)
    assert due_tables() == []
    clock.forward(10 * SECOND)
    assert due_tables() == [loaded.head.id]
    check_table_clocks(loaded.head.id)
    assert Table.objects.get().bot_due


@CLOCKS
def test_after_all_have_timed_out_the_game_pauses_and_then_bots_finish_it(clock, settings, terms, grace):
    loaded = with_all_timed_out(clock, terms)
    row = Table.objects.get()
    assert (row.bot_due, row.status) == (False, "running")
    clock.forward(grace - 10 * SECOND)
    assert due_tables() == []
    check_table_clocks(loaded.head.id)
    assert not Table.objects.get().bot_due
    clock.forward(10 * SECOND)
    assert due_tables() == [loaded.head.id]
    check_table_clocks(loaded.head.id)
    assert Table.objects.get().bot_due
    loaded = play(reloaded(loaded))
    assert status_of(loaded.state) == "finished"
    assert {occupant.departed.kind for occupant in loaded.state.occupants} == {"timed-out"}
    assert verdict(loaded, settings).deal_checked

"""When time runs out: a bot plays, its owner comes back or is substituted, or nobody is left."""

from uuid import UUID

import pytest

from serai.engine.registry import find
from serai.eventlog.clock import now
from serai.eventlog.sync_door import tail
from serai.tables.announce import carry_out
from serai.tables.away import come_back, wish_substitute
from serai.tables.errors import WrongMoment
from serai.tables.models import Table
from serai.tables.outages import add
from serai.tables.overdue import look_after, overdue
from serai.tables.part import resign
from serai.tables.rebuild import read_models
from serai.tables.result import result_of
from serai.tables.rows import status_of
from serai.tables.seen import seen_events
from tests.tables.moved_clock import DAY, MINUTE, SECOND
from tests.tables.people import LIVE, SLOW, begun, first_legal, look, move, play, player, waited_for
from tests.tables.test_act import verdict

pytestmark = pytest.mark.usefixtures("database")


def let_time_run_out(known, clock):
    clock.to(known.chronicle.glasses[waited_for(known)].deadline * 1000)
    look_after(known.head.id)
    return look(known)


PACES = pytest.mark.parametrize(("pace", "grace"), [(LIVE, MINUTE), (SLOW, DAY)], ids=["live", "async"])
"""How long the others wait for who is away: at a live table a minute, at an async one a day."""


@pytest.mark.parametrize(
    ("game", "middle"), [("byzanz", "merchant"), ("zanzibar", "trader"), ("jantaris", "guildmaster")]
)
def test_when_time_runs_out_a_bot_of_middle_level_plays_and_all_are_told(clock, game, middle):
    known = begun(game, 3, **LIVE)
    assert [*find(game).bots] == ["random", "apprentice", middle, "expert"]
    seat, before = waited_for(known), known.version
    known = let_time_run_out(known, clock)
    chair = known.chronicle.chairs[seat]
    assert (chair.bot, chair.timeouts, chair.departed) == (middle, 1, None)
    assert Table.objects.get().bot_due
    for audience in (None, *range(3)):
        told = [seen.event for seen in seen_events(known, tail(known.head.id, before), audience)]
        assert {"type": "timed-out", "seat": seat, "bot": middle} in told
    with pytest.raises(WrongMoment, match="back"):
        move(known, seat, first_legal(known, seat), player=player(known, seat))


def test_who_is_back_plays_again_and_has_a_tenth_of_the_bank(clock):
    known = begun("byzanz", 3, **LIVE)
    seat = waited_for(known)
    known = let_time_run_out(known, clock)
    known = carry_out(known.head.id, come_back(player=player(known, seat))).known
    chair, glass = known.chronicle.chairs[seat], known.chronicle.glasses[seat]
    assert (chair.bot, chair.away) == (None, None)
    assert glass.left == 2 * 60_000
    assert glass.since is not None
    assert move(known, seat, first_legal(known, seat)).result == "appended"


def test_coming_back_twice_or_without_having_been_away_changes_nothing(clock):
    known = begun("byzanz", 3, **LIVE)
    seat = waited_for(known)
    assert carry_out(known.head.id, come_back(player=player(known, seat))).result == "unchanged"


def test_who_resigns_while_away_is_gone(clock):
    known = begun("byzanz", 3, **LIVE)
    seat = waited_for(known)
    known = let_time_run_out(known, clock)
    known = carry_out(known.head.id, resign(player=player(known, seat))).known
    assert known.chronicle.chairs[seat].departed.kind == "resigned"
    assert known.chronicle.chairs[seat].away is None


def test_who_is_still_away_at_the_end_is_last_and_the_others_result_counts(clock, settings):
    known = begun("byzanz", 3, **LIVE)
    seat = waited_for(known)
    known = play(let_time_run_out(known, clock))
    places = result_of(known.chronicle).places
    assert places[seat] == 3
    assert sorted(place for other, place in enumerate(places) if other != seat)[0] == 1
    assert set(Table.objects.get().chairs.values_list("seat", "departed")) >= {(seat, "timed-out")}
    assert verdict(known, settings).deal_checked


def test_the_read_model_can_be_built_again(clock):
    known = begun("byzanz", 3, **SLOW)
    row, _ = read_models(known.head.id)
    assert row["due_at"] == Table.objects.get().due_at is not None
    known = let_time_run_out(known, clock)
    row, chairs = read_models(known.head.id)
    table = Table.objects.get()
    assert row["due_at"] == table.due_at
    assert row["bot_due"] == table.bot_due
    assert {(chair["seat"], chair["timeouts"]) for chair in chairs} == set(table.chairs.values_list("seat", "timeouts"))


@PACES
def test_the_others_may_agree_on_a_substitute_after_a_while(clock, pace, grace):
    known = begun("byzanz", 3, **pace)
    seat = waited_for(known)
    known = let_time_run_out(known, clock)
    one, other = (player(known, number) for number in range(3) if number != seat)
    with pytest.raises(WrongMoment, match="long enough"):
        carry_out(known.head.id, wish_substitute(player=one, seat=seat, wishes=True))
    clock.forward(grace - 10 * SECOND)
    with pytest.raises(WrongMoment, match="long enough"):
        carry_out(known.head.id, wish_substitute(player=one, seat=seat, wishes=True))
    clock.forward(10 * SECOND)
    known = carry_out(known.head.id, wish_substitute(player=one, seat=seat, wishes=True)).known
    assert known.chronicle.chairs[seat].away
    known = carry_out(known.head.id, wish_substitute(player=other, seat=seat, wishes=True)).known
    assert known.chronicle.chairs[seat].departed.kind == "substituted"
    assert known.seat_of(UUID(known.chronicle.chairs[seat].player)) is None


def test_a_wish_for_a_substitute_can_be_taken_back_and_goes_when_they_return(clock):
    known = begun("byzanz", 3, **LIVE)
    seat = waited_for(known)
    known = let_time_run_out(known, clock)
    one, other = (player(known, number) for number in range(3) if number != seat)
    clock.forward(MINUTE)
    for wishes in (True, False):
        known = carry_out(known.head.id, wish_substitute(player=one, seat=seat, wishes=wishes)).known
    known = carry_out(known.head.id, wish_substitute(player=other, seat=seat, wishes=True)).known
    assert known.chronicle.chairs[seat].away
    known = carry_out(known.head.id, come_back(player=player(known, seat))).known
    with pytest.raises(WrongMoment, match="Nobody is away"):
        carry_out(known.head.id, wish_substitute(player=one, seat=seat, wishes=True))


@PACES
def test_an_outage_is_no_waiting_for_who_is_away(clock, pace, grace):
    known = begun("byzanz", 3, **pace)
    seat = waited_for(known)
    known = let_time_run_out(known, clock)
    known = play(known, 1)
    began = now()
    clock.forward(grace)
    add(began, now())
    one, _ = (player(known, number) for number in range(3) if number != seat)
    with pytest.raises(WrongMoment, match="long enough"):
        carry_out(known.head.id, wish_substitute(player=one, seat=seat, wishes=True))
    clock.forward(grace)
    assert carry_out(known.head.id, wish_substitute(player=one, seat=seat, wishes=True)).result == "appended"


def with_nobody_left(clock, pace):
    known = begun("byzanz", 3, **pace)
    while known.chronicle.people:
        known = let_time_run_out(known, clock) if not _bot_is_due(known) else play(known, 1)
    return known


def _bot_is_due(known) -> bool:
    return known.chronicle.chairs[waited_for(known)].bot is not None


@PACES
def test_nobody_forsakes_a_game_by_an_outage(clock, pace, grace):
    """The last one's time runs out, and the server is down for longer than others would be waited for."""
    known = with_nobody_left(clock, pace)
    began = now()
    clock.forward(3 * grace)
    add(began, now())
    assert overdue() == [known.head.id]
    look_after(known.head.id)
    assert (Table.objects.get().bot_due, overdue()) == (False, [])
    clock.forward(grace - 10 * SECOND)
    assert overdue() == []
    clock.forward(10 * SECOND)
    assert overdue() == [known.head.id]
    look_after(known.head.id)
    assert Table.objects.get().bot_due


@PACES
def test_a_table_at_which_nobody_is_left_rests_for_a_while_then_bots_finish_it(clock, settings, pace, grace):
    known = with_nobody_left(clock, pace)
    row = Table.objects.get()
    assert (row.bot_due, row.status) == (False, "running")
    clock.forward(grace - 10 * SECOND)
    assert overdue() == []
    look_after(known.head.id)
    assert not Table.objects.get().bot_due
    clock.forward(10 * SECOND)
    assert overdue() == [known.head.id]
    look_after(known.head.id)
    assert Table.objects.get().bot_due
    known = play(look(known))
    assert status_of(known.chronicle) == "finished"
    assert {chair.departed.kind for chair in known.chronicle.chairs} == {"timed-out"}
    assert verdict(known, settings).deal_checked

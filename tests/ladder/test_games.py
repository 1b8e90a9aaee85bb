"""Games as they are really played, and what they are worth."""

import pytest

from serai.ladder.models import Entry, FinalStanding, Standing
from serai.ladder.rating import mean_of, shown
from serai.tables.announce import carry_out
from serai.tables.part import resign, wish_end
from tests.ladder.games import caught_up, member, person_of, played, sat_down
from tests.tables.moved_clock import DAY
from tests.tables.people import play, player, waited_for
from tests.tables.test_time_out import let_time_run_out

pytestmark = pytest.mark.usefixtures("database")


def entry_of(user):
    return Entry.objects.filter(person=person_of(user)).latest("number")


def test_agreeing_at_once_to_end_a_game_with_bots_gains_nothing():
    ada = member("Ada")
    known = sat_down([ada], bots=["bold", "bold"])
    carry_out(known.head.id, wish_end(player=player(known, 0), wishes=True))
    caught_up()
    assert entry_of(ada).shown < 1500
    assert not entry_of(ada).won


def test_who_ends_a_game_together_wins_nothing():
    people = [member("Ada"), member("Bela")]
    known = sat_down(people)
    for seat in range(2):
        carry_out(known.head.id, wish_end(player=player(known, seat), wishes=True))
    caught_up()
    assert [(entry.place, entry.won) for entry in Entry.objects.all()] == [(1, False), (1, False)]
    assert [(one.games, one.wins, one.season_wins) for one in Standing.objects.all()] == [(1, 0, 0), (1, 0, 0)]


def test_who_resigns_comes_in_last_and_the_bot_after_them_is_not_rated():
    ada, bela, carla = member("Ada"), member("Bela"), member("Carla")
    known = sat_down([ada, bela, carla])
    play(carry_out(known.head.id, resign(player=player(known, 0))).known)
    caught_up()
    assert entry_of(ada).place == 3
    assert entry_of(ada).shown < 1500
    assert Entry.objects.count() == 3


def test_games_with_bots_count_a_quarter_and_four_a_day_are_enough(clock):
    ada = member("Ada")
    for _ in range(6):
        played([ada], bots=["bold"])
    caught_up()
    weights = list(Entry.objects.order_by("number").values_list("weight", flat=True))
    assert weights == [0.25, 0.25, 0.25, 0.25, 0.0, 0.0]
    assert Entry.objects.order_by("number").values_list("mu", flat=True)[3] == entry_of(ada).mu
    clock.forward(DAY)
    played([ada], bots=["bold"])
    caught_up()
    assert entry_of(ada).weight == 0.25


def test_the_same_two_again_and_again_count_less(clock):
    ada, bela = member("Ada"), member("Bela")
    for _ in range(5):
        played([ada, bela])
    clock.forward(8 * DAY)
    played([ada, bela])
    caught_up()
    weights = list(Entry.objects.filter(person=person_of(ada)).order_by("number").values_list("weight", flat=True))
    assert weights == [1.0, 1.0, 1.0, 1 / 2, 1 / 3, 1.0]


def test_whose_time_ran_out_is_rated_last_and_the_bot_in_their_chair_not_at_all(clock):
    people = [member(name) for name in ("Ada", "Bela", "Carla")]
    known = sat_down(people, game="byzanz")
    late = waited_for(known)
    play(let_time_run_out(known, clock))
    caught_up()
    places = dict(Entry.objects.values_list("seat", "place"))
    assert places[late] == 3 > max(place for seat, place in places.items() if seat != late)
    assert entry_of(people[late]).shown < 1500


def test_in_the_middle_of_the_house_one_goes_up_and_one_down(clock):
    people = [member(name) for name in ("Ada", "Bela", "Carla", "Dezso", "Elena")]
    for _ in range(14):
        for place, one in enumerate(people):
            played([one, people[(place + 1) % 5], people[(place + 2) % 5]])
        clock.forward(DAY)
    caught_up()
    Standing.objects.update(division=3)
    clock.forward(92 * DAY)
    played(people[:2], ranked=False)
    caught_up()
    finals = FinalStanding.objects.order_by("place", "person")
    assert [final.next_division for final in finals] == [2, 3, 3, 3, 4]


def test_a_season_ends_with_standings_divisions_and_a_soft_reset(clock):
    people = [member(name) for name in ("Ada", "Bela", "Carla", "Dezso", "Elena")]
    for _ in range(14):
        for place, one in enumerate(people):
            played([one, people[(place + 1) % 5], people[(place + 2) % 5]])
        clock.forward(DAY)
    caught_up()
    before = {one.person: one for one in Standing.objects.all()}
    assert [bool(one.settled and one.season_games) for one in before.values()] == [True] * len(people)
    clock.forward(92 * DAY)
    played(people[:2], ranked=False)
    caught_up()

    finals = FinalStanding.objects.order_by("place", "person")
    assert finals[0].place == 1
    assert sorted(final.next_division for final in finals) == [4, 5, 5, 5, 5]
    assert finals[0].next_division == 4
    for one in Standing.objects.all():
        old = before[one.person]
        assert abs(one.shown - 1500) <= abs(old.shown - 1500)
        assert one.sigma > old.sigma
        assert (one.settled, one.season_games, one.games) == (True, 0, old.games)
        assert one.shown == shown(one.mu)


def test_a_bots_figure_is_what_is_shown_of_it():
    assert shown(mean_of(1730)) == 1730

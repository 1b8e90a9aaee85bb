"""Rating of games that are really played."""

import pytest

from serai.ladder.models import Entry, FinalStanding, Standing
from serai.ladder.rating import mu_of, points
from serai.tables.listeners import commit_and_notify
from serai.tables.verbs.resign import resign, vote_to_end
from tests.ladder.ranked_games import member, person_of, played, started, update_ladder
from tests.tables.sample_tables import next_seat, play, player
from tests.tables.shifted_clock import DAY
from tests.tables.test_time_out import let_time_run_out

pytestmark = pytest.mark.usefixtures("database")


def entry_of(user):
    return Entry.objects.filter(person=person_of(user)).latest("number")


def test_a_game_with_bots_that_ends_by_agreement_gives_no_points():
    ada = member("Ada")
    loaded = started([ada], bots=["bold", "bold"])
    commit_and_notify(loaded.head.id, vote_to_end(player=player(loaded, 0), agree=True))
    update_ladder()
    assert entry_of(ada).points < 1500
    assert not entry_of(ada).won


def test_nobody_wins_a_game_ended_by_agreement():
    people = [member("Ada"), member("Bela")]
    loaded = started(people)
    for seat in range(2):
        commit_and_notify(loaded.head.id, vote_to_end(player=player(loaded, seat), agree=True))
    update_ladder()
    assert [(entry.place, entry.won) for entry in Entry.objects.all()] == [(1, False), (1, False)]
    assert [(one.games, one.wins, one.season_wins) for one in Standing.objects.all()] == [(1, 0, 0), (1, 0, 0)]


def test_a_player_who_resigns_is_last_and_the_substitute_bot_is_not_rated():
    ada, bela, carla = member("Ada"), member("Bela"), member("Carla")
    loaded = started([ada, bela, carla])
    play(commit_and_notify(loaded.head.id, resign(player=player(loaded, 0))).loaded)
    update_ladder()
    assert entry_of(ada).place == 3
    assert entry_of(ada).points < 1500
    assert Entry.objects.count() == 3


def test_games_with_bots_count_a_quarter_and_at_most_four_a_day_count(clock):
    ada = member("Ada")
    for _ in range(6):
        played([ada], bots=["bold"])
    update_ladder()
    weights = list(Entry.objects.order_by("number").values_list("weight", flat=True))
    assert weights == [0.25, 0.25, 0.25, 0.25, 0.0, 0.0]
    assert Entry.objects.order_by("number").values_list("mu", flat=True)[3] == entry_of(ada).mu
    clock.forward(DAY)
    played([ada], bots=["bold"])
    update_ladder()
    assert entry_of(ada).weight == 0.25


def test_repeated_games_of_a_pair_count_less(clock):
    ada, bela = member("Ada"), member("Bela")
    for _ in range(5):
        played([ada, bela])
    clock.forward(8 * DAY)
    played([ada, bela])
    update_ladder()
    weights = list(Entry.objects.filter(person=person_of(ada)).order_by("number").values_list("weight", flat=True))
    assert weights == [1.0, 1.0, 1.0, 1 / 2, 1 / 3, 1.0]


def test_a_player_who_timed_out_is_last_and_the_substitute_bot_is_not_rated(clock):
    people = [member(name) for name in ("Ada", "Bela", "Carla")]
    loaded = started(people, game="byzanz")
    late = next_seat(loaded)
    play(let_time_run_out(loaded, clock))
    update_ladder()
    places = dict(Entry.objects.values_list("seat", "place"))
    assert places[late] == 3 > max(place for seat, place in places.items() if seat != late)
    assert entry_of(people[late]).points < 1500


def test_in_a_middle_division_one_of_five_is_promoted_and_one_relegated(clock):
    people = [member(name) for name in ("Ada", "Bela", "Carla", "Dezso", "Elena")]
    for _ in range(14):
        for place, one in enumerate(people):
            played([one, people[(place + 1) % 5], people[(place + 2) % 5]])
        clock.forward(DAY)
    update_ladder()
    Standing.objects.update(division=3)
    clock.forward(92 * DAY)
    played(people[:2], ranked=False)
    update_ladder()
    finals = FinalStanding.objects.order_by("place", "person")
    assert [final.next_division for final in finals] == [2, 3, 3, 3, 4]


def test_a_season_ends_with_standings_divisions_and_a_soft_reset(clock):
    people = [member(name) for name in ("Ada", "Bela", "Carla", "Dezso", "Elena")]
    for _ in range(14):
        for place, one in enumerate(people):
            played([one, people[(place + 1) % 5], people[(place + 2) % 5]])
        clock.forward(DAY)
    update_ladder()
    before = {one.person: one for one in Standing.objects.all()}
    assert [bool(one.settled and one.season_games) for one in before.values()] == [True] * len(people)
    clock.forward(92 * DAY)
    played(people[:2], ranked=False)
    update_ladder()

    finals = FinalStanding.objects.order_by("place", "person")
    assert finals[0].place == 1
    assert sorted(final.next_division for final in finals) == [4, 5, 5, 5, 5]
    assert finals[0].next_division == 4
    for one in Standing.objects.all():
        old = before[one.person]
        assert abs(one.points - 1500) <= abs(old.points - 1500)
        assert one.sigma > old.sigma
        assert (one.settled, one.season_games, one.games) == (True, 0, old.games)
        assert one.points == points(one.mu)


def test_a_bots_rating_is_shown_unchanged():
    assert points(mu_of(1730)) == 1730

"""Ratings follow from the log alone, whatever the size of batches."""

from collections import Counter
from itertools import combinations

import pytest

from serai.eventlog.projections import rebuild
from serai.ladder import projection
from serai.ladder.current_ratings import NEWCOMER, ratings_of
from serai.ladder.inactivity import mark_inactive
from serai.ladder.models import Entry, FinalStanding, RankBucket, RatedGame, Standing
from serai.ladder.projection import ladder
from serai.ladder.rating_batch import RatingBatch
from serai.ladder.rebuild import rebuild_ladder
from serai.ladder.void import void
from tests.ladder.ranked_games import GAME, guest, member, person_of, played, projection_rows, the_ladder, update_ladder
from tests.tables.sample_tables import ASYNC
from tests.tables.shifted_clock import DAY

pytestmark = pytest.mark.usefixtures("database")


@pytest.fixture
def two_seasons(clock):
    """Six people and some bots over half a year, with voided games in both seasons."""
    people = [member(name) for name in ("Ada", "Bela", "Carla", "Dezso", "Elena", "Franz")]
    tables = []
    for weeks in range(6):
        tables += [played(pair).head.id for pair in combinations(people[:4], 2)]
        tables.append(played(people[:3], bots=["bold"]).head.id)
        tables.append(played([people[4], people[5], people[weeks % 4]], **ASYNC).head.id)
        clock.forward(18 * DAY)
        if weeks == 3:
            void(tables[-1], "fault")
    void(tables[2], "collusion")
    played(people[:2])
    return people


@pytest.mark.parametrize("batch", [1, 2, 7, 30, 5000])
def test_ratings_do_not_depend_on_the_size_of_batches(two_seasons, batch):
    update_ladder(batch=11)
    live = projection_rows()
    assert len(live["ladder_entry"]) > 100
    assert live["ladder_finalstanding"]
    rebuild(ladder, batch)
    assert projection_rows() == live


def test_ratings_do_not_depend_on_how_often_rows_are_flushed(two_seasons, monkeypatch):
    update_ladder()
    live = projection_rows()
    monkeypatch.setattr(projection, "FLUSH_AT", 1)
    rebuild(ladder, 30)
    assert projection_rows() == live


def test_a_failed_rebuild_changes_nothing(two_seasons, monkeypatch):
    update_ladder()
    live = projection_rows()
    rated = iter(range(20))

    def rate_some(batch, game):
        if next(rated, None) is None:
            raise ZeroDivisionError
        return RatingBatch.rate(batch, game)

    with monkeypatch.context() as broken:
        broken.setattr(projection, "FLUSH_AT", 1)
        broken.setattr(projection, "RatingBatch", type("Broken", (RatingBatch,), {"rate": rate_some}))
        with pytest.raises(ZeroDivisionError):
            rebuild(ladder)
    assert projection_rows() == live
    rebuild(ladder)
    assert projection_rows() == live


def test_winners_gain_points_and_losers_lose_points():
    ada, bela = member("Ada"), member("Bela")
    loaded = played([ada, bela])
    update_ladder()
    won, lost = sorted(Entry.objects.all(), key=lambda entry: entry.place)
    if won.place < lost.place:
        assert won.points > 1500 > lost.points
        assert (won.won, lost.won) == (True, False)
    else:
        assert won.points == lost.points == 1500
    assert RatedGame.objects.get().table == loaded.head.id
    ratings = ratings_of([ada.pk, bela.pk], GAME, "live")
    assert {rating.points for rating in ratings.values()} == {won.points, lost.points}
    assert all(rating.provisional and rating.uncertainty < NEWCOMER.uncertainty for rating in ratings.values())


def test_live_and_async_games_have_separate_ladders():
    ada, bela = member("Ada"), member("Bela")
    played([ada, bela])
    played([ada, bela], **ASYNC)
    played([ada, bela], clock="untimed", terms=ASYNC["terms"].__class__())
    update_ladder()
    games = dict(Standing.objects.filter(person=person_of(ada)).values_list("ladder", "games"))
    assert games == {the_ladder("live"): 1, the_ladder("async"): 2}


def test_a_user_without_rated_games_is_a_newcomer():
    ada, bela = member("Ada"), member("Bela")
    played([ada, bela], ranked=False)
    update_ladder()
    assert ratings_of([ada.pk], GAME, "live") == {ada.pk: NEWCOMER}
    assert not RatedGame.objects.exists()


def test_a_guest_is_not_rated_even_after_becoming_a_member():
    ada, bela, visitor = member("Ada"), member("Bela"), guest("Visitor")
    played([ada, bela, visitor])
    update_ladder()
    assert Standing.objects.count() == 2
    before = projection_rows()
    visitor.is_guest = False
    visitor.save()
    rebuild(ladder)
    assert projection_rows() == before


def test_deleting_an_account_changes_no_ratings():
    ada, bela, carla = member("Ada"), member("Bela"), member("Carla")
    played([ada, bela])
    played([bela, carla])
    update_ladder()
    before = projection_rows()
    bela.delete()
    rebuild(ladder)
    assert projection_rows() == before


def buckets():
    return {(one.ladder, one.seasonal, one.points): one.people for one in RankBucket.objects.all()}


def expected_buckets():
    return Counter(
        (one.ladder, seasonal, one.points)
        for one in Standing.objects.filter(settled=True, inactive=False)
        for seasonal in ((False, True) if one.season_games else (False,))
    )


def test_buckets_count_listed_people(two_seasons):
    update_ladder(batch=4)
    assert buckets()
    assert buckets() == expected_buckets()


def test_ratings_after_voiding_are_as_if_the_game_had_not_been_played(clock):
    ada, bela, carla = member("Ada"), member("Bela"), member("Carla")
    played([ada, bela])
    wrong = played([bela, carla])
    played([ada, carla])
    played([ada, bela])
    update_ladder()
    with_it = projection_rows()
    void(wrong.head.id, "one-person")
    update_ladder()
    assert projection_rows() != with_it
    assert [game.voided for game in RatedGame.objects.order_by("number")] == [False, True, False, False]
    left = [(entry.person, entry.place, entry.mu, entry.sigma) for entry in Entry.objects.order_by("number", "seat")]
    assert len(left) == 6
    assert Standing.objects.get(person=person_of(bela)).games == 2
    assert left == list(_rated_by_hand(left))


def _rated_by_hand(entries):
    from serai.ladder.rating import MU, SIGMA, rate

    strengths: dict[int, tuple[float, float]] = {}
    for first, second in zip(entries[::2], entries[1::2], strict=True):
        before = [strengths.get(one[0], (MU, SIGMA)) for one in (first, second)]
        after = rate(before, [first[1], second[1]])
        for one, strength in zip((first, second), after, strict=True):
            strengths[one[0]] = strength
            yield one[0], one[1], *strength


def test_voiding_the_only_game_empties_the_ladder():
    ada, bela = member("Ada"), member("Bela")
    loaded = played([ada, bela])
    update_ladder()
    void(loaded.head.id, "other")
    update_ladder()
    assert not Standing.objects.exists()
    assert not Entry.objects.exists()
    assert not RankBucket.objects.exists()


def test_voiding_does_not_change_past_seasons(clock):
    people = [member("Ada"), member("Bela")]
    first = played(people)
    for _ in range(40):
        played(people)
        clock.forward(2 * DAY)
    clock.forward(92 * DAY)
    played(people)
    update_ladder()
    final = list(FinalStanding.objects.order_by("pk").values())
    assert final
    void(first.head.id, "fault")
    update_ladder()
    assert list(FinalStanding.objects.order_by("pk").values()) == final


@pytest.mark.parametrize("batch", [1, 7, 5000])
def test_voiding_keeps_divisions(clock, batch):
    people = [member("Ada"), member("Bela"), member("Carla")]
    wrong = played([member("Xenia"), member("Yusuf")])
    for _ in range(14):
        played(people)
        clock.forward(3 * DAY)
    clock.forward(92 * DAY)
    played(people[:2])
    update_ladder(batch)
    divisions = dict(Standing.objects.filter(games__gt=1).values_list("person", "division"))
    assert sorted(divisions.values()) == [4, 5, 5]
    void(wrong.head.id, "collusion")
    update_ladder(batch)
    assert dict(Standing.objects.values_list("person", "division")) == divisions
    live = projection_rows()
    rebuild(ladder, batch)
    assert projection_rows() == live


def test_after_voiding_all_games_a_player_starts_in_the_division_of_the_last_season(clock):
    people = [member("Ada"), member("Bela"), member("Carla")]
    tables = []
    for _ in range(14):
        tables.append(played(people).head.id)
        clock.forward(3 * DAY)
    clock.forward(92 * DAY)
    played(people, ranked=False)
    update_ladder()
    divisions = dict(Standing.objects.values_list("person", "division"))
    for table in tables:
        void(table, "collusion")
    update_ladder()
    assert not Standing.objects.exists()
    played(people)
    update_ladder()
    assert dict(Standing.objects.values_list("person", "division")) == divisions
    assert 4 in divisions.values()


@pytest.mark.parametrize("batch", [1, 7, 5000])
def test_a_new_game_makes_an_inactive_player_active_and_voiding_a_game_does_not(clock, batch):
    ada, bela, carla = people = [member("Ada"), member("Bela"), member("Carla")]
    wrong = played([ada, bela])
    for _ in range(14):
        played(people)
        clock.forward(3 * DAY)
    update_ladder(batch)
    gone = {person_of(bela), person_of(carla)}
    clock.forward(200 * DAY)
    carla.delete()
    mark_inactive()
    played([ada, member("Dezso")])
    update_ladder(batch)
    assert set(Standing.objects.filter(inactive=True).values_list("person", flat=True)) == gone
    void(wrong.head.id, "fault")
    update_ladder(batch)
    assert set(Standing.objects.filter(inactive=True).values_list("person", flat=True)) == gone
    assert buckets() == expected_buckets()
    assert buckets()
    live = projection_rows()
    rebuild_ladder(batch)
    assert projection_rows() == live

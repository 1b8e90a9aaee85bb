"""Ratings follow from the log alone, however much of it is read at a time."""

from collections import Counter
from itertools import combinations

import pytest

from serai.eventlog.projections import rebuild
from serai.ladder import projection
from serai.ladder.book import Book
from serai.ladder.fade import fade
from serai.ladder.models import Entry, FinalStanding, RatedGame, Rung, Standing
from serai.ladder.projection import ladder
from serai.ladder.ratings import NEWCOMER, ratings_of
from serai.ladder.rebuild import rebuild_ladder
from serai.ladder.void import void
from tests.ladder.games import GAME, caught_up, figures, guest, member, person_of, played, the_ladder
from tests.tables.moved_clock import DAY
from tests.tables.people import SLOW

pytestmark = pytest.mark.usefixtures("database")


@pytest.fixture
def two_seasons(clock):
    """Six people and some bots over half a year, with a game voided late and one in the season before."""
    people = [member(name) for name in ("Ada", "Bela", "Carla", "Dezso", "Elena", "Franz")]
    tables = []
    for weeks in range(6):
        tables += [played(pair).head.id for pair in combinations(people[:4], 2)]
        tables.append(played(people[:3], bots=["bold"]).head.id)
        tables.append(played([people[4], people[5], people[weeks % 4]], **SLOW).head.id)
        clock.forward(18 * DAY)
        if weeks == 3:
            void(tables[-1], "fault")
    void(tables[2], "collusion")
    played(people[:2])
    return people


@pytest.mark.parametrize("batch", [1, 2, 7, 30, 5000])
def test_the_size_of_batches_changes_no_digit(two_seasons, batch):
    caught_up(batch=11)
    live = figures()
    assert len(live["ladder_entry"]) > 100
    assert live["ladder_finalstanding"]
    rebuild(ladder, batch)
    assert figures() == live


def test_entries_that_are_sent_off_one_by_one_change_no_digit(two_seasons, monkeypatch):
    caught_up()
    live = figures()
    monkeypatch.setattr(projection, "POUR_AT", 1)
    rebuild(ladder, 30)
    assert figures() == live


def test_a_rebuild_that_fails_half_way_leaves_everything_as_it_was(two_seasons, monkeypatch):
    caught_up()
    live = figures()
    rated = iter(range(20))

    def rate_some(book, game):
        if next(rated, None) is None:
            raise ZeroDivisionError
        return Book.rate(book, game)

    with monkeypatch.context() as broken:
        broken.setattr(projection, "POUR_AT", 1)
        broken.setattr(projection, "Book", type("Broken", (Book,), {"rate": rate_some}))
        with pytest.raises(ZeroDivisionError):
            rebuild(ladder)
    assert figures() == live
    rebuild(ladder)
    assert figures() == live


def test_winning_goes_up_and_losing_goes_down():
    ada, bela = member("Ada"), member("Bela")
    known = played([ada, bela])
    caught_up()
    won, lost = sorted(Entry.objects.all(), key=lambda entry: entry.place)
    if won.place < lost.place:
        assert won.shown > 1500 > lost.shown
        assert (won.won, lost.won) == (True, False)
    else:
        assert won.shown == lost.shown == 1500
    assert RatedGame.objects.get().table == known.head.id
    ratings = ratings_of([ada.pk, bela.pk], GAME, "live")
    assert {rating.shown for rating in ratings.values()} == {won.shown, lost.shown}
    assert all(rating.provisional and rating.uncertainty < NEWCOMER.uncertainty for rating in ratings.values())


def test_live_and_slow_games_are_rated_apart():
    ada, bela = member("Ada"), member("Bela")
    played([ada, bela])
    played([ada, bela], **SLOW)
    played([ada, bela], clock="untimed", terms=SLOW["terms"].__class__())
    caught_up()
    games = dict(Standing.objects.filter(person=person_of(ada)).values_list("ladder", "games"))
    assert games == {the_ladder("live"): 1, the_ladder("async"): 2}


def test_whoever_has_no_rated_game_is_a_newcomer():
    ada, bela = member("Ada"), member("Bela")
    played([ada, bela], ranked=False)
    caught_up()
    assert ratings_of([ada.pk], GAME, "live") == {ada.pk: NEWCOMER}
    assert not RatedGame.objects.exists()


def test_a_guest_is_not_rated_even_after_becoming_a_member():
    ada, bela, visitor = member("Ada"), member("Bela"), guest("Visitor")
    played([ada, bela, visitor])
    caught_up()
    assert Standing.objects.count() == 2
    before = figures()
    visitor.is_guest = False
    visitor.save()
    rebuild(ladder)
    assert figures() == before


def test_nothing_changes_for_the_others_when_somebody_goes():
    ada, bela, carla = member("Ada"), member("Bela"), member("Carla")
    played([ada, bela])
    played([bela, carla])
    caught_up()
    before = figures()
    bela.delete()
    rebuild(ladder)
    assert figures() == before


def rungs():
    return {(rung.ladder, rung.seasonal, rung.shown): rung.people for rung in Rung.objects.all()}


def counted_rungs():
    return Counter(
        (one.ladder, seasonal, one.shown)
        for one in Standing.objects.filter(settled=True, faded=False)
        for seasonal in ((False, True) if one.season_games else (False,))
    )


def test_rungs_count_who_is_in_the_list(two_seasons):
    caught_up(batch=4)
    assert rungs()
    assert rungs() == counted_rungs()


def test_a_voided_game_is_as_though_it_had_never_been(clock):
    """The others are rated as in a house where it was not played."""
    ada, bela, carla = member("Ada"), member("Bela"), member("Carla")
    played([ada, bela])
    wrong = played([bela, carla])
    played([ada, carla])
    played([ada, bela])
    caught_up()
    with_it = figures()
    void(wrong.head.id, "one-person")
    caught_up()
    assert figures() != with_it
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


def test_a_void_of_the_only_game_leaves_nobody_on_the_ladder():
    ada, bela = member("Ada"), member("Bela")
    known = played([ada, bela])
    caught_up()
    void(known.head.id, "other")
    caught_up()
    assert not Standing.objects.exists()
    assert not Entry.objects.exists()
    assert not Rung.objects.exists()


def test_what_a_season_ended_with_stands_whatever_is_voided_later(clock):
    people = [member("Ada"), member("Bela")]
    first = played(people)
    for _ in range(40):
        played(people)
        clock.forward(2 * DAY)
    clock.forward(92 * DAY)
    played(people)
    caught_up()
    final = list(FinalStanding.objects.order_by("pk").values())
    assert final
    void(first.head.id, "fault")
    caught_up()
    assert list(FinalStanding.objects.order_by("pk").values()) == final


@pytest.mark.parametrize("batch", [1, 7, 5000])
def test_a_game_voided_later_throws_nobody_back_to_the_lowest_division(clock, batch):
    people = [member("Ada"), member("Bela"), member("Carla")]
    wrong = played([member("Xenia"), member("Yusuf")])
    for _ in range(14):
        played(people)
        clock.forward(3 * DAY)
    clock.forward(92 * DAY)
    played(people[:2])
    caught_up(batch)
    divisions = dict(Standing.objects.filter(games__gt=1).values_list("person", "division"))
    assert sorted(divisions.values()) == [4, 5, 5]
    void(wrong.head.id, "collusion")
    caught_up(batch)
    assert dict(Standing.objects.values_list("person", "division")) == divisions
    live = figures()
    rebuild(ladder, batch)
    assert figures() == live


def test_whose_games_were_all_voided_begins_again_where_their_season_had_led(clock):
    people = [member("Ada"), member("Bela"), member("Carla")]
    tables = []
    for _ in range(14):
        tables.append(played(people).head.id)
        clock.forward(3 * DAY)
    clock.forward(92 * DAY)
    played(people, ranked=False)
    caught_up()
    divisions = dict(Standing.objects.values_list("person", "division"))
    for table in tables:
        void(table, "collusion")
    caught_up()
    assert not Standing.objects.exists()
    played(people)
    caught_up()
    assert dict(Standing.objects.values_list("person", "division")) == divisions
    assert 4 in divisions.values()


@pytest.mark.parametrize("batch", [1, 7, 5000])
def test_a_void_brings_nobody_back_who_had_faded_and_a_new_game_does(clock, batch):
    ada, bela, carla = people = [member("Ada"), member("Bela"), member("Carla")]
    wrong = played([ada, bela])
    for _ in range(14):
        played(people)
        clock.forward(3 * DAY)
    caught_up(batch)
    gone = {person_of(bela), person_of(carla)}
    clock.forward(200 * DAY)
    carla.delete()
    fade()
    played([ada, member("Dezso")])
    caught_up(batch)
    assert set(Standing.objects.filter(faded=True).values_list("person", flat=True)) == gone
    void(wrong.head.id, "fault")
    caught_up(batch)
    assert set(Standing.objects.filter(faded=True).values_list("person", flat=True)) == gone
    assert rungs() == counted_rungs()
    assert rungs()
    live = figures()
    rebuild_ladder(batch)
    assert figures() == live

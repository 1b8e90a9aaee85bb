"""The count of other searches that fit."""

import pytest

from serai.matchmaking import responses
from serai.matchmaking.responses import searches_of
from serai.matchmaking.run_matcher import kinds_of
from tests.matchmaking.searches import member, searching

pytestmark = pytest.mark.usefixtures("database")


def others(*searches):
    answers = searches_of({search.user_id for search in searches})
    by_id = {one.id: one.others for answer in answers.values() for one in answer.searches}
    return [by_id[search.id] for search in searches]


def test_every_user_whose_search_fits_is_counted_once():
    both, two, three = searching("byzanz", 3, 4), searching("byzanz", 3), searching("byzanz", 4)
    async_search, other_game = searching("byzanz", 3, 4, pace="day"), searching("haggle", 2)
    assert others(both, two, three, async_search, other_game) == [2, 1, 1, 0, 0]
    searching("byzanz", 3, 4)
    assert others(both, two, three) == [3, 2, 2]


def test_a_users_own_searches_are_not_counted():
    user = member()
    first, second = searching(user=user, pace="day"), searching(user=user, pace="day")
    assert others(first, second) == [0, 0]


def test_each_search_is_read_a_few_times_however_many_users_ask(monkeypatch):
    read = []
    monkeypatch.setattr(responses, "kinds_of", lambda search: read.append(search.id) or kinds_of(search))
    searches = [searching("byzanz", 3) for _ in range(10)]
    assert others(*searches) == [9] * 10
    assert len(read) <= 2 * len(searches)

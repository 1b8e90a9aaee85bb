"""What people are told of those who look for the same."""

import pytest

from serai.matching import told
from serai.matching.forming import kinds_of
from serai.matching.told import searches_of
from tests.matching.people import looking, member

pytestmark = pytest.mark.usefixtures("database")


def others(*searches):
    answers = searches_of({search.user_id for search in searches})
    by_id = {one.id: one.others for answer in answers.values() for one in answer.searches}
    return [by_id[search.id] for search in searches]


def test_everybody_whose_wish_fits_is_counted_once():
    both, two, three = looking("byzanz", 3, 4), looking("byzanz", 3), looking("byzanz", 4)
    slow, else_ = looking("byzanz", 3, 4, pace="day"), looking("haggle", 2)
    assert others(both, two, three, slow, else_) == [2, 1, 1, 0, 0]
    looking("byzanz", 3, 4)
    assert others(both, two, three) == [3, 2, 2]


def test_nobody_is_another_to_themselves_by_two_searches():
    user = member()
    first, second = looking(user=user, pace="day"), looking(user=user, pace="day")
    assert others(first, second) == [0, 0]


def test_each_search_is_looked_at_a_few_times_however_many_are_told(monkeypatch):
    looked = []
    monkeypatch.setattr(told, "kinds_of", lambda search: looked.append(search.id) or kinds_of(search))
    searches = [looking("byzanz", 3) for _ in range(10)]
    assert others(*searches) == [9] * 10
    assert len(looked) <= 2 * len(searches)

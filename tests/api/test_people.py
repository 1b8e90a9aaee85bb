"""Somebody's profile: what everybody may see of a person."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from serai.accounts.models import User
from tests.api.people import Person, finished, person, running
from tests.api.test_me import browser_of
from tests.api.test_tables import ids

pytestmark = pytest.mark.usefixtures("database")


def over(**more):
    people, table = running(**more)
    return people, finished(people, table)


def play(people, **more):
    """Another finished game of the same people."""
    table = people[0].opens("haggle", len(people), **more)
    for other in people[1:]:
        other.sits(table["id"], invitation=table["invitation"] or "")
    return finished(people, table["id"])


def test_a_profile_counts_finished_games_that_everybody_may_see():
    people, first = over()
    games = [first, play(people), play(people)]
    play(people, listed=False)
    people[0].opens("haggle", 2)
    people[1].opens("byzanz", 3)
    for seat, somebody in enumerate(people):
        shown = Person().get(f"people/{somebody.user.username}")
        assert (shown.status, shown["name"], shown["is_guest"]) == (200, somebody.user.username, True)
        won = sum(game["position"]["result"]["places"][seat] == 1 for game in games)
        assert shown["games"] == [{"game": "haggle", "played": 3, "won": won}]
    assert set(shown.json) == {"name", "is_guest", "joined", "reliability", "games"}


def test_who_ends_a_game_together_has_not_won_it():
    people, table = running()
    for somebody in people:
        assert somebody.post(f"tables/{table}/agreement", {"wishes": True}).status == 200
    assert people[0].sees(table)["position"]["result"] == {"places": [1, 1], "scores": []}
    shown = Person().get(f"people/{people[0].user.username}")
    assert shown["games"] == [{"game": "haggle", "played": 1, "won": 0}]


def test_who_has_not_played_has_a_profile_too():
    User.objects.create_user("Zenobia")
    shown = Person().get("people/zenobia")
    assert (shown["name"], shown["is_guest"], shown["games"]) == ("Zenobia", False, [])
    assert ids(Person().get("people/ZENOBIA/tables")) == []


def test_nobody_of_that_name():
    for path in ("people/nobody", "people/nobody/tables"):
        answer = Person().get(path)
        assert (answer.status, answer.code) == (404, "unknown-person")


def test_who_has_gone_is_unknown():
    anna, bela = person(), person()
    browser_of(anna.user).delete("me")
    assert Person().get(f"people/{anna.user.username}").code == "unknown-person"
    User.objects.filter(id=bela.user.id).update(is_active=False)
    assert Person().get(f"people/{bela.user.username}").code == "unknown-person"


def test_finished_tables_come_in_pages_whoever_asks():
    people, first = over()
    tables = [first["id"], play(people)["id"], play(people)["id"]][::-1]
    hidden = play(people, listed=False)["id"]
    running()
    people[0].opens("haggle", 2)
    path = f"people/{people[0].user.username}/tables"
    for somebody in (Person(), *people):
        assert ids(somebody.get(path)) == tables
    assert hidden in ids(people[0].get("me/tables"))
    page = Person().get(f"{path}?limit=2")
    assert ids(page) == tables[:2]
    assert ids(Person().get(f"{path}?limit=2&cursor={page['next']}")) == tables[2:]
    assert [row["seat"] for row in people[1].get(path)["tables"]] == [1, 1, 1]
    assert [row["seat"] for row in Person().get(path)["tables"]] == [None] * 3


def test_a_profile_takes_as_many_queries_however_much_was_played():
    people, _ = over()
    counts = []
    for _ in range(2):
        with CaptureQueriesContext(
            connection,
        ) as asked:
            Person().get(f"people/{people[0].user.username}")
            Person().get(f"people/{people[0].user.username}/tables")
        counts.append(len(asked))
        play(people)
    assert counts[0] == counts[1]

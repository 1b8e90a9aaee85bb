"""Public profiles."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from serai.accounts.models import User
from tests.api.clients import ApiClient, browser_of, finished, guest_client, running, table_ids

pytestmark = pytest.mark.usefixtures("database")


def finished_game(**more):
    people, table = running(**more)
    return people, finished(people, table)


def play_again(people, **more):
    """Plays another game with the same people."""
    table = people[0].opens("haggle", len(people), **more)
    for other in people[1:]:
        other.sits(table["id"], invitation=table["invitation"] or "")
    return finished(people, table["id"])


def test_a_profile_counts_finished_games_at_listed_tables():
    people, first = finished_game()
    games = [first, play_again(people), play_again(people)]
    play_again(people, listed=False)
    people[0].opens("haggle", 2)
    people[1].opens("byzanz", 3)
    for seat, player in enumerate(people):
        shown = ApiClient().get(f"people/{player.user.username}")
        assert (shown.status, shown["name"], shown["is_guest"]) == (200, player.user.username, True)
        won = sum(game["position"]["result"]["places"][seat] == 1 for game in games)
        assert shown["games"] == [{"game": "haggle", "played": 3, "won": won}]
    assert set(shown.json) == {"name", "is_guest", "joined", "reliability", "games"}


def test_a_game_ended_by_vote_has_no_winner():
    people, table = running()
    for player in people:
        assert player.post(f"tables/{table}/end-vote", {"agree": True}).status == 200
    assert people[0].sees(table)["position"]["result"] == {"places": [1, 1], "scores": []}
    shown = ApiClient().get(f"people/{people[0].user.username}")
    assert shown["games"] == [{"game": "haggle", "played": 1, "won": 0}]


def test_a_profile_exists_without_games():
    User.objects.create_user("Zenobia")
    shown = ApiClient().get("people/zenobia")
    assert (shown["name"], shown["is_guest"], shown["games"]) == ("Zenobia", False, [])
    assert table_ids(ApiClient().get("people/ZENOBIA/tables")) == []


def test_an_unknown_name_is_refused():
    for path in ("people/nobody", "people/nobody/tables"):
        answer = ApiClient().get(path)
        assert (answer.status, answer.code) == (404, "unknown-player")


def test_deleted_and_inactive_accounts_are_unknown():
    anna, bela = guest_client(), guest_client()
    browser_of(anna.user).delete("me")
    assert ApiClient().get(f"people/{anna.user.username}").code == "unknown-player"
    User.objects.filter(id=bela.user.id).update(is_active=False)
    assert ApiClient().get(f"people/{bela.user.username}").code == "unknown-player"


def test_finished_tables_are_paginated_and_the_same_for_every_client():
    people, first = finished_game()
    tables = [first["id"], play_again(people)["id"], play_again(people)["id"]][::-1]
    hidden = play_again(people, listed=False)["id"]
    running()
    people[0].opens("haggle", 2)
    path = f"people/{people[0].user.username}/tables"
    for player in (ApiClient(), *people):
        assert table_ids(player.get(path)) == tables
    assert hidden in table_ids(people[0].get("me/tables"))
    page = ApiClient().get(f"{path}?limit=2")
    assert table_ids(page) == tables[:2]
    assert table_ids(ApiClient().get(f"{path}?limit=2&cursor={page['next']}")) == tables[2:]
    assert [row["seat"] for row in people[1].get(path)["tables"]] == [1, 1, 1]
    assert [row["seat"] for row in ApiClient().get(path)["tables"]] == [None] * 3


def test_the_number_of_queries_does_not_grow_with_the_number_of_games():
    people, _ = finished_game()
    counts = []
    for _ in range(2):
        with CaptureQueriesContext(
            connection,
        ) as queries:
            ApiClient().get(f"people/{people[0].user.username}")
            ApiClient().get(f"people/{people[0].user.username}/tables")
        counts.append(len(queries))
        play_again(people)
    assert counts[0] == counts[1]

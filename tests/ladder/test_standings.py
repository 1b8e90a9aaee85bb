"""Ladders by the API: pages, neighbours, names, seasons, profiles."""

import pytest
from django.db import connection

from serai.accounts.models import User
from serai.accounts.tokens import issue_token
from serai.ladder.inactivity import mark_inactive
from serai.ladder.models import Standing
from serai.ladder.rebuild import rebuild_ladder
from tests.api.clients import ApiClient
from tests.ladder.ranked_games import GAME, guest, member, played, projection_rows, update_ladder
from tests.ladder.sample_ladder import fill_ladder
from tests.tables.sample_tables import ASYNC
from tests.tables.shifted_clock import DAY

pytestmark = pytest.mark.usefixtures("database")

PEOPLE = 30


@pytest.fixture
def thirty_people():
    """Three have the same rating; every other one has played this season."""
    connection.ensure_connection()
    fill_ladder(connection.connection.execute, game=GAME, people=PEOPLE)


def read(path="", person=None, **query):
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    return (person or ApiClient()).get(f"ladders/{GAME}{path}?{asked}")


def as_program(user):
    return ApiClient(issue_token(user=user, name="test")[1], user)


def test_the_pages_show_everyone_once(thirty_people):
    seen, cursor = [], None
    while True:
        page = read(season="all", limit=7, **({"cursor": cursor} if cursor else {}))
        seen += page["lines"]
        cursor = page["next"]
        if cursor is None:
            break
    assert page["player_count"] == len(seen) == len({line["name"] for line in seen}) == PEOPLE
    assert [line["rating"] for line in seen] == sorted((line["rating"] for line in seen), reverse=True)
    assert [line["place"] for line in seen] == [1 + 3 * (number // 3) for number in range(PEOPLE)]


def test_the_ladder_of_a_season_lists_people_who_played_in_it(thirty_people):
    page = read(limit=100)
    assert page["player_count"] == len(page["lines"]) == PEOPLE // 2
    assert page["season"]["is_over"] is False
    assert page["lines"][0]["place"] == 1
    assert page["you"] is None


def test_around_me_shows_the_neighbours_of_the_user(thirty_people):
    user = User.objects.get(username="Trader_5")
    page = read("/around-me", as_program(user), season="all")
    names = [line["name"] for line in page["lines"]]
    assert names.index("Trader_5") == 7 or names[0] == read(season="all")["lines"][0]["name"]
    assert page["you"]["place"] == page["lines"][names.index("Trader_5")]["place"]
    everyone = [line["name"] for line in read(season="all", limit=100)["lines"]]
    assert names == everyone[everyone.index(names[0]) :][: len(names)]


def test_around_me_is_refused_to_a_user_without_a_rating(thirty_people):
    answer = read("/around-me", as_program(member("Newcomer")), season="all")
    assert (answer.status, answer.code) == (404, "not-on-ladder")
    assert read("/around-me").status == 401


def test_people_are_found_by_the_beginning_of_their_names(thirty_people):
    found = read("/people", season="all", name="tRADER_1")["lines"]
    assert [line["name"] for line in found] == ["Trader_1", *(f"Trader_1{digit}" for digit in range(10))]
    whole = {line["name"]: line["place"] for line in read(season="all", limit=100)["lines"]}
    assert all(line["place"] == whole[line["name"]] for line in found)
    assert read("/people", season="all", name="TraderX1")["lines"] == []


def test_invalid_queries_are_refused(thirty_people):
    assert ApiClient().get("ladders/nothing").code == "unknown-game"
    assert read(season="1999-1").code == "unknown-season"
    assert read(season="1999-7").code == "invalid"
    assert read(speed="slow").code == "invalid"
    assert read(cursor="x").code == "invalid"
    assert read("/people").code == "invalid"
    for name in ("", "%00", "%25", "Zen%20"):
        answer = read("/people", name=name)
        assert (answer.status, answer.code) == (400, "invalid")


def test_an_empty_ladder_has_an_empty_page():
    page = read()
    assert (page["lines"], page["player_count"], page["next"], page["past_seasons"]) == ([], 0, None, [])


def test_inactive_people_are_not_listed(thirty_people, clock):
    Standing.objects.filter(person__in=Standing.objects.values("person")[:10]).update(last_at="2020-01-01T00:00:00Z")
    mark_inactive()
    page = read(season="all", limit=100)
    assert page["player_count"] == len(page["lines"]) == PEOPLE - 10
    assert page["lines"][0]["place"] == 1
    gone = User.objects.get(rated_person=Standing.objects.filter(inactive=True)[0].person)
    shown = ApiClient().get(f"people/{gone.username}/ratings")["ladders"][0]
    assert (shown["place"], shown["games"]) == (None, 40)


def test_deleted_accounts_take_no_place(thirty_people):
    User.objects.get(username=read(season="all")["lines"][0]["name"]).delete()
    mark_inactive()
    page = read(season="all", limit=100)
    assert page["player_count"] == len(page["lines"]) == PEOPLE - 1
    assert page["lines"][0]["place"] == 1


def test_a_rebuild_keeps_inactive_people_inactive(clock):
    people = [member("Ada"), member("Bela"), member("Carla")]
    for _ in range(12):
        played(people)
        clock.forward(3 * DAY)
    update_ladder()
    clock.forward(200 * DAY)
    mark_inactive()
    before = projection_rows()
    assert Standing.objects.filter(inactive=True).count() == 3
    rebuild_ladder()
    assert projection_rows() == before


def test_a_past_season_can_be_read(clock):
    people = [member("Ada"), member("Bela"), member("Carla")]
    for _ in range(14):
        played(people)
        clock.forward(3 * DAY)
    clock.forward(92 * DAY)
    played(people[:2])
    update_ladder()
    past = read()["past_seasons"]
    page = read(season=past[0])
    assert page["season"]["is_over"] is True
    assert {line["name"] for line in page["lines"]} <= {"Ada", "Bela", "Carla"}
    assert page["player_count"] == len(page["lines"])
    top = page["lines"][0]["name"]
    final = ApiClient().get(f"people/{top}/ratings")["past_seasons"][0]
    assert (final["season"], final["place"]) == (past[0], 1)
    around = read("/around-me", as_program(User.objects.get(username=top)), season=past[0])
    assert around["lines"] == page["lines"]
    User.objects.get(username=top).delete()
    left = read(season=past[0])
    assert left["player_count"] == len(left["lines"]) == page["player_count"] - 1


def test_a_profile_has_the_rating_history():
    ada, bela = member("Ada"), member("Bela")
    tables = [played([ada, bela]).head.id for _ in range(3)]
    tables.append(played([ada, bela], listed=False).head.id)
    played([ada, bela], **ASYNC)
    update_ladder()
    course = ApiClient().get("people/ada/ratings/haggle?speed=live")
    points = course["points"]
    assert [point["table"] for point in points] == [*map(str, tables[:3]), None]
    assert points[0]["before"] == 1500
    assert len(points[0]["day"]) == len("2026-10-14"), "without the time of day: the table may be unlisted"
    assert [point["before"] for point in points[1:]] == [point["rating"] for point in points[:-1]]
    assert sum(seat["games"] for seat in course["seats"]) == 4
    (against,) = course["opponents"]
    assert (against["name"], against["games"]) == ("Bela", 3)
    both = ApiClient().get("people/Ada/head-to-head/bela")
    mirrored = ApiClient().get("people/Bela/head-to-head/Ada")
    assert [game["games"] for game in both["games"]] == [3, 1]
    assert [game["ahead"] for game in both["games"]] == [game["behind"] for game in mirrored["games"]]


def test_meetings_at_unlisted_tables_are_not_shown():
    played([member("Ada"), member("Bela")], listed=False)
    update_ladder()
    course = ApiClient().get("people/Ada/ratings/haggle?speed=live")
    assert (len(course["points"]), course["opponents"]) == (1, [])
    assert ApiClient().get("people/Ada/head-to-head/Bela")["games"] == []


def test_a_table_shows_its_players_ratings_and_the_changes():
    ada, visitor = member("Ada"), guest("Visitor")
    loaded = played([ada, visitor], bots=["bold"])
    path = f"tables/{loaded.head.id}/ratings"
    before = ApiClient().get(path)["seats"]
    assert [(seat["seat"], seat["rating"], seat["change"], seat["is_bot"]) for seat in before] == [
        (0, 1500, None, False),
        (2, 1500, None, True),
    ]
    update_ladder()
    after = ApiClient().get(path)["seats"][0]
    assert after["rating"] == 1500 + after["change"]
    assert after["weight"] == 0.25
    unranked = played([ada, visitor], ranked=False)
    assert ApiClient().get(f"tables/{unranked.head.id}/ratings").json == {"ranked": False, "voided": None, "seats": []}

"""The terms of a table over the API: clocks, and the reliability that players need."""

from uuid import UUID

import pytest

from serai.accounts.models import User
from serai.bots.play import play_bots
from serai.tables.clock.due import check_table_clocks, due_tables
from serai.tables.models import Table
from tests.api.clients import ApiClient, guest_client, timed_game
from tests.tables.shifted_clock import MINUTE

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")


def test_the_terms_default_to_the_usual_ones_of_the_clock():
    anna = guest_client()
    table = anna.opens(clock="live")
    assert table["terms"] == {"bank": 1200, "increment": 15, "vacation": True, "reliability": 0}
    free = anna.opens(clock="async", terms={"bank": 7 * 86400, "increment": 43200, "vacation": False})
    assert free["terms"] == {"bank": 604800, "increment": 43200, "vacation": False, "reliability": 0}
    assert anna.opens()["terms"]["bank"] == 0


@pytest.mark.parametrize(
    ("clock", "terms"),
    [("live", {"bank": 10}), ("async", {"bank": 60}), ("untimed", {"bank": 600}), ("live", {"bank": 86400})],
)
def test_terms_that_do_not_fit_the_clock_are_refused(clock, terms):
    answer = guest_client().post("tables", {"game": "haggle", "seats": 2, "clock": clock, "terms": terms})
    assert (answer.status, answer.code) == (422, "bad-input")
    assert Table.objects.count() == 0


def test_players_see_all_clocks_and_their_own_deadline(clock):
    (anna, *_), table = timed_game(clock="live")
    position = anna.sees(table)["position"]
    running = [seat for seat, one in enumerate(position["clocks"]) if one["deadline"]]
    assert running == position["waiting"]
    assert anna.get("me/tables").json["tables"][0]["deadline"]


def reliability(member):
    shown = ApiClient().get(f"people/{member.user.username}")["reliability"]
    return shown["percent"], shown["games"]


def make_member(member):
    User.objects.filter(pk=member.user.pk).update(is_guest=False)


def play_games(member, games, *, clock="live"):
    """Plays games against a bot to the end, in time."""
    for _ in range(games):
        table = member.opens("haggle", 2, clock=clock, bots=["random"])["id"]
        while member.sees(table)["position"]["status"] == "running":
            play_bots(UUID(table))
            if member.sees(table)["position"]["legal"]:
                member.acts(table)


def assert_not_reliable(table, member):
    answer = member.post(f"tables/{table}/seats", {"nonce": "0f" * 16})
    assert (answer.status, answer.code) == (409, "not-reliable")


def test_time_outs_lower_the_reliability_that_a_table_may_require(clock):
    (anna, bela, _), table = timed_game(clock="live")
    for member in (anna, bela):
        make_member(member)
        play_games(member, 3)
    assert (reliability(anna), reliability(bela)) == ((100, 3), (100, 3))
    clock.forward(21 * MINUTE)
    check_table_clocks(due_tables()[0])
    assert (reliability(anna), reliability(bela)) == ((75, 4), (100, 3))
    strict = guest_client().opens(clock="live", terms={"bank": 600, "reliability": 90})["id"]
    assert_not_reliable(strict, anna)
    assert bela.sits(strict)
    assert anna.sits(guest_client().opens(clock="live", terms={"bank": 600, "reliability": 70})["id"])
    assert table


def test_a_required_reliability_excludes_guests_and_members_with_too_few_games(clock):
    strict = guest_client().opens(clock="live", terms={"bank": 600, "reliability": 50})["id"]
    guest, new, other = guest_client(), guest_client(), guest_client()
    play_games(guest, 3)
    assert_not_reliable(strict, guest)
    make_member(new)
    play_games(new, 2)
    assert_not_reliable(strict, new)
    play_games(new, 1, clock="untimed")
    assert_not_reliable(strict, new)
    play_games(new, 1)
    assert new.sits(strict)
    assert other.sits(guest_client().opens(clock="live")["id"]), "other tables require nothing"


def test_resigning_in_time_does_not_lower_reliability():
    (anna, bela, _), table = timed_game(clock="live")
    anna.post(f"tables/{table}/resign")
    assert reliability(anna) == (100, 0)
    assert reliability(bela) == (100, 0)

"""One person, one seat: at ranked tables a device sits down once, and what tells it is soon forgotten."""

from datetime import timedelta

import pytest
from django.utils import timezone

from serai.accounts.devices import COOKIE, KEPT_FOR, forget_old_marks, with_one_address
from serai.accounts.models import SeatMark, User
from serai.desk.tasks import forget
from tests.api.people import NONCE, member, person
from tests.api.test_me import browser_of

pytestmark = pytest.mark.usefixtures("database")


def somebody():
    return browser_of(member().user)


def with_the_device_of(other):
    """Another account in the same browser."""
    browser = somebody()
    browser.client.cookies[COOKIE] = other.client.cookies[COOKIE].value
    return browser


def sits(browser, table):
    return browser.post(f"tables/{table}/seats", {"nonce": NONCE})


def test_the_same_account_keeps_its_one_seat():
    anna = somebody()
    table = anna.opens("byzanz", 3)["id"]
    again = anna.post(f"tables/{table}/seats", {"nonce": NONCE, "seat": 2})
    assert (again.status, again["result"], again["position"]["seat"]) == (200, "unchanged", 0)
    assert anna.sees(table)["position"]["chairs"][2] is None


def test_a_second_account_of_the_same_device_is_refused_at_a_ranked_table():
    anna = somebody()
    table = anna.opens("byzanz", 3, ranked=True)["id"]
    answer = sits(with_the_device_of(anna), table)
    assert (answer.status, answer.code) == (409, "same-device")
    assert SeatMark.objects.count() == 1, "nothing is kept of who was refused"
    assert sits(somebody(), table).status == 200


def test_elsewhere_a_family_may_share_a_device_and_nothing_is_kept():
    anna = somebody()
    ranked = anna.opens("byzanz", 3, ranked=True)["id"]
    table = anna.opens("byzanz", 3)["id"]
    assert sits(with_the_device_of(anna), table).status == 200
    assert {str(mark.player.table) for mark in SeatMark.objects.all()} == {ranked}


def test_a_forged_cookie_is_worth_nothing():
    anna = somebody()
    table = anna.opens("byzanz", 3, ranked=True)["id"]
    forger = somebody()
    forger.client.cookies[COOKIE] = "somebody-else"
    assert sits(forger, table).status == 200
    assert forger.client.cookies[COOKIE].value != "somebody-else"


def test_who_sits_down_again_from_elsewhere_stays_marked_as_before():
    anna = somebody()
    table = anna.opens("byzanz", 3, ranked=True)["id"]
    mark = SeatMark.objects.get()
    other = with_the_device_of(anna)
    del anna.client.cookies[COOKIE]
    assert sits(anna, table)["result"] == "unchanged"
    assert SeatMark.objects.get().device == mark.device
    assert sits(other, table).code == "same-device"


def test_who_leaves_makes_room_for_another_of_the_device():
    anna, bela = somebody(), somebody()
    table = bela.opens("byzanz", 3, ranked=True)["id"]
    sits(anna, table)
    anna.delete(f"tables/{table}/seats")
    assert sits(with_the_device_of(anna), table).status == 200


def test_the_digests_mean_nothing_at_another_table_and_hold_neither_id_nor_address():
    anna = somebody()
    tables = [anna.opens("byzanz", 3, ranked=True)["id"] for _ in range(2)]
    marks = [SeatMark.objects.get(player__table=table) for table in tables]
    kept = [bytes(mark.device) for mark in marks] + [bytes(mark.address) for mark in marks]
    assert len(set(kept)) == 4
    assert {len(digest) for digest in kept} == {32}
    cookie = anna.client.cookies[COOKIE]
    assert (cookie["httponly"], cookie["samesite"]) == (True, "Lax")


def test_one_address_is_flagged_for_moderators_and_stops_nobody(client):
    anna, bela = somebody(), somebody()
    table = anna.opens("byzanz", 3, ranked=True)["id"]
    assert sits(bela, table).status == 200
    assert [str(one) for one in with_one_address()] == [table]
    client.force_login(User.objects.create_superuser("Aurelian"))
    page = client.get(f"/admin/tables/table/{table}/change/").content.decode()
    assert "seat 1" in page
    assert table[:8] in client.get("/admin/tables/table/?one_address=yes").content.decode()


def test_it_is_forgotten_after_a_month_and_with_the_account():
    anna, bela = somebody(), somebody()
    table = anna.opens("byzanz", 3, ranked=True)["id"]
    sits(bela, table)
    data = bela.get("me/export").json
    assert [mark["table"] for mark in data["seat_marks"]] == [table]
    bela.delete("me")
    assert SeatMark.objects.count() == 1
    forget_old_marks()
    assert SeatMark.objects.count() == 1
    SeatMark.objects.update(at=timezone.now() - KEPT_FOR - timedelta(minutes=1))
    forget()
    assert not SeatMark.objects.exists()


def test_guests_neither_open_ranked_tables_nor_sit_at_them():
    guest, anna = person(), somebody()
    assert guest.post("tables", {"game": "haggle", "seats": 2, "ranked": True}).code == "members-only"
    table = anna.opens("haggle", 2, ranked=True)["id"]
    assert guest.post(f"tables/{table}/seats", {"nonce": NONCE}).code == "members-only"
    assert anna.sees(table)["position"]["chairs"][1] is None

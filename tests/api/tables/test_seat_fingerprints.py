"""At ranked tables each device has one seat. The digests that show this are deleted after a while."""

from datetime import timedelta

import pytest
from django.utils import timezone

from serai.accounts.devices import COOKIE, RETENTION, delete_old_fingerprints, tables_with_shared_address
from serai.accounts.models import SeatFingerprint, User
from serai.moderation import tasks
from tests.api.clients import NONCE, browser_of, guest_client, member_client

pytestmark = pytest.mark.usefixtures("database")


def new_member():
    return browser_of(member_client().user)


def with_device_of(other):
    """Another account in the same browser."""
    browser = new_member()
    browser.client.cookies[COOKIE] = other.client.cookies[COOKIE].value
    return browser


def sits(browser, table):
    return browser.post(f"tables/{table}/seats", {"nonce": NONCE})


def test_an_account_has_one_seat_at_a_table():
    anna = new_member()
    table = anna.opens("byzanz", 3)["id"]
    again = anna.post(f"tables/{table}/seats", {"nonce": NONCE, "seat": 2})
    assert (again.status, again["result"], again["position"]["seat"]) == (200, "unchanged", 0)
    assert anna.sees(table)["position"]["occupants"][2] is None


def test_a_second_account_of_the_same_device_is_refused_at_a_ranked_table():
    anna = new_member()
    table = anna.opens("byzanz", 3, ranked=True)["id"]
    answer = sits(with_device_of(anna), table)
    assert (answer.status, answer.code) == (409, "same-device")
    assert SeatFingerprint.objects.count() == 1, "nothing is recorded for a refused player"
    assert sits(new_member(), table).status == 200


def test_unranked_tables_allow_a_shared_device_and_record_nothing():
    anna = new_member()
    ranked = anna.opens("byzanz", 3, ranked=True)["id"]
    table = anna.opens("byzanz", 3)["id"]
    assert sits(with_device_of(anna), table).status == 200
    assert {str(fingerprint.player.table) for fingerprint in SeatFingerprint.objects.all()} == {ranked}


def test_a_forged_device_cookie_is_replaced():
    anna = new_member()
    table = anna.opens("byzanz", 3, ranked=True)["id"]
    forger = new_member()
    forger.client.cookies[COOKIE] = "forged"
    assert sits(forger, table).status == 200
    assert forger.client.cookies[COOKIE].value != "forged"


def test_sitting_down_again_from_another_device_keeps_the_first_fingerprint():
    anna = new_member()
    table = anna.opens("byzanz", 3, ranked=True)["id"]
    fingerprint = SeatFingerprint.objects.get()
    other = with_device_of(anna)
    del anna.client.cookies[COOKIE]
    assert sits(anna, table)["result"] == "unchanged"
    assert SeatFingerprint.objects.get().device == fingerprint.device
    assert sits(other, table).code == "same-device"


def test_leaving_frees_the_device_for_another_account():
    anna, bela = new_member(), new_member()
    table = bela.opens("byzanz", 3, ranked=True)["id"]
    sits(anna, table)
    anna.delete(f"tables/{table}/seats")
    assert sits(with_device_of(anna), table).status == 200


def test_digests_differ_between_tables_and_contain_neither_id_nor_address():
    anna = new_member()
    tables = [anna.opens("byzanz", 3, ranked=True)["id"] for _ in range(2)]
    fingerprints = [SeatFingerprint.objects.get(player__table=table) for table in tables]
    digests = [bytes(fingerprint.device) for fingerprint in fingerprints] + [
        bytes(fingerprint.address) for fingerprint in fingerprints
    ]
    assert len(set(digests)) == 4
    assert {len(digest) for digest in digests} == {32}
    cookie = anna.client.cookies[COOKIE]
    assert (cookie["httponly"], cookie["samesite"]) == (True, "Lax")


def test_a_shared_address_is_shown_to_moderators_and_refuses_nobody(client):
    anna, bela = new_member(), new_member()
    table = anna.opens("byzanz", 3, ranked=True)["id"]
    assert sits(bela, table).status == 200
    assert [str(one) for one in tables_with_shared_address()] == [table]
    client.force_login(User.objects.create_superuser("Aurelian"))
    page = client.get(f"/admin/tables/table/{table}/change/").content.decode()
    assert "seat 1" in page
    assert table[:8] in client.get("/admin/tables/table/?one_address=yes").content.decode()


def test_fingerprints_are_deleted_after_a_month_and_with_the_account():
    anna, bela = new_member(), new_member()
    table = anna.opens("byzanz", 3, ranked=True)["id"]
    sits(bela, table)
    data = bela.get("me/export").json
    assert [fingerprint["table"] for fingerprint in data["seat_fingerprints"]] == [table]
    bela.delete("me")
    assert SeatFingerprint.objects.count() == 1
    delete_old_fingerprints()
    assert SeatFingerprint.objects.count() == 1
    SeatFingerprint.objects.update(at=timezone.now() - RETENTION - timedelta(minutes=1))
    tasks.delete_old_fingerprints()
    assert not SeatFingerprint.objects.exists()


def test_guests_cannot_open_ranked_tables_or_sit_at_them():
    guest, anna = guest_client(), new_member()
    assert guest.post("tables", {"game": "haggle", "seats": 2, "ranked": True}).code == "members-only"
    table = anna.opens("haggle", 2, ranked=True)["id"]
    assert guest.post(f"tables/{table}/seats", {"nonce": NONCE}).code == "members-only"
    assert anna.sees(table)["position"]["occupants"][1] is None

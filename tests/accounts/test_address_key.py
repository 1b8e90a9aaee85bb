"""Which addresses are counted as one client."""

import pytest
from django.test import Client

from serai.accounts.address_key import address_key


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("unix:", "unix:"),
    ],
)
def test_addresses_of_an_ipv6_network_have_the_same_key(address, key):
    assert address_key(address) == key


@pytest.mark.usefixtures("fresh_cache", "database")
def test_wrong_passwords_are_counted_for_the_whole_network():
    """The limit of ten attempts a minute counts for the network, not for each address in it."""

    def try_to_sign_in(number):
        body = {"username": f"nobody{number}", "password": "wrong"}
        address = f"2001:db8::{number:x}"
        endpoint = "/api/v1/auth/app/v1/auth/login"
        answer = Client().post(endpoint, body, content_type="application/json", REMOTE_ADDR=address)
        return answer.json()["errors"][0]["code"]

    assert "too_many_login_attempts" in {try_to_sign_in(number) for number in range(12)}

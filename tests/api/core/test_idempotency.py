"""From an idempotency key to the id of a command."""

from types import SimpleNamespace
from uuid import UUID

import pytest
from rest_framework.exceptions import NotAuthenticated

from serai.api.core.idempotency import command_of
from serai.api.core.problems import ProblemError

KEY = "0b9f2c1e-6f0b-4a57-9a3e-5d1f6c0f7a11"


def request(key=None, user=7):
    return SimpleNamespace(
        headers={} if key is None else {"Idempotency-Key": key}, user=user and SimpleNamespace(pk=user)
    )


def test_the_same_key_of_the_same_user_is_the_same_command():
    assert command_of(request(KEY), "required") == command_of(request(KEY), "optional")


def test_the_derivation_never_changes():
    assert command_of(request("a"), "required") == UUID("c3ce82d1-2f56-5566-ac2d-b6eb5566deb0")
    assert command_of(request("a"), "required", UUID(int=7)) == UUID("619b3cd1-6e6a-5937-afac-11d91649d3dd")


def test_other_keys_and_users_are_other_commands():
    assert len({command_of(request(key, user), "required") for key in ("a", "b") for user in (1, 2)}) == 4


def test_without_an_optional_key_each_request_is_a_new_command():
    assert command_of(request(), "optional") != command_of(request(), "optional")
    with pytest.raises(ProblemError, match="bad-idempotency-key"):
        command_of(request(), "required")


@pytest.mark.parametrize("key", ["", " ", "a b", "x" * 65, "é", "a\n", "a\x00", '"quoted"'])
@pytest.mark.parametrize("idempotency", ["required", "optional"])
def test_a_malformed_key_is_refused(key, idempotency):
    with pytest.raises(ProblemError, match="bad-idempotency-key"):
        command_of(request(key), idempotency)


def test_a_key_needs_a_user():
    with pytest.raises(NotAuthenticated):
        command_of(request(KEY, user=None), "required")

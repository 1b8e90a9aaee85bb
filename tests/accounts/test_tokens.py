import hashlib
import re
from datetime import timedelta

import pytest
from asgiref.sync import async_to_sync
from django.db import connection
from django.utils import timezone
from psycopg_pool import AsyncConnectionPool

from serai.accounts.guest import new_guest
from serai.accounts.models import Token, User
from serai.accounts.tokens import bearer_of_token, issue_token, user_of_token


def test_a_token_identifies_its_user(member):
    token, secret = issue_token(user=member, name="my bot")
    assert re.fullmatch(r"serai_[\w-]{43}", secret)
    assert secret.startswith(token.prefix)
    found = user_of_token(secret)
    assert found == member
    assert found.get_deferred_fields() == set()


@pytest.mark.parametrize("wrong", ["", "serai_", "serai_" + "x" * 43, "é", "\x00"])
def test_an_invalid_token_identifies_nobody(member, wrong):
    issue_token(user=member, name="my bot")
    assert user_of_token(wrong) is None


def test_the_secret_is_not_in_the_database(member):
    _, secret = issue_token(user=member, name="my bot")
    with connection.cursor() as cursor:
        cursor.execute("SELECT token::text, digest FROM accounts_token token")
        ((row, digest),) = cursor.fetchall()
    assert secret not in row
    assert secret.removeprefix("serai_")[5:] not in row
    assert bytes(digest) == hashlib.sha256(secret.encode()).digest()


def test_an_expired_token_is_invalid(member):
    _, past = issue_token(user=member, name="old", expires=timezone.now() - timedelta(seconds=1))
    _, future = issue_token(user=member, name="new", expires=timezone.now() + timedelta(hours=1))
    assert user_of_token(past) is None
    assert user_of_token(future) == member


def test_a_deleted_token_is_invalid(member):
    token, secret = issue_token(user=member, name="my bot")
    token.delete()
    assert user_of_token(secret) is None


def test_tokens_of_an_inactive_user_are_invalid(member):
    _, secret = issue_token(user=member, name="my bot")
    User.objects.update(is_active=False)
    assert user_of_token(secret) is None


def test_last_used_is_written_at_most_once_a_minute(member):
    token, secret = issue_token(user=member, name="my bot")
    assert token.last_used is None
    recently = timezone.now() - timedelta(seconds=50)
    long_ago = timezone.now() - timedelta(seconds=70)
    for before, is_written in ((None, True), (recently, False), (long_ago, True)):
        Token.objects.update(last_used=before)
        user_of_token(secret)
        token.refresh_from_db()
        assert (token.last_used != before) is is_written


def test_sockets_find_the_same_user_without_the_orm(database):
    guest = new_guest(language="it")
    token, secret = issue_token(user=guest, name="my bot")

    async def ask(text):
        async with AsyncConnectionPool(database.url, open=False) as pool:
            return await bearer_of_token(pool, text)

    bearer = async_to_sync(ask)(secret)
    assert (bearer.id, bearer.username, bearer.is_guest, bearer.language) == (guest.id, guest.username, True, "it")
    token.refresh_from_db()
    assert token.last_used is not None
    assert async_to_sync(ask)(secret + "x") is None

"""Environment variables, valid and invalid."""

import os
import secrets
import subprocess
import sys

import pytest
from django.core.exceptions import ImproperlyConfigured

from serai.site import configuration

PRODUCTION = {
    "SECRET_KEY": secrets.token_urlsafe(64),
    "SITE_URL": "https://games.example",
    "ALLOWED_HOSTS": "games.example",
    "HTTPS": "1",
    "DATABASE_URL": "postgresql://serai:secret@db.example/serai",
    "REDIS_URL": "redis://valkey.example:6379/0",
    "EMAIL_URL": "smtp+tls://post:secret@mail.example:587",
}


def check(*arguments, **environment):
    command = [sys.executable, "manage.py", "check", *arguments]
    return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)


def test_a_production_configuration_has_no_warnings():
    done = check("--deploy", "--fail-level", "WARNING", **PRODUCTION)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("name", "value", "error"),
    [
        ("DATABASE_URL", "mysql://a/b", "DATABASE_URL must name a PostgreSQL database"),
        ("DATABASE_URL", "invalid", "DATABASE_URL must name a PostgreSQL database"),
        ("DATABASE_URL", "postgres://host:port/name", "DATABASE_URL must name a PostgreSQL database"),
        ("REDIS_URL", "http://a", "REDIS_URL must begin with redis://, rediss:// or unix://."),
        ("EMAIL_URL", "pigeon", "EMAIL_URL must look like smtp+tls://user:password@host:587."),
        ("PORT", "eighty", "PORT is 'eighty'; it must be a whole number from 1 to 65535."),
        ("PORT", "70000", "PORT is '70000'"),
        ("SITE_URL", "games.example", "SITE_URL is 'games.example'; it must look like https://games.example."),
        ("HTTPS", "perhaps", "HTTPS is 'perhaps'; it must be 1 or 0."),
    ],
)
def test_a_wrong_value_is_reported_in_one_sentence(name, value, error):
    done = check(**{name: value})
    assert done.returncode == 1
    assert done.stderr.startswith(error)
    assert len(done.stderr.splitlines()) == 1


def test_only_web_processes_use_a_connection_pool():
    url = "postgresql://serai@/serai?host=/run/a%20b"
    pooled = configuration.database(url, pooled=True)
    single = configuration.database(url, pooled=False)
    assert pooled["OPTIONS"]["host"] == "/run/a b"
    assert "pool" in pooled["OPTIONS"]
    assert "pool" not in single["OPTIONS"]
    assert "CONN_MAX_AGE" not in pooled, "a pool keeps connections itself"


def test_the_url_of_a_unix_socket_is_converted_to_the_format_of_celery():
    assert configuration.broker("unix:///run/v.sock?db=2") == "redis+socket:///run/v.sock?virtual_host=2"
    assert configuration.broker("rediss://host:6380/1") == "rediss://host:6380/1"


def test_a_database_without_a_name_is_refused():
    with pytest.raises(ImproperlyConfigured, match="DATABASE_URL"):
        configuration.database("postgresql://host/", pooled=False)

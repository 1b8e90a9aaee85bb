"""A member, and allauth's endpoints as a program uses them."""

import json
import re

import pytest
from django.core import mail
from django.test import Client

from serai.accounts.models import User

PASSWORD = "seven-camels-at-dusk"


class Api:
    """allauth's endpoints as a program uses them: JSON, with a session token instead of a cookie."""

    def __init__(self):
        self.client = Client()
        self.session = None

    def call(self, method, path, **data):
        headers = {"X-Session-Token": self.session} if self.session else {}
        answer = self.client.generic(
            method, f"/api/v1/auth/app/v1/{path}", json.dumps(data), content_type="application/json", headers=headers
        )
        body = answer.json()
        self.session = body.get("meta", {}).get("session_token", self.session)
        return answer.status_code, body

    def post(self, path, **data):
        return self.call("POST", path, **data)

    def get(self, path):
        return self.call("GET", path)


@pytest.fixture
def api(db, fresh_cache):
    return Api()


@pytest.fixture
def member(db):
    return User.objects.create_user("Zenobia", "zenobia@palmyra.example", PASSWORD)


def code_in_mail(number=-1):
    """The code or key in the email's text."""
    return re.findall(r"^(?:Code|Kód|Codice): (\S+)$", mail.outbox[number].body, re.MULTILINE)[0]

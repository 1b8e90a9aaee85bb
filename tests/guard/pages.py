"""What is asked at pages, the desk's among them, and at the doors of signing in: what is there, with nothing in hand.

An empty form changes nothing, whoever sends it, and who may send it is told what is missing.
"""

import re
from urllib.parse import urlsplit

from allauth.account.models import EmailAddress
from django.apps import apps
from django.conf import settings
from django.contrib.auth.models import Group
from django.contrib.contenttypes.models import ContentType
from django.core.mail import EmailMultiAlternatives

from serai.api.problems import MEDIA_TYPE
from serai.desk.models import Report
from serai.nudges.kept import KeepMails
from serai.nudges.links import Stop, stop_url
from serai.nudges.models import KeptMail
from tests.guard.addresses import AUTH, Door

FORM = "application/x-www-form-urlencoded"
SIGN_IN = "/admin/login/"
LEAVING = {"POST /admin/logout/", f"DELETE {AUTH}browser/v1/auth/session", f"DELETE {AUTH}app/v1/auth/session"}


def furnish(house):
    """Something of everything that a page shows."""
    owner, address = house.users["owner"], "owner@palmyra.example"
    Group.objects.create(name="Moderators")
    EmailAddress.objects.create(user=owner, email=address)
    house.people["owner"].post(f"tables/{house.table('running')}/chat", {"text": "Hello"})
    house.people["player"].post(f"people/{owner.username}/reports", {"reason": "abuse"})
    mail = EmailMultiAlternatives("A code", "1234", to=[address])
    mail.attach_alternative("<p>1234</p>", "text/html")
    KeepMails().send_messages([mail])


def outcome_at(house, door: Door, role):
    """A status; and the code of a refusal, or that one has to sign in."""
    asker = (
        house.passing(role) if f"{door.method} {door.path}" in LEAVING else house.asker(role, house.table("running"))
    )
    return asked(house, door, asker)


def asked(house, door: Door, asker):
    data, content_type, headers = b"", FORM, dict(asker.headers)
    if door.is_of_signing_in and door.method != "GET":
        data, content_type = b"" if "session" in door.path else b"{}", "application/json"
    if door.path.startswith(f"{AUTH}app/") and (session := asker.client.cookies.get(settings.SESSION_COOKIE_NAME)):
        headers["X-Session-Token"] = session.value  # as an app does, which keeps no cookies
    answer = asker.client.generic(
        door.method, address_of(house, door), data, content_type=content_type, headers=headers
    )
    return said_by(answer)


def said_by(answer):
    if answer.status_code == 302 and answer["Location"].startswith(SIGN_IN):
        return "302 sign-in"
    code = f" {answer.json()['code']}" if answer.headers.get("Content-Type") == MEDIA_TYPE else ""
    return f"{answer.status_code}{code}"


def address_of(house, door: Door):
    owner, table = house.users["owner"], house.table("running")
    variables = {
        "id": lambda: owner.pk if door.path.startswith("/admin/") else table,
        "game": lambda: "haggle",
        "name": lambda: owner.username,
        "key": lambda: "nonsense",
        "token": lambda: urlsplit(stop_url(Stop(owner.pk, "turn", None, "kind"))).path.rpartition("/")[2],
        "number": lambda: KeptMail.objects.latest("pk").pk,
        "stream": lambda: table,
        "report": lambda: Report.objects.latest("pk").pk,
        "content_type_id": lambda: ContentType.objects.get_for_model(owner).pk,
        "object_id": lambda: owner.pk if door.path.startswith("/admin/r/") else _some(door.path).pk,
        "app_label": lambda: "desk",
        "url": lambda: "nowhere",
        "var": lambda: "nowhere",
    }
    return re.sub(r"{(\w+)}", lambda name: str(variables[name[1]]()), door.path)


def _some(path):
    """One of the model's that a page of the desk is about."""
    label, name = path.split("/")[2:4]
    return apps.get_model(label, name)._default_manager.order_by("pk")[0]

"""Requests to pages, to the admin and to the sign-in endpoints, with empty forms.

An empty form changes nothing, and roles with permission get a list of the missing fields.
"""

import re
from urllib.parse import urlsplit

from allauth.account.models import EmailAddress
from django.apps import apps
from django.conf import settings
from django.contrib.auth.models import Group
from django.contrib.contenttypes.models import ContentType
from django.core.mail import EmailMultiAlternatives

from serai.api.core.problems import MEDIA_TYPE
from serai.moderation.models import Report
from serai.notices.dev_mailbox import DevMailbox
from serai.notices.links import Unsubscribe, unsubscribe_url
from serai.notices.models import StoredMail
from tests.security.endpoints import AUTH, Endpoint

FORM = "application/x-www-form-urlencoded"
SIGN_IN = "/admin/login/"
SIGN_OUT = {"POST /admin/logout/", f"DELETE {AUTH}browser/v1/auth/session", f"DELETE {AUTH}app/v1/auth/session"}


def create_page_data(site):
    """Creates an object of every kind that pages show."""
    owner, address = site.users["owner"], "owner@palmyra.example"
    Group.objects.create(name="Moderators")
    EmailAddress.objects.create(user=owner, email=address)
    site.people["owner"].post(f"tables/{site.table('running')}/chat", {"text": "Hello"})
    site.people["player"].post(f"people/{owner.username}/reports", {"reason": "abuse"})
    mail = EmailMultiAlternatives("A code", "1234", to=[address])
    mail.attach_alternative("<p>1234</p>", "text/html")
    DevMailbox().send_messages([mail])


def outcome_at(site, endpoint: Endpoint, role):
    """The answer that the role gets: a status, and the code of a problem or a redirect to the sign-in page."""
    is_sign_out = f"{endpoint.method} {endpoint.path}" in SIGN_OUT
    client = site.disposable_client(role) if is_sign_out else site.client_of(role, site.table("running"))
    return answer_to(site, endpoint, client)


def answer_to(site, endpoint: Endpoint, client):
    data, content_type, headers = b"", FORM, dict(client.headers)
    if endpoint.is_sign_in and endpoint.method != "GET":
        data, content_type = b"" if "session" in endpoint.path else b"{}", "application/json"
    if endpoint.path.startswith(f"{AUTH}app/") and (session := client.client.cookies.get(settings.SESSION_COOKIE_NAME)):
        headers["X-Session-Token"] = session.value  # as an app does, which has no cookies
    answer = client.client.generic(
        endpoint.method, path_of(site, endpoint), data, content_type=content_type, headers=headers
    )
    return status_of(answer)


def status_of(answer):
    if answer.status_code == 302 and answer["Location"].startswith(SIGN_IN):
        return "302 sign-in"
    code = f" {answer.json()['code']}" if answer.headers.get("Content-Type") == MEDIA_TYPE else ""
    return f"{answer.status_code}{code}"


def path_of(site, endpoint: Endpoint):
    owner, table = site.users["owner"], site.table("running")
    variables = {
        "id": lambda: owner.pk if endpoint.path.startswith("/admin/") else table,
        "game": lambda: "haggle",
        "name": lambda: owner.username,
        "key": lambda: "invalid",
        "token": lambda: urlsplit(unsubscribe_url(Unsubscribe(owner.pk, "turn", None, "kind"))).path.rpartition("/")[2],
        "number": lambda: StoredMail.objects.latest("pk").pk,
        "stream": lambda: table,
        "report": lambda: Report.objects.latest("pk").pk,
        "content_type_id": lambda: ContentType.objects.get_for_model(owner).pk,
        "object_id": lambda: owner.pk if endpoint.path.startswith("/admin/r/") else _first_object(endpoint.path).pk,
        "app_label": lambda: "moderation",
        "url": lambda: "nowhere",
        "var": lambda: "nowhere",
    }
    return re.sub(r"{(\w+)}", lambda name: str(variables[name[1]]()), endpoint.path)


def _first_object(path):
    """An object of the model that an admin page is about."""
    label, name = path.split("/")[2:4]
    return apps.get_model(label, name)._default_manager.order_by("pk")[0]

"""`/dev/mail/`: without a mail server, users of the same machine can read the emails."""

import pytest
from django.core.mail import send_mail
from django.test import Client

from serai.accounts.models import User
from serai.notices.dev_mailbox import MAX_MAILS
from serai.notices.models import StoredMail
from tests.notices.mail_recipients import member, run_tasks, table_of

pytestmark = pytest.mark.usefixtures("database", "fresh_cache")


@pytest.fixture(autouse=True)
def dev_mailbox(settings):
    settings.EMAIL_BACKEND = "serai.notices.dev_mailbox.DevMailbox"
    settings.EMAIL_URL = ""


def test_emails_are_listed_and_shown(client):
    table_of(member(), member("Odaenathus", verified=False))
    assert run_tasks() == 1
    send_mail("A code", "It is 1234.", None, ["zenobia@palmyra.example"])
    listed = client.get("/dev/mail/").content.decode()
    assert "Haggle: your turn" in listed
    assert "A code" in listed
    number = StoredMail.objects.get(subject="Haggle: your turn").pk
    shown = client.get(f"/dev/mail/{number}").content.decode()
    assert 'sandbox="allow-popups"' in shown
    assert "List-Unsubscribe-Post" in shown
    assert "Round 1: choose a card." in shown
    html = client.get(f"/dev/mail/{number}/html")
    assert "Make your move" in html.content.decode()
    assert client.get(f"/dev/mail/{number + 100}").status_code == 404


def test_an_email_is_framed_by_our_own_page_only_and_runs_no_scripts(client):
    table_of(member(), member("Odaenathus", verified=False))
    assert run_tasks() == 1
    number = StoredMail.objects.get().pk
    for page in ("", f"{number}"):
        answer = client.get(f"/dev/mail/{page}")
        assert answer["X-Frame-Options"] == "DENY"
        assert "frame-ancestors 'none'" in answer["Content-Security-Policy"]
    html = client.get(f"/dev/mail/{number}/html")
    assert html["X-Frame-Options"] == "SAMEORIGIN"
    rules = dict(rule.strip().partition(" ")[::2] for rule in html["Content-Security-Policy"].split(";"))
    assert rules["sandbox"] == "allow-popups"
    assert rules["frame-ancestors"] == "'self'"
    assert rules["default-src"] == rules["form-action"] == rules["base-uri"] == "'none'"
    assert "script-src" not in rules


@pytest.mark.parametrize("path", ["/dev/mail/", "/dev/mail/1", "/dev/mail/1/html"])
@pytest.mark.parametrize(
    ("setting", "value"),
    [("EMAIL_URL", "smtp://localhost"), ("SITE_URL", "https://games.example"), ("REMOTE_ADDR", "203.0.113.7")],
)
def test_the_mailbox_is_hidden_on_a_public_site_and_from_other_machines(settings, path, setting, value):
    StoredMail.objects.create(pk=1, stored_at="2026-11-05T12:00Z", recipient="", subject="A code", content=b"1234")
    extra = {setting: value} if setting == "REMOTE_ADDR" else {}
    if not extra:
        setattr(settings, setting, value)
    assert Client(**extra).get(path).status_code == 404


def test_staff_with_the_permission_can_read_the_emails_from_other_machines():
    """With the codes in them a moderator could take over the superuser's account."""
    client, moderator = Client(REMOTE_ADDR="203.0.113.7"), Client(REMOTE_ADDR="203.0.113.7")
    client.force_login(User.objects.create_superuser("Hairan"))
    moderator.force_login(User.objects.create_user("Maeonius", is_staff=True))
    assert client.get("/dev/mail/").status_code == 200
    assert moderator.get("/dev/mail/").status_code == 404


def test_old_emails_are_deleted():
    for number in range(MAX_MAILS + 3):
        StoredMail.objects.create(stored_at="2026-11-05T12:00Z", recipient="", subject=str(number), content=b"")
    send_mail("The last", "", None, ["zenobia@palmyra.example"])
    assert StoredMail.objects.count() == MAX_MAILS
    assert StoredMail.objects.order_by("-id")[0].subject == "The last"

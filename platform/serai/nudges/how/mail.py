"""A letter as a mail: HTML and plain text, the picture inside, and one click to have no more of it."""

from email.mime.image import MIMEImage
from email.utils import formatdate
from urllib.parse import urlsplit

from django.conf import settings
from django.core.mail import EmailMultiAlternatives
from django.template.loader import render_to_string

from serai.accounts.models import User
from serai.eventlog.clock import now
from serai.nudges.how.letter import Letter, Link
from serai.nudges.how.words import words
from serai.nudges.links import Stop, What, stop_url
from serai.nudges.models import Notice

PICTURE = "table"
UNSTOPPED = ("decision",)
"""What the account itself needs is told always."""


class WithPicture(EmailMultiAlternatives):
    """The picture belongs to the text: it isn't something that was sent along."""

    mixed_subtype = "related"


def mail_of(notice: Notice, letter: Letter, address: str) -> EmailMultiAlternatives:
    user = notice.user
    context = {
        "letter": letter,
        "language": user.language,
        "picture": PICTURE if letter.picture else None,
        "why": words(user.language).message("why", name=user.username),
        "stops": _stops(notice, user),
        "site": Link("Caravanserai", settings.SITE_URL),
    }
    mail = (WithPicture if letter.picture else EmailMultiAlternatives)(
        subject=letter.subject,
        body=render_to_string("nudges/mail.txt", context),
        to=[address],
        headers=headers_of(notice),
    )
    mail.attach_alternative(render_to_string("nudges/mail.html", context), "text/html")
    if letter.picture:
        mail.attach(_inline(letter.picture))
    return mail


def headers_of(notice: Notice) -> dict[str, str]:
    """The same notice has the same Message-ID however often it is sent: whoever gets it twice shows it once.

    Some providers allow us no say in it.
    """
    headers = {
        "Message-ID": f"<nudge-{notice.pk}@{_host()}>",
        "Date": formatdate(now() / 1_000_000),
        "Auto-Submitted": "auto-generated",
    }
    if notice.kind not in UNSTOPPED:
        headers["List-Unsubscribe"] = f"<{stop_url(_stop(notice, 'kind'))}>"
        headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    if notice.table:
        headers["References"] = f"<table-{notice.table}@{_host()}>"  # mails about a table lie together
    return {name: value for name, value in headers.items() if name not in settings.MAIL_WITHOUT}


def _host() -> str:
    return urlsplit(settings.SITE_URL).hostname or "localhost"


def _stop(notice: Notice, what: What) -> Stop:
    return Stop(notice.user_id, notice.kind, notice.table, what)  # type: ignore[arg-type]  # a text in the database


def _stops(notice: Notice, user: User) -> list[Link]:
    if notice.kind in UNSTOPPED:
        return []
    say = words(user.language).message
    every: tuple[What, ...] = ("table", "kind", "all") if notice.table else ("kind", "all")
    return [Link(say(f"stop-{what}"), stop_url(_stop(notice, what))) for what in every]


def _inline(png: bytes) -> MIMEImage:
    image = MIMEImage(png, "png")
    image.add_header("Content-ID", f"<{PICTURE}>")
    image.add_header("Content-Disposition", "inline", filename="table.png")
    return image

"""Builds the email: HTML and plain text, the picture inline, and links to unsubscribe."""

from email.mime.image import MIMEImage
from email.utils import formatdate
from urllib.parse import urlsplit

from django.conf import settings
from django.core.mail import EmailMultiAlternatives
from django.template.loader import render_to_string

from serai.accounts.models import User
from serai.eventlog.current_time import now
from serai.notices.links import Scope, Unsubscribe, unsubscribe_url
from serai.notices.mail.content import Link, MailContent
from serai.notices.mail.texts import mail_texts
from serai.notices.models import Notice

PICTURE_ID = "table"
MANDATORY_KINDS = ("decision",)
"""Emails about the account itself, which can't be unsubscribed."""


class MessageWithPicture(EmailMultiAlternatives):
    """The picture is part of the HTML, not an attachment."""

    mixed_subtype = "related"


def build_message(notice: Notice, content: MailContent, address: str) -> EmailMultiAlternatives:
    user = notice.user
    context = {
        "mail": content,
        "language": user.language,
        "picture": PICTURE_ID if content.picture else None,
        "reason": mail_texts(user.language).message("why", name=user.username),
        "unsubscribe_links": _unsubscribe_links(notice, user),
        "site": Link("Caravanserai", settings.SITE_URL),
    }
    message = (MessageWithPicture if content.picture else EmailMultiAlternatives)(
        subject=content.subject,
        body=render_to_string("notices/mail.txt", context),
        to=[address],
        headers=headers_of(notice),
    )
    message.attach_alternative(render_to_string("notices/mail.html", context), "text/html")
    if content.picture:
        message.attach(_inline_image(content.picture))
    return message


def headers_of(notice: Notice) -> dict[str, str]:
    """Returns the headers. A notice that is sent again has the same Message-ID, so that email programs show it once.

    Some providers don't allow to set it.
    """
    headers = {
        "Message-ID": f"<notice-{notice.pk}@{_host()}>",
        "Date": formatdate(now() / 1_000_000),
        "Auto-Submitted": "auto-generated",
    }
    if notice.kind not in MANDATORY_KINDS:
        headers["List-Unsubscribe"] = f"<{unsubscribe_url(_unsubscribe(notice, 'kind'))}>"
        headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    if notice.table:
        headers["References"] = f"<table-{notice.table}@{_host()}>"  # groups the emails about a table
    return {name: value for name, value in headers.items() if name not in settings.MAIL_OMITTED_HEADERS}


def _host() -> str:
    return urlsplit(settings.SITE_URL).hostname or "localhost"


def _unsubscribe(notice: Notice, scope: Scope) -> Unsubscribe:
    return Unsubscribe(notice.user_id, notice.kind, notice.table, scope)  # type: ignore[arg-type]  # text in the database


def _unsubscribe_links(notice: Notice, user: User) -> list[Link]:
    if notice.kind in MANDATORY_KINDS:
        return []
    text = mail_texts(user.language).message
    scopes: tuple[Scope, ...] = ("table", "kind", "all") if notice.table else ("kind", "all")
    return [Link(text(f"stop-{scope}"), unsubscribe_url(_unsubscribe(notice, scope))) for scope in scopes]


def _inline_image(png: bytes) -> MIMEImage:
    image = MIMEImage(png, "png")
    image.add_header("Content-ID", f"<{PICTURE_ID}>")
    image.add_header("Content-Disposition", "inline", filename="table.png")
    return image

"""Emails about the account itself, such as verification and password reset: allauth sends them, the texts are ours.

Each email has messages in `texts/<language>/messages.ftl`, named after allauth's template: `password_changed` has
`password-changed-subject`, `-heading` and `-text`, and may have `-button` and `-note`.
"""

from collections.abc import Iterator, Mapping
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from babel.dates import format_datetime
from django.conf import settings
from django.core.mail import EmailMultiAlternatives
from django.template.loader import render_to_string
from msgspec import Struct

from serai.accounts.models import User
from serai.engine.texts import LANGUAGES, Texts

FOLDER = Path(__file__).parent / "texts"
BUTTONS: Mapping[str, str] = {
    "email-confirmation": "activate_url",
    "account-already-exists": "password_reset_url",
    "unknown-account": "signup_url",
}
"""By email, the name in allauth's context of the address that the button opens."""
RENAMED: Mapping[str, str] = {"email-confirmation-signup": "email-confirmation"}
"""Emails of allauth that have the same text as another."""


class AccountMail(Struct, frozen=True, kw_only=True):
    subject: str
    heading: str
    text: str
    note: str = ""
    """What to do if the reader didn't cause the email."""
    button: str = ""
    url: str = ""
    code: str = ""
    """To be entered in the browser."""
    key: str = ""
    """For programs: the key in the address of the button. The HTML part leaves it out."""
    origin: str = ""
    """When and from where the account was changed."""

    @property
    def remarks(self) -> list[str]:
        return [text for text in (self.note, self.origin) if text]


@cache
def account_texts(language: str) -> Texts:
    return Texts(FOLDER, language)


def missing_account_messages() -> Iterator[str]:
    """Yields the messages that one language has and another lacks."""
    ids = {language: account_texts(language).message_ids for language in LANGUAGES}
    for language, own in ids.items():
        for name in sorted(set().union(*ids.values()) - own):
            yield f"{account_texts(language).folder / 'messages.ftl'} lacks the message {name}"


def build_message(
    template: str, email: str, user: User | None, context: Mapping[str, Any], language: str
) -> EmailMultiAlternatives:
    """Builds an email from the template and context that allauth gives."""
    mail = content_of(template, email, user, context, language)
    texts = {
        "mail": mail,
        "language": language,
        "reason": account_texts(language).message("reason", email=email),
        "key_label": account_texts(language).message("key-label"),
        "code_label": account_texts(language).message("code-label"),
        "site": {"label": "Caravanserai", "url": settings.SITE_URL},
    }
    message = EmailMultiAlternatives(
        subject=f"{settings.ACCOUNT_EMAIL_SUBJECT_PREFIX}{mail.subject}",
        body=render_to_string("account/email/message.txt", texts),
        to=[email],
    )
    message.attach_alternative(render_to_string("account/email/message.html", texts), "text/html")
    return message


def content_of(template: str, email: str, user: User | None, context: Mapping[str, Any], language: str) -> AccountMail:
    name = template.rpartition("/")[2].replace("_", "-")
    name = RENAMED.get(name, name)
    texts = account_texts(language)
    addresses = {field: context[field] for field in ("from_email", "to_email", "deleted_email") if field in context}
    arguments = {"name": user.username if user else "", "email": email, **addresses}

    def say(part: str) -> str:
        message = f"{name}-{part}"
        return texts.message(message, **arguments) if message in texts.message_ids else ""

    return AccountMail(
        subject=texts.message(f"{name}-subject"),
        heading=texts.message(f"{name}-heading"),
        text=texts.message(f"{name}-text", **arguments),
        note=say("note"),
        button=say("button"),
        url=context[BUTTONS[name]] if name in BUTTONS else "",
        code=context.get("code", ""),
        key=context.get("key", ""),
        origin=_origin(user, context, language),
    )


def _origin(user: User | None, context: Mapping[str, Any], language: str) -> str:
    """When and from where the account was changed. Only emails about a change say it."""
    if "timestamp" not in context:
        return ""
    time: datetime = context["timestamp"]
    zone = user.time_zone if user else "UTC"
    return account_texts(language).message(
        "origin",
        time=format_datetime(time, "long", tzinfo=ZoneInfo(zone), locale={"en": "en_GB"}.get(language, language)),
        address=context["ip"],
        browser=context["user_agent"],
    )

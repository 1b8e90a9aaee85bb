"""`/dev/mail/`: the mails of a house without a mail server, for whoever sits at it."""

import email
import re
from base64 import b64encode
from collections.abc import Callable
from email import policy
from email.message import EmailMessage
from functools import wraps
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import never_cache
from django.views.decorators.clickjacking import xframe_options_sameorigin
from django.views.decorators.http import require_safe

from serai.nudges.models import KeptMail

SHOWN = 200
THIS_MACHINE = ("127.0.0.1", "::1", "localhost")
HEADERS = ("From", "To", "Subject", "Date", "Message-ID", "References", "List-Unsubscribe", "List-Unsubscribe-Post")
PICTURES = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
    "form-action 'none'; base-uri 'none'; frame-ancestors 'self'"
)
_CID = re.compile(r"cid:([\w.-]+)")


def _for_this_machine(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """Mails open accounts: a site with another address shows them to nobody who lacks the right to see them all.

    A moderator does: who reads the codes in them could become anybody.
    """

    @wraps(view)
    def guarded(request: HttpRequest, **path: Any) -> HttpResponse:
        is_local = urlsplit(settings.SITE_URL).hostname in THIS_MACHINE and request.META["REMOTE_ADDR"] in THIS_MACHINE
        if settings.EMAIL_URL or not (is_local or request.user.has_perm("nudges.view_keptmail")):
            raise Http404
        return view(request, **path)

    return require_safe(never_cache(guarded))


@_for_this_machine
def list_mails(request: HttpRequest) -> HttpResponse:
    return render(request, "nudges/kept.html", {"mails": KeptMail.objects.order_by("-id")[:SHOWN], "language": "en"})


@_for_this_machine
def show_mail(request: HttpRequest, number: int) -> HttpResponse:
    mail = _read(number)
    text, html = mail.get_body(("plain",)), mail.get_body(("html",))
    context = {
        "number": number,
        "subject": mail["Subject"],
        "headers": [(name, mail[name]) for name in HEADERS if mail[name]],
        "text": text.get_content() if text else "",
        "has_html": html is not None,
        "language": "en",
    }
    return render(request, "nudges/kept_mail.html", context)


@xframe_options_sameorigin
@_for_this_machine
def show_html(_: HttpRequest, number: int) -> HttpResponse:
    """As a mail program would show it, its pictures inside; nothing runs and nothing is loaded."""
    mail = _read(number)
    html = mail.get_body(("html",))
    if html is None:
        raise Http404
    pictures = {
        str(part["Content-ID"]).strip("<>"): b64encode(part.get_payload(decode=True)).decode()  # type: ignore[arg-type]
        for part in mail.walk()
        if part.get_content_type() == "image/png"
    }
    shown = _CID.sub(lambda cid: f"data:image/png;base64,{pictures.get(cid[1], '')}", html.get_content())
    return HttpResponse(shown, headers={"Content-Security-Policy": f"sandbox allow-popups; {PICTURES}"})


def _read(number: int) -> EmailMessage:
    kept = get_object_or_404(KeptMail, pk=number)
    return email.message_from_bytes(bytes(kept.content), _class=EmailMessage, policy=policy.default)

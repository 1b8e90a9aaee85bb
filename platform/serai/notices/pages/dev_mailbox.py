"""`/dev/mail/`: the stored emails of a site without a mail server, for users of the same machine."""

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

from serai.notices.models import StoredMail

MAX_LISTED = 200
LOCAL_HOSTS = ("127.0.0.1", "::1", "localhost")
HEADERS = ("From", "To", "Subject", "Date", "Message-ID", "References", "List-Unsubscribe", "List-Unsubscribe-Post")
MAIL_CSP = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; "
    "form-action 'none'; base-uri 'none'; frame-ancestors 'self'"
)
_CID = re.compile(r"cid:([\w.-]+)")


def _local_only(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """Allows users of the same machine, and users with the permission to view all emails.

    Being staff isn't enough: with the codes in the emails one could take over any account.
    """

    @wraps(view)
    def guarded(request: HttpRequest, **path: Any) -> HttpResponse:
        is_local = urlsplit(settings.SITE_URL).hostname in LOCAL_HOSTS and request.META["REMOTE_ADDR"] in LOCAL_HOSTS
        if settings.EMAIL_URL or not (is_local or request.user.has_perm("notices.view_storedmail")):
            raise Http404
        return view(request, **path)

    return require_safe(never_cache(guarded))


@_local_only
def list_mails(request: HttpRequest) -> HttpResponse:
    mails = StoredMail.objects.order_by("-id")[:MAX_LISTED]
    return render(request, "notices/dev_mailbox.html", {"mails": mails, "language": "en"})


@_local_only
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
    return render(request, "notices/dev_mail.html", context)


@xframe_options_sameorigin
@_local_only
def show_html(_: HttpRequest, number: int) -> HttpResponse:
    """Shows an email as an email program would, with its pictures. Scripts don't run and nothing else is loaded."""
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
    return HttpResponse(shown, headers={"Content-Security-Policy": f"sandbox allow-popups; {MAIL_CSP}"})


def _read(number: int) -> EmailMessage:
    stored = get_object_or_404(StoredMail, pk=number)
    return email.message_from_bytes(bytes(stored.content), _class=EmailMessage, policy=policy.default)

"""`/mail/<token>`: unsubscribing without a sign-in. GET changes nothing; the buttons and RFC 8058 use POST."""

from collections.abc import Mapping

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language_from_request
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods
from msgspec import Struct

from serai.accounts.models import User
from serai.engine.registry import plugins
from serai.engine.texts import Texts
from serai.notices import preferences
from serai.notices.links import BadLink, Scope, Unsubscribe, read_unsubscribe
from serai.notices.mail.texts import mail_texts
from serai.notices.models import Delivery, NoticeKind
from serai.tables.models import Table

SCOPES: tuple[Scope, ...] = ("table", "kind", "all")
CSP = (
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


class Choice(Struct, frozen=True):
    scope: Scope
    title: str
    text: str
    is_stopped: bool
    previous: str
    """The preference before it was stopped, to go back to."""


@csrf_exempt
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def unsubscribe(request: HttpRequest, token: str) -> HttpResponse:
    """Shows or changes what is sent. The token authorizes it: neither a session nor a CSRF token is needed."""
    try:
        link = read_unsubscribe(token)
        user = User.objects.get(pk=link.user)
    except (BadLink, User.DoesNotExist):
        return _page(request, get_language_from_request(request), "notices/bad_link.html", {}, status=404)
    previous: Delivery = "each"
    if request.method == "POST":
        previous = _change_preferences(request, link, user)
        if request.POST.get("List-Unsubscribe") == "One-Click":
            return HttpResponse(status=204)
    context = {"choices": _choices(link, user, previous), "name": user.username}
    return _page(request, user.language, "notices/unsubscribe.html", context)


def _change_preferences(request: HttpRequest, link: Unsubscribe, user: User) -> Delivery:
    """Changes what was posted, and returns the kind's preference before."""
    posted = request.POST.get("scope", "")
    scope: Scope = next((known for known in SCOPES if known == posted), link.scope)
    resume, back_to = "resume" in request.POST, request.POST.get("previous")
    previous = preferences.delivery_for(preferences.preferences_of(user.id), link.kind)
    if scope == "all":
        preferences.change(user, all_off=not resume)
    elif scope == "kind":
        delivery: Delivery = "digest" if back_to == "digest" else "each"
        preferences.change(user, **_changes(link.kind, user, resume=resume, back_to=delivery))
    elif link.table:
        (preferences.unmute if resume else preferences.mute)(user, link.table)
    return previous if previous != "none" else "each"


def _changes(kind: NoticeKind, user: User, *, resume: bool, back_to: Delivery) -> dict[str, Delivery]:
    """Returns the preferences to change. Stopping the digest stops all kinds that are delivered in it."""
    if kind != "digest":
        return {kind: back_to if resume else "none"}
    current = preferences.preferences_of(user.id)
    before: Delivery = "none" if resume else "digest"
    return {each: "digest" if resume else "none" for each in preferences.KINDS if getattr(current, each) == before}


def _choices(link: Unsubscribe, user: User, previous: Delivery) -> list[Choice]:
    text, current = mail_texts(user.language).message, preferences.preferences_of(user.id)
    choices = []
    table = Table.objects.filter(id=link.table).first() if link.table else None
    if table:
        plugin = plugins().get(table.game)
        game = plugin.name if plugin else table.game
        is_muted = preferences.is_muted(user.id, table.id)
        choices.append(Choice("table", text("page-table"), text("page-table-text", game=game), is_muted, ""))
    is_off = not current.all_off and preferences.delivery_for(current, link.kind) == "none"
    kind_text = text(f"page-kind-{link.kind.replace('_', '-')}")
    return [
        *choices,
        Choice("kind", text("page-kind"), kind_text, is_off, previous),
        Choice("all", text("page-all"), text("page-all-text"), current.all_off, ""),
    ]


def _page(
    request: HttpRequest, language: str, template: str, context: Mapping[str, object], status: int = 200
) -> HttpResponse:
    texts: Texts = mail_texts(language[:2])
    name = context.get("name")
    messages = {
        "language": language,
        "title": texts.message("page-title"),
        "lead": texts.message("page-lead", name=name) if name else "",
        "stop": texts.message("page-stop"),
        "resume": texts.message("page-resume"),
        "stopped": texts.message("page-stopped"),
        "games_go_on": texts.message("page-games-go-on"),
        "settings": texts.message("page-settings"),
        "bad_title": texts.message("bad-link-title"),
        "bad_text": texts.message("bad-link-text"),
    }
    headers = {"Content-Security-Policy": CSP, "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex"}
    response = render(request, template, {**messages, **context}, status=status)
    for header, value in headers.items():
        response[header] = value
    return response

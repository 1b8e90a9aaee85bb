"""`/mail/<token>`: stopping mails without a sign-in. Looking changes nothing; what a button or RFC 8058 posts does."""

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
from serai.nudges import wishes
from serai.nudges.how.words import words
from serai.nudges.links import BadLink, Stop, What, read_stop
from serai.nudges.models import Kind, Wish
from serai.tables.models import Table

EVERY: tuple[What, ...] = ("table", "kind", "all")
POLICY = (
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


class Choice(Struct, frozen=True):
    what: What
    title: str
    text: str
    is_stopped: bool
    before: str
    """What was wished before it was stopped, to go back to."""


@csrf_exempt
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def stop_mails(request: HttpRequest, token: str) -> HttpResponse:
    """The token is the right to do it: neither a cookie nor a CSRF token is asked for."""
    try:
        stop = read_stop(token)
        user = User.objects.get(pk=stop.user)
    except (BadLink, User.DoesNotExist):
        return _page(request, get_language_from_request(request), "nudges/bad_link.html", {}, status=404)
    before: Wish = "each"
    if request.method == "POST":
        before = _obey(request, stop, user)
        if request.POST.get("List-Unsubscribe") == "One-Click":
            return HttpResponse(status=204)
    return _page(
        request, user.language, "nudges/stop.html", {"choices": _choices(stop, user, before), "name": user.username}
    )


def _obey(request: HttpRequest, stop: Stop, user: User) -> Wish:
    """Does what was posted, and gives back what was wished of the kind before."""
    asked = request.POST.get("what", "")
    what: What = next((one for one in EVERY if one == asked), stop.what)
    again, back_to = "again" in request.POST, request.POST.get("before")
    before = wishes.wish_for(wishes.wishes_of(user.id), stop.kind)
    if what == "all":
        wishes.change(user, silent=not again)
    elif what == "kind":
        wishes.change(user, **_kind(stop.kind, user, again=again, back_to="digest" if back_to == "digest" else "each"))
    elif stop.table:
        (wishes.unmute if again else wishes.mute)(user, stop.table)
    return before if before != "none" else "each"


def _kind(kind: Kind, user: User, *, again: bool, back_to: Wish) -> dict[str, Wish]:
    """Who wants no digest wants none of what would stand in it."""
    if kind != "digest":
        return {kind: back_to if again else "none"}
    kept = wishes.wishes_of(user.id)
    looked_for = "none" if again else "digest"
    return {one: "digest" if again else "none" for one in wishes.KINDS if getattr(kept, one) == looked_for}


def _choices(stop: Stop, user: User, before: Wish) -> list[Choice]:
    say, kept = words(user.language).message, wishes.wishes_of(user.id)
    choices = []
    table = Table.objects.filter(id=stop.table).first() if stop.table else None
    if table:
        plugin = plugins().get(table.game)
        game = plugin.name if plugin else table.game
        is_muted = wishes.is_muted(user.id, table.id)
        choices.append(Choice("table", say("page-table"), say("page-table-text", game=game), is_muted, ""))
    is_off = not kept.silent and wishes.wish_for(kept, stop.kind) == "none"
    return [
        *choices,
        Choice("kind", say("page-kind"), say(f"page-kind-{stop.kind}"), is_off, before),
        Choice("all", say("page-all"), say("page-all-text"), kept.silent, ""),
    ]


def _page(
    request: HttpRequest, language: str, template: str, context: dict[str, object], status: int = 200
) -> HttpResponse:
    say: Texts = words(language[:2])
    name = context.get("name")
    texts = {
        "language": language,
        "title": say.message("page-title"),
        "lead": say.message("page-lead", name=name) if name else "",
        "stop": say.message("page-stop"),
        "again": say.message("page-again"),
        "stopped": say.message("page-stopped"),
        "stays": say.message("page-stays"),
        "settings": say.message("page-settings"),
        "bad_title": say.message("bad-link-title"),
        "bad_text": say.message("bad-link-text"),
    }
    headers = {"Content-Security-Policy": POLICY, "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex"}
    response = render(request, template, {**texts, **context}, status=status)
    for header, value in headers.items():
        response[header] = value
    return response

"""One person, one seat: what tells that two accounts sit down from the same place, and forgets it soon.

A browser that sits down at a ranked table has a random id in a signed cookie. Beside the seat stand two digests, of
that id and of the address, made with the site's key and the table's id: they can be compared there, and nowhere else.
"""

import secrets
from collections.abc import Callable
from datetime import timedelta
from uuid import UUID

from django.conf import settings
from django.core.signing import BadSignature
from django.db.models import Count, QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.crypto import salted_hmac

from serai.accounts.models import SeatMark, User

COOKIE = "device"
SALT = "serai.accounts.device"
COOKIE_LIFE = timedelta(days=400)
"""As long as browsers keep one."""
KEPT_FOR = timedelta(days=30)


class DeviceCookie:
    """Middleware: gives a browser that was asked for its device, and had none, a cookie."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self._get_response(request)
        if device := getattr(request, "new_device", None):
            response.set_signed_cookie(
                COOKIE,
                device,
                salt=SALT,
                max_age=COOKIE_LIFE,
                httponly=True,
                secure=settings.SESSION_COOKIE_SECURE,
                samesite="Lax",
            )
        return response


def device_of(request: HttpRequest) -> str:
    """The id of the browser that asks; a new one if it has none yet."""
    try:
        known = request.get_signed_cookie(COOKIE, default="", salt=SALT, max_age=COOKIE_LIFE)
    except BadSignature:
        known = ""
    if not known:
        known = getattr(request, "new_device", "") or secrets.token_urlsafe(16)
        request.new_device = known  # type: ignore[attr-defined]  # for the middleware
    return known


def digest(what: str, scope: UUID) -> bytes:
    """Of a device or an address, as it is compared at a table, or in whatever else has an id."""
    return salted_hmac(f"serai.accounts.devices.{scope}", what, algorithm="sha256").digest()


def mark_seat(player: UUID, table: UUID, *, device: str | None, address: str) -> SeatMark:
    details = {
        "device": digest(f"device {device}", table) if device else None,
        "address": digest(f"address {address}", table),
        "at": timezone.now(),
    }
    return SeatMark.objects.update_or_create(player_id=player, defaults=details)[0]


def unmark_seat(player: UUID) -> None:
    SeatMark.objects.filter(player=player).delete()


def with_one_address() -> QuerySet[SeatMark, UUID]:
    """The tables at which several people have sat down from the same address: for moderators to look at, no more."""
    several = SeatMark.objects.values("player__table", "address").annotate(people=Count("player")).filter(people__gt=1)
    return several.values_list("player__table", flat=True)


def neighbours(table: UUID) -> dict[UUID, set[UUID]]:
    """By player, the others at the table who have sat down from the same address."""
    rows = dict(SeatMark.objects.filter(player__table=table).values_list("player", "address"))
    return {
        player: {other for other, there in rows.items() if other != player and bytes(there) == bytes(address)}
        for player, address in rows.items()
    }


def forget_marks(user: User) -> None:
    SeatMark.objects.filter(player__user=user).delete()


def forget_old_marks() -> None:
    SeatMark.objects.filter(at__lt=timezone.now() - KEPT_FOR).delete()

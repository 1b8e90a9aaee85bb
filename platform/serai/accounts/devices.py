"""One person, one seat: fingerprints by which two accounts that sit down from the same place are found.

A browser that sits down at a ranked table gets a random id in a signed cookie. With the seat two digests are stored, of
that id and of the IP address, keyed with the site's key and the table's id: they can be compared at this table only.
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

from serai.accounts.models import SeatFingerprint, User

COOKIE = "device"
SALT = "serai.accounts.device"
COOKIE_AGE = timedelta(days=400)
"""The longest that browsers allow."""
RETENTION = timedelta(days=30)


class DeviceCookie:
    """Middleware: sets the cookie for a browser whose device id was read and that had none."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        response = self._get_response(request)
        if device := getattr(request, "new_device", None):
            response.set_signed_cookie(
                COOKIE,
                device,
                salt=SALT,
                max_age=COOKIE_AGE,
                httponly=True,
                secure=settings.SESSION_COOKIE_SECURE,
                samesite="Lax",
            )
        return response


def device_of(request: HttpRequest) -> str:
    """The id of the requesting browser; a new one if it has none yet."""
    try:
        device = request.get_signed_cookie(COOKIE, default="", salt=SALT, max_age=COOKIE_AGE)
    except BadSignature:
        device = ""
    if not device:
        device = getattr(request, "new_device", "") or secrets.token_urlsafe(16)
        request.new_device = device  # type: ignore[attr-defined]  # for the middleware
    return device


def digest(value: str, scope: UUID) -> bytes:
    """Digests a device or an address; `scope` is an id, such as a table's, within which digests are compared."""
    return salted_hmac(f"serai.accounts.devices.{scope}", value, algorithm="sha256").digest()


def record_fingerprint(player: UUID, table: UUID, *, device: str | None, address: str) -> SeatFingerprint:
    values = {
        "device": digest(f"device {device}", table) if device else None,
        "address": digest(f"address {address}", table),
        "at": timezone.now(),
    }
    return SeatFingerprint.objects.update_or_create(player_id=player, defaults=values)[0]


def delete_fingerprint(player: UUID) -> None:
    SeatFingerprint.objects.filter(player=player).delete()


def tables_with_shared_address() -> QuerySet[SeatFingerprint, UUID]:
    """Tables at which several players sat down from the same address. Moderators see it; nothing else follows."""
    by_address = SeatFingerprint.objects.values("player__table", "address").annotate(players=Count("player"))
    return by_address.filter(players__gt=1).values_list("player__table", flat=True)


def players_with_same_address(table: UUID) -> dict[UUID, set[UUID]]:
    """By player, the others at the table who sat down from the same address."""
    rows = dict(SeatFingerprint.objects.filter(player__table=table).values_list("player", "address"))
    return {
        player: {other for other, there in rows.items() if other != player and bytes(there) == bytes(address)}
        for player, address in rows.items()
    }


def delete_fingerprints_of(user: User) -> None:
    SeatFingerprint.objects.filter(player__user=user).delete()


def delete_old_fingerprints() -> None:
    SeatFingerprint.objects.filter(at__lt=timezone.now() - RETENTION).delete()

"""The addresses that notices are sent to: verified, until emails bounce or the owner complains."""

from typing import Any
from uuid import UUID

from allauth.account.models import EmailAddress
from allauth.account.signals import email_confirmation_sent, email_confirmed
from anymail.signals import AnymailTrackingEvent, tracking

from serai.notices.models import DisabledAddress
from serai.notices.times import utc_now

DISABLING_EVENTS = ("bounced", "complained")


def address_of(user: UUID) -> str | None:
    """Returns the user's verified address."""
    found = EmailAddress.objects.filter(user=user, verified=True).order_by("-primary", "id").first()
    return str(found.email) if found else None


def disabled_address(user: UUID, email: str | None) -> DisabledAddress | None:
    """Returns the row of this address if it is disabled. An earlier address of the user doesn't matter."""
    return DisabledAddress.objects.filter(user=user, email__iexact=email or "").first()


def disable(email: str, reason: str) -> None:
    """Disables the address of every user who has verified it, until it is verified again, or another one is."""
    for address in EmailAddress.objects.filter(email__iexact=email, verified=True):
        values = {"email": address.email, "reason": reason, "since": utc_now()}
        DisabledAddress.objects.update_or_create(user_id=address.user_id, defaults=values)


def connect_signals() -> None:
    tracking.connect(_on_tracking_event, dispatch_uid="notices")
    email_confirmation_sent.connect(_on_confirmation_sent, dispatch_uid="notices")
    email_confirmed.connect(_on_confirmed, dispatch_uid="notices")


def _on_tracking_event(event: AnymailTrackingEvent, **_: Any) -> None:
    """Disables an address when the email provider reports a bounce or a complaint."""
    if event.event_type in DISABLING_EVENTS and event.recipient:
        disable(event.recipient, event.event_type)


def _on_confirmation_sent(confirmation: Any, **_: Any) -> None:
    """Marks a disabled address as unverified: otherwise allauth wouldn't verify it again."""
    address: EmailAddress = confirmation.email_address
    if disabled_address(address.user_id, address.email):
        EmailAddress.objects.filter(pk=address.pk).update(verified=False)


def _on_confirmed(email_address: EmailAddress, **_: Any) -> None:
    DisabledAddress.objects.filter(user=email_address.user_id).delete()

"""Where mail goes: an address that was verified, until it sends mails back or its reader complains."""

from typing import Any
from uuid import UUID

from allauth.account.models import EmailAddress
from allauth.account.signals import email_confirmation_sent, email_confirmed
from anymail.signals import AnymailTrackingEvent, tracking

from serai.nudges.models import ClosedAddress
from serai.nudges.moments import this_moment

CLOSING = ("bounced", "complained")


def address_of(user: UUID) -> str | None:
    """The address that the person has verified."""
    found = EmailAddress.objects.filter(user=user, verified=True).order_by("-primary", "id").first()
    return str(found.email) if found else None


def closed(user: UUID, email: str | None) -> ClosedAddress | None:
    """Why nothing is sent to the address; an old one of the same person doesn't matter."""
    return ClosedAddress.objects.filter(user=user, email__iexact=email or "").first()


def close(email: str, reason: str) -> None:
    """For whoever has verified the address, until it is verified again, or another one is."""
    for address in EmailAddress.objects.filter(email__iexact=email, verified=True):
        details = {"email": address.email, "reason": reason, "since": this_moment()}
        ClosedAddress.objects.update_or_create(user_id=address.user_id, defaults=details)


def listen() -> None:
    tracking.connect(_came_back, dispatch_uid="nudges")
    email_confirmation_sent.connect(_to_be_verified, dispatch_uid="nudges")
    email_confirmed.connect(_verified, dispatch_uid="nudges")


def _came_back(event: AnymailTrackingEvent, **_: Any) -> None:
    """A mail provider tells what became of a mail."""
    if event.event_type in CLOSING and event.recipient:
        close(event.recipient, event.event_type)


def _to_be_verified(confirmation: Any, **_: Any) -> None:
    """An address that is off was verified once, and its link would say nothing new: it has to count as unverified."""
    address: EmailAddress = confirmation.email_address
    if closed(address.user_id, address.email):
        EmailAddress.objects.filter(pk=address.pk).update(verified=False)


def _verified(email_address: EmailAddress, **_: Any) -> None:
    ClosedAddress.objects.filter(user=email_address.user_id).delete()

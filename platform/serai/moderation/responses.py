"""Decisions as the user concerned sees them."""

from serai.accounts.models import User
from serai.moderation.decisions import HIDDEN_KINDS
from serai.moderation.models import Acknowledgement, Decision


def decisions_shown_to(user: User) -> list[Decision]:
    """Decisions that the user may read, the newest first, with the user's acknowledgements."""
    visible = Decision.objects.filter(user=user.pk).exclude(kind__in=HIDDEN_KINDS)
    return list(visible.select_related("acknowledgement").order_by("-id"))


def acknowledge(user: User, decision: int) -> bool:
    """Records that the user has seen the decision. False if there is no such decision about the user."""
    if not Decision.objects.filter(pk=decision, user=user.pk).exclude(kind__in=HIDDEN_KINDS).exists():
        return False
    Acknowledgement.objects.get_or_create(decision_id=decision)
    return True

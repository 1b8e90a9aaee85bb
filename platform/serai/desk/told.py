"""What somebody is told of moderators' decisions."""

from serai.accounts.models import User
from serai.desk.decide import UNTOLD
from serai.desk.models import Decision, Heard


def decisions_on(user: User) -> list[Decision]:
    """The newest first, with what was heard of already."""
    return list(
        Decision.objects.filter(person=user.pk).exclude(kind__in=UNTOLD).select_related("heard").order_by("-id")
    )


def hear(user: User, decision: int) -> bool:
    """The person has seen it; False if there is no such decision on them."""
    if not Decision.objects.filter(pk=decision, person=user.pk).exclude(kind__in=UNTOLD).exists():
        return False
    Heard.objects.get_or_create(decision_id=decision)
    return True

"""The email about a moderator's decision, with its reason."""

from django.conf import settings

from serai.moderation.models import Decision
from serai.notices.mail.content import Link, MailContent
from serai.notices.mail.texts import day_and_time, mail_texts
from serai.notices.models import Notice
from serai.notices.times import micros


def decision_content(notice: Notice) -> MailContent | None:
    decision = Decision.objects.filter(pk=notice.version, user=notice.user_id).first()
    if decision is None:
        return None
    user, text = notice.user, mail_texts(notice.user.language).message
    paragraphs = [text(f"decision-{decision.kind}-text")]
    if decision.until:
        until = day_and_time(micros(decision.until), user.time_zone, user.language)
        paragraphs.append(text("decision-until", until=until, zone=user.time_zone))
    path = f"/tables/{decision.table}" if decision.table else ""
    return MailContent(
        kind="decision",
        subject=text(f"decision-{decision.kind}"),
        heading=text(f"decision-{decision.kind}"),
        paragraphs=[*paragraphs, text("decision-reason", reason=decision.reason)],
        button=Link(text("decision-button"), settings.SITE_URL + path),
    )

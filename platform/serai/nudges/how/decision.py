"""What a moderator has decided about somebody, with the reason."""

from django.conf import settings

from serai.desk.models import Decision
from serai.nudges.how.letter import Letter, Link
from serai.nudges.how.words import day_and_time, words
from serai.nudges.models import Notice
from serai.nudges.moments import micros


def decision_of(notice: Notice) -> Letter | None:
    decision = Decision.objects.filter(pk=notice.version, person=notice.user_id).first()
    if decision is None:
        return None
    user, say = notice.user, words(notice.user.language).message
    paragraphs = [say(f"decision-{decision.kind}-text")]
    if decision.until:
        until = day_and_time(micros(decision.until), user.time_zone, user.language)
        paragraphs.append(say("decision-until", until=until, zone=user.time_zone))
    where = f"/tables/{decision.table}" if decision.table else ""
    return Letter(
        kind="decision",
        subject=say(f"decision-{decision.kind}"),
        heading=say(f"decision-{decision.kind}"),
        paragraphs=[*paragraphs, say("decision-reason", reason=decision.reason)],
        button=Link(say("decision-button"), settings.SITE_URL + where),
    )

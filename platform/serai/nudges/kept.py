"""A house without a mail server: mails are kept here, to be read at /dev/mail/."""

from collections.abc import Sequence

from django.core.mail import EmailMessage
from django.core.mail.backends.base import BaseEmailBackend

from serai.nudges.models import KeptMail
from serai.nudges.moments import this_moment

MOST = 500


class KeepMails(BaseEmailBackend):
    def send_messages(self, email_messages: Sequence[EmailMessage]) -> int:
        KeptMail.objects.bulk_create(
            KeptMail(
                kept_at=this_moment(),
                recipient=", ".join(mail.recipients()),
                subject=str(mail.subject),
                content=mail.message().as_bytes(),
            )
            for mail in email_messages
        )
        if newest := KeptMail.objects.order_by("-id").values_list("id", flat=True)[MOST : MOST + 1]:
            KeptMail.objects.filter(id__lte=newest[0]).delete()
        return len(email_messages)

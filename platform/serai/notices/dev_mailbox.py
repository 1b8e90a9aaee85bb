"""The email backend of a site without a mail server. It stores emails, which /dev/mail/ shows."""

from collections.abc import Sequence

from django.core.mail import EmailMessage
from django.core.mail.backends.base import BaseEmailBackend

from serai.notices.models import StoredMail
from serai.notices.times import utc_now

MAX_MAILS = 500


class DevMailbox(BaseEmailBackend):
    def send_messages(self, email_messages: Sequence[EmailMessage]) -> int:
        StoredMail.objects.bulk_create(
            StoredMail(
                stored_at=utc_now(),
                recipient=", ".join(mail.recipients()),
                subject=str(mail.subject),
                content=mail.message().as_bytes(),
            )
            for mail in email_messages
        )
        if too_many := StoredMail.objects.order_by("-id").values_list("id", flat=True)[MAX_MAILS : MAX_MAILS + 1]:
            StoredMail.objects.filter(id__lte=too_many[0]).delete()
        return len(email_messages)

"""Our settings of allauth that are code: languages, usernames, rate limits, emails."""

import logging
from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.utils import filter_users_by_email
from django.http import HttpRequest
from django.utils import translation

from serai.accounts.account_mail import build_message
from serai.accounts.address_key import address_key
from serai.accounts.models import Language, User
from serai.accounts.names import check_name

logger = logging.getLogger(__name__)


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]  # allauth has no types
    def new_user(self, request: HttpRequest) -> User:
        return User(language=language_of(request))

    def clean_username(self, username: str, shallow: bool = False) -> str:
        """Checks the name. `shallow` is for generated usernames, which we don't have."""
        if not shallow:
            check_name(username)
        return username

    def get_client_ip(self, request: HttpRequest) -> str:
        """The key of allauth's rate limits."""
        return address_key(super().get_client_ip(request))

    def send_notification_mail(
        self, template_prefix: str, user: User, context: dict[str, Any] | None = None, email: str | None = None
    ) -> None:
        super().send_notification_mail(template_prefix, user, {"user": user, **(context or {})}, email)

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Writes in the user's language, or else in the request's. Without a mail server users can still play."""
        user = context.get("user") or next(iter(filter_users_by_email(email, prefer_verified=True)), None)
        language = user.language if user else language_of(self.request)
        try:
            build_message(template_prefix, email, user, context, language).send()
        except OSError:
            logger.exception("account email not sent template=%s", template_prefix)


def language_of(request: HttpRequest) -> str:
    requested = translation.get_language_from_request(request)[:2]
    return requested if requested in Language.values else Language.EN

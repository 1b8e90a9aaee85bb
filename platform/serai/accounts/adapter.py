"""Where allauth asks us."""

import logging
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

from allauth.account.adapter import DefaultAccountAdapter
from django.conf import settings
from django.http import HttpRequest
from django.utils import translation

from serai.accounts.household import household
from serai.accounts.models import Language, User
from serai.accounts.names import check_name

logger = logging.getLogger(__name__)


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]  # it comes without types
    def new_user(self, request: HttpRequest) -> User:
        asked = translation.get_language_from_request(request)[:2]
        return User(language=asked if asked in Language.values else Language.EN)

    def clean_username(self, username: str, shallow: bool = False) -> str:
        """`shallow` is for names that are made up for people, which we don't do."""
        if not shallow:
            check_name(username)
        return username

    def get_client_ip(self, request: HttpRequest) -> str:
        """By which attempts are counted."""
        return household(super().get_client_ip(request))

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """In the reader's language. Without a mail server people can still sign up and play."""
        site = SimpleNamespace(name="Caravanserai", domain=urlsplit(settings.SITE_URL).netloc)
        reader = context.get("user")
        language = reader.language if isinstance(reader, User) else translation.get_language()
        try:
            with translation.override(language):
                super().send_mail(template_prefix, email, {"current_site": site, **context})
        except OSError:
            logger.exception("A mail (%s) could not be sent", template_prefix)

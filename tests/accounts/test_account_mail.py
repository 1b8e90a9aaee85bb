"""Emails about the account: in the site's words and look, and in the user's language."""

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.test import Client

from serai.accounts.account_mail import account_texts, build_message, missing_account_messages
from serai.accounts.models import Language
from tests.accounts.conftest import PASSWORD

SUBJECTS = {
    "en": "[Caravanserai] Your code for a new password",
    "hu": "[Caravanserai] Kód az új jelszavadhoz",
    "de": "[Caravanserai] Dein Code für ein neues Passwort",
    "it": "[Caravanserai] Il tuo codice per una nuova password",
}
TEMPLATES = {
    "email_confirmation_signup": {"activate_url": "http://localhost:8000/verify-email/x", "key": "x"},
    "password_reset_code": {"code": "ABCD-EFGH"},
    "unknown_account": {"signup_url": "http://localhost:8000/sign-up"},
    "account_already_exists": {"password_reset_url": "http://localhost:8000/reset-password"},
    "password_reset": {},
    "password_changed": {},
    "password_set": {},
    "email_changed": {"from_email": "a@rome.example", "to_email": "b@rome.example"},
    "email_confirm": {},
    "email_deleted": {"deleted_email": "a@rome.example"},
}


def html_of(message):
    (html,) = [content for content, kind in message.alternatives if kind == "text/html"]
    return html


@pytest.mark.parametrize("language", SUBJECTS)
def test_a_password_reset_is_in_the_users_language(api, member, language):
    member.language = language
    member.save()
    api.post("auth/password/request", email=member.email)
    assert mail.outbox[0].subject == SUBJECTS[language]
    assert f'<html lang="{language}">' in html_of(mail.outbox[0])


def test_an_email_to_an_address_without_an_account_is_in_the_requests_language(api):
    api.client = Client(headers={"Accept-Language": "de"})
    api.post("auth/password/request", email="nobody@palmyra.example")
    assert mail.outbox[0].subject == "[Caravanserai] Zu dieser Adresse gibt es kein Konto"


def test_a_change_of_the_password_is_reported_with_its_origin(api, member):
    EmailAddress.objects.create(user=member, email=member.email, verified=True, primary=True)
    member.language = "it"
    member.save()
    api.post("auth/login", username="Zenobia", password=PASSWORD)
    api.post("account/password/change", current_password=PASSWORD, new_password="nine-camels-at-dawn")
    assert mail.outbox[0].subject == "[Caravanserai] La tua password è stata cambiata"
    assert "127.0.0.1" in mail.outbox[0].body


@pytest.mark.parametrize("language", Language.values)
@pytest.mark.parametrize("template", TEMPLATES)
def test_every_email_has_a_text_in_every_language(member, template, language):
    context = TEMPLATES[template]
    message = build_message(f"account/email/{template}", member.email, member, context, language)
    for part in (message.body, html_of(message)):
        assert account_texts(language).message("reason", email=member.email) in part
        for value in context.values():
            assert value in part or template == "email_confirmation_signup"
    assert context.get("activate_url", "") in html_of(message)


def test_no_language_lacks_a_message():
    assert list(missing_account_messages()) == []

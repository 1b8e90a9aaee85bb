"""Turning a guest into a member. The account keeps its id, and with it its games and seats."""

from allauth.account.adapter import get_adapter
from allauth.account.internal.flows.manage_email import assess_unique_email
from allauth.account.models import EmailAddress
from allauth.core.context import request_context
from django.contrib.auth import SESSION_KEY, update_session_auth_hash
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.db import transaction
from django.http import HttpRequest

from serai.accounts.errors import AccountError
from serai.accounts.models import User
from serai.accounts.names import check_name, code_of, save_with_name

MAX_EMAIL_LENGTH = 254


def become_member(*, user: User, username: str, email: str, password: str, request: HttpRequest) -> None:
    """Turns a guest into a member. `email` may be empty; otherwise a verification email is sent.

    The request's session stays signed in; all other sessions of the guest end. Raises AccountError.
    """
    email = email.strip().lower()
    with transaction.atomic():
        member = User.objects.select_for_update().get(pk=user.pk)
        if not member.is_guest:
            raise AccountError("not-a-guest", "This account already belongs to a member.")
        _check_username(username, member)
        _check_email(email, member)
        member.username, member.email, member.is_guest = username, email, False
        _check_password(password, member)
        member.set_password(password)
        save_with_name(member)
        EmailAddress.objects.filter(user=member).delete()
        if email:
            EmailAddress.objects.create(user=member, email=email, primary=True)
    user.refresh_from_db()
    if request.session.get(SESSION_KEY) == str(user.pk):
        update_session_auth_hash(request, user)
    if email:
        with request_context(request):
            EmailAddress.objects.get(user=user).send_confirmation(request, signup=True)


def _check_username(username: str, member: User) -> None:
    try:
        check_name(username, of=member)
    except ValidationError as error:
        raise AccountError(code_of(error), _sentence(error)) from None


def _check_email(email: str, member: User) -> None:
    if not email:
        return
    try:
        validate_email(email)
    except ValidationError as error:
        raise AccountError("email-invalid", _sentence(error)) from None
    if len(email) > MAX_EMAIL_LENGTH:
        raise AccountError("email-invalid", "This email address is too long.")
    # With strict enumeration prevention a taken address passes here; it can't be verified twice.
    if assess_unique_email(email, user=member) is False:
        raise AccountError("email-taken", "This email address belongs to another account.")


def _check_password(password: str, member: User) -> None:
    try:
        get_adapter().clean_password(password, user=member)
    except ValidationError as error:
        raise AccountError("password-refused", _sentence(error)) from None


def _sentence(error: ValidationError) -> str:
    return " ".join(error.messages)

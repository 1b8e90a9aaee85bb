"""Additional checks of the sign-up form."""

from typing import Any

from django import forms
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.http import HttpRequest

from serai.accounts.models import User


class SignUp(forms.Form):
    """The password must not resemble the username or the email address: allauth's own check doesn't know them."""

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        if password := cleaned.get("password"):
            user = User(username=cleaned.get("username", ""), email=cleaned.get("email", ""))
            try:
                validate_password(password, user)
            except ValidationError as error:
                self.add_error("password", error)
        return cleaned

    def signup(self, _: HttpRequest, __: User) -> None:
        """Required by allauth; there is nothing more to store."""

"""What signing up asks beyond allauth's own questions."""

from typing import Any

from django import forms
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.http import HttpRequest

from serai.accounts.models import User


class SignUp(forms.Form):
    """A password must not be like the name or the address, which allauth's own check doesn't see."""

    def clean(self) -> dict[str, Any]:
        given = super().clean() or {}
        if password := given.get("password"):
            somebody = User(username=given.get("username", ""), email=given.get("email", ""))
            try:
                validate_password(password, somebody)
            except ValidationError as error:
                self.add_error("password", error)
        return given

    def signup(self, _: HttpRequest, __: User) -> None:
        """allauth wants one; there is nothing more to keep."""

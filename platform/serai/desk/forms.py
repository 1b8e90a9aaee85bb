"""What a moderator fills in."""

from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.db.models import TextChoices

from serai.accounts.models import User
from serai.desk.models import Decision
from serai.desk.void import can_void


def _kinds() -> list[tuple[str, Any]]:
    kinds: type[TextChoices] = Decision.Kind
    return [(kind, label) for kind, label in kinds.choices if kind != "void" or can_void()]


class Deciding(forms.Form):
    """About whom is known already."""

    kind = forms.ChoiceField(label="Decision", choices=_kinds)
    until = forms.DateTimeField(
        label="Until (UTC)",
        required=False,
        widget=forms.DateTimeInput(attrs={"type": "datetime-local"}, format="%Y-%m-%dT%H:%M"),
        help_text="For a mute or a suspension.",
    )
    reason = forms.CharField(
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text="The person reads it, and it stays for good: name nobody else.",
    )


class DecidingAbout(Deciding):
    """About whomever a moderator names."""

    name = forms.CharField(max_length=150, help_text="Of the person.")
    table = forms.UUIDField(required=False, help_text="Where it has happened; for a game that doesn't count.")
    field_order = ("name", "kind", "until", "reason", "table")

    def clean_name(self) -> User:
        person = User.objects.filter(username__iexact=self.cleaned_data["name"]).first()
        if person is None:
            raise ValidationError("Nobody goes by this name.")
        return person

"""What a moderator fills in."""

from collections.abc import Mapping

from django import forms
from django.core.exceptions import ValidationError

from serai.accounts.models import User
from serai.desk.models import Decision
from serai.eventlog.table_events import VoidReason

CAUSES: Mapping[VoidReason, str] = {
    "collusion": "they played for each other",
    "one-person": "one person sat in two chairs",
    "foul-play": "somebody had help",
    "fault": "the house made a mistake",
    "other": "something else",
}


class Deciding(forms.Form):
    """About whom is known already."""

    kind = forms.ChoiceField(label="Decision", choices=Decision.Kind.choices)
    until = forms.DateTimeField(
        label="Until (UTC)",
        required=False,
        widget=forms.DateTimeInput(attrs={"type": "datetime-local"}, format="%Y-%m-%dT%H:%M"),
        help_text="For a mute or a suspension.",
    )
    cause = forms.ChoiceField(
        choices=[*CAUSES.items()],
        initial="other",
        required=False,
        help_text="For a game that doesn't count: the log tells it to everybody.",
    )
    reason = forms.CharField(
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text="The person reads it, and it stays for good: name nobody else.",
    )

    def clean_cause(self) -> str:
        return self.cleaned_data["cause"] or "other"


class DecidingOnReport(Deciding):
    seen = forms.IntegerField(widget=forms.HiddenInput)
    """How many decisions there were on the report when the page was opened."""


class DecidingAbout(Deciding):
    """About whomever a moderator names."""

    name = forms.CharField(max_length=150, help_text="Of the person.")
    table = forms.UUIDField(required=False, help_text="Where it has happened; for a game that doesn't count.")
    field_order = ("name", "kind", "until", "table", "cause", "reason")

    def clean_name(self) -> User:
        person = User.objects.filter(username__iexact=self.cleaned_data["name"]).first()
        if person is None:
            raise ValidationError("Nobody goes by this name.")
        return person

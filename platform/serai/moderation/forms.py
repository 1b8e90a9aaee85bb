"""Forms in which moderators decide."""

from collections.abc import Mapping

from django import forms
from django.core.exceptions import ValidationError

from serai.accounts.models import User
from serai.eventlog.table_events import VoidReason
from serai.moderation.models import Decision

VOID_REASONS: Mapping[VoidReason, str] = {
    "collusion": "players helped each other",
    "one-person": "one person played two seats",
    "foul-play": "a player used forbidden help",
    "fault": "an error of the site",
    "other": "something else",
}


class DecisionForm(forms.Form):
    kind = forms.ChoiceField(label="Decision", choices=Decision.Kind.choices)
    until = forms.DateTimeField(
        label="Until (UTC)",
        required=False,
        widget=forms.DateTimeInput(attrs={"type": "datetime-local"}, format="%Y-%m-%dT%H:%M"),
        help_text="For a chat ban or a suspension.",
    )
    void_reason = forms.ChoiceField(
        label="Reason in the log",
        choices=[*VOID_REASONS.items()],
        initial="other",
        required=False,
        help_text="For a voided game. Everyone can read it in the table's log.",
    )
    reason = forms.CharField(
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text="The user reads it, and it can't be changed later. Don't name other users.",
    )

    def clean_void_reason(self) -> str:
        return self.cleaned_data["void_reason"] or "other"


class ReportDecisionForm(DecisionForm):
    known_decisions = forms.IntegerField(widget=forms.HiddenInput)
    """How many decisions there were on the report when the page was opened."""


class UserDecisionForm(DecisionForm):
    """A decision without a report."""

    name = forms.CharField(max_length=150, label="User name")
    table = forms.UUIDField(required=False, help_text="Where it happened. Required for a voided game.")
    field_order = ("name", "kind", "until", "table", "void_reason", "reason")

    def clean_name(self) -> User:
        user = User.objects.filter(username__iexact=self.cleaned_data["name"]).first()
        if user is None:
            raise ValidationError("There is no user with this name.")
        return user

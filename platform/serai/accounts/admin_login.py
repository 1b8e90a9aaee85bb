"""The sign-in form of the admin, with the same limit on wrong passwords as everywhere else."""

from typing import Any

from django.contrib.admin.forms import AdminAuthenticationForm


class LimitedAdminLogin(AdminAuthenticationForm):
    def clean(self) -> dict[str, Any]:
        from allauth.account.adapter import get_adapter  # here, because every process loads the admin's modules

        adapter = get_adapter(self.request)
        adapter.pre_authenticate(self.request, username=self.cleaned_data.get("username", ""))
        cleaned = super().clean()
        adapter._rollback_login_failed_rl_usage()  # the right password doesn't count as an attempt
        return cleaned

from typing import ClassVar

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.forms import AdminUserCreationForm, UserChangeForm
from django.http import HttpRequest

from serai.accounts.admin_login import LimitedAdminLogin
from serai.accounts.models import Token, User

admin.site.site_header = admin.site.site_title = "Caravanserai"
admin.site.login_form = LimitedAdminLogin


class NewUserForm(AdminUserCreationForm):
    class Meta(AdminUserCreationForm.Meta):
        model = User


class ChangeUserForm(UserChangeForm):
    class Meta(UserChangeForm.Meta):
        model = User


@admin.register(User)
class AccountAdmin(UserAdmin):
    form = ChangeUserForm
    add_form = NewUserForm
    list_display = ("username", "email", "is_guest", "is_active", "is_staff", "date_joined", "last_seen")
    list_filter = ("is_guest", "is_active", "is_staff", "is_superuser", "language")
    search_fields = ("username", "email", "id")
    ordering = ("-date_joined",)
    readonly_fields = ("id", "date_joined", "name_since", "last_login", "last_seen")
    fieldsets = (
        (None, {"fields": ("id", "username", "email", "password")}),
        ("Preferences", {"fields": ("language", "time_zone")}),
        (
            "Permissions",
            {"fields": ("is_guest", "is_active", "is_staff", "is_superuser", "groups", "user_permissions")},
        ),
        ("Dates", {"fields": ("date_joined", "name_since", "last_login", "last_seen")}),
    )


@admin.register(Token)
class TokenAdmin(admin.ModelAdmin):
    """Tokens can be read and deleted, not added or changed."""

    list_display = ("prefix", "name", "user", "created", "last_used", "expires")
    search_fields = ("prefix", "name", "user__username")
    list_select_related = ("user",)
    fields: ClassVar = list_display

    def has_add_permission(self, _: HttpRequest) -> bool:
        return False

    def has_change_permission(self, _: HttpRequest, __: Token | None = None) -> bool:
        return False

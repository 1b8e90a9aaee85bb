from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "serai.accounts"
    label = "accounts"
    verbose_name = "Accounts"

from django.apps import AppConfig


class ModerationConfig(AppConfig):
    name = "serai.moderation"
    label = "moderation"
    verbose_name = "Moderation"

from django.apps import AppConfig


class DeskConfig(AppConfig):
    name = "serai.desk"
    label = "desk"
    verbose_name = "Moderators' desk"

from django.apps import AppConfig


class LadderConfig(AppConfig):
    name = "serai.ladder"
    label = "ladder"

from django.apps import AppConfig


class BotsConfig(AppConfig):
    name = "serai.bots"
    label = "bots"

from django.apps import AppConfig


class MatchingConfig(AppConfig):
    name = "serai.matching"
    label = "matching"

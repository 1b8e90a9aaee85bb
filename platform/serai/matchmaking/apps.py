from django.apps import AppConfig


class MatchmakingConfig(AppConfig):
    name = "serai.matchmaking"
    label = "matchmaking"

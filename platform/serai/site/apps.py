from django.apps import AppConfig
from django.core import checks


class SiteConfig(AppConfig):
    name = "serai.site"
    label = "serai_site"

    def ready(self) -> None:
        from serai.site.checks import games_are_sound

        checks.register(games_are_sound)

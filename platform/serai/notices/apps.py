from django.apps import AppConfig


class NoticesConfig(AppConfig):
    name = "serai.notices"
    label = "notices"

    def ready(self) -> None:
        from serai.notices import addresses

        addresses.connect_signals()

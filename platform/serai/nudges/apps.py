from django.apps import AppConfig


class NudgesConfig(AppConfig):
    name = "serai.nudges"
    label = "nudges"

    def ready(self) -> None:
        from serai.nudges import addresses

        addresses.listen()

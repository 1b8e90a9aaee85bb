from django.apps import AppConfig


class EventlogConfig(AppConfig):
    name = "serai.eventlog"
    label = "eventlog"
    verbose_name = "Event log"

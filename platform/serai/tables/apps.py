from django.apps import AppConfig


class TablesConfig(AppConfig):
    name = "serai.tables"
    label = "tables"
    verbose_name = "Tables"

from django.apps import AppConfig
from django.conf import settings
from django.core import checks
from django.db.models.signals import pre_delete


class SiteConfig(AppConfig):
    name = "serai.site"
    label = "serai_site"

    def ready(self) -> None:
        from serai.accounts.models import User
        from serai.bots import standing_orders
        from serai.eventlog.site_key import set_site_key_reader
        from serai.matchmaking import listeners as search_listeners
        from serai.notices import presence
        from serai.ops.keys import read_site_key
        from serai.site import listeners
        from serai.site.checks import check_games
        from serai.tables import chat
        from serai.tables import listeners as table_listeners
        from serai.tables.sign import sign_when_finished

        checks.register(check_games)
        pre_delete.connect(listeners.on_account_deleted, sender=User)
        table_listeners.listeners.extend((listeners.publish, listeners.enqueue_bots, sign_when_finished))
        chat.listeners.append(listeners.publish_chat)
        standing_orders.listeners.append(listeners.enqueue_standing_orders)
        search_listeners.listeners.extend((listeners.publish_searches, listeners.enqueue_matchmaking))
        presence.set_lookup(listeners.connected_players)
        set_site_key_reader(lambda: read_site_key(settings.SITE_KEY_FILE))

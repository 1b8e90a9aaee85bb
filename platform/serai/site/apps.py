from django.apps import AppConfig
from django.conf import settings
from django.core import checks
from django.db.models.signals import pre_delete


class SiteConfig(AppConfig):
    name = "serai.site"
    label = "serai_site"

    def ready(self) -> None:
        from serai.accounts.models import User
        from serai.bots import standing
        from serai.eventlog.site_key import read_site_key_by
        from serai.matching import news
        from serai.nudges import presence
        from serai.ops.keys import read_site_key
        from serai.site.checks import games_are_sound
        from serai.site.listeners import (
            leave_the_house,
            players_at,
            ring,
            ring_for_chat,
            tell_seekers,
            wake,
            wake_for_order,
            wake_matcher,
        )
        from serai.tables import announce, chat
        from serai.tables.seal import sign_when_finished

        checks.register(games_are_sound)
        pre_delete.connect(leave_the_house, sender=User)
        announce.listeners.extend((ring, wake, sign_when_finished))
        chat.listeners.append(ring_for_chat)
        standing.listeners.append(wake_for_order)
        news.listeners.extend((tell_seekers, wake_matcher))
        presence.look_by(players_at)
        read_site_key_by(lambda: read_site_key(settings.SITE_KEY_FILE))

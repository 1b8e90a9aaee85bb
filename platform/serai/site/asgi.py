"""The web process: HTTP by Django, sockets by Channels."""

import os

from channels.routing import ProtocolTypeRouter, URLRouter
from channels.security.websocket import AllowedHostsOriginValidator
from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "serai.site.settings")
os.environ.setdefault("SERAI_PROCESS", "web")

http = get_asgi_application()

application = ProtocolTypeRouter({"http": http, "websocket": AllowedHostsOriginValidator(URLRouter([]))})

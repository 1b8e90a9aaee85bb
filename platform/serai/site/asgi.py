"""The web process: HTTP by Django, sockets by Channels."""

import gc
import os
from typing import Any

from channels.routing import ProtocolTypeRouter, URLRouter
from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "serai.site.settings")
os.environ.setdefault("SERAI_PROCESS", "web")

http: Any = get_asgi_application()

import serai.site.celery  # noqa: E402, F401 — Django first; what a move needs is there before anybody moves
from serai.bots import tasks  # noqa: E402, F401
from serai.live import urls  # noqa: E402
from serai.live.crowd import Crowd  # noqa: E402
from serai.live.origin import checking_origin  # noqa: E402
from serai.site.longest import limiting_length  # noqa: E402

sockets: Any = URLRouter(urls.urlpatterns)  # type: ignore[arg-type]  # applications in the place of views
application = ProtocolTypeRouter({"http": limiting_length(http), "websocket": checking_origin(Crowd(sockets))})

gc.collect()
gc.freeze()  # what was loaded stays: looking through it for rubbish again and again would hold up every move

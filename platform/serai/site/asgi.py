"""The web process: HTTP by Django, sockets by Channels."""

import gc
import os
from typing import Any

from channels.routing import ProtocolTypeRouter, URLRouter
from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "serai.site.settings")
os.environ.setdefault("SERAI_PROCESS", "web")

http: Any = get_asgi_application()

import serai.site.celery  # noqa: E402, F401 — after Django; imported here so that the first move doesn't wait for it
from serai.bots import tasks  # noqa: E402, F401
from serai.live import urls  # noqa: E402
from serai.live.connection_limit import ConnectionLimit  # noqa: E402
from serai.live.origin import check_origin  # noqa: E402
from serai.site.request_size import limit_request_size  # noqa: E402

sockets: Any = URLRouter(urls.urlpatterns)  # type: ignore[arg-type]  # ASGI applications instead of views
application = ProtocolTypeRouter(
    {"http": limit_request_size(http), "websocket": check_origin(ConnectionLimit(sockets))}
)

gc.collect()
gc.freeze()  # the imported modules stay: scanning them in every garbage collection would delay moves

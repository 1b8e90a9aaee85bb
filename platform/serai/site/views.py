"""The site's public key, and the health checks."""

from asgiref.sync import sync_to_async
from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.cache import never_cache

from serai.eventlog.signatures import public_bytes
from serai.ops import health
from serai.ops.keys import read_site_key


def site_key(_: HttpRequest) -> HttpResponse:
    """The public key of the signatures in exported games, in hex, as `verify_game --key` expects it."""
    key = read_site_key(settings.SITE_KEY_FILE)
    return HttpResponse(f"{public_bytes(key).hex()}\n", content_type="text/plain")


@never_cache
async def healthz(_: HttpRequest) -> HttpResponse:
    """Answers 200 if the process is alive; checks nothing else."""
    return HttpResponse("ok\n", content_type="text/plain")


@never_cache
async def readyz(_: HttpRequest) -> JsonResponse:
    """Answers with the state of every part, by name, and 200 only if all of them are ok."""
    parts = await sync_to_async(health.report, thread_sensitive=False)(settings.REDIS_URL)
    return JsonResponse(parts, status=200 if set(parts.values()) == {health.OK} else 503)

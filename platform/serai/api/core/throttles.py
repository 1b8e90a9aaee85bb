"""Rate limits: requests are counted by scope, user (or address, if anonymous) and window of time."""

import logging
import time

from django.core.cache import cache
from redis.exceptions import RedisError
from rest_framework.request import Request
from rest_framework.settings import api_settings
from rest_framework.throttling import BaseThrottle
from rest_framework.views import APIView

from serai.accounts.address_key import address_key

logger = logging.getLogger(__name__)
_is_off = False
SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


class ScopeThrottle(BaseThrottle):
    """Limits requests to the scope's rate in REST_FRAMEWORK["DEFAULT_THROTTLE_RATES"], such as "120/min".

    REST framework's own throttles read a list from the cache and write it back, so simultaneous requests count as one.
    This one increments a counter in the cache. While the cache is unavailable all requests are allowed, so that games
    go on.
    """

    def __init__(self, scope: str) -> None:
        self.scope = scope
        self.seconds_left = 0.0

    def allow_request(self, request: Request, __: APIView) -> bool:
        rate = api_settings.DEFAULT_THROTTLE_RATES.get(self.scope)
        if rate is None:
            return True
        allowed, _, period = str(rate).partition("/")
        seconds = SECONDS[period[0]]
        window, elapsed = divmod(time.time(), seconds)
        self.seconds_left = seconds - elapsed
        return self._count(f"throttle:{self.scope}:{self._client(request)}:{window:.0f}", 2 * seconds) <= int(allowed)

    def wait(self) -> float:
        return self.seconds_left

    def _client(self, request: Request) -> str:
        user = request.user
        if user and user.is_authenticated:
            return f"user-{user.pk}"
        return f"address-{address_key(self.get_ident(request) or '')}"

    def _count(self, key: str, timeout: int) -> int:
        global _is_off
        try:
            cache.add(key, 0, timeout)
            count = cache.incr(key)
        except (RedisError, OSError, ValueError) as error:
            if not _is_off:  # logged once, not for every request
                logger.warning("throttling off error=%s detail=%r", type(error).__name__, str(error))
            _is_off = True
            return 0
        if _is_off:
            logger.info("throttling on")
        _is_off = False
        return count

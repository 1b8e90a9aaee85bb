"""How often somebody may ask: a count for each scope, person (or address) and window of time."""

import logging
import time

from django.core.cache import cache
from redis.exceptions import RedisError
from rest_framework.request import Request
from rest_framework.settings import api_settings
from rest_framework.throttling import BaseThrottle
from rest_framework.views import APIView

from serai.accounts.household import household

logger = logging.getLogger(__name__)
SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


class ScopeThrottle(BaseThrottle):
    """The scope's rate stands in REST_FRAMEWORK["DEFAULT_THROTTLE_RATES"], such as "120/min".

    REST framework's own throttles read a list and write it back, so requests at the same moment count as one; here the
    cache counts. With the cache away everybody is let in: a throttle must not be what stops the games.
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
        return self._count(f"throttle:{self.scope}:{self._who(request)}:{window:.0f}", 2 * seconds) <= int(allowed)

    def wait(self) -> float:
        return self.seconds_left

    def _who(self, request: Request) -> str:
        user = request.user
        if user and user.is_authenticated:
            return f"user-{user.pk}"
        return f"address-{household(self.get_ident(request) or '')}"

    def _count(self, key: str, timeout: int) -> int:
        try:
            cache.add(key, 0, timeout)
            return cache.incr(key)
        except (RedisError, OSError, ValueError) as error:
            logger.warning("throttles are off while the cache is away: %s", error)
            return 0

"""The site's own application without the limit on the message rate, which the benchmarks exceed."""

import sys

from serai.live import message_rate

message_rate.MAX_PER_SECOND = sys.maxsize

from serai.site.asgi import application  # noqa: E402, F401 — after the limit is changed

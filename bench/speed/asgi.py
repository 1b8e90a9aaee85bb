"""The site's own application, except that nobody is told to speak slower: who is measured may hurry."""

import sys

from serai.live import meter

meter.MOST_A_SECOND = sys.maxsize

from serai.site.asgi import application  # noqa: E402, F401 — with the meter set

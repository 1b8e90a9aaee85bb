"""The site's settings with servers of the tests' own: each test process has a folder, never `var/`."""

import os
import shutil
import tempfile
from pathlib import Path

from serai.ops import valkey
from serai.ops.place import Place, socket_folder
from serai.site import configuration
from serai.site.settings import *  # noqa: F403

MEMORY = Path("/dev/shm")
IS_FIT = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > 2**31 and not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
if "TMPDIR" not in os.environ and IS_FIT:
    # A database is copied from its template for every test that commits: a twentieth of the computing in memory.
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)
PLACE = Place(Path(tempfile.gettempdir()).resolve() / f"serai-test-{os.getpid()}")
VAR = PLACE.var
SOCKETS = socket_folder(VAR / "postgres" / "sockets", PLACE)
SECRET_KEY = "for tests only"
SITE_KEY_FILE = PLACE.site_key

DATABASE_URL = f"postgresql://serai@/serai?host={SOCKETS}"
DATABASES = {"default": configuration.database(DATABASE_URL, pooled=False)}
REDIS_URL = valkey.url(valkey.locate(PLACE))
CACHES = {"default": configuration.cache(REDIS_URL)}
CELERY_BROKER_URL = configuration.broker(REDIS_URL)
CHANNEL_LAYERS = {
    "default": {"BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer", "CONFIG": {"hosts": [REDIS_URL]}}
}
REST_FRAMEWORK = {**REST_FRAMEWORK, "DEFAULT_THROTTLE_RATES": {}}  # noqa: F405 — tests ask often
SOCKETS_PER_ADDRESS = 100_000
BOT_PAUSE_MS = 0
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
PASSWORD_HASHERS = ["tests.accounts.hashers.QuickArgon2"]

"""The site's settings with the servers of the tests. Each test process has its own data directory, never `var/`."""

import os
import shutil
import tempfile
from pathlib import Path

from serai.ops import valkey
from serai.ops.data_dir import DataDir, socket_folder
from serai.site import configuration
from serai.site.settings import *  # noqa: F403

MEMORY = Path("/dev/shm")
FITS_IN_MEMORY = (
    MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > 2**31 and not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
)
if "TMPDIR" not in os.environ and FITS_IN_MEMORY:
    # Every test that commits copies a database from its template: in memory that takes a twentieth of the CPU time.
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)
DATA_DIR = DataDir(Path(tempfile.gettempdir()).resolve() / f"serai-test-{os.getpid()}")
SOCKETS = socket_folder(DATA_DIR.path / "postgres" / "sockets", DATA_DIR)
SECRET_KEY = "for tests only"
SITE_KEY_FILE = DATA_DIR.site_key

DATABASE_URL = f"postgresql://serai@/serai?host={SOCKETS}"
DATABASES = {"default": configuration.database(DATABASE_URL, pooled=False)}
REDIS_URL = valkey.url(valkey.locate(DATA_DIR))
CACHES = {"default": configuration.cache(REDIS_URL)}
CELERY_BROKER_URL = configuration.broker(REDIS_URL)
CHANNEL_LAYERS = {
    "default": {"BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer", "CONFIG": {"hosts": [REDIS_URL]}}
}
REST_FRAMEWORK = {**REST_FRAMEWORK, "DEFAULT_THROTTLE_RATES": {}}  # noqa: F405 — tests send many requests
SOCKETS_PER_ADDRESS = 100_000
BOT_PAUSE_MS = 0
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
PASSWORD_HASHERS = ["tests.accounts.hashers.QuickArgon2"]

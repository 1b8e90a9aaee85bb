"""Django's settings, from the environment: docs/operating.md lists what can be said there."""

import os
from pathlib import Path
from typing import Any

from serai.ops.place import Place, running_stack
from serai.site import configuration

BASE_DIR = Path(__file__).resolve().parents[3]
VAR = Path(configuration.text("SERAI_VAR", str(BASE_DIR / "var"))).absolute()
PLACE = Place(VAR)
BESIDE = running_stack(PLACE)  # commands started beside `up` find its servers

DEBUG = configuration.truth("DEBUG")
HTTPS = configuration.truth("HTTPS")
HOST = configuration.text("HOST", "127.0.0.1")
PORT = configuration.number("PORT", default=8000, highest=65535)
SITE_URL = configuration.site_url(default=f"http://{configuration.local_name(HOST)}:{PORT}")
WORKERS = configuration.number("WORKERS", default=min(4, os.cpu_count() or 1), highest=256)
SECRET_KEY = configuration.text("SECRET_KEY") or (
    PLACE.secret_key.read_text().strip() if PLACE.secret_key.exists() else ""
)
SITE_KEY_FILE = Path(configuration.text("SITE_KEY_FILE", str(PLACE.site_key)))
ALLOWED_HOSTS = [*configuration.words("ALLOWED_HOSTS"), *configuration.names_of_this_machine(HOST)]

INSTALLED_APPS = ["serai.site", "serai.eventlog"]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]
ROOT_URLCONF = "serai.site.urls"
ASGI_APPLICATION = "serai.site.asgi.application"
TEMPLATES = [{"BACKEND": "django.template.backends.django.DjangoTemplates", "APP_DIRS": True}]

DATABASE_URL = configuration.text("DATABASE_URL") or BESIDE.get("DATABASE_URL", "")
POOLED = configuration.text("SERAI_PROCESS") == "web"
DATABASES: dict[str, dict[str, Any]] = (
    {"default": configuration.database(DATABASE_URL, pooled=POOLED)}
    if DATABASE_URL
    else {"default": {"ENGINE": "serai.site.no_database"}}
)
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

REDIS_URL = configuration.redis(
    configuration.text("REDIS_URL") or BESIDE.get("REDIS_URL") or "redis://127.0.0.1:6379/0"
)
CHANNEL_LAYERS = {
    "default": {"BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer", "CONFIG": {"hosts": [REDIS_URL]}}
}

CELERY_BROKER_URL = configuration.broker(REDIS_URL)
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_TASK_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_TIMEZONE = "UTC"

vars().update(configuration.email(configuration.text("EMAIL_URL", "consolemail://")))

USE_TZ = True
TIME_ZONE = "UTC"
LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("hu", "magyar"), ("de", "Deutsch"), ("it", "italiano")]

CSRF_TRUSTED_ORIGINS = [SITE_URL]
CSRF_COOKIE_SECURE = SESSION_COOKIE_SECURE = HTTPS
SECURE_SSL_REDIRECT = HTTPS
SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz$"]  # asked from inside, without the proxy
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
SECURE_HSTS_SECONDS = configuration.number("HSTS_SECONDS", default=31536000, highest=63072000) if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = HTTPS
X_FRAME_OPTIONS = "DENY"

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["console"], "level": "INFO"},
    "loggers": {"django": {"handlers": [], "level": "INFO", "propagate": True}},
}

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
WEBS = configuration.number("WEBS", default=1, highest=64)
WORKERS = configuration.number("WORKERS", default=min(4, os.cpu_count() or 1), highest=256)
THINKERS = configuration.number("THINKERS", default=max(1, (os.cpu_count() or 1) // 2), highest=256)
BOT_PAUSE_MS = configuration.number("BOT_PAUSE_MS", default=700, lowest=0, highest=10_000)
SECRET_KEY = configuration.text("SECRET_KEY") or (
    PLACE.secret_key.read_text().strip() if PLACE.secret_key.exists() else ""
)
SITE_KEY_FILE = Path(configuration.text("SITE_KEY_FILE", str(PLACE.site_key)))
ALLOWED_HOSTS = [*configuration.words("ALLOWED_HOSTS"), *configuration.names_of_this_machine(HOST)]

INSTALLED_APPS = [
    "serai.site",
    "serai.accounts",  # before allauth, whose mails it changes
    "serai.eventlog",
    "serai.tables",
    "serai.bots",
    "serai.nudges",
    "serai.desk",
    "serai.ladder",
    "serai.matching",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "allauth.headless",
    "anymail",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
]
MIDDLEWARE = [
    "serai.site.policy.Policy",
    "django.middleware.security.SecurityMiddleware",
    "serai.site.static_files.StaticFiles",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "serai.accounts.clean.CleanText",
    "allauth.account.middleware.AccountMiddleware",
    "serai.accounts.devices.DeviceCookie",
]
ROOT_URLCONF = "serai.site.urls"
ASGI_APPLICATION = "serai.site.asgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]
CLIENT = BASE_DIR / "frontend" / "dist"  # what `make run` has built
STATIC_URL = "static/"
STATICFILES_DIRS = [("client", CLIENT)] if CLIENT.is_dir() else []
WHITENOISE_IMMUTABLE_FILE_TEST = r"^/static/client/assets/"  # each name has a hash of the content in it
WHITENOISE_USE_FINDERS = True  # straight out of the packages: nothing to collect first
WHITENOISE_AUTOREFRESH = False

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

CACHES = {"default": configuration.cache(REDIS_URL)}

CELERY_BROKER_URL = configuration.broker(REDIS_URL)
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_TRANSPORT_OPTIONS = {  # who asks for work must not wait for a broker that is away
    "max_retries": 1,
    "interval_start": 0,
    "interval_step": 0,
    "interval_max": 0,
    "socket_connect_timeout": 1,
}
CELERY_TASK_DEFAULT_QUEUE = "clerk"
CELERY_TASK_ROUTES = {  # what takes its time, so that no clock, no mail and no quick bot waits behind it
    "serai.bots.play": {"queue": "worker"},
    "serai.bots.think": {"queue": "thinker"},
    "serai.bots.exhibit": {"queue": "exhibitor"},
    "serai.bots.advise": {"queue": "adviser"},
}
CELERY_TASK_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_TIMEZONE = "UTC"

EMAIL_URL = configuration.text("EMAIL_URL")
ANYMAIL: dict[str, Any] = {}
MAIL_WITHOUT: tuple[str, ...] = ()
vars().update(configuration.email(EMAIL_URL))
MAIL_WEBHOOK_SECRET = configuration.webhook_secret()
ANYMAIL |= {"WEBHOOK_SECRET": MAIL_WEBHOOK_SECRET} if MAIL_WEBHOOK_SECRET else {}
EMAIL_TIMEOUT = 20
MAIL_CONNECT_SECONDS = 10
ANYMAIL["REQUESTS_TIMEOUT"] = (MAIL_CONNECT_SECONDS, EMAIL_TIMEOUT)
DEFAULT_FROM_EMAIL = configuration.mail_from(SITE_URL)

AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
PASSWORD_HASHERS = ["django.contrib.auth.hashers.Argon2PasswordHasher"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]

ACCOUNT_ADAPTER = "serai.accounts.adapter.AccountAdapter"
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email", "password1*"]
ACCOUNT_SIGNUP_FORM_CLASS = "serai.accounts.forms.SignUp"
ACCOUNT_EMAIL_VERIFICATION = (
    "optional"  # so by a key that is good for days: allauth has short codes only where it must be
)
ACCOUNT_EMAIL_SUBJECT_PREFIX = "[Caravanserai] "
ACCOUNT_EMAIL_NOTIFICATIONS = True  # who changes a password or an address is told so
ACCOUNT_CHANGE_EMAIL = True  # one address for each account; a new one counts once it is verified
ACCOUNT_PASSWORD_RESET_BY_CODE_ENABLED = True
ACCOUNT_PASSWORD_RESET_BY_CODE_TIMEOUT = 15 * 60
ACCOUNT_PREVENT_ENUMERATION = "strict"  # signing up doesn't tell either who has an account
ACCOUNT_REAUTHENTICATION_REQUIRED = True  # before the address changes
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_RATE_LIMITS = {
    "signup": "20/m/ip,100/d/ip",
    "login": "30/m/ip",
    "login_failed": "10/m/ip,5/300s/key",
    "reset_password": "20/m/ip,5/m/key",
    "reset_password_from_key": "20/m/ip",
    "confirm_email": "1/180s/key",
    "change_password": "5/m/user",
    "manage_email": "10/m/user",
    "reauthenticate": "10/m/user",
}
HEADLESS_ONLY = True
HEADLESS_CLIENTS = ("browser", "app")
HEADLESS_SERVE_SPECIFICATION = True
HEADLESS_SPECIFICATION_TEMPLATE_NAME = None  # its page would load scripts from elsewhere
HEADLESS_FRONTEND_URLS = {
    "account_confirm_email": f"{SITE_URL}/verify-email/{{key}}",
    "account_reset_password": f"{SITE_URL}/reset-password",
    "account_reset_password_from_key": f"{SITE_URL}/reset-password/{{key}}",
    "account_signup": f"{SITE_URL}/sign-up",
}

USE_TZ = True
TIME_ZONE = "UTC"
LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("hu", "magyar"), ("de", "Deutsch"), ("it", "italiano")]

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["serai.api.authentication.ByToken", "serai.api.authentication.BySession"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_SCHEMA_CLASS": "serai.api.document.OperationSchema",
    "DEFAULT_METADATA_CLASS": None,
    "DEFAULT_THROTTLE_RATES": {  # each person's, or each address's for who has not signed in
        "api": "600/min",
        "guest": "60/hour",
        "account": "30/hour",
        "open": "120/hour",
        "commands": "600/min",
        "export": "60/min",
        "history": "120/min",
        "advice": "300/min",
        "chat": "30/min",
        "invitations": "30/hour",
        "links": "60/hour",
        "friends": "60/hour",
        "reports": "10/hour",
        "search": "120/min",
    },
    "EXCEPTION_HANDLER": "serai.api.errors.answer",
    "NUM_PROXIES": 0,  # the web server has put the client's address right already
    "URL_FORMAT_OVERRIDE": None,
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Caravanserai",
    "DESCRIPTION": "Play trading games, by hand or by program. Signing up and in, and what belongs to it, is described "
    "apart, at /api/v1/auth/openapi.json.",
    "EXTERNAL_DOCS": {"description": "Signing up and in", "url": "/api/v1/auth/openapi.json"},
    "VERSION": "1",
    "OAS_VERSION": "3.1.1",
    "SCHEMA_PATH_PREFIX": "/api/v1",
    "POSTPROCESSING_HOOKS": ["serai.api.document.add_components"],
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
}

CSRF_TRUSTED_ORIGINS = [SITE_URL]
CSRF_COOKIE_SECURE = SESSION_COOKIE_SECURE = HTTPS
CSRF_COOKIE_SAMESITE = SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_AGE = 90 * 24 * 60 * 60  # a guest has nothing but the cookie to come back with
SECURE_SSL_REDIRECT = HTTPS
SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz$"]  # asked from inside, without the proxy
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
SECURE_HSTS_SECONDS = configuration.number("HSTS_SECONDS", default=31536000, highest=63072000) if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = HTTPS
X_FRAME_OPTIONS = "DENY"
DATA_UPLOAD_MAX_MEMORY_SIZE = 1024 * 1024  # of a whole request; nobody has so much to say
SOCKETS_PER_ADDRESS = configuration.number("SOCKETS_PER_ADDRESS", default=300, highest=1_000_000)

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["console"], "level": "INFO"},
    "loggers": {"django": {"handlers": [], "level": "INFO", "propagate": True}},
}

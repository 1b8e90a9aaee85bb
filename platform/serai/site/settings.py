"""Django's settings, read from environment variables; docs/operating.md lists them."""

import os
from pathlib import Path
from typing import Any

from serai.ops.data_dir import DataDir, stack_addresses
from serai.site import configuration

BASE_DIR = Path(__file__).resolve().parents[3]
DATA_DIR = DataDir(Path(configuration.text("SERAI_DATA_DIR", str(BASE_DIR / "var"))).absolute())
RUNNING_STACK = stack_addresses(DATA_DIR)  # so that commands find the servers of a running `manage.py up`

DEBUG = configuration.boolean("DEBUG")
HTTPS = configuration.boolean("HTTPS")
HOST = configuration.text("HOST", "127.0.0.1")
PORT = configuration.integer("PORT", default=8000, maximum=65535)
SITE_URL = configuration.site_url(default=f"http://{configuration.local_name(HOST)}:{PORT}")
WEB_PROCESSES = configuration.integer("WEB_PROCESSES", default=1, maximum=64)
BOT_PROCESSES = configuration.integer("BOT_PROCESSES", default=min(4, os.cpu_count() or 1), maximum=256)
SEARCH_PROCESSES = configuration.integer("SEARCH_PROCESSES", default=max(1, (os.cpu_count() or 1) // 2), maximum=256)
BOT_PAUSE_MS = configuration.integer("BOT_PAUSE_MS", default=700, minimum=0, maximum=10_000)
SECRET_KEY = configuration.text("SECRET_KEY") or (
    DATA_DIR.secret_key.read_text().strip() if DATA_DIR.secret_key.exists() else ""
)
SITE_KEY_FILE = Path(configuration.text("SITE_KEY_FILE", str(DATA_DIR.site_key)))
ALLOWED_HOSTS = [*configuration.comma_separated("ALLOWED_HOSTS"), *configuration.local_hosts(HOST)]

INSTALLED_APPS = [
    "serai.site",
    "serai.accounts",  # before allauth, whose email templates it overrides
    "serai.eventlog",
    "serai.tables",
    "serai.bots",
    "serai.notices",
    "serai.moderation",
    "serai.ladder",
    "serai.matchmaking",
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
    "serai.site.content_security.ContentSecurityPolicy",
    "django.middleware.security.SecurityMiddleware",
    "serai.site.static_files.StaticFiles",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "serai.accounts.unstorable_text.RefuseUnstorableText",
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
CLIENT_DIR = BASE_DIR / "frontend" / "dist"  # built by `make client`
STATIC_URL = "static/"
STATICFILES_DIRS = [("client", CLIENT_DIR)] if CLIENT_DIR.is_dir() else []
WHITENOISE_IMMUTABLE_FILE_TEST = r"^/static/client/assets/"  # each file name contains a hash of its content
WHITENOISE_USE_FINDERS = True  # straight from the packages, without `collectstatic`
WHITENOISE_AUTOREFRESH = False

DATABASE_URL = configuration.text("DATABASE_URL") or RUNNING_STACK.get("DATABASE_URL", "")
POOLED = configuration.text("SERAI_PROCESS") == "web"
DATABASES: dict[str, dict[str, Any]] = (
    {"default": configuration.database(DATABASE_URL, pooled=POOLED)}
    if DATABASE_URL
    else {"default": {"ENGINE": "serai.site.unconfigured_database"}}
)
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

REDIS_URL = configuration.redis(
    configuration.text("REDIS_URL") or RUNNING_STACK.get("REDIS_URL") or "redis://127.0.0.1:6379/0"
)
CHANNEL_LAYERS = {
    "default": {"BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer", "CONFIG": {"hosts": [REDIS_URL]}}
}

CACHES = {"default": configuration.cache(REDIS_URL)}

CELERY_BROKER_URL = configuration.broker(REDIS_URL)
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_TRANSPORT_OPTIONS = {  # sending a task must not wait for a broker that is away
    "max_retries": 1,
    "interval_start": 0,
    "interval_step": 0,
    "interval_max": 0,
    "socket_connect_timeout": 1,
}
CELERY_TASK_DEFAULT_QUEUE = "housekeeping"
CELERY_TASK_ROUTES = {  # long tasks, so that no clock, no email and no quick bot waits behind them
    "serai.bots.play": {"queue": "bots"},
    "serai.bots.search": {"queue": "search"},
    "serai.bots.search_bots_only": {"queue": "bots_only"},
    "serai.bots.advise": {"queue": "advice"},
}
CELERY_TASK_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_TIMEZONE = "UTC"

EMAIL_URL = configuration.text("EMAIL_URL")
ANYMAIL: dict[str, Any] = {}
MAIL_OMITTED_HEADERS: tuple[str, ...] = ()
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
ACCOUNT_EMAIL_VERIFICATION = "optional"  # by a link that is valid for days; "mandatory" would use short codes
ACCOUNT_EMAIL_SUBJECT_PREFIX = "[Caravanserai] "
ACCOUNT_EMAIL_NOTIFICATIONS = True  # sends an email when the password or the address changes
ACCOUNT_CHANGE_EMAIL = True  # one address for each account; a new one is used once it is verified
ACCOUNT_PASSWORD_RESET_BY_CODE_ENABLED = True
ACCOUNT_PASSWORD_RESET_BY_CODE_TIMEOUT = 15 * 60
ACCOUNT_PREVENT_ENUMERATION = "strict"  # signing up doesn't reveal either which addresses have an account
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
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "serai.api.core.authentication.TokenAuthentication",
        "serai.api.core.authentication.SessionOrLinkAuthentication",
    ],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_SCHEMA_CLASS": "serai.api.core.document.OperationSchema",
    "DEFAULT_METADATA_CLASS": None,
    "DEFAULT_THROTTLE_RATES": {  # per user, or per IP address for anonymous requests
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
    "EXCEPTION_HANDLER": "serai.api.core.errors.handle_exception",
    "NUM_PROXIES": 0,  # uvicorn has already read the client's address from X-Forwarded-For
    "URL_FORMAT_OVERRIDE": None,
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Caravanserai",
    "DESCRIPTION": "Play trading games, by hand or with a program. Signing up, signing in and managing an account are "
    "documented separately, at /api/v1/auth/openapi.json.",
    "EXTERNAL_DOCS": {"description": "Accounts and signing in", "url": "/api/v1/auth/openapi.json"},
    "VERSION": "1",
    "OAS_VERSION": "3.1.1",
    "SCHEMA_PATH_PREFIX": "/api/v1",
    "POSTPROCESSING_HOOKS": ["serai.api.core.document.add_components"],
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
}

CSRF_TRUSTED_ORIGINS = [SITE_URL]
CSRF_COOKIE_SECURE = SESSION_COOKIE_SECURE = HTTPS
CSRF_COOKIE_SAMESITE = SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_AGE = 90 * 24 * 60 * 60  # a guest can come back only with this cookie
SECURE_SSL_REDIRECT = HTTPS
SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz$"]  # requested from inside, without the proxy
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
SECURE_HSTS_SECONDS = configuration.integer("HSTS_SECONDS", default=31536000, maximum=63072000) if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = HTTPS
X_FRAME_OPTIONS = "DENY"
DATA_UPLOAD_MAX_MEMORY_SIZE = 1024 * 1024  # of a whole request
SOCKETS_PER_ADDRESS = configuration.integer("SOCKETS_PER_ADDRESS", default=300, maximum=1_000_000)

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["console"], "level": "INFO"},
    "loggers": {"django": {"handlers": [], "level": "INFO", "propagate": True}},
}

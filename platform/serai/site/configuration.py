"""Reads environment variables; a value that can't be right raises ImproperlyConfigured with one sentence."""

import os
from collections.abc import Mapping
from email.utils import parseaddr
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured
from environ import Env

POSTGRES_SCHEMES = ("postgres", "postgresql")
REDIS_SCHEMES = ("redis", "rediss", "unix")
TRUE = ("1", "true", "yes", "on")
FALSE = ("", "0", "false", "no", "off")


def text(name: str, default: str = "") -> str:
    return os.environ.get(name, "").strip() or default


def comma_separated(name: str) -> list[str]:
    return [part.strip() for part in text(name).split(",") if part.strip()]


def boolean(name: str) -> bool:
    value = text(name).lower()
    if value not in TRUE + FALSE:
        raise ImproperlyConfigured(f"{name} is {value!r}; it must be 1 or 0.")
    return value in TRUE


def integer(name: str, default: int, maximum: int, minimum: int = 1) -> int:
    value = text(name, str(default))
    if not value.isdecimal() or not minimum <= int(value) <= maximum:
        raise ImproperlyConfigured(f"{name} is {value!r}; it must be a whole number from {minimum} to {maximum}.")
    return int(value)


def local_name(host: str) -> str:
    """The host name by which a browser on this machine reaches the web server."""
    if host in ("127.0.0.1", "::1", "0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def local_hosts(host: str) -> list[str]:
    """Host names that are always allowed: only clients on this machine use them, such as our own health checks."""
    return ["localhost", "127.0.0.1", "[::1]", local_name(host)]


def site_url(default: str) -> str:
    url = text("SITE_URL", default).rstrip("/")
    if urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).netloc:
        raise ImproperlyConfigured(f"SITE_URL is {url!r}; it must look like https://games.example.")
    return url


RECONNECT_TIMEOUT = 3.0
"""Seconds after which a pool restarts its back-off, so that it notices within seconds that the database is back."""


def database(url: str, *, pooled: bool) -> dict[str, Any]:
    """Django's database settings; only web processes use a pool, because a pool doesn't survive Celery's fork."""
    try:
        parts = urlsplit(url)
        settings: dict[str, Any] = dict(Env.db_url_config(url)) if parts.scheme in POSTGRES_SCHEMES else {}
    except ValueError:
        settings = {}
    if not settings.get("NAME"):
        raise ImproperlyConfigured(
            "DATABASE_URL must name a PostgreSQL database, like postgresql://user:password@host:5432/name."
        )
    options = {"connect_timeout": 5, **settings.get("OPTIONS", {})}
    settings["CONN_HEALTH_CHECKS"] = True  # the server may have been restarted meanwhile
    if pooled:
        pool = {"min_size": 1, "max_size": 8, "timeout": 10, "reconnect_timeout": RECONNECT_TIMEOUT}
        return {**settings, "OPTIONS": {**options, "pool": pool}}
    return {**settings, "OPTIONS": options, "CONN_MAX_AGE": 60}


def redis(url: str) -> str:
    if urlsplit(url).scheme not in REDIS_SCHEMES:
        raise ImproperlyConfigured("REDIS_URL must begin with redis://, rediss:// or unix://.")
    return url


def cache(url: str) -> dict[str, Any]:
    """Django's cache settings, with short timeouts: a slow cache is worse than none."""
    return {
        "BACKEND": "serai.site.cache.FaultTolerantCache",
        "LOCATION": [url],
        "KEY_PREFIX": "serai:cache",
        "OPTIONS": {"socket_timeout": 0.5, "socket_connect_timeout": 0.5},
    }


def broker(url: str) -> str:
    """The URL of the same server in Celery's format."""
    parts = urlsplit(url)
    if parts.scheme != "unix":
        return url
    database_number = parse_qs(parts.query).get("db", ["0"])[0]
    return f"redis+socket://{parts.path}?virtual_host={database_number}"


DEV_MAILBOX = {"EMAIL_BACKEND": "serai.notices.dev_mailbox.DevMailbox"}
"""Without a mail server emails are stored in the database, and shown at /dev/mail/."""
PROVIDERS = {
    "brevo": ("BREVO_API_KEY", None),
    "mailgun": ("MAILGUN_API_KEY", "MAILGUN_SENDER_DOMAIN"),
    "mailjet": ("MAILJET_API_KEY", "MAILJET_SECRET_KEY"),
    "postmark": ("POSTMARK_SERVER_TOKEN", None),
    "resend": ("RESEND_API_KEY", None),
    "sendgrid": ("SENDGRID_API_KEY", None),
    "sparkpost": ("SPARKPOST_API_KEY", None),
}
"""By provider, django-anymail's setting for the key, and the one for what follows the @, if any."""
KEEP_ID_HEADERS = {"postmark": "X-PM-KeepID"}
"""Providers that replace our Message-ID unless this header forbids it."""
FORBIDDEN_HEADERS = {"mailjet": ("Message-ID", "Date")}
"""Providers that refuse emails with these headers."""
PROVIDER_PREFIX = "anymail+"


def email(url: str) -> Mapping[str, Any]:
    """Django's email settings: an SMTP server, a provider's own API, or the development mailbox."""
    if not url:
        return DEV_MAILBOX
    if url.startswith(PROVIDER_PREFIX):
        return _provider(url)
    try:
        return dict(Env.email_url_config(url))
    except (ImproperlyConfigured, ValueError):
        raise ImproperlyConfigured("EMAIL_URL must look like smtp+tls://user:password@host:587.") from None


def _provider(url: str) -> Mapping[str, Any]:
    parts = urlsplit(url)
    name = parts.scheme.removeprefix(PROVIDER_PREFIX)
    if name not in PROVIDERS or not parts.username or (PROVIDERS[name][1] and not parts.hostname):
        names = ", ".join(PROVIDERS)
        raise ImproperlyConfigured(f"EMAIL_URL must look like anymail+postmark://KEY@; the providers are {names}.")
    key, second = PROVIDERS[name]
    settings: dict[str, Any] = {key: unquote(parts.username)}
    if second:
        settings[second] = unquote(parts.netloc.rpartition("@")[2])
    if name in KEEP_ID_HEADERS:
        settings[f"{name.upper()}_SEND_DEFAULTS"] = {"extra_headers": {KEEP_ID_HEADERS[name]: "true"}}
    backend = f"anymail.backends.{name}.EmailBackend"
    return {"EMAIL_BACKEND": backend, "ANYMAIL": settings, "MAIL_OMITTED_HEADERS": FORBIDDEN_HEADERS.get(name, ())}


def mail_from(site_url: str) -> str:
    """The sender of every email."""
    sender = text("MAIL_FROM", f"Caravanserai <caravanserai@{urlsplit(site_url).hostname}>")
    if "@" not in parseaddr(sender)[1]:
        raise ImproperlyConfigured(f"MAIL_FROM is {sender!r}; it must look like Caravanserai <post@games.example>.")
    return sender


def webhook_secret() -> str:
    """The credentials with which email providers call our webhooks."""
    secret = text("MAIL_WEBHOOK_SECRET")
    if secret and (":" not in secret or len(secret) < 16):
        raise ImproperlyConfigured("MAIL_WEBHOOK_SECRET must look like user:password, and be at least 16 characters.")
    return secret

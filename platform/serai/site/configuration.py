"""Reads what the environment says; what can't be right is answered with one sentence."""

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


def words(name: str) -> list[str]:
    return [word.strip() for word in text(name).split(",") if word.strip()]


def truth(name: str) -> bool:
    value = text(name).lower()
    if value not in TRUE + FALSE:
        raise ImproperlyConfigured(f"{name} is {value!r}; it must be 1 or 0.")
    return value in TRUE


def number(name: str, default: int, highest: int, lowest: int = 1) -> int:
    value = text(name, str(default))
    if not value.isdecimal() or not lowest <= int(value) <= highest:
        raise ImproperlyConfigured(f"{name} is {value!r}; it must be a whole number from {lowest} to {highest}.")
    return int(value)


def local_name(host: str) -> str:
    """What a browser on this machine calls the address that the web server listens on."""
    if host in ("127.0.0.1", "::1", "0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def names_of_this_machine(host: str) -> list[str]:
    """Always allowed: whoever asks by these names sits on this machine, as our own probes do."""
    return ["localhost", "127.0.0.1", "[::1]", local_name(host)]


def site_url(default: str) -> str:
    url = text("SITE_URL", default).rstrip("/")
    if urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).netloc:
        raise ImproperlyConfigured(f"SITE_URL is {url!r}; it must look like https://games.example.")
    return url


RECONNECT = 3.0
"""Seconds after which a pool no longer waits longer and longer between its tries, but begins anew: so it notices
within seconds that a database is back, however long it was away.
"""


def database(url: str, *, pooled: bool) -> dict[str, Any]:
    """Django's settings of the database; only web processes pool, for a pool doesn't survive Celery's fork."""
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
        pool = {"min_size": 1, "max_size": 8, "timeout": 10, "reconnect_timeout": RECONNECT}
        return {**settings, "OPTIONS": {**options, "pool": pool}}
    return {**settings, "OPTIONS": options, "CONN_MAX_AGE": 60}


def redis(url: str) -> str:
    if urlsplit(url).scheme not in REDIS_SCHEMES:
        raise ImproperlyConfigured("REDIS_URL must begin with redis://, rediss:// or unix://.")
    return url


def cache(url: str) -> dict[str, Any]:
    """Hasty: a cache that must be waited for is none."""
    return {
        "BACKEND": "serai.site.cache.ForgivingCache",
        "LOCATION": [url],
        "KEY_PREFIX": "serai:cache",
        "OPTIONS": {"socket_timeout": 0.5, "socket_connect_timeout": 0.5},
    }


def broker(url: str) -> str:
    """The same server by the name that Celery has for it."""
    parts = urlsplit(url)
    if parts.scheme != "unix":
        return url
    number_of_database = parse_qs(parts.query).get("db", ["0"])[0]
    return f"redis+socket://{parts.path}?virtual_host={number_of_database}"


KEPT = {"EMAIL_BACKEND": "serai.nudges.kept.KeepMails"}
"""Without a mail server mails are kept in the database, to be read at /dev/mail/."""
PROVIDERS = {
    "brevo": ("BREVO_API_KEY", None),
    "mailgun": ("MAILGUN_API_KEY", "MAILGUN_SENDER_DOMAIN"),
    "mailjet": ("MAILJET_API_KEY", "MAILJET_SECRET_KEY"),
    "postmark": ("POSTMARK_SERVER_TOKEN", None),
    "resend": ("RESEND_API_KEY", None),
    "sendgrid": ("SENDGRID_API_KEY", None),
    "sparkpost": ("SPARKPOST_API_KEY", None),
}
"""What django-anymail calls the key, and what stands behind the @ where there is something."""
KEEPS_ID = {"postmark": "X-PM-KeepID"}
"""Who replaces our Message-ID unless a header of this name forbids it."""
FORBIDS = {"mailjet": ("Message-ID", "Date")}
"""Who takes no mail in which we name these ourselves."""
PROVIDER = "anymail+"


def email(url: str) -> Mapping[str, Any]:
    """Django's settings of mail: a server by SMTP, a provider by its own interface, or nobody."""
    if not url:
        return KEPT
    if url.startswith(PROVIDER):
        return _provider(url)
    try:
        return dict(Env.email_url_config(url))
    except (ImproperlyConfigured, ValueError):
        raise ImproperlyConfigured("EMAIL_URL must look like smtp+tls://user:password@host:587.") from None


def _provider(url: str) -> Mapping[str, Any]:
    parts = urlsplit(url)
    name = parts.scheme.removeprefix(PROVIDER)
    if name not in PROVIDERS or not parts.username or (PROVIDERS[name][1] and not parts.hostname):
        known = ", ".join(PROVIDERS)
        raise ImproperlyConfigured(f"EMAIL_URL must look like anymail+postmark://KEY@; the providers are {known}.")
    key, second = PROVIDERS[name]
    settings: dict[str, Any] = {key: unquote(parts.username)}
    if second:
        settings[second] = unquote(parts.netloc.rpartition("@")[2])
    if name in KEEPS_ID:
        settings[f"{name.upper()}_SEND_DEFAULTS"] = {"extra_headers": {KEEPS_ID[name]: "true"}}
    backend = f"anymail.backends.{name}.EmailBackend"
    return {"EMAIL_BACKEND": backend, "ANYMAIL": settings, "MAIL_WITHOUT": FORBIDS.get(name, ())}


def mail_from(site_url: str) -> str:
    """Who the mails come from."""
    sender = text("MAIL_FROM", f"Caravanserai <caravanserai@{urlsplit(site_url).hostname}>")
    if "@" not in parseaddr(sender)[1]:
        raise ImproperlyConfigured(f"MAIL_FROM is {sender!r}; it must look like Caravanserai <post@games.example>.")
    return sender


def webhook_secret() -> str:
    """What a mail provider has to know before it is believed."""
    secret = text("MAIL_WEBHOOK_SECRET")
    if secret and (":" not in secret or len(secret) < 16):
        raise ImproperlyConfigured("MAIL_WEBHOOK_SECRET must look like user:password, and be at least 16 characters.")
    return secret

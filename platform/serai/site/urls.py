from django.conf import settings
from django.contrib import admin
from django.urls import include, path

from serai.live import wire_types as _socket_messages  # noqa: F401 — adds them to the OpenAPI document
from serai.notices.pages import dev_mailbox, unsubscribe
from serai.site import client_page, views

handler400 = "serai.api.core.errors.bad_request"
handler404 = "serai.site.client_page.not_found"
handler500 = "serai.api.core.errors.server_error"

PAGES = (  # as in frontend/src/routes.ts
    "",
    "lobby",
    "tables/<id>",
    "tables/<id>/replay",
    "rules",
    "rules/<game>",
    "ladders",
    "ladders/<game>",
    "turns",
    "friends",
    "me",
    "settings",
    "people/<name>",
    "sign-in",
    "sign-up",
    "reset-password",
    "reset-password/<key>",
    "verify-email/<key>",
)

# Webhooks of email providers exist only if a secret protects them.
WEBHOOKS = [path("anymail/", include("anymail.urls"))] if settings.MAIL_WEBHOOK_SECRET else []

urlpatterns = [
    *WEBHOOKS,
    *(path(page, client_page.page) for page in PAGES),
    path("healthz", views.healthz),
    path("readyz", views.readyz),
    path("site-key", views.site_key),
    path("mail/<str:token>", unsubscribe.unsubscribe),
    path("dev/mail/", dev_mailbox.list_mails),
    path("dev/mail/<int:number>", dev_mailbox.show_mail),
    path("dev/mail/<int:number>/html", dev_mailbox.show_html),
    path("admin/", admin.site.urls),
    path("api/v1/auth/", include("serai.accounts.urls")),
    path("api/", include("serai.api.urls")),  # last: it handles every path below it
]

from django.conf import settings
from django.contrib import admin
from django.urls import include, path

from serai.live import shapes as _messages_of_sockets  # noqa: F401 — so that the API's document tells of them
from serai.nudges.pages import kept, stop
from serai.site import client, views

handler400 = "serai.api.errors.bad_request"
handler404 = "serai.site.client.not_found"
handler500 = "serai.api.errors.server_error"

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

# What mail providers tell of mails is believed only where they have to know a secret.
TOLD_BY_PROVIDERS = [path("anymail/", include("anymail.urls"))] if settings.MAIL_WEBHOOK_SECRET else []

urlpatterns = [
    *TOLD_BY_PROVIDERS,
    *(path(page, client.page) for page in PAGES),
    path("healthz", views.healthz),
    path("readyz", views.readyz),
    path("site-key", views.site_key),
    path("mail/<str:token>", stop.stop_mails),
    path("dev/mail/", kept.list_mails),
    path("dev/mail/<int:number>", kept.show_mail),
    path("dev/mail/<int:number>/html", kept.show_html),
    path("admin/", admin.site.urls),
    path("api/v1/auth/", include("serai.accounts.urls")),
    path("api/", include("serai.api.urls")),  # last: it answers for every address below it
]

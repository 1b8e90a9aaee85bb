from django.contrib import admin
from django.urls import include, path

from serai.live import shapes as _messages_of_sockets  # noqa: F401 — so that the API's document tells of them
from serai.site import views

handler400 = "serai.api.errors.bad_request"
handler404 = "serai.api.errors.not_found"
handler500 = "serai.api.errors.server_error"

urlpatterns = [
    path("", views.home),
    path("healthz", views.healthz),
    path("readyz", views.readyz),
    path("site-key", views.site_key),
    path("admin/", admin.site.urls),
    path("api/v1/auth/", include("serai.accounts.urls")),
    path("api/", include("serai.api.urls")),  # last: it answers for every address below it
]

from django.urls import path

from serai.site import views

urlpatterns = [
    path("", views.home),
    path("healthz", views.healthz),
    path("readyz", views.readyz),
    path("site-key", views.site_key),
]

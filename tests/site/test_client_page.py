"""The built client: its page at every URL, its files compressed and cached for ever."""

import re
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from serai.site import client_page
from serai.site.urls import PAGES

ROOT = Path(__file__).parents[2]
TITLE = b"<title>Caravanserai</title>"


def path_of(page):
    return "/" + re.sub(r"<\w+>", "x", page)


@pytest.mark.parametrize("page", PAGES)
def test_every_url_of_the_client_has_the_same_page(page):
    response = Client().get(path_of(page))
    assert response.status_code == 200
    assert TITLE in response.content
    assert "no-store" in response.headers["Cache-Control"]
    assert response.cookies["csrftoken"].value


def test_server_and_client_have_the_same_routes():
    routes = re.findall(r"^  '/(.*?)':", (ROOT / "frontend/src/routes.ts").read_text("utf-8"), re.MULTILINE)
    assert {re.sub(r":(\w+)", r"<\1>", route) for route in routes} == set(PAGES)


def test_only_our_own_scripts_and_sockets_are_allowed():
    policy = Client().get("/lobby", headers={"Host": "localhost:8000"}).headers["Content-Security-Policy"]
    assert "default-src 'self';" in policy
    assert "connect-src 'self' ws://localhost:8000;" in policy
    assert "script" not in policy, "the default applies to scripts"
    assert "frame-ancestors 'none'" in policy


def test_an_unknown_url_is_answered_with_the_page_of_the_client_and_status_404():
    response = Client().get("/caravan/of/nowhere")
    assert response.status_code == 404
    assert TITLE in response.content
    assert "no-store" in response.headers["Cache-Control"]


@pytest.mark.parametrize("path", ["/api/v1/nothing", "/admin/nothing/", "/static/client/assets/nothing.js"])
def test_unknown_paths_of_the_api_admin_and_static_files_have_no_page(path):
    response = Client().get(path)
    assert response.status_code in (302, 404)
    assert TITLE not in response.content


def test_a_post_to_the_page_is_refused():
    assert Client().post("/lobby").status_code == 405


def test_without_a_build_the_page_says_what_to_do(monkeypatch):
    monkeypatch.setattr(client_page, "_PAGE", None)
    response = Client().get("/")
    assert response.status_code == 503
    assert "`make run`" in response.content.decode()


def test_files_are_compressed_and_cached_for_ever():
    page = (settings.CLIENT_DIR / "index.html").read_text("utf-8")
    files = set(re.findall(r'(?:src|href)="(/static/client/[^"]+\.(?:js|css))"', page))
    assert files
    for file in files:
        for encoding in ("br", "gzip"):
            response = Client().get(file, headers={"Accept-Encoding": encoding})
            assert response.status_code == 200
            assert response.headers["Content-Encoding"] == encoding
            assert "immutable" in response.headers["Cache-Control"]
            assert response.headers["Vary"] == "Accept-Encoding"

"""The client as it was built: its page at every address, its files compressed and kept for ever."""

import re
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from serai.site import client
from serai.site.urls import PAGES

ROOT = Path(__file__).parents[2]
TITLE = b"<title>Caravanserai</title>"


def address(page):
    return "/" + re.sub(r"<\w+>", "x", page)


@pytest.mark.parametrize("page", PAGES)
def test_every_page_of_the_client_is_the_same_page(page):
    answer = Client().get(address(page))
    assert answer.status_code == 200
    assert TITLE in answer.content
    assert "no-store" in answer.headers["Cache-Control"]
    assert answer.cookies["csrftoken"].value


def test_server_and_client_know_the_same_pages():
    routes = re.findall(r"^  '/(.*?)':", (ROOT / "frontend/src/routes.ts").read_text("utf-8"), re.MULTILINE)
    assert {re.sub(r":(\w+)", r"<\1>", route) for route in routes} == set(PAGES)


def test_only_our_own_scripts_and_sockets_are_allowed():
    policy = Client().get("/lobby", headers={"Host": "localhost:8000"}).headers["Content-Security-Policy"]
    assert "default-src 'self';" in policy
    assert "connect-src 'self' ws://localhost:8000;" in policy
    assert "script" not in policy, "nothing but the default for scripts"
    assert "frame-ancestors 'none'" in policy


def test_an_address_that_leads_nowhere_shows_the_client_which_says_so():
    answer = Client().get("/caravan/of/nowhere")
    assert answer.status_code == 404
    assert TITLE in answer.content
    assert "no-store" in answer.headers["Cache-Control"]


@pytest.mark.parametrize("path", ["/api/v1/nothing", "/admin/nothing/", "/static/client/assets/nothing.js"])
def test_what_is_not_for_people_gets_no_page(path):
    answer = Client().get(path)
    assert answer.status_code in (302, 404)
    assert TITLE not in answer.content


def test_the_page_is_there_to_be_read():
    assert Client().post("/lobby").status_code == 405


def test_a_server_without_a_build_says_what_to_do(monkeypatch):
    monkeypatch.setattr(client, "_PAGE", None)
    answer = Client().get("/")
    assert answer.status_code == 503
    assert "`make run`" in answer.content.decode()


def test_files_have_a_hash_in_their_names_so_they_are_kept_for_ever_and_come_compressed():
    page = (settings.CLIENT / "index.html").read_text("utf-8")
    files = set(re.findall(r'(?:src|href)="(/static/client/[^"]+\.(?:js|css))"', page))
    assert files
    for file in files:
        for encoding in ("br", "gzip"):
            answer = Client().get(file, headers={"Accept-Encoding": encoding})
            assert answer.status_code == 200
            assert answer.headers["Content-Encoding"] == encoding
            assert "immutable" in answer.headers["Cache-Control"]
            assert answer.headers["Vary"] == "Accept-Encoding"

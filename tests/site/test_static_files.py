"""Static files without anything to collect, from a real server, with DEBUG off."""

import pytest

from tests.ops.stack import Folder


@pytest.fixture
def stack():
    folder = Folder()
    yield folder.up().open()
    folder.clean()


def test_a_real_server_serves_what_pages_need(stack):
    status, style = stack.get("/static/admin/css/base.css")
    assert status == 200
    assert "DJANGO Admin styles" in style
    assert stack.get("/static/drf_spectacular_sidecar/swagger-ui-dist/swagger-ui.css")[0] == 200
    assert stack.get("/static/admin/css/nothing.css")[0] == 404
    assert stack.get("/static/../manage.py")[0] == 404
    status, page = stack.get("/admin/login/")
    assert status == 200
    assert "Caravanserai" in page
    assert stack.get("/api/v1/auth/browser/v1/config")[0] == 200
    log = (stack.var / "log" / "web.log").read_text()
    assert "Traceback" not in log
    assert "synchronous iterators" not in log

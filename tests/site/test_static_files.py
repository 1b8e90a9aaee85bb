"""Static files without `collectstatic`, from a real server, with DEBUG off."""

import pytest
from django.http import Http404, HttpResponse

from serai.site.static_files import StaticFiles


def test_a_real_server_serves_static_files(stack):
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
    log = (stack.data_dir / "log" / "web.log").read_text()
    assert "Traceback" not in log
    assert "synchronous iterators" not in log


def test_a_file_that_was_deleted_since_the_start_is_not_found(tmp_path, rf):
    """A page of an older build requests one of its files after the client was built again."""
    file = tmp_path / "old.js"
    file.write_text("export {}", "utf-8")
    static = StaticFiles(lambda _: HttpResponse())
    static.add_files(str(tmp_path), prefix="/static/")
    assert static(rf.get("/static/old.js")).status_code == 200
    file.unlink()
    with pytest.raises(Http404):
        static(rf.get("/static/old.js"))

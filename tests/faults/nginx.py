"""A real nginx in front of a stack, with the example configuration of docs/examples/."""

import os
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.ops.stack import free_port, wait_until

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "nginx.conf"
MAIN_CONFIG = """daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log warn;
events {{ }}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def require_nginx():
    found = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        pytest.skip("nginx is not installed (on Debian and Ubuntu: apt install nginx-light)")
    return found


@contextmanager
def nginx_before(stack, folder):
    """Yields its address; its logs are in the folder."""
    program, port = require_nginx(), free_port()
    folder.mkdir()
    changes = {"listen 80;": f"listen 127.0.0.1:{port};", **upstream(stack)}
    (folder / "site.conf").write_text(replace_all(EXAMPLE.read_text(), changes))
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(MAIN_CONFIG.format(folder=folder, user=user))
    process = subprocess.Popen([program, "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")])
    try:
        wait_until(lambda: (folder / "nginx.pid").exists(), lambda: (folder / "error.log").read_text())
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


def upstream(stack):
    return {"server 127.0.0.1:8000": f"server 127.0.0.1:{stack.port}"}


def replace_all(text, changes):
    for old, new in changes.items():
        assert text.count(old) == 1, f"the example contains {old!r} once"
        text = text.replace(old, new)
    return text

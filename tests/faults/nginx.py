"""A real nginx before a stack, with the configuration that docs/examples/ has for operators."""

import os
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.ops.stack import free_port, wait_until

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "nginx.conf"
AROUND = """daemon off;
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
        pytest.skip("there is no nginx: install it (on Debian and Ubuntu: apt install nginx-light)")
    return found


@contextmanager
def nginx_before(stack, folder):
    """Gives its address; its logs are in the folder."""
    program, port = require_nginx(), free_port()
    folder.mkdir()
    (folder / "site.conf").write_text(put(EXAMPLE.read_text(), {"listen 80;": f"listen 127.0.0.1:{port};"} | at(stack)))
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user))
    process = subprocess.Popen([program, "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")])
    try:
        wait_until(lambda: (folder / "nginx.pid").exists(), lambda: (folder / "error.log").read_text())
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


def at(stack):
    return {"server 127.0.0.1:8000": f"server 127.0.0.1:{stack.port}"}


def put(text, changes):
    for old, new in changes.items():
        assert text.count(old) == 1, f"the example says {old!r} once"
        text = text.replace(old, new)
    return text

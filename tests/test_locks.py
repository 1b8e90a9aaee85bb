"""All packages are pinned by hash, and come from the registry that the machine uses."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-node.lock", "bench/speed/peers/requirements.lock"])
def test_python_packages_are_pinned_by_hash_and_name_no_host(name):
    text = (ROOT / name).read_text("utf-8")
    assert "://" not in text
    assert "index" not in text
    for package in re.split(r"\n(?! )", text.strip()):
        assert re.match(r"[\w.\[\],-]+==\S+ .*--hash=sha256:", package, re.DOTALL), package


@pytest.mark.parametrize("folder", ["frontend", "bench/speed/peers"])
def test_node_packages_are_pinned_by_hash_and_name_no_host(folder):
    packages = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))["packages"]
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert not name or package["integrity"].startswith("sha512-"), name


def test_the_lock_file_has_the_node_packages_of_every_platform():
    """Otherwise `npm ci` fails; it happens if the registry lacks some of them when the lock file is written."""
    packages = json.loads((ROOT / "frontend/package-lock.json").read_text("utf-8"))["packages"]
    for package in packages.values():
        for optional in package.get("optionalDependencies", ()):
            assert f"node_modules/{optional}" in packages

"""docs/writing-a-game.md builds the example game: its code blocks together are the plug-in's files."""

import re
from pathlib import Path

import pytest

PAGE = Path("docs/writing-a-game.md").read_text("utf-8")
PLUGINS = Path("tests/plugins")


def files_of_the_page() -> dict[str, str]:
    files: dict[str, str] = {}
    for name, block in re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```$', PAGE, re.DOTALL | re.MULTILINE):
        files[name] = files.get(name, "") + block
    return files


@pytest.mark.parametrize("name", files_of_the_page())
def test_the_code_on_the_page_is_the_code_of_the_plugin(name):
    assert (PLUGINS / name).read_text("utf-8") == files_of_the_page()[name]


def test_the_page_shows_every_python_file_of_the_plugin():
    shown = {name for name in files_of_the_page() if name.endswith(".py")}
    assert shown == {str(path.relative_to(PLUGINS)) for path in PLUGINS.rglob("*.py")}


def test_the_page_lists_every_check_of_the_kit():
    from serai.engine.conformance import standing_orders
    from serai.engine.conformance.checks import CHECKS
    from tests.engine.broken_games import BROKEN

    of_orders = re.findall(r'"(standing-\w[\w-]*)"', Path(standing_orders.__file__).read_text("utf-8"))
    checks = set(CHECKS) | {check for check, _ in BROKEN.values()} | {"golden", *of_orders}
    assert "standing-leak" in checks
    assert all(f"| `{check}` |" in PAGE for check in checks)

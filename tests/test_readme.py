"""The commands of the README work when they are pasted."""

import re
import subprocess
from pathlib import Path

from tests.ops.stack import TIMEOUT

ROOT = Path(__file__).parents[1]
TOUR = re.compile(r"```bash\n(.*?)```", re.DOTALL)


def test_the_commands_of_the_readme_work_as_one_script(stack, tmp_path):
    """Guest, table with three bots, token over REST and over a socket, export, verification: as one script."""
    blocks = TOUR.findall((ROOT / "README.md").read_text("utf-8"))
    script = "\n".join(blocks).replace("SITE=http://localhost:8000", f"SITE=http://localhost:{stack.port}")
    assert str(stack.port) in script
    for name in (".venv", "docs", "manage.py", "platform", "games"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "var").mkdir()
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script], cwd=tmp_path, capture_output=True, text=True, timeout=TIMEOUT
    )
    assert done.returncode == 0, done.stderr + done.stdout
    assert '"is_guest":true' in done.stdout
    assert "The game is over; places by seat" in done.stdout
    assert "\nVALID: table" in done.stdout
    assert "The deal comes from the seed that was promised" in done.stdout

"""The commands about the log, run as an operator runs them."""

import json
import os
import pty
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from django.core.management import CommandError, call_command

from serai.engine.registry import find
from serai.eventlog.verify import verify
from tests.eventlog.table_writer import TableWriter, whole_game
from tests.eventlog.test_table_state import tied_game

pytestmark = pytest.mark.usefixtures("database")


@pytest.fixture(autouse=True)
def site_key(settings, tmp_path):
    key = Ed25519PrivateKey.generate()
    settings.SITE_KEY_FILE = tmp_path / "site_key"
    settings.SITE_KEY_FILE.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return key


def test_an_exported_game_verifies(tmp_path, site_key):
    writer = whole_game("byzanz", seats=3)
    file = tmp_path / "table.jsonl"
    call_command("export_game", str(writer.id), "--output", str(file))
    key = site_key.public_key().public_bytes_raw().hex()
    assert verify(file.read_bytes(), find, key=key).events == writer.head.version


def test_a_running_game_is_exported_as_a_seat_may_see_it(tmp_path):
    writer = TableWriter(seats=2).start()
    file = tmp_path / "table.jsonl"
    call_command("export_game", str(writer.id), "--seat", "1", "--output", str(file))
    dealt = json.loads(file.read_text().splitlines()[-2])
    assert dealt["redacted"]["hand"] == list(writer.state.hands[1])
    assert "body" not in dealt


def test_the_error_names_an_unknown_table():
    with pytest.raises(CommandError, match="There is no table 00000000-0000-0000-0000-000000000000"):
        call_command("export_game", "00000000-0000-0000-0000-000000000000")


def test_rebuild_prints_a_summary(capsys):
    writer = whole_game(seats=2)
    call_command("rebuild", "activity")
    assert f"Rebuilt activity from {writer.head.version} events." in capsys.readouterr().out


def test_rebuild_shows_its_progress_on_a_terminal(database):
    whole_game(seats=2)
    ours, terminal = pty.openpty()
    environment = {**os.environ, "DATABASE_URL": database.url, "TERM": "xterm"}
    command = [sys.executable, "manage.py", "rebuild", "activity"]
    with ThreadPoolExecutor(1) as reader:
        output = reader.submit(read_all, ours)
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=terminal, env=environment, check=True)
        os.close(terminal)
        assert "Rebuilding activity" in output.result()
    assert b"Rebuilt activity" in done.stdout


def read_all(terminal):
    """Reads until the other end is closed."""
    output = b""
    with suppress(OSError):
        while part := os.read(terminal, 4096):
            output += part
    return output.decode()


def test_recheck_games_prints_each_difference(capsys):
    writer = tied_game()
    call_command("recheck_games")
    assert capsys.readouterr().out.endswith(" tables rechecked: 0 differences.\n")
    call_command("recheck_games", "--rules-version", "2")
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{writer.id} event {writer.head.version}: the rules give ")
    assert last.endswith(" tables rechecked: 1 differences.")


def test_a_backup_can_be_restored(settings, database, tmp_path, capsys):
    settings.DATABASE_URL = database.url
    whole_game(seats=2)
    call_command("backup", str(tmp_path / "log.dump"))
    assert "Wrote " in capsys.readouterr().out
    with pytest.raises(CommandError, match="holds events already"):
        call_command("restore", str(tmp_path / "log.dump"))
    call_command("restore", str(tmp_path / "log.dump"), "--overwrite")
    assert "the log goes on in epoch 2." in capsys.readouterr().out


def test_the_site_publishes_its_public_key(client, site_key):
    response = client.get("/site-key")
    assert response.content.decode().strip() == site_key.public_key().public_bytes_raw().hex()


def test_a_table_without_events_is_reported():
    with pytest.raises(CommandError, match="has no events yet"):
        call_command("export_game", str(TableWriter().id))


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_missing_database_is_reported_in_one_sentence(settings, tmp_path, command):
    settings.DATABASE_URL = ""
    with pytest.raises(CommandError, match="There is no database"):
        call_command(command, str(tmp_path / "log.dump"))

"""The commands about the log, as an operator runs them."""

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
from tests.eventlog.scribe import Scribe, whole_game
from tests.eventlog.test_chronicle import tied_game

pytestmark = pytest.mark.usefixtures("database")


@pytest.fixture(autouse=True)
def site_key(settings, tmp_path):
    key = Ed25519PrivateKey.generate()
    settings.SITE_KEY_FILE = tmp_path / "site_key"
    settings.SITE_KEY_FILE.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return key


def test_an_exported_game_verifies(tmp_path, site_key):
    scribe = whole_game("byzanz", seats=3)
    file = tmp_path / "table.jsonl"
    call_command("export_game", str(scribe.id), "--output", str(file))
    key = site_key.public_key().public_bytes_raw().hex()
    assert verify(file.read_bytes(), find, key=key).events == scribe.head.version


def test_a_running_game_is_exported_as_a_seat_may_see_it(tmp_path):
    scribe = Scribe(seats=2).begin()
    file = tmp_path / "table.jsonl"
    call_command("export_game", str(scribe.id), "--seat", "1", "--output", str(file))
    dealt = json.loads(file.read_text().splitlines()[-2])
    assert dealt["seen"]["hand"] == list(scribe.state.hands[1])
    assert "body" not in dealt


def test_an_unknown_table_is_named():
    with pytest.raises(CommandError, match="There is no table 00000000-0000-0000-0000-000000000000"):
        call_command("export_game", "00000000-0000-0000-0000-000000000000")


def test_rebuild_says_what_it_did(capsys):
    scribe = whole_game(seats=2)
    call_command("rebuild", "activity")
    assert f"Rebuilt activity from {scribe.head.version} events." in capsys.readouterr().out


def test_rebuild_shows_a_terminal_how_far_it_is(database):
    whole_game(seats=2)
    ours, terminal = pty.openpty()
    environment = {**os.environ, "DATABASE_URL": database.url, "TERM": "xterm"}
    command = [sys.executable, "manage.py", "rebuild", "activity"]
    with ThreadPoolExecutor(1) as reader:
        shown = reader.submit(all_of, ours)
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=terminal, env=environment, check=True)
        os.close(terminal)
        assert "Rebuilding activity" in shown.result()
    assert b"Rebuilt activity" in done.stdout


def all_of(terminal):
    """Until its other end is closed."""
    shown = b""
    with suppress(OSError):
        while part := os.read(terminal, 4096):
            shown += part
    return shown.decode()


def test_replay_all_prints_each_difference(capsys):
    scribe = tied_game()
    call_command("replay_all")
    assert capsys.readouterr().out.endswith(" tables decided again: 0 differences.\n")
    call_command("replay_all", "--rules", "2")
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{scribe.id} event {scribe.head.version}: the rules give ")
    assert last.endswith(" tables decided again: 1 differences.")


def test_backup_and_restore(settings, database, tmp_path, capsys):
    settings.DATABASE_URL = database.url
    whole_game(seats=2)
    call_command("backup", str(tmp_path / "log.dump"))
    assert "Wrote " in capsys.readouterr().out
    with pytest.raises(CommandError, match="holds events already"):
        call_command("restore", str(tmp_path / "log.dump"))
    call_command("restore", str(tmp_path / "log.dump"), "--overwrite")
    assert "the log goes on in epoch 2." in capsys.readouterr().out


def test_the_site_publishes_the_key_that_signs(client, site_key):
    answer = client.get("/site-key")
    assert answer.content.decode().strip() == site_key.public_key().public_bytes_raw().hex()


def test_a_table_at_which_nothing_has_happened_is_named():
    with pytest.raises(CommandError, match="Nothing has happened"):
        call_command("export_game", str(Scribe().id))


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_without_a_database_there_is_a_sentence(settings, tmp_path, command):
    settings.DATABASE_URL = ""
    with pytest.raises(CommandError, match="There is no database"):
        call_command(command, str(tmp_path / "log.dump"))

"""Invalid files: changed exports and invalid editions are reported in one sentence, never with a traceback."""

import contextlib
import io
import json
import re
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import given, settings
from hypothesis import strategies as st

from games.jantaris import editions as jantaris
from games.jantaris.items import EFFECTS
from games.zanzibar import editions as zanzibar
from serai.engine.editions import BadEdition
from serai.engine.registry import find
from serai.eventlog.stored_export import export_stream
from serai.eventlog.verify import verify
from serai.eventlog.verify_command import main
from tests.eventlog.table_writer import TableWriter, whole_game
from tests.soak.options import examples

ROOT = Path(__file__).parents[2] / "games"
EDITION_READERS = {
    "jantaris": lambda data: jantaris.read(data, "house-1", EFFECTS),
    "zanzibar": lambda data: zanzibar.read(data, "house-1"),
}
INVALID_VALUES = st.sampled_from(
    (
        *("-1", "0", "99999999999999999999", "nan", "inf", "-inf", "1e308", "true", '""', '"x"', "[]", "{}", "[[]]"),
        *("1979-05-27", '"\\u0000"', "{ a = 1 }", "[0, 0, 0]", "[" * 2000 + "]" * 2000, "", "=", "\x00", '"Shakara"'),
    )
)


@pytest.fixture(scope="module")
def exports(database_of_module):
    """The export of a finished game, and of a running game as a seat may see it."""
    key = Ed25519PrivateKey.from_private_bytes(bytes(32))
    running = TableWriter(find("haggle"), seats=2).start().play(2)
    over = whole_game("haggle", seats=2)
    return [export_stream(over.id, None, key, find), export_stream(running.id, 0, key, find)]


def verify_game(file, *arguments):
    """The exit code of the command `verify_game`, and what it prints."""
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown):
        code = main([str(file), *arguments])
    return code, shown.getvalue()


def refused(file, data, *arguments):
    file.write_bytes(data)
    code, shown = verify_game(file, *arguments)
    return code == 1 and shown.startswith("NOT VALID: ") and len(shown) > 20 and shown.count("\n") == 1


def test_an_unchanged_export_is_valid(exports):
    over, running = (verify(data, find) for data in exports)
    assert (over.hidden, over.deal_checked, len(over.places)) == (0, True, 2)
    assert running.hidden > 0


@pytest.mark.parametrize("which", [0, 1])
def test_every_flipped_bit_is_reported_in_one_sentence(exports, tmp_path, which):
    data = exports[which]

    @settings(max_examples=examples(400))
    @given(st.integers(0, len(data) - 1), st.integers(0, 7))
    def flip(place, bit):
        changed = bytearray(data)
        changed[place] ^= 1 << bit
        assert refused(tmp_path / "export", bytes(changed))

    flip()


@pytest.mark.parametrize("which", [0, 1])
def test_cut_repeated_and_moved_parts_are_reported_in_one_sentence(exports, tmp_path, which):
    lines = exports[which].splitlines(keepends=True)
    places = st.integers(0, len(lines) - 1)

    @settings(max_examples=examples(150))
    @given(places, places, st.sampled_from(["cut", "double", "swap", "shorten"]), st.binary(max_size=30))
    def change(one, other, how, junk):
        changed = list(lines)
        if how == "cut":
            del changed[one]
        elif how == "double":
            changed.insert(other, lines[one])
        elif how == "swap":
            changed[one], changed[other] = lines[other], lines[one]
        else:
            changed[one] = lines[one][: len(junk)] + junk
        if changed != lines:
            assert refused(tmp_path / "export", b"".join(changed))

    change()


@settings(max_examples=examples(200))
@given(
    st.binary(max_size=300)
    | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(lambda x: json.dumps(x).encode())
)
def test_files_that_are_not_exports_are_reported(tmp_path_factory, data):
    assert refused(tmp_path_factory.getbasetemp() / "invalid", data)


@pytest.mark.parametrize("data", [b"", b"\n", b"[" * 100_000, b'{"format":' * 50_000, b"\xff" * 100, b"{}\n{}\n{}\n"])
def test_invalid_files_written_by_hand_are_reported_in_one_sentence(tmp_path, data):
    assert refused(tmp_path / "invalid", data)


def test_invalid_keys_and_heads_are_reported(exports, tmp_path):
    for arguments in (("--key", "invalid"), ("--head", "invalid"), ("--key", "00" * 32), ("--key", "")):
        assert refused(tmp_path / "export", exports[0], *arguments)


def loads_or_is_refused(game, data):
    """The edition is valid, or one sentence says why it is not."""
    sentence = ""
    try:
        EDITION_READERS[game](data)
    except BadEdition as bad:
        sentence = str(bad)
    assert not sentence or re.fullmatch(r"The edition [^\n]{10,}\.", sentence)


@pytest.mark.parametrize("game", EDITION_READERS)
def test_an_edition_with_invalid_values_is_refused_in_one_sentence(game):
    text = (ROOT / game / "editions" / "house-1.toml").read_text("utf-8")
    values = [match.span() for match in re.finditer(r"-?\b\d+(?:\.\d+)?\b|\"[^\"\n]*\"|\b(?:true|false)\b", text)]
    loads_or_is_refused(game, text.encode())

    @settings(max_examples=examples(300))
    @given(st.lists(st.tuples(st.sampled_from(values), INVALID_VALUES), min_size=1, max_size=3))
    def replace(changes):
        changed = text
        for (start, end), value in sorted(changes, reverse=True):
            changed = changed[:start] + value + changed[end:]
        loads_or_is_refused(game, changed.encode())

    replace()


@pytest.mark.parametrize("game", EDITION_READERS)
def test_an_edition_with_missing_repeated_or_invalid_lines_is_refused(game):
    data = (ROOT / game / "editions" / "house-1.toml").read_bytes()
    lines = data.splitlines(keepends=True)

    @settings(max_examples=examples(200))
    @given(st.lists(st.integers(0, len(lines) - 1), max_size=4), st.binary(max_size=8), st.integers(0, len(data)))
    def cut(gone, junk, place):
        shortened = b"".join(line for number, line in enumerate(lines) if number not in gone)
        loads_or_is_refused(game, shortened)
        loads_or_is_refused(game, data[:place] + junk + data[place:])
        loads_or_is_refused(game, shortened + b"".join(lines[number] for number in gone))

    cut()

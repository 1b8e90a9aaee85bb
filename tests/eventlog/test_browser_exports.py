"""The fixtures of the browser's verifier are valid for the Python verifier and have the deals of the current rules."""

import pytest

from serai.engine.codec import encode
from serai.engine.registry import find
from serai.eventlog import verify_command
from serai.eventlog.signatures import public_bytes
from serai.eventlog.verify import verify
from tests.eventlog.browser_exports import FOLDER, KEY, RECIPES, dealings


@pytest.mark.parametrize("name", RECIPES)
def test_an_export_is_valid(name, capsys):
    file = FOLDER / f"{name}.jsonl"
    assert verify_command.main([str(file), "--key", public_bytes(KEY).hex()]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("name", RECIPES)
def test_only_the_deal_of_a_finished_game_is_checked(name):
    verdict = verify((FOLDER / f"{name}.jsonl").read_bytes(), find)
    assert verdict.deal_checked == name.endswith(("-finished", "-timed", "-voided"))
    assert bool(verdict.hidden) == name.endswith("-running")


def test_the_folder_has_no_other_files():
    assert {file.stem for file in FOLDER.iterdir()} == {*RECIPES, "deals"}


def test_the_rules_give_the_stored_deals():
    """A game whose deal changes needs a new rules version, a deal in frontend/src/verify/deals, and new lines here."""
    assert (FOLDER / "deals.jsonl").read_bytes().splitlines() == [encode(dealing) for dealing in dealings()]

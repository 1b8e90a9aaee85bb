"""The files that the browser's verifier is tested with are valid to ours, and deal as our rules deal."""

import pytest

from serai.engine.registry import find
from serai.engine.wire import encode
from serai.eventlog import verify_command
from serai.eventlog.keys import public_bytes
from serai.eventlog.verify import verify
from tests.eventlog.browser_exports import FOLDER, KEY, RECIPES, dealings


@pytest.mark.parametrize("name", RECIPES)
def test_a_stored_export_is_valid(name, capsys):
    file = FOLDER / f"{name}.jsonl"
    assert verify_command.main([str(file), "--key", public_bytes(KEY).hex()]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("name", RECIPES)
def test_only_a_finished_game_shows_its_deal(name):
    verdict = verify((FOLDER / f"{name}.jsonl").read_bytes(), find)
    assert verdict.deal_checked == name.endswith(("-finished", "-timed", "-voided"))
    assert bool(verdict.hidden) == name.endswith("-running")


def test_every_export_in_the_folder_is_known():
    assert {file.stem for file in FOLDER.iterdir()} == {*RECIPES, "deals"}


def test_our_rules_deal_as_the_stored_deals_say():
    """A game that deals otherwise needs new rules, a new deal in frontend/src/verify/deals, and its lines here."""
    assert (FOLDER / "deals.jsonl").read_bytes().splitlines() == [encode(dealing) for dealing in dealings()]

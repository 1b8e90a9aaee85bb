"""The kit accepts a correct game, and finds each mistake of a broken one by the check meant for it."""

import re
import shutil

import msgspec
import pytest

from haggle.plugin import plugin
from haggle.rules import Haggle, HaggleTwo
from haggle.types import Choose
from haggle.witness import HaggleWitness
from serai.engine import Expert, IllegalAction, Move, Rng, random_bot
from serai.engine.conformance import CheckFailed, check_golden, conform, record
from serai.engine.search import OpenPosition
from serai.engine.texts import texts
from tests.engine.broken_games import BROKEN, broken_plugin


def test_the_example_game_passes_under_both_versions_of_its_rules():
    golden = [record(plugin, seats, Rng.of(seats)) for seats in plugin.seats]
    conform(plugin, games=3, golden=golden)


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_fails_the_check_meant_for_it(name):
    check, game = BROKEN[name]
    with pytest.raises(CheckFailed) as found:
        conform(broken_plugin(game), games=6)
    assert found.value.check == check, found.value


def test_a_bot_that_reads_the_true_state_is_found():
    def peek(position, rng):
        true_state = position._Position__state
        return position.legal[sum(true_state.bag) % len(position.legal)]

    with pytest.raises(CheckFailed, match="choice by the bot peek") as found:
        conform(broken_plugin(Haggle, bots={"peek": peek}, ratings={}), games=6)
    assert found.value.check == "no-leak"


class PeekingExpert(Expert, frozen=True):
    """Searches from the true state; it often chooses the policy's action all the same."""

    def search(self, position, rng):
        return super().search(OpenPosition(position.game, position._Position__state, position.seat), rng)


def test_an_expert_that_searches_the_true_state_is_found_by_its_search_result():
    peeking = PeekingExpert(random_bot)
    with pytest.raises(CheckFailed, match="search of the bot peek") as found:
        conform(broken_plugin(Haggle, bots={"peek": peeking}, ratings={}), games=6)
    assert found.value.check == "no-leak"


class DisobedientExpert(Expert, frozen=True):
    """Searches as it should, but chooses by the true state."""

    def __call__(self, position, rng):
        return position.legal[sum(position._Position__state.bag) % len(position.legal)]


def test_an_expert_that_chooses_by_the_true_state_is_found():
    with pytest.raises(CheckFailed, match="choice by the bot peek") as found:
        conform(broken_plugin(Haggle, bots={"peek": DisobedientExpert(random_bot)}, ratings={}), games=6)
    assert found.value.check == "no-leak"


def test_a_bot_that_chooses_an_illegal_action_is_found():
    with pytest.raises(CheckFailed) as found:
        conform(broken_plugin(Haggle, bots={"cheat": lambda position, rng: Choose(7)}, ratings={}))
    assert found.value.check == "bots"


@pytest.mark.parametrize(
    ("inside", "finding"),
    [
        ("<script/>", "contains the element script"),
        ("<image/>", "contains the element image"),
        ("<foreignObject/>", "contains the element foreignObject"),
        ('<g onclick="x"/>', "has the attribute onclick on the element g"),
        ('<g href="x"/>', "has the attribute href on the element g"),
        ('<g xmlns:x="http://www.w3.org/1999/xlink" x:href="x"/>', "attribute {http://www.w3.org/1999/xlink}href on"),
        ('<g style="x"/>', "has the attribute style on the element g"),
        ('<g fill="URL(#x)"/>', "has a reference on the element g"),
        ('<g id="https://example.org"/>', "has a reference on the element g"),
        ("<!ENTITY x>", "contains more than elements"),
        ("<g>", "is not XML"),
        ('</svg><svg xmlns="http://www.w3.org/2000/svg">', "is not XML"),
    ],
)
def test_a_picture_with_more_than_shapes_and_text_is_found(inside, finding):
    def drawn(view, seat, language):
        return plugin.picture(view, seat, language).replace("</svg>", f"{inside}</svg>")

    with pytest.raises(CheckFailed, match=re.escape(finding)) as found:
        conform(broken_plugin(Haggle, picture=drawn), seats=[2], games=1)
    assert found.value.check == "picture"


def test_a_picture_of_another_size_is_found():
    with pytest.raises(CheckFailed, match="the viewBox 0 0 640 400") as found:
        conform(broken_plugin(Haggle, picture=lambda *_: '<svg xmlns="http://www.w3.org/2000/svg"/>'))
    assert found.value.check == "picture"


@pytest.mark.parametrize("incomplete", ["en", "hu", "de", "it"])
def test_a_picture_that_lacks_a_message_in_a_language_is_found(incomplete):
    def drawn(view, seat, language):
        if language == incomplete:
            texts(plugin.texts, language).message("not-there")
        return plugin.picture(view, seat, language)

    with pytest.raises(CheckFailed, match=f"not-there in .*{incomplete}") as found:
        conform(broken_plugin(Haggle, picture=drawn), seats=[2], games=1)
    assert found.value.check == "picture"


def test_a_picture_that_shows_hidden_information_is_found():
    class StoresTheBag(Haggle):
        def view(self, state, seat):
            self.bag = state.bag
            return super().view(state, seat)

    game = StoresTheBag()

    def drawn(view, seat, language):
        return plugin.picture(view, seat, language).replace("</svg>", f"<text>{game.bag}</text></svg>")

    with pytest.raises(CheckFailed, match="'s picture reveals") as found:
        conform(broken_plugin(lambda: game, picture=drawn), games=6)
    assert found.value.check == "no-leak"


class LazyWitness(HaggleWitness):
    def resample(self, history, state, seat, rng):
        return None


class IllegalWitness(HaggleWitness):
    """The histories that it proposes are never legal."""

    def resample(self, history, state, seat, rng):
        return msgspec.structs.replace(history, moves=(*history.moves, Move(0, Choose(6))) * 9)


class IncompleteWitness(HaggleWitness):
    """Draws other hands and choices, but never another bag."""

    def resample(self, history, state, seat, rng):
        resampled = super().resample(history, state, seat, rng)
        return resampled if resampled.setup[0].bag == history.setup[0].bag else None


@pytest.mark.parametrize("witness", [LazyWitness, IllegalWitness, IncompleteWitness])
def test_a_witness_that_never_changes_a_secret_is_found(witness):
    with pytest.raises(CheckFailed, match="the witness never changed") as found:
        conform(broken_plugin(Haggle, witness=witness()), games=8)
    assert found.value.check == "no-leak"


def test_a_witness_that_hides_nothing_is_found():
    class HidesNothing(LazyWitness):
        def zones(self, history, state, seat):
            return {}

        def with_zones(self, history, state, seat, zones):
            return state

    with pytest.raises(CheckFailed, match="the witness hides nothing") as found:
        conform(broken_plugin(Haggle, witness=HidesNothing()))
    assert found.value.check == "no-leak"


@pytest.mark.parametrize("missing", ["event-chose", "action-choose", "prompt-waiting", "illegal-not-in-hand", "card"])
def test_a_missing_message_is_found_in_each_language(tmp_path, missing):
    for language in ("en", "hu", "de", "it"):
        shutil.copytree(plugin.texts, tmp_path / language)
        file = tmp_path / language / language / "messages.ftl"
        file.write_text(file.read_text("utf-8").replace(f"{missing} =", f"{missing}-gone ="), "utf-8")
        with pytest.raises(CheckFailed, match=missing) as found:
            conform(broken_plugin(Haggle, texts=tmp_path / language))
        assert found.value.check == "sentences"


def test_a_refusal_without_a_message_is_found():
    class WithoutMessage(Haggle):
        def decide(self, state, seat, action):
            if action.card not in state.hands[seat]:
                raise IllegalAction("no-words-for-this")
            return super().decide(state, seat, action)

    with pytest.raises(CheckFailed, match="illegal-no-words-for-this") as found:
        conform(broken_plugin(WithoutMessage))
    assert found.value.check == "sentences"


def test_a_golden_game_with_another_result_is_found():
    """Of twenty games with four seats some have a tie, which the two versions count differently."""
    lines = [record(plugin, 4, Rng.of("golden", number)) for number in range(20)]
    for line in lines:
        check_golden(plugin, line)
    under_old_rules = [line.replace(b'"version":2', b'"version":1') for line in lines]
    with pytest.raises(CheckFailed, match="lead to other events") as found:
        conform(plugin, seats=[2], games=1, golden=under_old_rules)
    assert found.value.check == "golden"


def test_a_golden_game_whose_move_has_become_illegal_is_found():
    class Strict(HaggleTwo):
        def decide(self, state, seat, action):
            if state.round == 3:
                raise IllegalAction("already-chosen")
            return super().decide(state, seat, action)

    line = record(plugin, 2, Rng.of(1))
    with pytest.raises(CheckFailed, match="illegal now"):
        check_golden(broken_plugin(Strict), line.replace(b'"version":2', b'"version":1'))


def test_a_game_with_hidden_information_must_provide_small_positions(monkeypatch):
    monkeypatch.setattr("serai.engine.conformance.sampling.MAX_HIDDEN_ITEMS", 0)
    with pytest.raises(CheckFailed, match="give some as `small`") as found:
        conform(plugin, seats=[2], games=1)
    assert found.value.check == "determinize-uniform"

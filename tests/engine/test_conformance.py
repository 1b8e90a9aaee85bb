"""The kit accepts a sound game and finds what is broken in others, by the check that is named for it."""

import re
import shutil

import msgspec
import pytest

from haggle.plugin import plugin
from haggle.rules import Haggle, HaggleTwo
from haggle.types import Choose
from haggle.witness import HaggleWitness
from serai.engine import Expert, IllegalAction, Move, Rng, random_bot
from serai.engine.conformance import Broken, check_golden, conform, record
from serai.engine.search import Daydream
from serai.engine.texts import texts
from tests.engine.broken import BROKEN, broken_plugin


def test_the_example_game_keeps_the_contract_under_both_versions_of_its_rules():
    golden = [record(plugin, seats, Rng.of(seats)) for seats in plugin.seats]
    conform(plugin, games=3, golden=golden)


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_found_by_the_check_named_for_it(name):
    check, game = BROKEN[name]
    with pytest.raises(Broken) as found:
        conform(broken_plugin(game), games=6)
    assert found.value.check == check, found.value


def test_a_bot_that_peeks_is_found():
    def peek(position, rng):
        truth = position._Position__state
        return position.legal[sum(truth.bag) % len(position.legal)]

    with pytest.raises(Broken, match="choice by the bot peek") as found:
        conform(broken_plugin(Haggle, bots={"peek": peek}, ratings={}), games=6)
    assert found.value.check == "no-leak"


class PeekingExpert(Expert, frozen=True):
    """Thinks ahead from the truth, and chooses as the quick bot does until something else is better beyond doubt."""

    def think(self, position, rng):
        return super().think(Daydream(position.game, position._Position__state, position.seat), rng)


def test_an_expert_that_peeks_is_found_by_what_it_thinks():
    peeking = PeekingExpert(random_bot)
    with pytest.raises(Broken, match="thought of the bot peek") as found:
        conform(broken_plugin(Haggle, bots={"peek": peeking}, ratings={}), games=6)
    assert found.value.check == "no-leak"


class UnthinkingExpert(Expert, frozen=True):
    """Thinks as it should, and does something else."""

    def __call__(self, position, rng):
        return position.legal[sum(position._Position__state.bag) % len(position.legal)]


def test_an_expert_that_peeks_when_it_chooses_is_found():
    with pytest.raises(Broken, match="choice by the bot peek") as found:
        conform(broken_plugin(Haggle, bots={"peek": UnthinkingExpert(random_bot)}, ratings={}), games=6)
    assert found.value.check == "no-leak"


def test_a_bot_that_chooses_what_is_not_legal_is_found():
    with pytest.raises(Broken) as found:
        conform(broken_plugin(Haggle, bots={"cheat": lambda position, rng: Choose(7)}, ratings={}))
    assert found.value.check == "bots"


@pytest.mark.parametrize(
    ("inside", "finding"),
    [
        ("<script/>", "has a script in it"),
        ("<image/>", "has a image in it"),
        ("<foreignObject/>", "has a foreignObject in it"),
        ('<g onclick="x"/>', "has a g with onclick"),
        ('<g href="x"/>', "has a g with href"),
        ('<g xmlns:x="http://www.w3.org/1999/xlink" x:href="x"/>', "has a g with {http://www.w3.org/1999/xlink}href"),
        ('<g style="x"/>', "has a g with style"),
        ('<g fill="URL(#x)"/>', "refers to something"),
        ('<g id="https://example.org"/>', "refers to something"),
        ("<!ENTITY x>", "more than elements"),
        ("<g>", "is no XML"),
        ('</svg><svg xmlns="http://www.w3.org/2000/svg">', "is no XML"),
    ],
)
def test_a_picture_with_more_than_shapes_and_text_in_it_is_found(inside, finding):
    def drawn(view, seat, language):
        return plugin.picture(view, seat, language).replace("</svg>", f"{inside}</svg>")

    with pytest.raises(Broken, match=re.escape(finding)) as found:
        conform(broken_plugin(Haggle, picture=drawn), seats=[2], games=1)
    assert found.value.check == "picture"


def test_a_picture_of_another_size_is_found():
    with pytest.raises(Broken, match="the viewBox 0 0 640 400") as found:
        conform(broken_plugin(Haggle, picture=lambda *_: '<svg xmlns="http://www.w3.org/2000/svg"/>'))
    assert found.value.check == "picture"


@pytest.mark.parametrize("speechless", ["en", "hu", "de", "it"])
def test_a_picture_that_lacks_words_in_a_language_is_found(speechless):
    def drawn(view, seat, language):
        if language == speechless:
            texts(plugin.texts, language).message("not-there")
        return plugin.picture(view, seat, language)

    with pytest.raises(Broken, match=f"not-there in .*{speechless}") as found:
        conform(broken_plugin(Haggle, picture=drawn), seats=[2], games=1)
    assert found.value.check == "picture"


def test_a_picture_that_shows_what_its_reader_can_not_see_is_found():
    class Careless(Haggle):
        def view(self, state, seat):
            self.bag = state.bag
            return super().view(state, seat)

    game = Careless()

    def drawn(view, seat, language):
        return plugin.picture(view, seat, language).replace("</svg>", f"<text>{game.bag}</text></svg>")

    with pytest.raises(Broken, match="shows in its picture") as found:
        conform(broken_plugin(lambda: game, picture=drawn), games=6)
    assert found.value.check == "no-leak"


class LazyWitness(HaggleWitness):
    def retell(self, history, state, seat, rng):
        return None


class BabblingWitness(HaggleWitness):
    """Its histories are never legal."""

    def retell(self, history, state, seat, rng):
        return msgspec.structs.replace(history, moves=(*history.moves, Move(0, Choose(6))) * 9)


class BlindWitness(HaggleWitness):
    """Retells hands and choices, never the bag."""

    def retell(self, history, state, seat, rng):
        told = super().retell(history, state, seat, rng)
        return told if told.setup[0].bag == history.setup[0].bag else None


@pytest.mark.parametrize("witness", [LazyWitness, BabblingWitness, BlindWitness])
def test_a_witness_that_never_tells_a_secret_otherwise_is_found(witness):
    with pytest.raises(Broken, match="the witness never told") as found:
        conform(broken_plugin(Haggle, witness=witness()), games=8)
    assert found.value.check == "no-leak"


def test_a_witness_that_hides_nothing_is_found():
    class Naive(LazyWitness):
        def zones(self, history, state, seat):
            return {}

        def put(self, history, state, seat, zones):
            return state

    with pytest.raises(Broken, match="the witness hides nothing") as found:
        conform(broken_plugin(Haggle, witness=Naive()))
    assert found.value.check == "no-leak"


@pytest.mark.parametrize("missing", ["event-chose", "action-choose", "prompt-waiting", "illegal-not-in-hand", "card"])
def test_a_missing_sentence_is_found_in_each_language(tmp_path, missing):
    for language in ("en", "hu", "de", "it"):
        shutil.copytree(plugin.texts, tmp_path / language)
        file = tmp_path / language / language / "messages.ftl"
        file.write_text(file.read_text("utf-8").replace(f"{missing} =", f"{missing}-gone ="), "utf-8")
        with pytest.raises(Broken, match=missing) as found:
            conform(broken_plugin(Haggle, texts=tmp_path / language))
        assert found.value.check == "sentences"


def test_a_refusal_without_a_sentence_is_found():
    class Mute(Haggle):
        def decide(self, state, seat, action):
            if action.card not in state.hands[seat]:
                raise IllegalAction("no-words-for-this")
            return super().decide(state, seat, action)

    with pytest.raises(Broken, match="illegal-no-words-for-this") as found:
        conform(broken_plugin(Mute))
    assert found.value.check == "sentences"


def test_a_golden_game_that_comes_out_otherwise_is_found():
    """Twenty games with four seats: some of them have a tie, which the two versions count differently."""
    lines = [record(plugin, 4, Rng.of("golden", number)) for number in range(20)]
    for line in lines:
        check_golden(plugin, line)
    under_old_rules = [line.replace(b'"version":2', b'"version":1') for line in lines]
    with pytest.raises(Broken, match="other events") as found:
        conform(plugin, seats=[2], games=1, golden=under_old_rules)
    assert found.value.check == "golden"


def test_a_golden_game_whose_move_has_become_illegal_is_found():
    class Strict(HaggleTwo):
        def decide(self, state, seat, action):
            if state.round == 3:
                raise IllegalAction("already-chosen")
            return super().decide(state, seat, action)

    line = record(plugin, 2, Rng.of(1))
    with pytest.raises(Broken, match="illegal now"):
        check_golden(broken_plugin(Strict), line.replace(b'"version":2', b'"version":1'))


def test_a_hidden_game_without_small_positions_must_bring_some(monkeypatch):
    monkeypatch.setattr("serai.engine.conformance.sampling.MOST_HIDDEN_THINGS", 0)
    with pytest.raises(Broken, match="give some as `small`") as found:
        conform(plugin, seats=[2], games=1)
    assert found.value.check == "determinize-uniform"

"""Standing orders: what is offered, what fits an offer, and what the kit finds in broken ones."""

import shutil
from itertools import count
from typing import Annotated, ClassVar

import pytest
from msgspec import Meta

from haggle.plugin import plugin
from haggle.rules import HaggleTwo
from haggle.standing import ChooseInTurn
from haggle.types import Choose, State
from serai.engine import Offer, Over, Play, Position, Range, Rng, StandingOrder, Wait
from serai.engine.conformance import Broken, conform
from serai.engine.conformance.fuzz import fuzz_game
from serai.engine.conformance.standing import walk_with_orders
from serai.engine.conformance.walk import Fallen
from serai.engine.standing import UnsoundOrder, ask, drawn, fits, offers
from tests.engine.broken import broken_plugin

GAME = HaggleTwo()


def position(hand=(1, 3, 3), seat=0, choices=(None, None), round_=1):
    """Of seat 0, which holds the hand."""
    return Position(GAME, State([hand, (2, 5)], (), list(choices), [], [0, 0], round_), seat)


def test_what_is_offered_is_ready_to_be_left():
    (offer,) = offers(plugin, position())
    assert offer == Offer(ChooseInTurn(1, (1, 3, 3)), lists={"cards": (1, 3, 3)})
    assert ask(offer.order, position()) == Play(Choose(1))


def test_who_has_chosen_is_offered_the_rounds_to_come():
    (offer,) = offers(plugin, position((1, 3), choices=(3, None)))
    assert offer.order.since == 2
    assert ask(offer.order, position((1, 3), choices=(3, None))) == Wait()


@pytest.mark.parametrize(
    ("order", "does"),
    [
        (ChooseInTurn(1, (3, 1, 3)), True),
        (ChooseInTurn(1, (3,)), True),
        (ChooseInTurn(1, (3, 3, 3)), False),
        (ChooseInTurn(1, (2,)), False),
        (ChooseInTurn(1, ()), False),
        (ChooseInTurn(2, (3,)), False),
    ],
)
def test_what_fits_an_offer(order, does):
    assert fits(Offer(ChooseInTurn(1, (1, 3, 3)), lists={"cards": (1, 3, 3)}), order) is does


class UpTo(StandingOrder, frozen=True):
    most: Annotated[int, Meta(ge=0)]


def test_a_number_that_is_offered_stays_within_its_bounds():
    offer = Offer(UpTo(3), numbers={"most": Range(2, 4)})
    assert [fits(offer, UpTo(most)) for most in range(1, 6)] == [False, True, True, True, False]
    assert not fits(offer, ChooseInTurn(1, (1,)))
    assert {drawn(offer, Rng.of(number)).most for number in range(50)} == {2, 3, 4}


def test_cards_are_chosen_in_turn_and_then_the_order_is_over():
    order = ChooseInTurn(1, (3, 3))
    assert order.carry_out(position((1, 3, 3))) == Play(Choose(3))
    assert order.carry_out(position((1, 3), choices=(3, None))) == Wait()
    assert order.carry_out(position((1, 3), round_=2)) == Play(Choose(3), last=True)
    assert order.carry_out(position((1,), round_=3)) == Over()


def test_an_order_whose_card_is_gone_is_over():
    assert ChooseInTurn(1, (6,)).carry_out(position()) == Over()


def test_an_order_that_names_what_is_not_legal_is_refused():
    class Cheat(ChooseInTurn, frozen=True):
        def carry_out(self, position):
            return Play(Choose(6))

    with pytest.raises(UnsoundOrder):
        ask(Cheat(1, (3,)), position())


# ── What the kit finds ──────────────────────────────────────────────────────────────────────────────────────────────


class Peeks(ChooseInTurn, frozen=True, tag="choose-in-turn"):
    def carry_out(self, position):
        answer, truth = super().carry_out(position), position._Position__state
        return Wait() if isinstance(answer, Play) and sum(truth.bag) % 2 else answer


class OffersByTheTruth(ChooseInTurn, frozen=True, tag="choose-in-turn"):
    @classmethod
    def offered(cls, position):
        return super().offered(position) if sum(position._Position__state.bag) % 2 else []


class Cheats(ChooseInTurn, frozen=True, tag="choose-in-turn"):
    def carry_out(self, position):
        return Play(Choose(self.cards[0]))


class Lingers(ChooseInTurn, frozen=True, tag="choose-in-turn"):
    def carry_out(self, position):
        answer = super().carry_out(position)
        return Wait() if isinstance(answer, Over) else answer


class Wavers(ChooseInTurn, frozen=True, tag="choose-in-turn"):
    asked: ClassVar = count()

    def carry_out(self, position):
        answer = super().carry_out(position)
        return Wait() if isinstance(answer, Play) and next(self.asked) % 2 else answer


class Fails(ChooseInTurn, frozen=True, tag="choose-in-turn"):
    def carry_out(self, position):
        return super().carry_out(position) if position.view().round < 2 else Play(Choose(self.cards[9]))


class FailsToOffer(ChooseInTurn, frozen=True, tag="choose-in-turn"):
    @classmethod
    def offered(cls, position):
        return [Offer(cls(1, (position.view().hand[2],)))]


class Unreadable(ChooseInTurn, frozen=True, tag="choose-in-turn"):
    @classmethod
    def offered(cls, position):
        return [Offer(cls(1, (9,)))]


class OffersMoreThanItTakes(ChooseInTurn, frozen=True, tag="choose-in-turn"):
    @classmethod
    def offered(cls, position):
        return [Offer(cls(1, ()), lists={"cards": position.view().hand})] if position.view().hand else []


def play_many(broken):
    for number in range(200):
        walk_with_orders(broken, 1, 3, Rng.of(number))


@pytest.mark.parametrize(
    ("kind", "check"),
    [
        (Peeks, "standing-leak"),
        (OffersByTheTruth, "standing-leak"),
        (Cheats, "standing-legal"),
        (Lingers, "standing-ends"),
        (Wavers, "standing-repeats"),
        (Fails, "standing-crash"),
        (FailsToOffer, "standing-crash"),
        (Unreadable, "standing-round-trip"),
        (OffersMoreThanItTakes, "standing-offers"),
    ],
)
def test_a_broken_order_is_found_by_the_check_named_for_it(kind, check):
    broken = broken_plugin(HaggleTwo, standing_orders=(kind,))
    with pytest.raises(Fallen) as found:
        play_many(broken)
    assert found.value.broken.check == check, found.value


def test_the_kit_and_the_fuzzer_look_at_orders():
    broken = broken_plugin(HaggleTwo, standing_orders=(Cheats,))
    with pytest.raises(Broken) as found:
        conform(broken, games=6)
    assert found.value.check == "standing-legal"
    failures = filter(None, (fuzz_game(broken, 1, number) for number in range(20)))
    assert next(failures).check == "standing-legal"


@pytest.mark.parametrize("missing", ["standing-choose-in-turn", "standing-name-choose-in-turn"])
@pytest.mark.parametrize("language", ["en", "hu", "de", "it"])
def test_an_order_without_its_words_is_found(tmp_path, missing, language):
    shutil.copytree(plugin.texts, tmp_path / "texts")
    for folder in (tmp_path / "texts").iterdir():
        file = folder / "messages.ftl"
        gone = f"{missing}-gone =" if folder.name == language else f"{missing} ="
        file.write_text(file.read_text("utf-8").replace(f"{missing} =", gone), "utf-8")
    with pytest.raises(Broken, match=missing) as found:
        conform(broken_plugin(HaggleTwo, texts=tmp_path / "texts"))
    assert found.value.check == "sentences"


def test_a_sentence_that_lacks_a_figure_is_found(tmp_path):
    shutil.copytree(plugin.texts, tmp_path / "texts")
    file = tmp_path / "texts" / "de" / "messages.ftl"
    file.write_text(file.read_text("utf-8").replace("{ $since }", "{ $until }"), "utf-8")
    with pytest.raises(Fallen, match="until") as found:
        walk_with_orders(broken_plugin(HaggleTwo, texts=tmp_path / "texts"), 1, 2, Rng.of(1))
    assert found.value.broken.check == "sentences"


@pytest.mark.parametrize(
    ("orders", "sentence"),
    [
        ((str,), "must be types that are derived from"),
        ((ChooseInTurn, Lingers), "two standing orders have the same name"),
    ],
)
def test_a_plugin_with_wrong_standing_orders_says_so(orders, sentence):
    assert sentence in "; ".join(broken_plugin(HaggleTwo, standing_orders=orders).faults())

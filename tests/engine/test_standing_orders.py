"""Standing orders: offers, orders that fit them, and the mistakes that the kit finds."""

import shutil
from itertools import count
from typing import Annotated, ClassVar

import pytest
from msgspec import Meta

from haggle.plugin import plugin
from haggle.rules import HaggleTwo
from haggle.standing_orders import ChooseInTurn
from haggle.types import Choose, State
from serai.engine import Expired, Offer, Play, Position, Range, Rng, StandingOrder, Wait
from serai.engine.conformance import CheckFailed, conform
from serai.engine.conformance.fuzz import fuzz_game
from serai.engine.conformance.standing_orders import walk_with_orders
from serai.engine.conformance.walk import WalkFailed
from serai.engine.standing_orders import IllegalOrder, fits, offers, random_order, run_order
from tests.engine.broken_games import broken_plugin

GAME = HaggleTwo()


def position(hand=(1, 3, 3), seat=0, choices=(None, None), round_=1):
    """The position of a seat in a game of two; seat 0 holds the hand."""
    return Position(GAME, State([hand, (2, 5)], (), list(choices), [], [0, 0], round_), seat)


def test_an_offered_order_can_be_placed_as_it_is():
    (offer,) = offers(plugin, position())
    assert offer == Offer(ChooseInTurn(1, (1, 3, 3)), lists={"cards": (1, 3, 3)})
    assert run_order(offer.order, position()) == Play(Choose(1))


def test_a_seat_that_has_chosen_is_offered_orders_for_later_rounds():
    (offer,) = offers(plugin, position((1, 3), choices=(3, None)))
    assert offer.order.since == 2
    assert run_order(offer.order, position((1, 3), choices=(3, None))) == Wait()


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
def test_an_order_fits_an_offer_if_it_uses_only_offered_cards(order, does):
    assert fits(Offer(ChooseInTurn(1, (1, 3, 3)), lists={"cards": (1, 3, 3)}), order) is does


class UpTo(StandingOrder, frozen=True):
    most: Annotated[int, Meta(ge=0)]


def test_a_number_must_be_within_its_range():
    offer = Offer(UpTo(3), numbers={"most": Range(2, 4)})
    assert [fits(offer, UpTo(most)) for most in range(1, 6)] == [False, True, True, True, False]
    assert not fits(offer, ChooseInTurn(1, (1,)))
    assert {random_order(offer, Rng.of(number)).most for number in range(50)} == {2, 3, 4}


def test_the_example_order_chooses_its_cards_in_turn_and_then_expires():
    order = ChooseInTurn(1, (3, 3))
    assert order.carry_out(position((1, 3, 3))) == Play(Choose(3))
    assert order.carry_out(position((1, 3), choices=(3, None))) == Wait()
    assert order.carry_out(position((1, 3), round_=2)) == Play(Choose(3), last=True)
    assert order.carry_out(position((1,), round_=3)) == Expired()


def test_an_order_expires_if_its_card_is_gone():
    assert ChooseInTurn(1, (6,)).carry_out(position()) == Expired()


def test_an_order_that_plays_an_illegal_action_is_refused():
    class Cheat(ChooseInTurn, frozen=True):
        def carry_out(self, position):
            return Play(Choose(6))

    with pytest.raises(IllegalOrder):
        run_order(Cheat(1, (3,)), position())


# ── Mistakes that the kit finds ─────────────────────────────────────────────────────────────────────────────────────


class ReadsTheTrueState(ChooseInTurn, frozen=True, tag="choose-in-turn"):
    def carry_out(self, position):
        answer, true_state = super().carry_out(position), position._Position__state
        return Wait() if isinstance(answer, Play) and sum(true_state.bag) % 2 else answer


class OffersByTrueState(ChooseInTurn, frozen=True, tag="choose-in-turn"):
    @classmethod
    def offered(cls, position):
        return super().offered(position) if sum(position._Position__state.bag) % 2 else []


class PlaysAnIllegalAction(ChooseInTurn, frozen=True, tag="choose-in-turn"):
    def carry_out(self, position):
        return Play(Choose(self.cards[0]))


class NeverExpires(ChooseInTurn, frozen=True, tag="choose-in-turn"):
    def carry_out(self, position):
        answer = super().carry_out(position)
        return Wait() if isinstance(answer, Expired) else answer


class ChangesItsMind(ChooseInTurn, frozen=True, tag="choose-in-turn"):
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


def play_many(failure):
    for number in range(200):
        walk_with_orders(failure, 1, 3, Rng.of(number))


@pytest.mark.parametrize(
    ("kind", "check"),
    [
        (ReadsTheTrueState, "standing-leak"),
        (OffersByTrueState, "standing-leak"),
        (PlaysAnIllegalAction, "standing-legal"),
        (NeverExpires, "standing-ends"),
        (ChangesItsMind, "standing-repeats"),
        (Fails, "standing-crash"),
        (FailsToOffer, "standing-crash"),
        (Unreadable, "standing-round-trip"),
        (OffersMoreThanItTakes, "standing-offers"),
    ],
)
def test_a_broken_order_fails_the_check_meant_for_it(kind, check):
    failure = broken_plugin(HaggleTwo, standing_orders=(kind,))
    with pytest.raises(WalkFailed) as found:
        play_many(failure)
    assert found.value.failure.check == check, found.value


def test_the_kit_and_the_fuzzer_check_orders():
    failure = broken_plugin(HaggleTwo, standing_orders=(PlaysAnIllegalAction,))
    with pytest.raises(CheckFailed) as found:
        conform(failure, games=6)
    assert found.value.check == "standing-legal"
    failures = filter(None, (fuzz_game(failure, 1, number) for number in range(20)))
    assert next(failures).check == "standing-legal"


@pytest.mark.parametrize("missing", ["standing-choose-in-turn", "standing-name-choose-in-turn"])
@pytest.mark.parametrize("language", ["en", "hu", "de", "it"])
def test_an_order_without_a_message_is_found(tmp_path, missing, language):
    shutil.copytree(plugin.texts, tmp_path / "texts")
    for folder in (tmp_path / "texts").iterdir():
        file = folder / "messages.ftl"
        gone = f"{missing}-gone =" if folder.name == language else f"{missing} ="
        file.write_text(file.read_text("utf-8").replace(f"{missing} =", gone), "utf-8")
    with pytest.raises(CheckFailed, match=missing) as found:
        conform(broken_plugin(HaggleTwo, texts=tmp_path / "texts"))
    assert found.value.check == "sentences"


def test_a_message_with_an_unknown_argument_is_found(tmp_path):
    shutil.copytree(plugin.texts, tmp_path / "texts")
    file = tmp_path / "texts" / "de" / "messages.ftl"
    file.write_text(file.read_text("utf-8").replace("{ $since }", "{ $until }"), "utf-8")
    with pytest.raises(WalkFailed, match="until") as found:
        walk_with_orders(broken_plugin(HaggleTwo, texts=tmp_path / "texts"), 1, 2, Rng.of(1))
    assert found.value.failure.check == "sentences"


@pytest.mark.parametrize(
    ("orders", "sentence"),
    [
        ((str,), "must be types that are derived from"),
        ((ChooseInTurn, NeverExpires), "two standing orders have the same name"),
    ],
)
def test_a_plugin_with_invalid_standing_orders_is_refused(orders, sentence):
    assert sentence in "; ".join(broken_plugin(HaggleTwo, standing_orders=orders).faults())

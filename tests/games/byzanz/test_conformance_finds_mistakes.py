"""The conformance kit finds typical mistakes in a game with lists of cards and known cards."""

import msgspec
import pytest

from games.byzanz import rules, transitions
from games.byzanz.components import MERCHANT, SET_SIZE
from games.byzanz.game import Byzanz
from games.byzanz.plugin import plugin
from games.byzanz.sets import holds, kept_of, minus, total
from games.byzanz.types import Bid, BidRaised, KindTaken, Passed, Sell, SetSold
from serai.engine import random_bot
from serai.engine.conformance import CheckFailed, conform


def consequences(state):
    while event := rules.what_follows(state):
        state = transitions.evolve(state, event)
        yield event


class ForgetsSetsWithTwoMerchants(Byzanz):
    check = "legal-decide"

    def legal(self, state, seat):
        actions = rules.legal(state, seat)
        return [a for a in actions if not (isinstance(a, Sell) and a.cards.count(MERCHANT) == 2)]


class ForgetsLongBids(Byzanz):
    check = "legal-decide"

    def legal(self, state, seat):
        return [a for a in rules.legal(state, seat) if not (isinstance(a, Bid) and len(a.cards) > 3)]


class SellsAnyThreeCards(Byzanz):
    check = "legal-decide"

    def decide(self, state, seat, action):
        if isinstance(action, Sell) and len(action.cards) == SET_SIZE and holds(state.hands[seat], action.cards):
            event = SetSold(seat, action.cards, kept_of(action.cards))
            return [event, *consequences(transitions.evolve(transitions.clone(state), event))]
        return rules.decide(state, seat, action)


class PadsBidsWithMerchants(Byzanz):
    check = "legal-decide"

    def decide(self, state, seat, action):
        if isinstance(action, Bid) and action.cards[-1:] == (MERCHANT,) and holds(state.hands[seat], action.cards):
            goods = Bid(minus(action.cards, [MERCHANT] * len(action.cards)))
            rules.decide(state, seat, goods)
            return [BidRaised(seat, action.cards, state.totals[seat] + total(action.cards))]
        return rules.decide(state, seat, action)


class ForgetsWhatCameFromTheMarket(Byzanz):
    check = "determinize-knowledge"

    def evolve(self, state, event):
        before = state.known[event.seat] if isinstance(event, KindTaken) else None
        state = transitions.evolve(state, event)
        if before is not None:
            state.known[event.seat] = before
        return state


class ForgetsReturnedBids(Byzanz):
    check = "determinize-knowledge"

    def evolve(self, state, event):
        before = state.known[event.seat] if isinstance(event, Passed) else None
        state = transitions.evolve(state, event)
        if before is not None:
            state.known[event.seat] = before
        return state


@pytest.mark.parametrize(
    "game",
    [
        ForgetsSetsWithTwoMerchants,
        ForgetsLongBids,
        SellsAnyThreeCards,
        PadsBidsWithMerchants,
        ForgetsWhatCameFromTheMarket,
        ForgetsReturnedBids,
    ],
)
def test_a_broken_byzanz_fails_the_check_meant_for_it(game):
    broken = msgspec.structs.replace(plugin, games={1: game()}, bots={"random": random_bot}, ratings={})
    with pytest.raises(CheckFailed) as found:
        conform(broken, seats=[4], games=6)
    assert found.value.check == game.check, found.value

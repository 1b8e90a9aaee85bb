"""Every event that shows the acting player something new is marked, and the kit finds events that are not."""

from collections import defaultdict
from functools import cache, partial
from typing import get_args

import pytest

from games.byzanz.plugin import plugin as byzanz
from games.byzanz.types import Bid, Sell
from games.jantaris.plugin import plugin as jantaris
from games.zanzibar.plugin import plugin as zanzibar
from serai.engine import History, Move, Rng
from serai.engine.conformance import CheckFailed, Moment
from serai.engine.conformance.reveals import previews_reveal_nothing
from serai.engine.play import default_options, evolve_all

PLUGINS = {plugin.slug: plugin for plugin in (byzanz, zanzibar, jantaris)}
GAMES = 100
MOMENTS = 6
TRIES = 5
"""Tries per moment: each one checks one seat and a sample of its actions."""
REVEALING = {
    "byzanz": {"LotTurned", "GameEnded"},
    "zanzibar": {"OpeningDrawn", "OpeningReplaced", "OpeningEnded", "OrdersDrawn", "OrderReplaced"},
    "jantaris": {"ItemsShelved", "PicksTurned", "ItemsTurned", "VotesRevealed", "FairTurned", "MarketClaimed"},
}
EVENTS = [(slug, name) for slug, names in REVEALING.items() for name in sorted(names)]


@cache
def moments_before(slug):
    """By the name of an event, histories of random games whose next move causes it."""
    plugin = PLUGINS[slug]
    game, moments = plugin.game, defaultdict(list)
    for number in range(GAMES):
        rng, seats = Rng.of("moments", slug, number), plugin.seats[number % len(plugin.seats)]
        choose = rng.choice if number % 2 else partial(without_bids_and_sales, rng)
        setup, moves = tuple(game.setup(seats, default_options(game), rng)), ()
        state = evolve_all(game, None, setup)
        while waiting := game.waiting_for(state):
            seat = rng.choice(sorted(waiting))
            move = Move(seat, choose(game.legal(state, seat)))
            events = game.decide(state, seat, move.action)
            for name in {type(event).__name__ for event in events}:
                if len(moments[name]) < MOMENTS:
                    moments[name].append(History(seats, setup, moves))
            moves = (*moves, move)
            state = evolve_all(game, state, events)
    return moments


def without_bids_and_sales(rng, actions):
    """Avoids bids and sales, so that something is left to reveal at the end of Byzanz."""
    return rng.choice([action for action in actions if not isinstance(action, Bid | Sell)] or actions)


def check_before(slug, name):
    plugin = PLUGINS[slug]
    for number, history in enumerate(moments_before(slug)[name]):
        for chance in range(TRIES):
            moment = Moment(plugin, plugin.current_version, history)
            previews_reveal_nothing(moment, Rng.of("look", number, chance))


def event_of(slug, name):
    return next(event for event in get_args(PLUGINS[slug].game.types.event) if event.__name__ == name)


@pytest.mark.parametrize(("slug", "name"), EVENTS)
def test_a_preview_before_the_event_reveals_nothing(slug, name):
    check_before(slug, name)


@pytest.mark.parametrize(("slug", "name"), EVENTS)
def test_a_revealing_event_without_its_mark_is_found(monkeypatch, slug, name):
    monkeypatch.setattr(event_of(slug, name), "reveals", False)
    with pytest.raises(CheckFailed) as found:
        check_before(slug, name)
    assert found.value.check == "reveals"


@pytest.mark.parametrize("slug", PLUGINS)
def test_all_revealing_events_are_tested(slug):
    revealing = {event.__name__ for event in get_args(PLUGINS[slug].game.types.event) if event.reveals}
    assert revealing == REVEALING[slug]

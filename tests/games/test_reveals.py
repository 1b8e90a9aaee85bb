"""Whatever shows its actor something new says so, and the kit would notice each event that does not."""

from collections import defaultdict
from functools import cache, partial
from typing import get_args

import pytest

from games.byzanz.plugin import plugin as byzanz
from games.byzanz.types import Bid, Sell
from games.jantaris.plugin import plugin as jantaris
from games.zanzibar.plugin import plugin as zanzibar
from serai.engine import History, Move, Rng
from serai.engine.conformance import Broken, Scene
from serai.engine.conformance.reveals import nothing_is_learnt_unrevealed
from serai.engine.play import default_options, evolve_all

PLUGINS = {plugin.slug: plugin for plugin in (byzanz, zanzibar, jantaris)}
GAMES = 100
MOMENTS = 6
TRIES = 5
"""At each moment: a try looks at one seat and a sample of its actions."""
REVEALING = {
    "byzanz": {"LotTurned", "GameEnded"},
    "zanzibar": {"OpeningDrawn", "OpeningReplaced", "OpeningEnded", "OrdersDrawn", "OrderReplaced"},
    "jantaris": {"ItemsShelved", "PicksTurned", "ItemsTurned", "VotesRevealed", "FairTurned", "MarketClaimed"},
}
EVENTS = [(slug, name) for slug, names in REVEALING.items() for name in sorted(names)]


@cache
def moments_before(slug):
    """By the name of an event, moments of random games at which it is about to happen."""
    plugin = PLUGINS[slug]
    game, moments = plugin.game, defaultdict(list)
    for number in range(GAMES):
        rng, seats = Rng.of("moments", slug, number), plugin.seats[number % len(plugin.seats)]
        choose = rng.choice if number % 2 else partial(shy_choice, rng)
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


def shy_choice(rng, actions):
    """Nothing is laid down that need not be: so something is left to reveal at the end of Byzanz."""
    return rng.choice([action for action in actions if not isinstance(action, Bid | Sell)] or actions)


def look_before(slug, name):
    plugin = PLUGINS[slug]
    for number, history in enumerate(moments_before(slug)[name]):
        for chance in range(TRIES):
            scene = Scene(plugin, plugin.current_version, history)
            nothing_is_learnt_unrevealed(scene, Rng.of("look", number, chance))


def event_of(slug, name):
    return next(event for event in get_args(PLUGINS[slug].game.types.event) if event.__name__ == name)


@pytest.mark.parametrize(("slug", "name"), EVENTS)
def test_what_a_player_tries_shows_nothing_new(slug, name):
    look_before(slug, name)


@pytest.mark.parametrize(("slug", "name"), EVENTS)
def test_an_event_that_does_not_say_that_it_reveals_is_found(monkeypatch, slug, name):
    monkeypatch.setattr(event_of(slug, name), "reveals", False)
    with pytest.raises(Broken) as found:
        look_before(slug, name)
    assert found.value.check == "reveals"


@pytest.mark.parametrize("slug", PLUGINS)
def test_every_event_that_reveals_is_looked_for(slug):
    revealing = {event.__name__ for event in get_args(PLUGINS[slug].game.types.event) if event.reveals}
    assert revealing == REVEALING[slug]

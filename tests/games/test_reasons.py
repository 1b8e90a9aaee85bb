"""Reasons for actions depend only on what the seat knows."""

import pytest

from games.byzanz.plugin import plugin as byzanz
from games.jantaris.plugin import plugin as jantaris
from games.zanzibar.plugin import plugin as zanzibar
from serai.engine import Rng
from serai.engine.play import evolve_all

DETERMINIZATIONS = 3


@pytest.mark.parametrize("plugin", [byzanz, jantaris, zanzibar], ids=lambda plugin: plugin.slug)
def test_a_reason_does_not_depend_on_hidden_information(plugin):
    game, rng, found = plugin.game, Rng(bytes(32)), set()
    state = evolve_all(game, None, game.setup(plugin.seats.stop - 1, game.types.options(), rng))
    while waiting := sorted(game.waiting_for(state)):
        seat = rng.choice(waiting)
        action = rng.choice(game.legal(state, seat))
        reasons = {plugin.reason(game.determinize(state, seat, rng), seat, action) for _ in range(DETERMINIZATIONS)}
        assert len(reasons) == 1, (seat, action, reasons)
        found |= {type(reason) for reason in reasons}
        state = evolve_all(game, state, game.decide(state, seat, action))
    assert len(found) > 5

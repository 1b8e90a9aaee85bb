"""What speaks for an action is told from what its seat knows."""

import pytest

from games.byzanz.plugin import plugin as byzanz
from games.jantaris.plugin import plugin as jantaris
from games.zanzibar.plugin import plugin as zanzibar
from serai.engine import Rng
from serai.engine.play import evolve_all

IMAGINED = 3


@pytest.mark.parametrize("plugin", [byzanz, jantaris, zanzibar], ids=lambda plugin: plugin.slug)
def test_a_reason_is_the_same_however_the_hidden_things_lie(plugin):
    game, rng, told = plugin.game, Rng(bytes(32)), set()
    state = evolve_all(game, None, game.setup(plugin.seats.stop - 1, game.types.options(), rng))
    while waiting := sorted(game.waiting_for(state)):
        seat = rng.choice(waiting)
        action = rng.choice(game.legal(state, seat))
        reasons = {plugin.reason(game.determinize(state, seat, rng), seat, action) for _ in range(IMAGINED)}
        assert len(reasons) == 1, (seat, action, reasons)
        told |= {type(reason) for reason in reasons}
        state = evolve_all(game, state, game.decide(state, seat, action))
    assert len(told) > 5

"""A new item needs a row in the registry and a row in an edition; rules, view and bots then support it."""

import pytest

from games.jantaris.board import room_for
from games.jantaris.components import EDITIONS, RED
from games.jantaris.editions import edition
from games.jantaris.game import Jantaris
from games.jantaris.items import EFFECTS, Effect, gain
from games.jantaris.plugin import plugin
from games.jantaris.types import GoodsGained, ItemBought, ItemUsed, JantarisOptions
from serai.engine import Position, Rng
from serai.engine.editions import BadEdition
from serai.engine.play import evolve_all

ROW = "\nincense = { black = 1, red = 0, fame = 1 }\n"


def a_red_good(state, seat, _item):
    return [gain(seat, 0, 1)] if room_for(state, seat)[RED] else []


@pytest.fixture
def incense(monkeypatch, tmp_path):
    """An edition with one more item, and its effect."""
    file = tmp_path / "with-incense.toml"
    file.write_bytes(EDITIONS["house-1"].read_bytes() + ROW.encode())
    monkeypatch.setitem(EDITIONS, file.stem, file)
    monkeypatch.setitem(EFFECTS, "incense", Effect("start of turn", a_red_good, must_act=True, value=3.0))
    yield JantarisOptions(file.stem)
    edition.cache_clear()


def played(options, number):
    """All events of a game of guildmasters."""
    game, rng = Jantaris(), Rng.of("new item", number)
    events = list(game.setup(4, options, rng))
    state = evolve_all(game, None, events)
    while waiting := game.waiting_for(state):
        seat = min(waiting)
        happened = game.decide(state, seat, plugin.bots["guildmaster"](Position(game, state, seat), rng))
        state = evolve_all(game, state, happened)
        events += happened
    assert game.outcome(state)
    return events


def test_a_new_item_is_bought_and_acts(incense):
    events = [event for number in range(4) for event in played(incense, number)]
    assert any(isinstance(event, ItemBought) and event.item == "incense" for event in events)
    used = [number for number, event in enumerate(events) if isinstance(event, ItemUsed) and event.item == "incense"]
    assert used
    assert all(events[number + 1] == GoodsGained(events[number].seat, 0, 1) for number in used)


def test_the_value_for_bots_is_in_the_row_of_the_item(incense, monkeypatch):
    monkeypatch.setitem(EFFECTS, "incense", Effect("start of turn", a_red_good, must_act=True, value=-9.0))
    events = [event for number in range(4) for event in played(incense, number)]
    assert not any(isinstance(event, ItemBought) and event.item == "incense" for event in events)


def test_without_its_effect_the_edition_is_refused(incense, monkeypatch):
    monkeypatch.delitem(EFFECTS, "incense")
    with pytest.raises(BadEdition, match="has an item 'incense' without an effect"):
        edition(incense.edition)

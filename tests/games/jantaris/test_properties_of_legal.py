"""Legal actions are exactly what the rules page allows, in random positions full of items, goods and merchants."""

from hypothesis import given, settings
from hypothesis import strategies as st

from games.jantaris.types import Decline, UseItem
from serai.engine import Rng
from tests.games.jantaris.oracle import Oracle
from tests.games.jantaris.table import CARDS, CENTRE, GAME, Player, Table
from tests.soak.options import examples

START_OF_TURN = {
    "merchants-scales",
    "caravan-bell",
    "amber-crown",
    "amber-sceptre",
    "amber-throne",
    "harbour-lantern",
    "envoys-passport",
}
DECISIONS = 60


def random_table(rng: Rng, seats: int) -> Table:
    """Players own half of the items, many goods and merchants; tokens are anywhere they may be."""
    places = [CENTRE, *range(8)]
    rng.shuffle(places)
    tokens = (CENTRE, rng.choice([CENTRE, 3])) if rng.below(5) == 0 else tuple(p for p in places if p != CENTRE)[:2]
    items = list(CARDS.items)
    rng.shuffle(items)
    hands = [" ".join(items[seat * 4 : seat * 4 + rng.below(5)]) for seat in range(seats)]
    players = []
    for hand in hands:
        merchants: dict[int, int] = {}
        for _ in range(rng.below(15)):
            place = rng.choice(places)
            if place != CENTRE or CENTRE not in tokens:
                merchants[place] = merchants.get(place, 0) + 1
        goods = f"{rng.below(7)}B {rng.below(7)}R"
        players.append(Player(merchants, goods=goods, items=hand))
    return Table(*players, first=rng.below(seats), tokens=tokens)


@settings(max_examples=examples(60), deadline=None)
@given(st.sampled_from([3, 4]), st.integers(0, 10**9))
def test_legal_actions_are_exactly_what_the_rules_page_allows(seats, seed):
    rng = Rng.of("rich positions", seats, seed)
    table = random_table(rng, seats)
    for _ in range(DECISIONS):
        if not table.waiting:
            break
        seat = rng.choice(sorted(table.waiting))
        legal = table.legal(seat)
        used = {action.item for action in legal if isinstance(action, UseItem)}
        assert used <= START_OF_TURN & table.items(seat) - set(table.view.used)
        expected = Oracle(table.state, seat).legal()
        if expected is not None:
            assert set(legal) - {UseItem(item) for item in used} == expected
            assert len(legal) == len(set(legal))
        kinds = sorted({type(action) for action in legal} - ({Decline} if rng.below(3) else set()), key=str)
        kind = rng.choice(kinds)
        table.play(seat, rng.choice([action for action in legal if type(action) is kind]))


@settings(max_examples=examples(30), deadline=None)
@given(st.sampled_from([3, 4]), st.integers(0, 10**9))
def test_items_that_must_act_come_before_the_city_and_those_that_may_do_not(seats, seed):
    """J22: while the Lantern or the Crown can give a good, only start-of-turn items can be used."""
    table = random_table(Rng.of("start of turn", seats, seed), seats)
    active = table.active
    legal = table.legal(active)
    if table.waiting != {active} or not any(isinstance(action, UseItem) for action in legal):
        return
    must = {"amber-crown", "harbour-lantern"} & {action.item for action in legal if isinstance(action, UseItem)}
    if must:
        assert all(isinstance(action, UseItem) for action in legal)
    assert not any(GAME.legal(table.state, seat) for seat in range(seats) if seat != active)

"""The decision key: while it stays the same, an earlier decision stays valid."""

from games.jantaris.components import STRENGTHEN_POSITION
from games.jantaris.types import Bazaar, Bid, Hold, MoveToken, PutUp, Vote
from tests.games.jantaris.random_play import each_game, random_game
from tests.games.jantaris.table import BLACK, GAME, KELIM, OMERIS, TAIRA, VESH, Player, Table


def key(table: Table, seat: int):
    return GAME.decision_key(table.state, seat)


def auction() -> Table:
    players = (Player({VESH: 1}, goods="4B 4R"),) * 3
    table = Table(*players, face_up="watchtower-key recruiters-drum")
    table.play(0, Bazaar())
    table.play(0, PutUp("watchtower-key", 2))
    return table


def test_another_bid_makes_another_decision():
    """A hold that was meant for a bid of 4 must not become a hold at 5."""
    keys = set()
    for bid in (4, 5):
        table = auction()
        table.play(1, Bid(bid))
        table.pass_(2)
        keys.add(key(table, 0))
    assert len(keys) == 2


def test_a_hold_makes_another_decision_for_the_other_bidders():
    table = auction()
    table.play(1, Bid(4))
    table.pass_(2)
    table.play(0, Hold())
    held = key(table, 1)
    table.play(1, Bid(5))
    table.play(0, Hold())
    assert key(table, 1) != held


def test_the_votes_of_two_turns_are_two_decisions():
    table = Table(*(Player({KELIM: 1}),) * 3)
    keys = []
    for district in (TAIRA, OMERIS):
        table.skip_city()
        table.play(table.active, MoveToken(BLACK, district))
        keys.append(key(table, 2))
        table.vote(*[STRENGTHEN_POSITION] * 3)
    assert keys[0] != keys[1]


def test_votes_of_others_do_not_change_the_decision_of_a_seat():
    table = Table(*(Player({KELIM: 1}),) * 3)
    table.move_token(BLACK, TAIRA)
    before = key(table, 2)
    table.play(0, Vote(1))
    table.play(1, Vote(3))
    assert key(table, 2) == before


@each_game
def test_after_acting_a_seat_faces_another_decision_or_none(game):
    before = None
    for state, _ in random_game(*game):
        asked = {seat: GAME.decision_key(state, seat) for seat in GAME.waiting_for(state)}
        if before is not None and len(before) == 1 and set(before) == set(asked):
            assert before != asked
        before = asked

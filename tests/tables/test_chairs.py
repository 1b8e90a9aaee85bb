"""A table before its game: open, sit, leave, bots, begin."""

from uuid import uuid4

import pytest

from serai.eventlog.chronicle import commitment
from serai.tables.announce import carry_out
from serai.tables.errors import BadInput, Full, NotYours, UnknownTable, WrongMoment
from serai.tables.fairness import fairness
from serai.tables.fill import add_bot, remove_bot, start
from serai.tables.find import find_tables
from serai.tables.invitation import invitation
from serai.tables.lobby import open_tables
from serai.tables.rows import status_of
from serai.tables.sit import dissolve, leave, sit
from tests.tables.people import NONCE, begun, look, opened, play, player

pytestmark = pytest.mark.usefixtures("database")


def test_the_promise_of_the_deal_stands_before_anybody_sits_down():
    known = opened(nonce=None)
    assert len(fairness(known).commitment) == 64
    assert fairness(known).nonces == [None, None]
    assert fairness(known).server_seed is None


def test_the_last_chair_begins_the_game():
    known = opened(seats=2)
    assert status_of(known.chronicle) == "open"
    known = carry_out(known.head.id, sit(player=uuid4(), nonce=NONCE)).known
    assert status_of(known.chronicle) == "running"
    assert known.chronicle.state is not None


def test_a_table_of_bots_begins_at_once():
    known = opened("byzanz", 3, nonce=None, bots={0: "random", 1: "merchant", 2: "random"})
    assert status_of(known.chronicle) == "running"
    assert [chair.bot for chair in known.chronicle.chairs] == ["random", "merchant", "random"]


def test_a_revealed_seed_is_the_one_that_was_promised():
    known = play(begun())
    shown = fairness(known)
    assert commitment(bytes.fromhex(shown.server_seed)) == shown.commitment
    assert shown.nonces == [NONCE, NONCE]


def test_a_nonce_changes_the_deal():
    hands = set()
    for nonce in ("00" * 16, "01" * 16, "02" * 16, "03" * 16):
        known = opened("byzanz", 3, nonce=nonce, bots={1: "random", 2: "random"})
        hands.add(str(known.chronicle.state.hands))
    assert len(hands) == 4


def test_a_person_sits_once_however_often_it_asks():
    known, anna = opened(seats=3, game="byzanz"), uuid4()
    for _ in range(2):
        known = carry_out(known.head.id, sit(player=anna, nonce=NONCE)).known
    assert [chair.player for chair in known.chronicle.chairs if chair] == [known.chronicle.host, str(anna)]


def test_a_chosen_seat_is_given_if_it_is_free():
    known = opened("byzanz", 3)
    known = carry_out(known.head.id, sit(player=uuid4(), nonce=NONCE, seat=2)).known
    assert known.chronicle.chairs[1] is None
    with pytest.raises(Full):
        carry_out(known.head.id, sit(player=uuid4(), nonce=NONCE, seat=2))


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_are_no_other_seats_than_the_table_has(seat):
    with pytest.raises(BadInput, match="seats 0 to 2"):
        carry_out(opened("byzanz", 3).head.id, sit(player=uuid4(), nonce=NONCE, seat=seat))


@pytest.mark.parametrize("nonce", ["", "00", "0F" * 16, "zz" * 16, "00" * 17])
def test_a_nonce_is_sixteen_bytes_in_hex(nonce):
    with pytest.raises(BadInput, match="16 random bytes"):
        carry_out(opened("byzanz", 3).head.id, sit(player=uuid4(), nonce=nonce))


def test_a_table_without_listing_takes_an_invitation():
    known = opened("byzanz", 3, listed=False)
    with pytest.raises(NotYours, match="invitation"):
        carry_out(known.head.id, sit(player=uuid4(), nonce=NONCE, invitation="guess"))
    word = invitation(known.head.id)
    assert carry_out(known.head.id, sit(player=uuid4(), nonce=NONCE, invitation=word)).result == "appended"


def test_who_leaves_frees_the_chair():
    known = opened("byzanz", 3)
    anna = uuid4()
    known = carry_out(known.head.id, sit(player=anna, nonce=NONCE)).known
    known = carry_out(known.head.id, leave(player=anna)).known
    assert known.chronicle.chairs[1] is None
    assert carry_out(known.head.id, leave(player=anna)).result == "unchanged"


def test_when_the_host_leaves_the_next_one_is_host():
    known, anna = opened("byzanz", 3), uuid4()
    known = carry_out(known.head.id, sit(player=anna, nonce=NONCE)).known
    known = carry_out(known.head.id, leave(player=player(known, 0))).known
    assert known.chronicle.host == str(anna)


def test_a_host_who_does_not_sit_can_take_the_table_away():
    host = uuid4()
    known = opened("byzanz", 3, nonce=None, host=host, bots={0: "random"})
    known = carry_out(known.head.id, leave(player=host)).known
    assert status_of(known.chronicle) == "abandoned"


def test_a_host_who_does_not_sit_leaves_the_table_to_who_does():
    host, anna = uuid4(), uuid4()
    known = opened("byzanz", 3, nonce=None, host=host)
    known = carry_out(known.head.id, sit(player=anna, nonce=NONCE)).known
    known = carry_out(known.head.id, leave(player=host)).known
    assert (known.chronicle.host, status_of(known.chronicle)) == (str(anna), "open")


def test_a_table_that_everybody_left_is_abandoned():
    known = opened("byzanz", 3)
    known = carry_out(known.head.id, add_bot(host=player(known, 0), level="random")).known
    known = carry_out(known.head.id, leave(player=player(known, 0))).known
    assert status_of(known.chronicle) == "abandoned"
    with pytest.raises(WrongMoment):
        carry_out(known.head.id, sit(player=uuid4(), nonce=NONCE))


def test_only_the_host_seats_and_removes_bots():
    known = opened("byzanz", 4)
    host = player(known, 0)
    with pytest.raises(NotYours):
        carry_out(known.head.id, add_bot(host=uuid4(), level="random"))
    with pytest.raises(BadInput, match="there are random, apprentice, merchant, expert"):
        carry_out(known.head.id, add_bot(host=host, level="grandmaster"))
    known = carry_out(known.head.id, add_bot(host=host, level="merchant", seat=2)).known
    assert known.chronicle.chairs[2].bot == "merchant"
    with pytest.raises(BadInput):
        carry_out(known.head.id, remove_bot(host=host, seat=0))
    known = carry_out(known.head.id, remove_bot(host=host, seat=2)).known
    assert known.chronicle.chairs[2] is None


def test_the_host_starts_with_bots_in_the_free_chairs():
    known = opened("byzanz", 4)
    with pytest.raises(NotYours):
        carry_out(known.head.id, start(host=uuid4(), bot="random"))
    known = carry_out(known.head.id, start(host=player(known, 0), bot="merchant")).known
    assert [chair.bot for chair in known.chronicle.chairs] == [None, "merchant", "merchant", "merchant"]
    assert carry_out(known.head.id, start(host=player(known, 0), bot="merchant")).result == "unchanged"


def test_nobody_sits_down_or_leaves_once_the_game_has_begun():
    known = begun()
    with pytest.raises(WrongMoment):
        carry_out(known.head.id, sit(player=uuid4(), nonce=NONCE))
    with pytest.raises(WrongMoment):
        carry_out(known.head.id, leave(player=player(known, 0)))
    assert look(known).version == known.version


@pytest.mark.parametrize(("game", "seats", "words"), [("chess", 2, "no game"), ("byzanz", 7, "3 to 6")])
def test_a_table_that_cannot_be_is_not_opened(game, seats, words):
    with pytest.raises(BadInput, match=words):
        opened(game, seats)


def test_the_same_table_opened_twice_is_one():
    host, table = uuid4(), uuid4()
    first = opened("byzanz", 3, host=host, table=table)
    assert opened("byzanz", 3, host=host, table=table).head == first.head


def test_an_unknown_table_is_said_to_be_unknown():
    with pytest.raises(UnknownTable):
        carry_out(uuid4(), leave(player=uuid4()))


def kept_for(*players, **details):
    """A table of a game for two that keeps its chairs."""
    host = players[0]
    return opened(host=host, nonce=None, kept_for=players, **details)


def test_a_kept_chair_is_taken_by_nobody_else():
    anna, ben, stranger = uuid4(), uuid4(), uuid4()
    table = kept_for(anna, ben).head.id
    with pytest.raises(Full):
        carry_out(table, sit(player=stranger, nonce=NONCE))
    carry_out(table, sit(player=ben, nonce=NONCE))
    assert status_of(carry_out(table, sit(player=anna, nonce=NONCE)).known.chronicle) == "running"


def test_each_has_a_chair_of_their_own():
    anna, ben = uuid4(), uuid4()
    table = kept_for(anna, ben).head.id
    with pytest.raises(Full):
        carry_out(table, sit(player=ben, nonce=NONCE, seat=0))
    assert player(carry_out(table, sit(player=ben, nonce=NONCE)).known, 1) == ben


def test_no_host_fills_chairs_that_are_kept():
    anna, ben = uuid4(), uuid4()
    table = kept_for(anna, ben).head.id
    for verb in (start(host=anna, bot="random"), add_bot(host=anna, level="random")):
        with pytest.raises(NotYours):
            carry_out(table, verb)


def test_a_table_with_kept_chairs_is_in_no_list_until_it_begins():
    anna, ben = uuid4(), uuid4()
    table = kept_for(anna, ben).head.id
    assert open_tables().tables == []
    assert find_tables(players=[], limit=9) == []
    assert [found.id for found in find_tables(players=[anna], limit=9)] == [table], "the host's own"
    for player_there in (anna, ben):
        carry_out(table, sit(player=player_there, nonce=NONCE))
    assert [found.id for found in find_tables(players=[], limit=9)] == [table]


def test_a_dissolved_table_is_gone_and_a_begun_one_stays():
    anna, ben = uuid4(), uuid4()
    known = kept_for(anna, ben)
    carry_out(known.head.id, sit(player=ben, nonce=NONCE))
    gone = carry_out(known.head.id, dissolve()).known
    assert status_of(gone.chronicle) == "abandoned"
    assert gone.chronicle.chairs == [None, None]
    running = begun()
    assert carry_out(running.head.id, dissolve()).result == "unchanged"

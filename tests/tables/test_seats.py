"""A table before its game: opening, sitting down, leaving, bots, starting."""

from uuid import uuid4

import pytest

from serai.eventlog.table_state import promise_of
from serai.tables.errors import BadInput, NoFreeSeat, NotYours, UnknownTable, WrongMoment
from serai.tables.listeners import commit_and_notify
from serai.tables.read_models.find import find_tables
from serai.tables.read_models.lobby import open_tables
from serai.tables.read_models.rows import status_of
from serai.tables.verbs.fill import add_bot, remove_bot, start
from serai.tables.verbs.sit import cancel_table, leave, sit
from serai.tables.views.fairness import fairness
from serai.tables.views.invitation import invitation
from tests.tables.sample_tables import NONCE, opened_table, play, player, reloaded, started_table

pytestmark = pytest.mark.usefixtures("database")


def test_the_promise_is_published_before_anyone_sits_down():
    loaded = opened_table(nonce=None)
    assert len(fairness(loaded).promise) == 64
    assert fairness(loaded).nonces == [None, None]
    assert fairness(loaded).server_seed is None


def test_the_game_starts_when_the_last_seat_is_taken():
    loaded = opened_table(seats=2)
    assert status_of(loaded.state) == "open"
    loaded = commit_and_notify(loaded.head.id, sit(player=uuid4(), nonce=NONCE)).loaded
    assert status_of(loaded.state) == "running"
    assert loaded.state.game_state is not None


def test_a_table_of_bots_starts_at_once():
    loaded = opened_table("byzanz", 3, nonce=None, bots={0: "random", 1: "merchant", 2: "random"})
    assert status_of(loaded.state) == "running"
    assert [occupant.bot for occupant in loaded.state.occupants] == ["random", "merchant", "random"]


def test_the_published_seed_matches_the_promise():
    loaded = play(started_table())
    shown = fairness(loaded)
    assert promise_of(bytes.fromhex(shown.server_seed)) == shown.promise
    assert shown.nonces == [NONCE, NONCE]


def test_a_nonce_changes_the_deal():
    hands = set()
    for nonce in ("00" * 16, "01" * 16, "02" * 16, "03" * 16):
        loaded = opened_table("byzanz", 3, nonce=nonce, bots={1: "random", 2: "random"})
        hands.add(str(loaded.state.game_state.hands))
    assert len(hands) == 4


def test_a_person_who_sits_down_twice_has_one_seat():
    loaded, anna = opened_table(seats=3, game="byzanz"), uuid4()
    for _ in range(2):
        loaded = commit_and_notify(loaded.head.id, sit(player=anna, nonce=NONCE)).loaded
    assert [occupant.player for occupant in loaded.state.occupants if occupant] == [loaded.state.host, str(anna)]


def test_a_chosen_seat_is_given_if_it_is_free():
    loaded = opened_table("byzanz", 3)
    loaded = commit_and_notify(loaded.head.id, sit(player=uuid4(), nonce=NONCE, seat=2)).loaded
    assert loaded.state.occupants[1] is None
    with pytest.raises(NoFreeSeat):
        commit_and_notify(loaded.head.id, sit(player=uuid4(), nonce=NONCE, seat=2))


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_the_table_does_not_have_is_refused(seat):
    with pytest.raises(BadInput, match="seats 0 to 2"):
        commit_and_notify(opened_table("byzanz", 3).head.id, sit(player=uuid4(), nonce=NONCE, seat=seat))


@pytest.mark.parametrize("nonce", ["", "00", "0F" * 16, "zz" * 16, "00" * 17])
def test_a_nonce_is_sixteen_bytes_in_hex(nonce):
    with pytest.raises(BadInput, match="16 random bytes"):
        commit_and_notify(opened_table("byzanz", 3).head.id, sit(player=uuid4(), nonce=nonce))


def test_an_unlisted_table_requires_an_invitation():
    loaded = opened_table("byzanz", 3, listed=False)
    with pytest.raises(NotYours, match="invitation"):
        commit_and_notify(loaded.head.id, sit(player=uuid4(), nonce=NONCE, invitation="guess"))
    token = invitation(loaded.head.id)
    assert commit_and_notify(loaded.head.id, sit(player=uuid4(), nonce=NONCE, invitation=token)).result == "appended"


def test_leaving_frees_the_seat():
    loaded = opened_table("byzanz", 3)
    anna = uuid4()
    loaded = commit_and_notify(loaded.head.id, sit(player=anna, nonce=NONCE)).loaded
    loaded = commit_and_notify(loaded.head.id, leave(player=anna)).loaded
    assert loaded.state.occupants[1] is None
    assert commit_and_notify(loaded.head.id, leave(player=anna)).result == "unchanged"


def test_when_the_host_leaves_the_next_person_is_host():
    loaded, anna = opened_table("byzanz", 3), uuid4()
    loaded = commit_and_notify(loaded.head.id, sit(player=anna, nonce=NONCE)).loaded
    loaded = commit_and_notify(loaded.head.id, leave(player=player(loaded, 0))).loaded
    assert loaded.state.host == str(anna)


def test_a_host_without_a_seat_can_cancel_a_table_of_bots():
    host = uuid4()
    loaded = opened_table("byzanz", 3, nonce=None, host=host, bots={0: "random"})
    loaded = commit_and_notify(loaded.head.id, leave(player=host)).loaded
    assert status_of(loaded.state) == "cancelled"


def test_a_host_without_a_seat_leaves_the_table_to_a_seated_person():
    host, anna = uuid4(), uuid4()
    loaded = opened_table("byzanz", 3, nonce=None, host=host)
    loaded = commit_and_notify(loaded.head.id, sit(player=anna, nonce=NONCE)).loaded
    loaded = commit_and_notify(loaded.head.id, leave(player=host)).loaded
    assert (loaded.state.host, status_of(loaded.state)) == (str(anna), "open")


def test_a_table_that_everyone_left_is_cancelled():
    loaded = opened_table("byzanz", 3)
    loaded = commit_and_notify(loaded.head.id, add_bot(host=player(loaded, 0), level="random")).loaded
    loaded = commit_and_notify(loaded.head.id, leave(player=player(loaded, 0))).loaded
    assert status_of(loaded.state) == "cancelled"
    with pytest.raises(WrongMoment):
        commit_and_notify(loaded.head.id, sit(player=uuid4(), nonce=NONCE))


def test_only_the_host_adds_and_removes_bots():
    loaded = opened_table("byzanz", 4)
    host = player(loaded, 0)
    with pytest.raises(NotYours):
        commit_and_notify(loaded.head.id, add_bot(host=uuid4(), level="random"))
    with pytest.raises(BadInput, match="Choose one of: random, apprentice, merchant, expert"):
        commit_and_notify(loaded.head.id, add_bot(host=host, level="grandmaster"))
    loaded = commit_and_notify(loaded.head.id, add_bot(host=host, level="merchant", seat=2)).loaded
    assert loaded.state.occupants[2].bot == "merchant"
    with pytest.raises(BadInput):
        commit_and_notify(loaded.head.id, remove_bot(host=host, seat=0))
    loaded = commit_and_notify(loaded.head.id, remove_bot(host=host, seat=2)).loaded
    assert loaded.state.occupants[2] is None


def test_the_host_starts_with_bots_in_the_free_seats():
    loaded = opened_table("byzanz", 4)
    with pytest.raises(NotYours):
        commit_and_notify(loaded.head.id, start(host=uuid4(), bot="random"))
    loaded = commit_and_notify(loaded.head.id, start(host=player(loaded, 0), bot="merchant")).loaded
    assert [occupant.bot for occupant in loaded.state.occupants] == [None, "merchant", "merchant", "merchant"]
    assert commit_and_notify(loaded.head.id, start(host=player(loaded, 0), bot="merchant")).result == "unchanged"


def test_nobody_sits_down_or_leaves_once_the_game_has_started():
    loaded = started_table()
    with pytest.raises(WrongMoment):
        commit_and_notify(loaded.head.id, sit(player=uuid4(), nonce=NONCE))
    with pytest.raises(WrongMoment):
        commit_and_notify(loaded.head.id, leave(player=player(loaded, 0)))
    assert reloaded(loaded).version == loaded.version


@pytest.mark.parametrize(("game", "seats", "words"), [("chess", 2, "no game"), ("byzanz", 7, "3 to 6")])
def test_a_table_with_invalid_settings_is_not_opened(game, seats, words):
    with pytest.raises(BadInput, match=words):
        opened_table(game, seats)


def test_a_table_that_is_opened_twice_with_the_same_id_is_one_table():
    host, table = uuid4(), uuid4()
    first = opened_table("byzanz", 3, host=host, table=table)
    assert opened_table("byzanz", 3, host=host, table=table).head == first.head


def test_an_unknown_table_is_refused():
    with pytest.raises(UnknownTable):
        commit_and_notify(uuid4(), leave(player=uuid4()))


def table_reserved_for(*players, **details):
    """A table for two with reserved seats."""
    host = players[0]
    return opened_table(host=host, nonce=None, reserved_for=players, **details)


def test_nobody_else_can_take_a_reserved_seat():
    anna, ben, stranger = uuid4(), uuid4(), uuid4()
    table = table_reserved_for(anna, ben).head.id
    with pytest.raises(NoFreeSeat):
        commit_and_notify(table, sit(player=stranger, nonce=NONCE))
    commit_and_notify(table, sit(player=ben, nonce=NONCE))
    assert status_of(commit_and_notify(table, sit(player=anna, nonce=NONCE)).loaded.state) == "running"


def test_each_player_has_their_own_reserved_seat():
    anna, ben = uuid4(), uuid4()
    table = table_reserved_for(anna, ben).head.id
    with pytest.raises(NoFreeSeat):
        commit_and_notify(table, sit(player=ben, nonce=NONCE, seat=0))
    assert player(commit_and_notify(table, sit(player=ben, nonce=NONCE)).loaded, 1) == ben


def test_a_host_cannot_add_bots_to_reserved_seats():
    anna, ben = uuid4(), uuid4()
    table = table_reserved_for(anna, ben).head.id
    for verb in (start(host=anna, bot="random"), add_bot(host=anna, level="random")):
        with pytest.raises(NotYours):
            commit_and_notify(table, verb)


def test_a_table_with_reserved_seats_is_not_listed_before_it_starts():
    anna, ben = uuid4(), uuid4()
    table = table_reserved_for(anna, ben).head.id
    assert open_tables().tables == []
    assert find_tables(players=[], limit=9) == []
    assert [found.id for found in find_tables(players=[anna], limit=9)] == [table], "the host's own"
    for player_there in (anna, ben):
        commit_and_notify(table, sit(player=player_there, nonce=NONCE))
    assert [found.id for found in find_tables(players=[], limit=9)] == [table]


def test_a_table_is_cancelled_unless_its_game_has_started():
    anna, ben = uuid4(), uuid4()
    loaded = table_reserved_for(anna, ben)
    commit_and_notify(loaded.head.id, sit(player=ben, nonce=NONCE))
    gone = commit_and_notify(loaded.head.id, cancel_table()).loaded
    assert status_of(gone.state) == "cancelled"
    assert gone.state.occupants == [None, None]
    running = started_table()
    assert commit_and_notify(running.head.id, cancel_table()).result == "unchanged"

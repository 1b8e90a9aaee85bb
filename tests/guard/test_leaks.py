"""A leak hunt on the wire: whole games over the real API and sockets, and nobody hears what the rules hide.

`make test` plays one game of each sort; `make soak` one for every number of players, each to its end.
"""

from hashlib import sha256
from http import HTTPStatus

import pytest

from tests.guard import brute
from tests.guard.checker import Checker
from tests.guard.planted import PLANTED, hidden_salt, planted, the_secret
from tests.guard.truth import Truth
from tests.guard.wire import READ, READ_BY_PLAYERS, dice_of, play
from tests.soak.options import IS_SOAK, amount, seed, tried

TABLES = {
    "byzanz": [(3, ()), (4, ("merchant",)), (5, ()), (6, ("random", "expert"))],
    "zanzibar": [(3, ("random",)), (4, ()), (2, ()), (5, ("random",))],
    "jantaris": [(3, ()), (4, ("random",))],
}
MOST = {"byzanz": 10**6, "zanzibar": 10**6, "jantaris": 10**6 if IS_SOAK else 150}
ALL = [(game, number) for game, tables in TABLES.items() for number in range(amount(1, len(tables)))]
DOORS = {"socket", "hint", *(door.strip("/") for door in (*READ, *READ_BY_PLAYERS) if door not in ("", "/reason"))}
"""Those that are open while a game runs."""


@pytest.fixture(scope="module")
def recordings(port):
    """Each is made when the first test asks for it."""
    made = {}

    def recording(game, number=0):
        if (game, number) not in made:
            tables = TABLES[game]
            seats, bots = tables[(number + seed(0)) % len(tables)]
            made[game, number] = play(port, game, seats, dice_of(game, number, seed(1)), bots=bots, most=MOST[game])
        return made[game, number]

    return recording


@pytest.mark.parametrize(("game", "number"), ALL)
def test_nobody_hears_what_the_rules_hide(recordings, game, number):
    recording = recordings(game, number)
    checker = Checker(recording)
    assert [*checker.leaks()] == []
    assert checker.checked > 1000
    tried(1, "games")
    tried(sum(len(heard) for people in recording.heard.values() for heard in people), "answers and messages")


@pytest.mark.parametrize(("game", "number"), ALL)
def test_every_door_was_open_and_people_were_advised_refused_and_talked_to(recordings, game, number):
    heard = [one for listeners in recordings(game, number).heard.values() for all_of in listeners for one in all_of]
    assert {one.door.split("/")[-1] for one in heard if one.status == HTTPStatus.OK} >= DOORS
    for words in (b'"advice":{', b'"code":"illegal"', b'"code":"moved-on"', b'"type":"talk"', b'"type":"previewed"'):
        assert any(words in one.data for one in heard), words


@pytest.mark.parametrize(("game", "number"), ALL)
def test_no_hash_on_the_wire_confirms_a_guess_and_without_salts_each_would(recordings, game, number):
    tried = 0
    for entry, guesses, salts in brute.attacks(recordings(game, number)):
        assert brute.found(entry.leaf, guesses, salts) == set()
        without_salt = sha256(entry.body).digest()
        assert brute.found(without_salt, guesses, [b""]) == {entry.body}
        tried += 1
    assert tried
    assert brute.promised(recordings(game, number)) == set()


@pytest.mark.parametrize("game", TABLES)
def test_with_its_salt_a_guess_succeeds_so_the_salt_is_what_protects(recordings, game):
    truth = Truth(recordings(game).export)
    for entry, guesses, salts in brute.attacks(recordings(game)):
        salt = bytes.fromhex(truth.salt(entry.version).decode())
        assert brute.found(entry.leaf, guesses, {*[*salts][:3], salt}) == {entry.body}
        break


@pytest.mark.parametrize("what", PLANTED)
def test_the_checker_finds_what_is_planted(recordings, what):
    game, seat, plant, sentence = PLANTED[what]
    assert any(sentence in leak for leak in Checker(planted(recordings(game), seat, plant)).leaks())


@pytest.mark.parametrize("plant", [hidden_salt, the_secret], ids=["jantaris-salt", "jantaris-secret"])
def test_a_salt_or_a_secret_that_was_heard_lets_the_attack_succeed(recordings, plant):
    guilty = planted(recordings("jantaris"), None, plant)
    assert any(brute.found(entry.leaf, guesses, salts) for entry, guesses, salts in brute.attacks(guilty))

"""Whole games over the real API and sockets: no client may receive hidden information.

`make test` plays one table of each game; `make soak` plays all tables, each to its end.
"""

from hashlib import sha256
from http import HTTPStatus

import pytest

from tests.security import hash_guessing
from tests.security.checker import Checker
from tests.security.finished_log import FinishedLog
from tests.security.planted_leaks import PLANTED_LEAKS, hidden_salt, the_secret, with_planted_leak
from tests.security.recording import READ, READ_BY_PLAYERS, play, rng_of
from tests.soak.options import IS_SOAK, amount, seed, tried

TABLES = {
    "byzanz": [(3, ()), (4, ("merchant",)), (5, ()), (6, ("random", "expert"))],
    "zanzibar": [(3, ("random",)), (4, ()), (2, ()), (5, ("random",))],
    "jantaris": [(3, ()), (4, ("random",))],
}
MAX_VERSION = {"byzanz": 10**6, "zanzibar": 10**6, "jantaris": 10**6 if IS_SOAK else 150}
ALL = [(game, number) for game, tables in TABLES.items() for number in range(amount(1, len(tables)))]
REFUSED_OR_UNNAMED = ("", "/explanation")
ENDPOINTS = {"socket", "advice"}
ENDPOINTS |= {path.strip("/") for path in (*READ, *READ_BY_PLAYERS) if path not in REFUSED_OR_UNNAMED}
"""The endpoints that answer while a game runs."""


@pytest.fixture(scope="module")
def recordings(port):
    """Each game is played when the first test needs it."""
    played = {}

    def recording(game, number=0):
        if (game, number) not in played:
            tables = TABLES[game]
            seats, bots = tables[(number + seed(0)) % len(tables)]
            rng, limit = rng_of(game, number, seed(1)), MAX_VERSION[game]
            played[game, number] = play(port, game, seats, rng, bots=bots, max_version=limit)
        return played[game, number]

    return recording


@pytest.mark.parametrize(("game", "number"), ALL)
def test_no_client_receives_hidden_information(recordings, game, number):
    recording = recordings(game, number)
    checker = Checker(recording)
    assert [*checker.leaks()] == []
    assert checker.checked > 1000
    tried(1, "games")
    tried(sum(len(messages) for people in recording.messages.values() for messages in people), "answers and messages")


@pytest.mark.parametrize(("game", "number"), ALL)
def test_every_endpoint_was_used_with_advice_refusals_and_chat(recordings, game, number):
    messages = [one for clients in recordings(game, number).messages.values() for all_of in clients for one in all_of]
    assert {one.endpoint.split("/")[-1] for one in messages if one.status == HTTPStatus.OK} >= ENDPOINTS
    for part in (
        b'"advice":{',
        b'"code":"illegal"',
        b'"code":"table-changed"',
        b'"type":"chat"',
        b'"type":"previewed"',
    ):
        assert any(part in one.data for one in messages), part


@pytest.mark.parametrize(("game", "number"), ALL)
def test_received_hashes_confirm_no_guess_and_hashes_without_salts_would_confirm_each(recordings, game, number):
    attacked = 0
    for entry, guesses, salts in hash_guessing.attacks(recordings(game, number)):
        assert hash_guessing.found(entry.leaf, guesses, salts) == set()
        without_salt = sha256(entry.body).digest()
        assert hash_guessing.found(without_salt, guesses, [b""]) == {entry.body}
        attacked += 1
    assert attacked
    assert hash_guessing.revealed_seeds(recordings(game, number)) == set()


@pytest.mark.parametrize("game", TABLES)
def test_a_guess_succeeds_with_the_salt_so_the_salt_protects_events(recordings, game):
    log = FinishedLog(recordings(game).export)
    for entry, guesses, salts in hash_guessing.attacks(recordings(game)):
        salt = bytes.fromhex(log.salt(entry.version).decode())
        assert hash_guessing.found(entry.leaf, guesses, {*[*salts][:3], salt}) == {entry.body}
        break


@pytest.mark.parametrize("what", PLANTED_LEAKS)
def test_the_checker_finds_planted_leaks(recordings, what):
    game, seat, plant, sentence = PLANTED_LEAKS[what]
    assert any(sentence in leak for leak in Checker(with_planted_leak(recordings(game), seat, plant)).leaks())


@pytest.mark.parametrize("plant", [hidden_salt, the_secret], ids=["jantaris-salt", "jantaris-secret"])
def test_the_attack_succeeds_with_a_leaked_salt_or_secret(recordings, plant):
    leaking = with_planted_leak(recordings("jantaris"), None, plant)
    assert any(
        hash_guessing.found(entry.leaf, guesses, salts) for entry, guesses, salts in hash_guessing.attacks(leaking)
    )

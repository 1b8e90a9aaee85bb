"""A leak hunt on the wire: whole games over the real API and sockets, and nobody hears what the rules hide."""

import json
import os
from hashlib import sha256

import pytest

from tests.guard import brute
from tests.guard.checker import Checker, leaks
from tests.guard.truth import Truth
from tests.guard.wire import dice_of, play

MORE = int(os.environ.get("SERAI_HUNT", "1"))
"""How many games of each sort: `make hunt` plays more, and each to its end."""
TABLES = {
    "byzanz": [(3, ()), (4, ("merchant",)), (5, ()), (6, ("random", "expert"))],
    "zanzibar": [(3, ("random",)), (4, ()), (2, ()), (5, ("random",))],
    "jantaris": [(3, ()), (4, ("random",))],
}
MOST = {"byzanz": 10**6, "zanzibar": 10**6, "jantaris": 150 if MORE == 1 else 10**6}
ALL = [(game, number) for game in TABLES for number in range(MORE)]


@pytest.fixture(scope="module")
def recordings(port):
    """Each is made when the first test asks for it."""
    made = {}

    def recording(game, number=0):
        if (game, number) not in made:
            seats, bots = TABLES[game][number % len(TABLES[game])]
            made[game, number] = play(port, game, seats, dice_of(game, number), bots=bots, most=MOST[game])
        return made[game, number]

    return recording


@pytest.mark.parametrize(("game", "number"), ALL)
def test_nobody_hears_what_the_rules_hide(recordings, game, number):
    checker = Checker(recordings(game, number))
    assert [*checker.leaks()] == []
    assert checker.checked > 1000
    doors = {one.door.split("/")[-1] for heard in checker.recording.heard.values() for one in heard[0]}
    assert {"socket", "events", "history", "export", "fairness"} <= doors


@pytest.mark.parametrize(("game", "number"), ALL)
def test_no_hash_on_the_wire_confirms_a_guess_and_without_salts_each_would(recordings, game, number):
    tried = 0
    for entry, guesses, salts in brute.attacks(recordings(game, number)):
        assert brute.found(entry.leaf, guesses, salts) == set()
        without_salt = sha256(entry.body).digest()
        assert brute.found(without_salt, guesses, [b""]) == {entry.body}
        tried += 1
    assert tried


@pytest.mark.parametrize("game", TABLES)
def test_with_its_salt_a_guess_succeeds_so_the_salt_is_what_protects(recordings, game):
    truth = Truth(recordings(game).export)
    for entry, guesses, salts in brute.attacks(recordings(game)):
        salt = bytes.fromhex(truth.salt(entry.version).decode())
        assert brute.found(entry.leaf, guesses, {*[*salts][:3], salt}) == {entry.body}
        break


# ── The checker finds what is planted ───────────────────────────────────────────────────────────────────────────────


def planted(recording, seat, change):
    """The same with one message that was changed on its way: the first that the change can be made to."""
    heard, done = [], False
    for one in recording.heard[seat][0]:
        data = None if done or one.version < 8 else change(one.data)
        heard.append(one._replace(data=data) if data else one)
        done |= bool(data)
    assert done, "it was planted"
    return recording._replace(heard={seat: [heard]})


def in_message(change):
    """The change of a JSON document that has a view; `change` tells whether it could be made."""

    def changed(data):
        document = json.loads(data) if data.startswith(b'{"type":"moved"') else None
        return json.dumps(document).encode() if document and change(document["position"]) else None

    return changed


def in_export(change):
    def changed(data):
        if not data.startswith(b'{"format"'):
            return None
        lines = [json.loads(line) for line in data.splitlines()]
        return b"\n".join(json.dumps(line).encode() for line in lines) if change(lines) else None

    return changed


def another_hand(truth):
    def change(position):
        dealt = next(truth.of_type("dealt")).data
        position["view"]["players"][1]["hand"] = dealt["hands"][1]
        return True

    return in_message(change)


def another_vote(position):
    for player in position["view"]["players"][1:]:
        if player["has_voted"] and player["vote"] is None:
            player["vote"] = 2
            return True
    return False


def another_order(position):
    others = position["view"]["players"][1]["scored"]
    others.append({"order": "pepper", "traders": 1, "points": -5})
    return position["view"]["phase"] == "moving"


def a_new_field(position):
    position["view"]["next"] = 7
    return True


def a_different_size(position):
    position["view"]["deck_size"] -= 1
    return True


def salts_of(truth):
    def change(lines):
        for line in lines:
            if "leaf" in line:
                line["salt"] = truth.salt(line["version"]).decode()
                return True
        return False

    return in_export(change)


def what_was_decided(truth):
    """A body in place of what may be seen of it."""

    def change(lines):
        for line in lines:
            if "leaf" in line:
                line |= {"body": truth.entries[line["version"]].body.decode()}
                del line["seen"]
                return True
        return False

    return in_export(change)


PLANTED = {
    "another's hand": ("byzanz", None, another_hand, "of player 1 before the end"),
    "the deck": ("byzanz", None, lambda truth: lambda _: b'{"x":[%s]}' % deck(truth), "bytes that are secret"),
    "a size that only one is told": ("byzanz", 0, lambda _: in_message(a_different_size), "the same for everybody"),
    "a field that is new": ("byzanz", 0, lambda _: in_message(a_new_field), "nobody has explained"),
    "a vote": ("jantaris", 0, lambda _: in_message(another_vote), "the vote of player"),
    "the next item": ("jantaris", None, lambda truth: lambda _: last_item(truth), "bytes that are secret"),
    "an order": ("zanzibar", 0, lambda _: in_message(another_order), "never scored"),
    "a salt": ("zanzibar", None, salts_of, "the body or salt of what is hidden"),
    "a hidden action": ("jantaris", 0, what_was_decided, "the body or salt of what is hidden"),
    "the seed": (
        "byzanz",
        0,
        lambda truth: lambda _: b'{"detail":"%s"}' % truth.server_seed.hex().encode(),
        "bytes that are secret",
    ),
}


def deck(truth):
    return ",".join(map(str, next(truth.of_type("dealt")).data["deck"][-8:])).encode()


def last_item(truth):
    return b'{"detail":"%s", "item":"%s"}' % (b"", next(truth.of_type("dealt")).data["items"][-1].encode())


@pytest.mark.parametrize("what", PLANTED)
def test_the_checker_finds_what_is_planted(recordings, what):
    game, seat, plant, sentence = PLANTED[what]
    recording = recordings(game)
    guilty = planted(recording, seat, plant(Truth(recording.export)))
    innocent = next(other for other in recording.heard if other != seat)
    found = leaks(guilty._replace(heard={innocent: recording.heard[innocent], **guilty.heard}))
    assert any(sentence in leak for leak in found)


def test_a_salt_that_was_heard_lets_the_attack_succeed(recordings):
    recording = recordings("jantaris")
    guilty = planted(recording, None, salts_of(Truth(recording.export)))
    hits = [brute.found(entry.leaf, guesses, salts) for entry, guesses, salts in brute.attacks(guilty)]
    assert any(hits)

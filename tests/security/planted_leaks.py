"""Leaks that are planted into recorded messages, to test that the checker finds them.

A *plant* is a function of a message, the checker and the version of the table that the client knows. It returns changed
bytes for the first message into which it fits, None for the others.
"""

import json
from base64 import b64encode

from tests.security.checker import Checker, versions_in

EARLIEST = 12
"""The version at which every game has started."""


def with_planted_leak(recording, seat, plant):
    """The messages of one client, one of them changed, and the unchanged messages of another client."""
    checker, messages, done, at = Checker(recording), [], False, 0
    for one in recording.messages[seat][0]:
        at = max(at, one.version)
        data = plant(one, checker, at) if not done and EARLIEST <= at < checker.log.end else None
        at = max(at, *versions_in(one.data))
        messages.append(one._replace(data=data) if data else one)
        done |= bool(data)
    assert done, "no message fits"
    other_seat = next(other for other in recording.messages if other != seat)
    return recording._replace(messages={other_seat: recording.messages[other_seat][:1], seat: [messages]})


# ── Places for a leak ───────────────────────────────────────────────────────────────────────────────────────────────


def instead_of_message(document):
    """Replaces a message by a document with the secret, if there is one."""

    def planting(secret_of):
        def plant(_, checker, at):
            secret = secret_of(checker, at)
            return json.dumps(document(secret, at), separators=(",", ":")).encode() if secret else None

        return plant

    return planting


alone = instead_of_message(lambda secret, _: {"x": secret})
"""In a message of an unknown type."""
in_chat = instead_of_message(
    lambda secret, _: {"type": "chat", "messages": [{"player": "x", "text": secret, "html": secret}]}
)
in_name = instead_of_message(lambda secret, _: {"type": "update", "names": {"x": secret}})
in_refusal = instead_of_message(
    lambda secret, _: {
        "type": "refused",
        "problem": {"code": "illegal", "detail": secret, "ruling": None, "params": {}},
    }
)
in_parameter = instead_of_message(lambda secret, _: {"code": "illegal", "detail": "No.", "params": {"held": secret}})
in_advice = instead_of_message(
    lambda secret, at: {"version": at, "seat": 0, "advice": {"action": {"type": "x"}, "reason": None} | secret}
)


def in_position(change):
    """In the position of a frame. `change` gets the position and the checker; returns False if it does not fit."""

    def plant(one, checker, _):
        document = json.loads(one.data) if one.data.startswith(b'{"type":"update"') else None
        return json.dumps(document).encode() if document and change(document["position"], checker) else None

    return plant


def in_view(**fields):
    return in_position(lambda position, _: position["view"].update(fields) or True)


def in_preview(event):
    """In the result of a preview."""

    def plant(one, *_):
        document = json.loads(one.data) if one.data.startswith(b'{"type":"previewed"') else None
        return document and json.dumps(document | {"events": [*document["events"], event]}).encode()

    return plant


def in_export(change):
    """In the first redacted line of an export."""

    def plant(one, checker, _):
        lines = [json.loads(line) for line in one.data.splitlines()] if one.data.startswith(b'{"format"') else []
        redacted = next((line for line in lines if "leaf" in line), None)
        if redacted is None:
            return None
        change(redacted, checker.log)
        return b"\n".join(json.dumps(line).encode() for line in lines)

    return plant


# ── Secrets to leak ─────────────────────────────────────────────────────────────────────────────────────────────────


def on_board(secret_of):
    """A secret of the board at that version."""
    return lambda checker, at: secret_of(checker.secrets.boards[at])


def hand(board):
    """Another player's hand, if it is long enough to be recognized."""
    cards = sorted(board.hands[1].elements())
    return cards if len(cards) >= 3 else None


def hand_in_words(board):
    return (cards := hand(board)) and f"They hold {', '.join(map(str, cards[:-1]))} and {cards[-1]}."


def action_of_another(board):
    """With a card that the player neither holds nor sees."""
    own = board.hands[0] + board.on_table
    return {"action": {"type": "discard", "card": next(card for card in range(25) if not own[card])}}


def order(board):
    """An order that another player holds and seat 0 doesn't know."""
    return next((order for order in board.hands[1] if order not in board.known_to(0)), None)


def reason_of_another(board):
    return (secret := order(board)) and {"reason": {"type": "nears", "order": secret, "steps": 2}}


def vote_in_words(board):
    voted = [player.vote for player in board.players if player.vote is not None]
    return "They have chosen to strengthen position." if voted and not board.is_revealed else None


def next_salt(checker, at):
    return checker.log.salt(at + 1).decode()


def salt_of_deal(checker, _):
    return b64encode(bytes.fromhex(checker.log.salt(checker.started).decode())).decode()


def body_of_deal(checker, _):
    return checker.log.entries[checker.started].body.decode()


hidden_salt = in_export(lambda line, log: line.update(salt=log.salt(line["version"]).decode()))
the_secret = alone(lambda checker, _: checker.log.secret.hex())
the_seed = alone(lambda checker, _: checker.log.server_seed.hex())


def a_body(line, log):
    """Replaces the redacted event by the whole body."""
    line |= {"body": log.entries[line["version"]].body.decode()}
    del line["redacted"]


def another_hand(position, checker):
    position["view"]["players"][1]["hand"] = next(checker.log.of_type("dealt")).data["hands"][1]
    return True


def another_vote(position, _):
    for player in position["view"]["players"][1:]:
        if player["has_voted"] and player["vote"] is None:
            player["vote"] = 2
            return True
    return False


def another_order(position, _):
    position["view"]["players"][1]["scored"].append({"order": "pepper", "traders": 1, "points": -5})
    return True


def one_card_less(position, _):
    return bool(position["view"]["market"]) and position["view"]["market"].pop() is not None


A_LOT = {"type": "lot-turned", "offer": 4, "opener": 0, "cards": [1, 2, 3, 4]}
A_PASS = {"type": "passed", "seat": 1, "cards": [], "hand": [1, 2]}
WRONG_FIELDS = "public fields are wrong"
PLANTED_LEAKS = {
    "another's hand": ("byzanz", None, in_position(another_hand), "of player 1 before the end"),
    "a hand in a refusal": ("byzanz", 0, in_refusal(on_board(hand_in_words)), "the hand of player 1"),
    "a hand with a refusal": ("byzanz", 0, in_parameter(on_board(hand)), "a refusal with unknown parameters"),
    "a hand in the chat": ("byzanz", 2, in_chat(on_board(hand_in_words)), "a chat message that nobody sent"),
    "a hand in a name": ("byzanz", 2, in_name(on_board(hand_in_words)), "the hand of player 1"),
    "a hand in a new message": ("byzanz", None, alone(on_board(hand)), "the hand of player 1"),
    "a hand of one card": ("byzanz", 0, alone(lambda *_: {"hand": [3]}), "unknown fields"),
    "a card in a refusal": ("byzanz", 0, in_refusal(lambda *_: "They have Wine 4."), "cards by their names"),
    "a number in a refusal": ("byzanz", 0, in_refusal(lambda *_: "They have 24."), "unknown numbers"),
    "advice with another's card": ("byzanz", 0, in_advice(on_board(action_of_another)), "what its seat can't know"),
    "the removed cards": ("byzanz", None, alone(on_board(lambda board: board.aside)), "cards that were removed"),
    "the next cards": ("byzanz", 1, alone(on_board(lambda board: board.deck[:3])), "the next cards of the deck"),
    "the deck": ("byzanz", None, alone(on_board(lambda board: board.deck[-8:])), "secret bytes"),
    "a lot in a preview": ("byzanz", 0, in_preview(A_LOT), "a preview that reveals something"),
    "a hand in a preview": ("byzanz", 0, in_preview(A_PASS), "unknown fields in a preview"),
    "a new field": ("byzanz", 0, in_view(next=7), "unknown fields of a view"),
    "a phase for one client only": ("byzanz", 0, in_view(phase="x"), "differ between clients"),
    "another lot": ("byzanz", None, in_view(lot=[0, 0, 0]), WRONG_FIELDS),
    "another market": ("byzanz", None, in_position(one_card_less), WRONG_FIELDS),
    "another offer": ("byzanz", None, in_view(offer=9), WRONG_FIELDS),
    "another size of the deck": ("byzanz", 0, in_view(deck_size=1), WRONG_FIELDS),
    "the seed": ("byzanz", 0, the_seed, "secret bytes"),
    "the salt of the next event": ("byzanz", 0, alone(next_salt), "the salt of version"),
    "a salt in another form": ("byzanz", 0, alone(salt_of_deal), "the salt of version"),
    "a body in a refusal": ("byzanz", 0, in_refusal(body_of_deal), "the body of version"),
    "a vote": ("jantaris", 0, in_position(another_vote), "are wrong: ('vote'"),
    "a vote in a refusal": ("jantaris", 0, in_refusal(on_board(vote_in_words)), "votes by their names"),
    "a vote in a new message": ("jantaris", 0, alone(lambda *_: {"votes": [2, None, 1]}), "unknown fields"),
    "the next item": ("jantaris", None, alone(on_board(lambda board: board.items.unseen[0])), "secret bytes"),
    "the next item in words": (
        *("jantaris", 0, in_refusal(on_board(lambda board: board.items.unseen[0].replace("-", " ").title()))),
        "items that were never turned up",
    ),
    "the next markets": ("jantaris", None, alone(on_board(lambda board: board.markets.unseen[:2])), "a market that"),
    "the next fairs": (
        "jantaris",
        None,
        alone(on_board(lambda board: board.fairs.unseen[:2])),
        "fairs that were never",
    ),
    "a market that isn't there": ("jantaris", 0, in_view(markets=[[0, 1, 2]]), WRONG_FIELDS),
    "a hidden action": ("jantaris", 0, in_export(a_body), "the body or salt of a hidden event"),
    "an order": ("zanzibar", 0, in_position(another_order), "are wrong: ('scored'"),
    "an order in a refusal": ("zanzibar", 0, in_refusal(on_board(order)), "orders of others"),
    "an order in advice": ("zanzibar", 0, in_advice(on_board(reason_of_another)), "a reason with another's order"),
    "a salt": ("zanzibar", None, hidden_salt, "the body or salt of a hidden event"),
}
"""By leak: the game, the seat that gets it, the plant, and part of the checker's sentence about it."""

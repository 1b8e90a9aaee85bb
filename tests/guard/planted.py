"""Leaks that are planted into what was heard, to see that the checker finds them.

A plant is told a message, the truth, and how old the table is for its reader; it makes other bytes of the first message
that it can be put into.
"""

import json
from base64 import b64encode

from tests.guard.checker import Checker, versions_in

EARLIEST = 12
"""By then every game has begun."""


def planted(recording, seat, plant):
    """What one listener heard, with one message that was changed on its way, and what another has heard."""
    checker, heard, done, at = Checker(recording), [], False, 0
    for one in recording.heard[seat][0]:
        at = max(at, one.version)
        data = plant(one, checker, at) if not done and EARLIEST <= at < checker.truth.end else None
        at = max(at, *versions_in(one.data))
        heard.append(one._replace(data=data) if data else one)
        done |= bool(data)
    assert done, "it was planted"
    innocent = next(other for other in recording.heard if other != seat)
    return recording._replace(heard={innocent: recording.heard[innocent][:1], seat: [heard]})


# ── Where ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def in_place_of_it(document):
    """A message made of what is to be told, if there is something."""

    def planting(words):
        def plant(_, checker, at):
            told = words(checker, at)
            return json.dumps(document(told, at), separators=(",", ":")).encode() if told else None

        return plant

    return planting


alone = in_place_of_it(lambda told, _: {"x": told})
"""In a message that nobody has explained."""
in_chat = in_place_of_it(lambda told, _: {"type": "talk", "lines": [{"player": "x", "text": told, "html": told}]})
in_name = in_place_of_it(lambda told, _: {"type": "moved", "names": {"x": told}})
in_refusal = in_place_of_it(
    lambda told, _: {"type": "refused", "problem": {"code": "illegal", "detail": told, "ruling": None, "params": {}}}
)
in_parameter = in_place_of_it(lambda told, _: {"code": "illegal", "detail": "No.", "params": {"held": told}})
in_advice = in_place_of_it(
    lambda told, at: {"version": at, "seat": 0, "advice": {"action": {"type": "x"}, "reason": None} | told}
)


def in_position(change):
    """Of a frame; `change` is told the position and the checker, and tells whether it could be made."""

    def plant(one, checker, _):
        document = json.loads(one.data) if one.data.startswith(b'{"type":"moved"') else None
        return json.dumps(document).encode() if document and change(document["position"], checker) else None

    return plant


def in_view(**fields):
    return in_position(lambda position, _: position["view"].update(fields) or True)


def in_trial(event):
    """For who only tries."""

    def plant(one, *_):
        document = json.loads(one.data) if one.data.startswith(b'{"type":"previewed"') else None
        return document and json.dumps(document | {"events": [*document["events"], event]}).encode()

    return plant


def in_export(change):
    """Of the first line that is closed to its reader."""

    def plant(one, checker, _):
        lines = [json.loads(line) for line in one.data.splitlines()] if one.data.startswith(b'{"format"') else []
        closed = next((line for line in lines if "leaf" in line), None)
        if closed is None:
            return None
        change(closed, checker.truth)
        return b"\n".join(json.dumps(line).encode() for line in lines)

    return plant


# ── What ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def on_board(told):
    """Something of the board at that version."""
    return lambda checker, at: told(checker.secrets.boards[at])


def hand(board):
    """Another's, if it is long enough to be told from other numbers."""
    cards = sorted(board.hands[1].elements())
    return cards if len(cards) >= 3 else None


def hand_in_words(board):
    return (cards := hand(board)) and f"They hold {', '.join(map(str, cards[:-1]))} and {cards[-1]}."


def action_of_another(board):
    """With a card that is neither in the own hand nor in sight."""
    own = board.hands[0] + board.on_table
    return {"action": {"type": "discard", "card": next(card for card in range(25) if not own[card])}}


def order(board):
    """One that another holds, and the reader knows nothing of."""
    return next((order for order in board.hands[1] if order not in board.known_to(0)), None)


def reason_of_another(board):
    return (told := order(board)) and {"reason": {"type": "nears", "order": told, "steps": 2}}


def vote_in_words(board):
    voted = [player.vote for player in board.players if player.vote is not None]
    return "They have chosen to strengthen position." if voted and not board.is_revealed else None


def salt_to_come(checker, at):
    return checker.truth.salt(at + 1).decode()


def salt_of_deal(checker, _):
    return b64encode(bytes.fromhex(checker.truth.salt(checker.begun).decode())).decode()


def body_of_deal(checker, _):
    return checker.truth.entries[checker.begun].body.decode()


hidden_salt = in_export(lambda line, truth: line.update(salt=truth.salt(line["version"]).decode()))
the_secret = alone(lambda checker, _: checker.truth.secret.hex())
the_seed = alone(lambda checker, _: checker.truth.server_seed.hex())


def a_body(line, truth):
    """In place of what may be seen of it."""
    line |= {"body": truth.entries[line["version"]].body.decode()}
    del line["seen"]


def another_hand(position, checker):
    position["view"]["players"][1]["hand"] = next(checker.truth.of_type("dealt")).data["hands"][1]
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
NOT_SO = "open fields that are not so"
PLANTED = {
    "another's hand": ("byzanz", None, in_position(another_hand), "of player 1 before the end"),
    "a hand in a refusal": ("byzanz", 0, in_refusal(on_board(hand_in_words)), "the hand of player 1"),
    "a hand with a refusal": ("byzanz", 0, in_parameter(on_board(hand)), "a refusal that nobody has explained"),
    "a hand in the chat": ("byzanz", 2, in_chat(on_board(hand_in_words)), "a line that nobody has said"),
    "a hand in a name": ("byzanz", 2, in_name(on_board(hand_in_words)), "the hand of player 1"),
    "a hand in a new message": ("byzanz", None, alone(on_board(hand)), "the hand of player 1"),
    "a hand of one card": ("byzanz", 0, alone(lambda *_: {"hand": [3]}), "fields that nobody has explained"),
    "a card in a refusal": ("byzanz", 0, in_refusal(lambda *_: "They have Wine 4."), "cards by their names"),
    "a number in a refusal": ("byzanz", 0, in_refusal(lambda *_: "They have 24."), "numbers that nobody"),
    "advice with another's card": ("byzanz", 0, in_advice(on_board(action_of_another)), "what its seat can't know"),
    "the cards taken out": ("byzanz", None, alone(on_board(lambda board: board.aside)), "cards that were taken out"),
    "the next cards": ("byzanz", 1, alone(on_board(lambda board: board.deck[:3])), "the next cards of the deck"),
    "the deck": ("byzanz", None, alone(on_board(lambda board: board.deck[-8:])), "bytes that are secret"),
    "a lot for who only tries": ("byzanz", 0, in_trial(A_LOT), "tried out what shows something new"),
    "a hand for who only tries": ("byzanz", 0, in_trial(A_PASS), "fields of what was tried"),
    "a new field": ("byzanz", 0, in_view(next=7), "nobody has explained"),
    "a phase that only one is told": ("byzanz", 0, in_view(phase="x"), "not the same for everybody"),
    "another lot": ("byzanz", None, in_view(lot=[0, 0, 0]), NOT_SO),
    "another market": ("byzanz", None, in_position(one_card_less), NOT_SO),
    "another offer": ("byzanz", None, in_view(offer=9), NOT_SO),
    "another size of the deck": ("byzanz", 0, in_view(deck_size=1), NOT_SO),
    "the seed": ("byzanz", 0, the_seed, "bytes that are secret"),
    "a salt of what is to come": ("byzanz", 0, alone(salt_to_come), "the salt of version"),
    "a salt in another form": ("byzanz", 0, alone(salt_of_deal), "the salt of version"),
    "a body in a refusal": ("byzanz", 0, in_refusal(body_of_deal), "the body of version"),
    "a vote": ("jantaris", 0, in_position(another_vote), "that are not so: ('vote'"),
    "a vote in a refusal": ("jantaris", 0, in_refusal(on_board(vote_in_words)), "votes by their names"),
    "a vote in a new message": ("jantaris", 0, alone(lambda *_: {"votes": [2, None, 1]}), "fields that nobody"),
    "the next item": ("jantaris", None, alone(on_board(lambda board: board.items.unseen[0])), "bytes that are secret"),
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
    "a market that isn't there": ("jantaris", 0, in_view(markets=[[0, 1, 2]]), NOT_SO),
    "a hidden action": ("jantaris", 0, in_export(a_body), "the body or salt of what is hidden"),
    "an order": ("zanzibar", 0, in_position(another_order), "that are not so: ('scored'"),
    "an order in a refusal": ("zanzibar", 0, in_refusal(on_board(order)), "orders of others"),
    "an order in advice": ("zanzibar", 0, in_advice(on_board(reason_of_another)), "a reason with another's order"),
    "a salt": ("zanzibar", None, hidden_salt, "the body or salt of what is hidden"),
}
"""By what is told: in which game, to which seat, how, and what the checker has to say about it."""

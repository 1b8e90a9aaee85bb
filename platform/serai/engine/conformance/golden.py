"""Golden games: recorded games that must always replay to their recorded result."""

from collections.abc import Sequence
from hashlib import sha256

from msgspec import Raw, Struct

from serai.engine.bots import Bot, choose_action
from serai.engine.codec import decode, encode
from serai.engine.conformance.moment import CheckFailed, Moment
from serai.engine.conformance.walk import random_move
from serai.engine.contract import IllegalAction, Move, Outcome
from serai.engine.play import History, retrace
from serai.engine.plugin import Plugin
from serai.engine.rng import Rng


class Golden(Struct, frozen=True):
    version: int
    """Of the rules."""
    seats: int
    setup: list[Raw]
    moves: list[Move[Raw]]
    events: str
    """SHA-256 over the JSON of all events."""
    outcome: Outcome


def record(plugin: Plugin, seats: int, rng: Rng, bots: Sequence[Bot] = ()) -> bytes:
    """Plays a game under the current rules, between bots or with random moves; returns it as one line of JSON."""
    moment = Moment.new_game(plugin, plugin.current_version, seats, rng.fork("deal"))
    while waiting := moment.game.waiting_for(moment.state):
        if bots:
            seat = min(waiting)
            moment.play(Move(seat, choose_action(bots[seat], moment.game, moment.state, seat, rng)))
        else:
            moment.play(random_move(moment, rng))
    digest, outcome = _play(plugin, moment.rules_version, moment.history)
    return encode(
        {
            "version": moment.rules_version,
            "seats": seats,
            "setup": moment.history.setup,
            "moves": moment.history.moves,
            "events": digest,
            "outcome": outcome,
        }
    )


def check_golden(plugin: Plugin, line: bytes | str) -> Outcome:
    """Replays every move of a recorded game and compares events and result."""
    golden: Golden = decode(line, Golden)
    types = plugin.games[golden.version].types
    setup = tuple(decode(bytes(event), types.event) for event in golden.setup)
    moves = tuple(Move(move.seat, decode(bytes(move.action), types.action)) for move in golden.moves)
    try:
        digest, outcome = _play(plugin, golden.version, History(golden.seats, setup, moves))
    except IllegalAction as illegal:
        raise CheckFailed("golden", f"a recorded move is illegal now: {illegal}") from None
    if digest != golden.events:
        raise CheckFailed("golden", "the recorded moves now lead to other events")
    if outcome != golden.outcome:
        raise CheckFailed("golden", f"the recorded outcome was {golden.outcome}, now it is {outcome}")
    return golden.outcome


def _play(plugin: Plugin, rules_version: int, history: History) -> tuple[str, Outcome | None]:
    game, digest, state = plugin.games[rules_version], sha256(), None
    for events, state in retrace(game, history):  # noqa: B007 — the last state is used
        digest.update(b"".join(map(encode, events)))
    return digest.hexdigest(), game.outcome(state)

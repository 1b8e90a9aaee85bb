"""Golden games: whole games on file that must replay to their recorded result for ever."""

from collections.abc import Sequence
from hashlib import sha256

from msgspec import Raw, Struct

from serai.engine.bots import Bot, ask
from serai.engine.conformance.scene import Broken, Scene
from serai.engine.conformance.walk import random_move
from serai.engine.contract import IllegalAction, Move, Outcome
from serai.engine.play import History, retrace
from serai.engine.plugin import Plugin
from serai.engine.rng import Rng
from serai.engine.wire import decode, encode


class Golden(Struct, frozen=True):
    version: int
    seats: int
    setup: list[Raw]
    moves: list[Move[Raw]]
    events: str
    """SHA-256 over the bytes of all events."""
    outcome: Outcome


def record(plugin: Plugin, seats: int, rng: Rng, bots: Sequence[Bot] = ()) -> bytes:
    """A game under the current rules as one line of JSON: between bots, or of random moves, out of turn too."""
    scene = Scene.begin(plugin, plugin.current_version, seats, rng.fork("deal"))
    while waiting := scene.game.waiting_for(scene.state):
        if bots:
            seat = min(waiting)
            scene.play(Move(seat, ask(bots[seat], scene.game, scene.state, seat, rng)))
        else:
            scene.play(random_move(scene, rng))
    digest, outcome = _play(plugin, scene.version, scene.history)
    return encode(
        {
            "version": scene.version,
            "seats": seats,
            "setup": scene.history.setup,
            "moves": scene.history.moves,
            "events": digest,
            "outcome": outcome,
        }
    )


def check_golden(plugin: Plugin, line: bytes | str) -> Outcome:
    """Decides every move of a recorded game again and compares events and result."""
    golden: Golden = decode(line, Golden)
    types = plugin.games[golden.version].types
    setup = tuple(decode(bytes(event), types.event) for event in golden.setup)
    moves = tuple(Move(move.seat, decode(bytes(move.action), types.action)) for move in golden.moves)
    try:
        digest, outcome = _play(plugin, golden.version, History(golden.seats, setup, moves))
    except IllegalAction as illegal:
        raise Broken("golden", f"a recorded move is illegal now: {illegal}") from None
    if digest != golden.events:
        raise Broken("golden", "the recorded moves lead to other events now")
    if outcome != golden.outcome:
        raise Broken("golden", f"the recorded result was {golden.outcome}, now it is {outcome}")
    return golden.outcome


def _play(plugin: Plugin, version: int, history: History) -> tuple[str, Outcome | None]:
    game, digest, state = plugin.games[version], sha256(), None
    for events, state in retrace(game, history):  # noqa: B007 — the last state is wanted
        digest.update(b"".join(map(encode, events)))
    return digest.hexdigest(), game.outcome(state)

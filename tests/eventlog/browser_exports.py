"""Makes the files in frontend/src/verify/fixtures, which the browser's verifier and ours are both held to.

    .venv/bin/python -m tests.eventlog.browser_exports

Each game once finished and once running, as a seat may see it: sealed and exported as the platform does, with fixed
ids, times and keys, so that making them again changes nothing unless a game or the format has changed. Stored games
must stay valid for ever, so there is no need to make them again. `deals.jsonl` has the set-up of every game with every
number of seats.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple
from uuid import NAMESPACE_URL, UUID, uuid5

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec import Raw, Struct

from serai.engine import Event, Position, Rng
from serai.engine.play import default_options, evolve_all
from serai.engine.registry import find
from serai.engine.wire import decode, encode
from serai.eventlog.chain import StreamHead, genesis, seal
from serai.eventlog.chronicle import Chronicle, commitment, deal, seed_of
from serai.eventlog.envelope import Cause, Fact
from serai.eventlog.export import export
from serai.eventlog.sight import Sight
from serai.eventlog.sql import Stored
from serai.eventlog.table_events import Begun, EndWished, Left, Opened, Revealed, Seated, Terms, Voided
from serai.tables.away import come_back, wish_substitute
from serai.tables.commit import Verb
from serai.tables.draft import Draft
from serai.tables.game_of import game_of, plugin_of
from serai.tables.known import Known
from serai.tables.overdue import look_at_clocks
from serai.tables.rows import waiting_for
from serai.tables.sit import put_in_chair

FOLDER = Path(__file__).parents[2] / "frontend/src/verify/fixtures"
KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))
START = 1_750_000_000_000_000
SECOND = 1_000_000


class Recipe(NamedTuple):
    game: str
    seats: int
    bot: str
    moves: int | None = None
    """None: up to the end; else the players agree to end it then, unless it is still running."""
    seen_by: int | None = None
    """The seat that sees it running; None: finished."""


RECIPES = {
    "byzanz-finished": Recipe("byzanz", 3, "merchant"),
    "byzanz-running": Recipe("byzanz", 6, "random", 12, seen_by=0),
    "jantaris-finished": Recipe("jantaris", 4, "random", 40),
    "jantaris-running": Recipe("jantaris", 3, "random", 30, seen_by=0),
    "zanzibar-finished": Recipe("zanzibar", 2, "random", 45),
    "zanzibar-running": Recipe("zanzibar", 5, "random", 45, seen_by=0),
    "byzanz-timed": Recipe("byzanz", 4, "merchant"),
    "zanzibar-voided": Recipe("zanzibar", 2, "random", 40),
}


class Table:
    """One table, kept in memory."""

    def __init__(self, name: str) -> None:
        self.ids: Iterator[UUID] = (uuid5(NAMESPACE_URL, f"{name}/{number}") for number in count())
        self.rng = Rng.of("browser export", name)
        table, secret = next(self.ids), self.rng.fork("secret")
        self.head = StreamHead(table, bytes(secret.below(256) for _ in range(32)), 0, genesis(table))
        self.seed = seed_of(self.head.secret)
        self.stored: list[Stored] = []
        self.time = START

    def commit(self, facts: Sequence[Fact], seat: int | None = None, action: Any = None) -> None:
        self.time += SECOND
        command = None if seat is None else next(self.ids)
        cause = None if seat is None or action is None else Cause(seat, [Raw(encode(action))])
        sealed = seal(self.head, facts, recorded=self.time, seat=seat, command=command, cause=cause)
        rows = zip(sealed.bodies, sealed.leaves, sealed.heads, strict=True)
        self.stored += [Stored(self.head.version + number, *row) for number, row in enumerate(rows, 1)]
        self.head = sealed.after

    def tell(self, event: Event, seat: int | None = None) -> None:
        self.commit([Fact.of_table(event)], seat)

    def player(self) -> tuple[str, str]:
        """An id and a nonce."""
        return next(self.ids).hex, next(self.ids).hex


def sit_down(table: Table, seats: int, bot: str) -> list[str]:
    """Two people and bots; somebody had the second seat before. Their nonces."""
    table.tell(Seated(1, *table.player()), 1)
    table.tell(Left(1), 1)
    people = [table.player() for _ in range(2)]
    for seat, (player, nonce) in enumerate(people):
        table.tell(Seated(seat, player, nonce), seat)
    for seat in range(2, seats):
        table.tell(Seated(seat, f"bot-{seat}", "", bot))
    return [*(nonce for _, nonce in people), *[""] * (seats - 2)]


def play(table: Table, recipe: Recipe, nonces: Sequence[str]) -> Any:
    """The state after so many moves, or at the end."""
    plugin = find(recipe.game)
    game, choose = plugin.games[1], plugin.bots[recipe.bot]

    def facts(events: Sequence[Any]) -> list[Fact]:
        return [Fact.of_game(event, plugin) for event in events]

    events = game.setup(recipe.seats, default_options(game), deal(table.seed, nonces))
    table.commit([Fact.of_table(Begun()), *facts(events)])
    state = evolve_all(game, None, events)
    for number in count():
        waiting = game.waiting_for(state)
        if not waiting or number == recipe.moves:
            return state
        seat = min(waiting)
        action = choose(Position(game, state, seat), table.rng)
        events = game.decide(state, seat, action)
        table.commit(facts(events), seat, action)
        state = evolve_all(game, state, events)
    return state


def end(table: Table, outcome: Any) -> None:
    if outcome is None:
        for seat in range(2):
            table.tell(EndWished(seat, True), seat)
    places, scores = (outcome.places, outcome.scores) if outcome else ((), ())
    table.tell(Revealed(table.seed.hex(), table.head.secret.hex(), places, scores))


class TimedTable(Table):
    """With a clock: somebody comes back in time, somebody is replaced, and in the end nobody is left."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.chronicle = Chronicle()

    def carry_out(self, verb: Verb, seat: int | None = None, *, later: int = 1) -> None:
        draft = Draft(Known(self.head, self.chronicle))
        draft.at = self.time + later * SECOND
        verb(draft)
        draft.tick()
        self.time, self.chronicle = draft.at - SECOND, draft.chronicle
        action = decode(draft.cause.actions[0], draft.game.types.action) if draft.cause else None
        self.commit(draft.facts, seat, action)

    def play(self, moves: int | None = None) -> None:
        """As far as people and bots play by themselves."""
        for number in count():
            waiting = waiting_for(self.chronicle)
            if not waiting or number == moves:
                return
            plugin, game = plugin_of(self.chronicle), game_of(self.chronicle)
            choice = plugin.bots["merchant"](Position(game, self.chronicle.state, waiting[0]), self.rng)
            self.carry_out(lambda draft, seat=waiting[0], choice=choice: draft.act(seat, [choice]), waiting[0], later=7)

    def let_time_run_out(self) -> int:
        while not (seats := [seat for seat, glass in enumerate(self.chronicle.glasses) if glass.since is not None]):
            self.play(1)
        self.carry_out(look_at_clocks, later=20 * 60)
        return seats[0]


def made_timed(name: str) -> bytes:
    recipe, table = RECIPES[name], TimedTable(name)
    game = find(recipe.game).games[1]
    opened = Opened(
        recipe.game, 1, recipe.seats, Raw(encode(default_options(game))), commitment(table.seed), clock="live"
    )

    def open_table(draft: Draft) -> None:
        draft.tell(opened)
        draft.tell(Terms(bank=20 * 60, increment=15))

    table.carry_out(open_table)
    people = [next(table.ids) for _ in range(recipe.seats)]
    for seat, player in enumerate(people):
        nonce = next(table.ids).hex
        table.carry_out(lambda draft: put_in_chair(draft, seat, player=player, nonce=nonce), seat)  # noqa: B023
    table.play(9)
    late = table.let_time_run_out()
    table.play(5)
    table.carry_out(come_back(player=people[late]), late)
    gone = table.let_time_run_out()
    for seat, player in enumerate(people):
        if seat != gone:
            table.carry_out(wish_substitute(player=player, seat=gone, wishes=True), seat, later=60)
    while table.chronicle.people:
        table.let_time_run_out()
    table.carry_out(look_at_clocks, later=60)
    table.play()
    return export(table.head, table.stored, KEY)


def made(name: str) -> bytes:
    if name.endswith("-timed"):
        return made_timed(name)
    recipe, table = RECIPES[name], Table(name)
    game = find(recipe.game).games[1]
    options = Raw(encode(default_options(game)))
    is_voided = name.endswith("-voided")
    table.tell(Opened(recipe.game, 1, recipe.seats, options, commitment(table.seed), ranked=is_voided))
    state = play(table, recipe, sit_down(table, recipe.seats, recipe.bot))
    if recipe.seen_by is not None:
        return export(table.head, table.stored, KEY, sight=Sight(recipe.seen_by, find))
    end(table, game.outcome(state))
    if is_voided:
        table.tell(Voided("collusion"))
    return export(table.head, table.stored, KEY)


class Dealing(Struct):
    """A seed, and the first event of the set-up that follows from it."""

    game: str
    rules: int
    seats: int
    options: Any
    seed: str
    event: Any


def dealings() -> Iterator[Dealing]:
    for slug in sorted({recipe.game for recipe in RECIPES.values()}):
        plugin = find(slug)
        for rules, game in plugin.games.items():
            for seats in plugin.seats:
                rng, options = Rng.of("dealing", slug, rules, seats), default_options(game)
                seed = bytes(rng.below(256) for _ in range(32))
                yield Dealing(slug, rules, seats, options, seed.hex(), game.setup(seats, options, Rng(seed))[0])


if __name__ == "__main__":
    (FOLDER / "deals.jsonl").write_bytes(b"".join(encode(dealing) + b"\n" for dealing in dealings()))
    for name in RECIPES:
        (FOLDER / f"{name}.jsonl").write_bytes(made(name))

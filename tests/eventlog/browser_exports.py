"""Makes the files in frontend/src/verify/fixtures, with which both verifiers, in Python and in the browser, are tested.

    .venv/bin/python -m tests.eventlog.make_browser_exports

Each game is exported once finished and once running, as a seat sees it. Ids, times and keys are fixed, so the files
change only when a game or the format has changed. `deals.jsonl` has the set-up of every game with every number of
seats.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple
from uuid import NAMESPACE_URL, UUID, uuid5

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from msgspec import Raw, Struct

from serai.engine import Event, Position, Rng
from serai.engine.codec import decode, encode
from serai.engine.play import default_options, evolve_all
from serai.engine.registry import find
from serai.eventlog.chain import StreamHead, genesis, seal
from serai.eventlog.envelope import Cause, NewEvent
from serai.eventlog.export import export
from serai.eventlog.redaction import Redactor
from serai.eventlog.sql import StoredEvent
from serai.eventlog.table_events import EndVoted, Finished, Left, Opened, Seated, Started, Terms, Voided
from serai.eventlog.table_state import TableState, deal_rng, promise_of, seed_of
from serai.tables.clock.due import update_clocks
from serai.tables.commit import Verb
from serai.tables.draft import Draft
from serai.tables.game_of import game_of, plugin_of
from serai.tables.read_models.rows import waiting_for
from serai.tables.table_cache import LoadedTable
from serai.tables.verbs.away import come_back, vote_for_substitute
from serai.tables.verbs.sit import take_seat

FOLDER = Path(__file__).parents[2] / "frontend/src/verify/fixtures"
KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))
START = 1_750_000_000_000_000
SECOND = 1_000_000


class Recipe(NamedTuple):
    game: str
    seats: int
    bot: str
    moves: int | None = None
    """How many moves are played; None: to the end. A finished game with fewer moves is ended by agreement."""
    seen_by: int | None = None
    """The seat for which the running game is exported; None: the game is finished."""


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
    """One table, in memory."""

    def __init__(self, name: str) -> None:
        self.ids: Iterator[UUID] = (uuid5(NAMESPACE_URL, f"{name}/{number}") for number in count())
        self.rng = Rng.of("browser export", name)
        table, secret = next(self.ids), self.rng.fork("secret")
        self.head = StreamHead(table, bytes(secret.below(256) for _ in range(32)), 0, genesis(table))
        self.seed = seed_of(self.head.secret)
        self.stored: list[StoredEvent] = []
        self.time = START

    def commit(self, new_events: Sequence[NewEvent], seat: int | None = None, action: Any = None) -> None:
        self.time += SECOND
        command = None if seat is None else next(self.ids)
        cause = None if seat is None or action is None else Cause(seat, [Raw(encode(action))])
        sealed = seal(self.head, new_events, recorded=self.time, seat=seat, command=command, cause=cause)
        rows = zip(sealed.bodies, sealed.leaves, sealed.heads, strict=True)
        self.stored += [StoredEvent(self.head.version + number, *row) for number, row in enumerate(rows, 1)]
        self.head = sealed.after

    def add(self, event: Event, seat: int | None = None) -> None:
        self.commit([NewEvent.of_table(event)], seat)

    def player(self) -> tuple[str, str]:
        """An id and a nonce."""
        return next(self.ids).hex, next(self.ids).hex


def sit_down(table: Table, seats: int, bot: str) -> list[str]:
    """Seats two people and bots; another player sat in the second seat before. Returns their nonces."""
    table.add(Seated(1, *table.player()), 1)
    table.add(Left(1), 1)
    people = [table.player() for _ in range(2)]
    for seat, (player, nonce) in enumerate(people):
        table.add(Seated(seat, player, nonce), seat)
    for seat in range(2, seats):
        table.add(Seated(seat, f"bot-{seat}", "", bot))
    return [*(nonce for _, nonce in people), *[""] * (seats - 2)]


def play(table: Table, recipe: Recipe, nonces: Sequence[str]) -> Any:
    """Plays the recipe's moves and returns the state."""
    plugin = find(recipe.game)
    game, choose = plugin.games[1], plugin.bots[recipe.bot]

    def new_events(events: Sequence[Any]) -> list[NewEvent]:
        return [NewEvent.of_game(event, plugin) for event in events]

    events = game.setup(recipe.seats, default_options(game), deal_rng(table.seed, nonces))
    table.commit([NewEvent.of_table(Started()), *new_events(events)])
    state = evolve_all(game, None, events)
    for number in count():
        waiting = game.waiting_for(state)
        if not waiting or number == recipe.moves:
            return state
        seat = min(waiting)
        action = choose(Position(game, state, seat), table.rng)
        events = game.decide(state, seat, action)
        table.commit(new_events(events), seat, action)
        state = evolve_all(game, state, events)
    return state


def end(table: Table, outcome: Any) -> None:
    if outcome is None:
        for seat in range(2):
            table.add(EndVoted(seat, True), seat)
    places, scores = (outcome.places, outcome.scores) if outcome else ((), ())
    table.add(Finished(table.seed.hex(), table.head.secret.hex(), places, scores))


class TimedTable(Table):
    """With a clock: one player comes back in time, one is substituted, and in the end all have timed out."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.state = TableState()

    def run(self, verb: Verb, seat: int | None = None, *, later: int = 1) -> None:
        draft = Draft(LoadedTable(self.head, self.state))
        draft.at = self.time + later * SECOND
        verb(draft)
        draft.update_clocks()
        self.time, self.state = draft.at - SECOND, draft.state
        action = decode(draft.cause.actions[0], draft.game.types.action) if draft.cause else None
        self.commit(draft.new_events, seat, action)

    def play(self, moves: int | None = None) -> None:
        """Plays that many moves, or until nobody is waited for."""
        for number in count():
            waiting = waiting_for(self.state)
            if not waiting or number == moves:
                return
            plugin, game = plugin_of(self.state), game_of(self.state)
            choice = plugin.bots["merchant"](Position(game, self.state.game_state, waiting[0]), self.rng)
            self.run(lambda draft, seat=waiting[0], choice=choice: draft.act(seat, [choice]), waiting[0], later=7)

    def let_time_run_out(self) -> int:
        while not (
            seats := [seat for seat, seat_clock in enumerate(self.state.seat_clocks) if seat_clock.since is not None]
        ):
            self.play(1)
        self.run(update_clocks, later=20 * 60)
        return seats[0]


def make_timed_export(name: str) -> bytes:
    recipe, table = RECIPES[name], TimedTable(name)
    game = find(recipe.game).games[1]
    opened = Opened(
        recipe.game, 1, recipe.seats, Raw(encode(default_options(game))), promise_of(table.seed), clock="live"
    )

    def open_table(draft: Draft) -> None:
        draft.add_table_event(opened)
        draft.add_table_event(Terms(bank=20 * 60, increment=15))

    table.run(open_table)
    people = [next(table.ids) for _ in range(recipe.seats)]
    for seat, player in enumerate(people):
        nonce = next(table.ids).hex
        table.run(lambda draft: take_seat(draft, seat, player=player, nonce=nonce), seat)  # noqa: B023
    table.play(9)
    late = table.let_time_run_out()
    table.play(5)
    table.run(come_back(player=people[late]), late)
    gone = table.let_time_run_out()
    for seat, player in enumerate(people):
        if seat != gone:
            table.run(vote_for_substitute(player=player, seat=gone, agree=True), seat, later=60)
    while table.state.active_people:
        table.let_time_run_out()
    table.run(update_clocks, later=60)
    table.play()
    return export(table.head, table.stored, KEY)


def make_export(name: str) -> bytes:
    if name.endswith("-timed"):
        return make_timed_export(name)
    recipe, table = RECIPES[name], Table(name)
    game = find(recipe.game).games[1]
    options = Raw(encode(default_options(game)))
    is_voided = name.endswith("-voided")
    table.add(Opened(recipe.game, 1, recipe.seats, options, promise_of(table.seed), ranked=is_voided))
    state = play(table, recipe, sit_down(table, recipe.seats, recipe.bot))
    if recipe.seen_by is not None:
        return export(table.head, table.stored, KEY, redactor=Redactor(recipe.seen_by, find))
    end(table, game.outcome(state))
    if is_voided:
        table.add(Voided("collusion"))
    return export(table.head, table.stored, KEY)


class Dealing(Struct):
    """A seed, and the first event of the set-up that follows from it."""

    game: str
    rules_version: int
    seats: int
    options: Any
    seed: str
    event: Any


def dealings() -> Iterator[Dealing]:
    for slug in sorted({recipe.game for recipe in RECIPES.values()}):
        plugin = find(slug)
        for rules_version, game in plugin.games.items():
            for seats in plugin.seats:
                rng, options = Rng.of("dealing", slug, rules_version, seats), default_options(game)
                seed = bytes(rng.below(256) for _ in range(32))
                yield Dealing(slug, rules_version, seats, options, seed.hex(), game.setup(seats, options, Rng(seed))[0])


def write_files() -> None:
    (FOLDER / "deals.jsonl").write_bytes(b"".join(encode(dealing) + b"\n" for dealing in dealings()))
    for name in RECIPES:
        (FOLDER / f"{name}.jsonl").write_bytes(make_export(name))

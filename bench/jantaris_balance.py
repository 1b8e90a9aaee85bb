"""The balance of an edition of Jantaris: `python bench/jantaris_balance.py --seats 4 --games 10000`.

Guildmasters play each other. Printed are the length of the games in rounds, how often each place wins, counted from the
start player, and for each item how often its buyers win above their fair share. With `--gifts`, a seat gets an item
before the game, each item and each seat in turn: this shows the value of items that are never bought. An item that is
worth little as a gift is not worth more at its price. Everything depends on the seed alone.
"""

import argparse
import os
import statistics
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "platform")]

from msgspec import Struct, field  # noqa: E402 — the path first
from msgspec.structs import replace  # noqa: E402

from games.jantaris.editions import edition as cards_of  # noqa: E402
from games.jantaris.game import Jantaris  # noqa: E402
from games.jantaris.plugin import plugin  # noqa: E402
from games.jantaris.rules import what_follows  # noqa: E402
from games.jantaris.types import (  # noqa: E402
    Dealt,
    FairPaid,
    FairTurned,
    ItemBought,
    ItemPicked,
    JantarisEvent,
    JantarisOptions,
    MarketClaimed,
    State,
    Task,
)
from serai.engine import Position, Rng  # noqa: E402
from serai.engine.play import evolve_all  # noqa: E402


class Tally(Struct):
    """The results of a number of games; a shared win counts as its share."""

    rounds: list[int] = []
    wins: Counter[int] = field(default_factory=Counter)
    """By place, counted from the start player."""
    bought: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    """By item, the wins of its buyers."""
    given: Counter[str] = field(default_factory=Counter)
    lucky: Counter[str] = field(default_factory=Counter)
    """By item, the wins of the seats that were given it."""
    paid: Counter[str] = field(default_factory=Counter)
    fame: Counter[str] = field(default_factory=Counter)
    fairs: int = 0

    def add(self, other: "Tally") -> None:
        self.rounds += other.rounds
        self.fairs += other.fairs
        for name in ("wins", "bought", "won", "given", "lucky", "paid", "fame"):
            getattr(self, name).update(getattr(other, name))


def gift(game: Jantaris, dealt: Dealt, number: int) -> tuple[State, int, str]:
    """Starts a game in which a seat has an item, as if by the Lockpicks; over many games every seat gets every item."""
    cards = cards_of(dealt.edition).items
    item, place = list(cards)[number % len(cards)], number // len(cards) % dealt.seats
    seat = (dealt.first + place) % dealt.seats
    state = game.evolve(None, replace(dealt, items=tuple(other for other in dealt.items if other != item)))
    state.agenda.append(Task("effect", seat, "picks"))
    event: JantarisEvent | None = ItemPicked(seat, item, cards[item].fame, ())
    while event:
        state = game.evolve(state, event)
        event = what_follows(state)
    return state, seat, item


def play(edition: str, bot: str, seats: int, seed: int, gifts: bool, number: int) -> Tally:
    game, rng, tally = Jantaris(), Rng.of("balance", seed, number), Tally()
    setup = game.setup(seats, JantarisOptions(edition), rng.fork("deal"))
    streams = [rng.fork("bot", seat) for seat in range(seats)]
    state, lucky, given = gift(game, setup[0], number) if gifts else (evolve_all(game, None, setup), None, "")
    buyers: list[ItemBought] = []
    while waiting := game.waiting_for(state):
        seat = min(waiting)
        events = game.decide(state, seat, plugin.bots[bot](Position(game, state, seat), streams[seat]))
        state = evolve_all(game, state, events)
        for event in events:
            match event:
                case ItemBought():
                    buyers.append(event)
                    tally.fame["items"] += event.fame
                    tally.paid[event.item] += event.black + event.red
                case FairPaid():
                    tally.fame["fairs"] += event.fame
                case MarketClaimed():
                    tally.fame["markets"] += event.fame
                case FairTurned():
                    tally.fairs += 1
    winners = game.outcome(state).winners
    tally.rounds.append(state.round)
    for winner in winners:
        tally.wins[(winner - state.first) % seats] += 1 / len(winners)
    if gifts:
        tally.given[given] += 1
        tally.lucky[given] += (lucky in winners) / len(winners)
    for event in buyers:
        tally.bought[event.item] += 1
        tally.won[event.item] += (event.seat in winners) / len(winners)
    return tally


def play_some(job: tuple[str, str, int, int, bool, range]) -> Tally:
    *chosen, numbers = job
    tally = Tally()
    for number in numbers:
        tally.add(play(*chosen, number))
    return tally


def report(tally: Tally, seats: int) -> None:
    games, fair = len(tally.rounds), 100 / seats
    quarter, half, three_quarters = statistics.quantiles(tally.rounds, n=4)
    print(f"{games} games of {seats} guildmasters")
    longest = max(tally.rounds)
    print(f"rounds: median {half:.0f}, half of all {quarter:.0f} to {three_quarters:.0f}, {longest} at most")
    shares = [100 * tally.wins[place] / games - fair for place in range(seats)]
    print(
        "wins by place from the start player, points above fair share:", " ".join(f"{share:+.1f}" for share in shares)
    )
    print("fame a game from", ", ".join(f"{name} {fame / games:.1f}" for name, fame in tally.fame.items()))
    print(f"fairs a game: {tally.fairs / games:.1f}")
    for item, given in sorted(tally.given.items(), key=lambda entry: -tally.lucky[entry[0]] / entry[1]):
        print(
            f"{item:20} given to {given}, whose wins above fair share are {100 * tally.lucky[item] / given - fair:+.1f}"
        )
    print("item                 bought  mean price  buyers' wins above fair share")
    for item, bought in sorted(tally.bought.items(), key=lambda entry: -tally.won[entry[0]] / entry[1]):
        above = 100 * tally.won[item] / bought - fair
        print(f"{item:20} {bought / games:6.2f}  {tally.paid[item] / bought:10.1f}  {above:+6.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="guildmaster")
    parser.add_argument("--edition", default=JantarisOptions().edition)
    parser.add_argument("--gifts", action="store_true")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    chosen = parser.parse_args()
    chunks = [range(start, min(start + 25, chosen.games)) for start in range(0, chosen.games, 25)]
    jobs = [(chosen.edition, chosen.bot, chosen.seats, chosen.seed, chosen.gifts, chunk) for chunk in chunks]
    tally = Tally()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for part in pool.map(play_some, jobs):
            tally.add(part)
    report(tally, chosen.seats)


if __name__ == "__main__":
    main()

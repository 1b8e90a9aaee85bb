"""A steady load: a number of tables with people and bots; when a game is over, its people start another."""

import threading
import time
from uuid import UUID

from tests.faults.options import report
from tests.faults.players import Member, Record, RestPlayer, SocketPlayer, rng_for
from tests.soak.options import IS_SOAK, tried

QUICK = (("haggle", 3, ["bold"]), ("haggle", 3, ["expert"]), ("byzanz", 3, ["merchant"]), ("haggle", 4, ["bold"] * 2))
LONG = (("jantaris", 3, ["guildmaster"]), ("zanzibar", 3, ["trader"]))
GAMES = (*QUICK, *LONG) if IS_SOAK else QUICK
"""Two people each, and bots in the other seats."""


class Load:
    def __init__(self, address, seed, tables, games):
        self.record, self.over, self.may_start = Record(), threading.Event(), True
        self.people = [(Member(f"Anna{n}"), Member(f"Bela{n}")) for n in range(tables)]
        self._address, self._seed, self._games = address, seed, games
        self._threads = [
            threading.Thread(target=self._play_games, args=(number,), name=f"table {number}", daemon=True)
            for number in range(tables)
        ]

    def start(self):
        report(f"SOAK_SEED={self._seed}")
        for thread in self._threads:
            thread.start()

    def end(self, timeout):
        """Starts no more games and pauses no more between moves. True if all games end.

        False if no action was completed for `timeout` seconds.
        """
        self.may_start = False
        self.over.set()
        done, since = -1, time.monotonic()
        for thread in self._threads:
            while thread.is_alive() and time.monotonic() < since + timeout:
                thread.join(0.5)
                if len(self.record.done) > done:
                    done, since = len(self.record.done), time.monotonic()
        tried(len(self.record.done), "actions")
        return not any(thread.is_alive() for thread in self._threads)

    def _player(self, kind, person, *words):
        return kind(person, self._address, self.record, rng_for(self._seed, person.name, *words), self.over)

    def _play_games(self, number):
        """At odd tables the second person uses REST; all others have an open socket."""
        game, seats, bots = self._games[number % len(self._games)]
        anna, bela = self.people[number]
        second = RestPlayer if number % 2 else SocketPlayer
        played = 0
        try:
            while self.may_start:
                played += 1
                players = [self._player(SocketPlayer, anna, played), self._player(second, bela, played)]
                table = players[0].open_table(game, seats, bots)
                self.record.tables[UUID(table)] = [anna.name, bela.name]
                for player in players:
                    player.take_seat(table)
                other = threading.Thread(target=self._play_one, args=(players[1], table), daemon=True)
                other.start()
                self._play_one(players[0], table)
                other.join()
        except Exception as error:
            self.record.add_finding(f"table {number} was left: {type(error).__name__}: {error}")

    def _play_one(self, player, table):
        try:
            player.play(table)
        except Exception as error:
            self.record.add_finding(f"a player left table {table}: {type(error).__name__}: {error}")

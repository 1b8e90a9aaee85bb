"""A steady load: so many tables with people and bots; when a game is over, its people begin another."""

import threading
import time
from uuid import UUID

from tests.faults.options import tell
from tests.faults.people import AtRest, AtSocket, Person, Record, dice_for
from tests.soak.options import IS_SOAK, tried

QUICK = (("haggle", 3, ["bold"]), ("haggle", 3, ["expert"]), ("byzanz", 3, ["merchant"]), ("haggle", 4, ["bold"] * 2))
LONG = (("jantaris", 3, ["guildmaster"]), ("zanzibar", 3, ["trader"]))
GAMES = (*QUICK, *LONG) if IS_SOAK else QUICK
"""Two people each, and bots in the other chairs."""


class Load:
    def __init__(self, door, seed, tables, games):
        self.record, self.over, self.may_begin = Record(), threading.Event(), True
        self.people = [(Person(f"Anna{n}"), Person(f"Bela{n}")) for n in range(tables)]
        self._door, self._seed, self._games = door, seed, games
        self._threads = [
            threading.Thread(target=self._sit, args=(number,), name=f"table {number}", daemon=True)
            for number in range(tables)
        ]

    def begin(self):
        tell(f"SOAK_SEED={self._seed}")
        for thread in self._threads:
            thread.start()

    def end(self, patience):
        """Nobody begins another game or thinks any more. True if all games end.

        False if no action was completed for `patience` seconds.
        """
        self.may_begin = False
        self.over.set()
        done, since = -1, time.monotonic()
        for thread in self._threads:
            while thread.is_alive() and time.monotonic() < since + patience:
                thread.join(0.5)
                if len(self.record.done) > done:
                    done, since = len(self.record.done), time.monotonic()
        tried(len(self.record.done), "actions")
        return not any(thread.is_alive() for thread in self._threads)

    def _player(self, kind, person, *words):
        return kind(person, self._door, self.record, dice_for(self._seed, person.name, *words), self.over)

    def _sit(self, number):
        """At odd tables the second person uses REST; everybody else has a socket open."""
        game, seats, bots = self._games[number % len(self._games)]
        anna, bela = self.people[number]
        second = AtRest if number % 2 else AtSocket
        played = 0
        try:
            while self.may_begin:
                played += 1
                players = [self._player(AtSocket, anna, played), self._player(second, bela, played)]
                table = players[0].opens(game, seats, bots)
                self.record.tables[UUID(table)] = [anna.name, bela.name]
                for player in players:
                    player.sits(table)
                other = threading.Thread(target=self._watched, args=(players[1].plays, table), daemon=True)
                other.start()
                self._watched(players[0].plays, table)
                other.join()
        except Exception as error:
            self.record.fault(f"table {number} was left: {type(error).__name__}: {error}")

    def _watched(self, plays, table):
        try:
            plays(table)
        except Exception as error:
            self.record.fault(f"somebody left table {table}: {type(error).__name__}: {error}")

"""Fills a site with 40 members and half a year of ranked games, so that ladders and profiles have something to show.

Only the rows that ladders and profiles read are written: the games have no moves.
"""

import random
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

import psycopg

from serai.ops import postgres
from serai.ops.data_dir import DataDir
from tests.e2e.members import Member
from tests.ops.stack import CLEAN, Stack

MAIN_MEMBER = "Zenobia"
# fmt: off
OTHER_MEMBERS = (
    "Odaenathus", "Septimia", "Battuta", "Egeria", "Faxian", "Musa", "Kahina", "Xuanzang",
    "Niccolo", "Theophano", "Sauma", "Khadija", "Roxana", "Jubayr", "Benjamin", "Masudi",
    "Yanzhi", "Shajar", "Rustichello", "Komnene", "Cosmas", "Zheng", "Tamar", "Fadlan",
    "Nahapet", "Julian", "Afanasy", "Margery", "Covilha", "Yijing", "Maimun", "Hypatia",
    "Buzurg", "Suleyman", "Aline", "Matteo", "Sirin", "Gudrid", "Lubna", "Petachia",
)
# fmt: on
FRIENDS, REQUESTS_RECEIVED, REQUESTS_SENT = OTHER_MEMBERS[:6], OTHER_MEMBERS[6:7], OTHER_MEMBERS[7:8]
ONLINE = FRIENDS[:2]
GAMES = (("byzanz", 4), ("byzanz", 4), ("zanzibar", 3), ("jantaris", 4))
DAYS, RANKED_GAMES = 200, 1100

INSERT_MEMBER = """INSERT INTO accounts_user (id, username, password, email, is_superuser, is_guest, is_active,
        is_staff, date_joined, language, time_zone, theme, motion, sounds, notifications, name_since, last_seen)
    VALUES (%s, %s, '', '', false, false, true, false, %s, 'en', 'UTC', 'system', 'system', true, false, now(), %s)"""
SET_JOINED = "UPDATE accounts_user SET date_joined = %s WHERE username = %s RETURNING id"
INSERT_TABLE = """INSERT INTO tables_table (id, game, rules_version, seats, options, clock, ranked, listed, reserved,
        bank, increment, vacation, reliability, host, status, version, taken, waiting, bot_due, deadlines, opened_at,
        started_at, ended_at, changed_at)
    VALUES (%(id)s, %(game)s, 1, %(seats)s, '{}', %(clock)s, true, true, false, 900, 15, true, 0, '', 'finished', 2,
        %(seats)s, '{}', false, '{}', %(started)s, %(started)s, %(ended)s, %(ended)s)"""
INSERT_SEAT = """WITH player AS (
        INSERT INTO accounts_player (id, "table", user_id) VALUES (%(player)s, %(table)s, %(user)s))
    INSERT INTO tables_seat (table_id, seat, player, timeouts, place, score)
    VALUES (%(table)s, %(seat)s, %(player)s, 0, %(place)s, %(score)s)"""
INSERT_STREAM = "INSERT INTO eventlog_stream (id, secret, head, version) VALUES (%(id)s, %(zeros)s, %(zeros)s, 1)"
INSERT_END = """INSERT INTO eventlog_event
        (stream_id, version, type, schema, ordinal, recorded, body, leaf, head, epoch, xid)
    VALUES (%(id)s, 1, 'finished', 1, 0, %(ended)s, %(body)s, '', '', 0, %(number)s::text::xid8)"""
END_BODY = '{{"version":1,"source":"table","type":"finished","schema":1,"ordinal":0,"recorded":{recorded},"data":{{}}}}'
INSERT_FRIENDSHIP = (
    "INSERT INTO accounts_friendship (from_user_id, to_user_id, since, accepted) VALUES (%s, %s, now(), %s)"
)


def fill(stack: Stack) -> Member:
    """Writes the data and returns the main member, who has played many games and has friends."""
    member = Member(stack, MAIN_MEMBER, confirmed=False)
    with psycopg.connect(postgres.locate(DataDir(stack.data_dir)).url("serai")) as connection:
        ((main_member,),) = connection.execute(SET_JOINED, [datetime.now(UTC) - timedelta(days=DAYS), MAIN_MEMBER])
        people = {MAIN_MEMBER: main_member, **{name: _add_member(connection, name) for name in OTHER_MEMBERS}}
        _add_friendships(connection, people)
        _add_games(connection, list(people.values()))
    rebuild = [sys.executable, "manage.py", "rebuild", "ladder"]
    subprocess.run(rebuild, env={**CLEAN, "SERAI_DATA_DIR": str(stack.data_dir)}, check=True, stdout=subprocess.DEVNULL)
    return member


def _add_member(connection: psycopg.Connection, name: str) -> UUID:
    person, now = uuid4(), datetime.now(UTC)
    seen = now + timedelta(hours=1) if name in ONLINE else now - timedelta(days=2)
    connection.execute(INSERT_MEMBER, [person, name, now - timedelta(days=DAYS), seen])
    return person


def _add_friendships(connection: psycopg.Connection, people: dict[str, UUID]) -> None:
    now = datetime.now(UTC)
    pairs = [(MAIN_MEMBER, name, now) for name in FRIENDS] + [(name, MAIN_MEMBER, None) for name in REQUESTS_RECEIVED]
    for one, other, accepted in [*pairs, *((MAIN_MEMBER, name, None) for name in REQUESTS_SENT)]:
        connection.execute(INSERT_FRIENDSHIP, [people[one], people[other], accepted])


def _add_games(connection: psycopg.Connection, people: list[UUID]) -> None:
    """The members differ in strength and in how often they play; each result is partly chance."""
    rng, now = random.Random(11), datetime.now(UTC)
    strength = {person: rng.gauss(0, 0.7) for person in people} | {people[0]: 0.9}
    frequency = [4.0, *(1 / (0.3 + rng.random()) for _ in people[1:])]
    for number in range(1, RANKED_GAMES + 1):
        game, seats = rng.choice(GAMES)
        table, ended = (
            uuid4(),
            now - timedelta(days=DAYS) * (RANKED_GAMES - number) / RANKED_GAMES - timedelta(minutes=30),
        )
        players = _choose_players(rng, people, frequency, seats)
        row = {"id": table, "game": game, "seats": seats, "clock": rng.choice(["live", "live", "live", "async"])}
        connection.execute(INSERT_TABLE, {**row, "started": ended - timedelta(hours=1), "ended": ended})
        order = sorted(players, key=lambda person: strength[person] + rng.gauss(0, 1), reverse=True)
        for seat, person in enumerate(players):
            place = order.index(person) + 1
            seat_row = {"table": table, "player": uuid4(), "user": person, "seat": seat, "place": place}
            connection.execute(INSERT_SEAT, {**seat_row, "score": 70 - 9 * place})
        body = END_BODY.format(recorded=int(ended.timestamp() * 1_000_000)).encode()
        connection.execute(INSERT_STREAM, {"id": table, "zeros": bytes(32)})
        connection.execute(INSERT_END, {"id": table, "ended": ended, "body": body, "number": number})


def _choose_players(rng: random.Random, people: list[UUID], frequency: list[float], seats: int) -> list[UUID]:
    players: list[UUID] = []
    while len(players) < seats:
        (one,) = rng.choices(people, frequency)
        if one not in players:
            players.append(one)
    rng.shuffle(players)
    return players

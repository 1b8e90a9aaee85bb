"""A house in which people have met for half a year: their ranked games, as far as ladders and profiles tell of them."""

import random
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

import psycopg

from serai.ops import postgres
from serai.ops.place import Place
from tests.e2e.mails import Member
from tests.ops.stack import CLEAN, Stack

HOST = "Zenobia"
# fmt: off
OTHERS = (
    "Odaenathus", "Septimia", "Battuta", "Egeria", "Faxian", "Musa", "Kahina", "Xuanzang",
    "Niccolo", "Theophano", "Sauma", "Khadija", "Roxana", "Jubayr", "Benjamin", "Masudi",
    "Yanzhi", "Shajar", "Rustichello", "Komnene", "Cosmas", "Zheng", "Tamar", "Fadlan",
    "Nahapet", "Julian", "Afanasy", "Margery", "Covilha", "Yijing", "Maimun", "Hypatia",
    "Buzurg", "Suleyman", "Aline", "Matteo", "Sirin", "Gudrid", "Lubna", "Petachia",
)
# fmt: on
FRIENDS, ASKING, WAITING = OTHERS[:6], OTHERS[6:7], OTHERS[7:8]
HERE = FRIENDS[:2]
GAMES = (("byzanz", 4), ("byzanz", 4), ("zanzibar", 3), ("jantaris", 4))
DAYS, EVENINGS = 200, 1100
"""So long they have met, and so often."""

PERSON = """INSERT INTO accounts_user (id, username, password, email, is_superuser, is_guest, is_active, is_staff,
        date_joined, language, time_zone, theme, motion, sounds, notifications, name_since, last_seen)
    VALUES (%s, %s, '', '', false, false, true, false, %s, 'en', 'UTC', 'system', 'system', true, false, now(), %s)"""
SINCE = "UPDATE accounts_user SET date_joined = %s WHERE username = %s RETURNING id"
TABLE = """INSERT INTO tables_table (id, game, rules, seats, options, clock, ranked, listed, kept, bank, increment,
        vacation, reliability, host, status, version, taken, waiting, bot_due, deadlines, opened_at, begun_at, ended_at,
        changed_at)
    VALUES (%(id)s, %(game)s, 1, %(seats)s, '{}', %(clock)s, true, true, false, 900, 15, true, 0, '', 'finished', 2,
        %(seats)s, '{}', false, '{}', %(began)s, %(began)s, %(ended)s, %(ended)s)"""
CHAIR = """WITH player AS (INSERT INTO accounts_player (id, "table", user_id) VALUES (%(player)s, %(table)s, %(user)s))
    INSERT INTO tables_seat (table_id, seat, player, timeouts, place, score)
    VALUES (%(table)s, %(seat)s, %(player)s, 0, %(place)s, %(score)s)"""
STREAM = "INSERT INTO eventlog_stream (id, secret, head, version) VALUES (%(id)s, %(zeros)s, %(zeros)s, 1)"
END = """INSERT INTO eventlog_event (stream_id, version, type, schema, ordinal, recorded, body, leaf, head, epoch, xid)
    VALUES (%(id)s, 1, 'revealed', 1, 0, %(ended)s, %(body)s, '', '', 0, %(number)s::text::xid8)"""
BODY = '{{"version":1,"room":"table","type":"revealed","schema":1,"recorded":{recorded},"data":{{}}}}'
FRIENDSHIP = "INSERT INTO accounts_friendship (asker_id, asked_id, since, accepted) VALUES (%s, %s, now(), %s)"


def move_in(stack: Stack) -> Member:
    """Gives back the one whose house it is: she has played a good deal, and has friends."""
    member = Member(stack, HOST, confirmed=False)
    with psycopg.connect(postgres.locate(Place(stack.var)).url("serai")) as connection:
        ((her,),) = connection.execute(SINCE, [datetime.now(UTC) - timedelta(days=DAYS), HOST])
        people = {HOST: her, **{name: _arrive(connection, name) for name in OTHERS}}
        _befriend(connection, people)
        _play(connection, list(people.values()))
    rebuild = [sys.executable, "manage.py", "rebuild", "ladder"]
    subprocess.run(rebuild, env={**CLEAN, "SERAI_VAR": str(stack.var)}, check=True, stdout=subprocess.DEVNULL)
    return member


def _arrive(connection: psycopg.Connection, name: str) -> UUID:
    person, now = uuid4(), datetime.now(UTC)
    seen = now + timedelta(hours=1) if name in HERE else now - timedelta(days=2)
    connection.execute(PERSON, [person, name, now - timedelta(days=DAYS), seen])
    return person


def _befriend(connection: psycopg.Connection, people: dict[str, UUID]) -> None:
    now = datetime.now(UTC)
    pairs = [(HOST, name, now) for name in FRIENDS] + [(name, HOST, None) for name in ASKING]
    for one, other, accepted in [*pairs, *((HOST, name, None) for name in WAITING)]:
        connection.execute(FRIENDSHIP, [people[one], people[other], accepted])


def _play(connection: psycopg.Connection, people: list[UUID]) -> None:
    """Some are better, some come more often, and everybody has good and bad days."""
    rng, now = random.Random(11), datetime.now(UTC)
    strength = {person: rng.gauss(0, 0.7) for person in people} | {people[0]: 0.9}
    eager = [4.0, *(1 / (0.3 + rng.random()) for _ in people[1:])]
    for number in range(1, EVENINGS + 1):
        game, seats = rng.choice(GAMES)
        table, ended = uuid4(), now - timedelta(days=DAYS) * (EVENINGS - number) / EVENINGS - timedelta(minutes=30)
        company = _company(rng, people, eager, seats)
        told = {"id": table, "game": game, "seats": seats, "clock": rng.choice(["live", "live", "live", "async"])}
        connection.execute(TABLE, {**told, "began": ended - timedelta(hours=1), "ended": ended})
        order = sorted(company, key=lambda person: strength[person] + rng.gauss(0, 1), reverse=True)
        for seat, person in enumerate(company):
            place = order.index(person) + 1
            chair = {"table": table, "player": uuid4(), "user": person, "seat": seat, "place": place}
            connection.execute(CHAIR, {**chair, "score": 70 - 9 * place})
        body = BODY.format(recorded=int(ended.timestamp() * 1_000_000)).encode()
        connection.execute(STREAM, {"id": table, "zeros": bytes(32)})
        connection.execute(END, {"id": table, "ended": ended, "body": body, "number": number})


def _company(rng: random.Random, people: list[UUID], eager: list[float], seats: int) -> list[UUID]:
    company: list[UUID] = []
    while len(company) < seats:
        (one,) = rng.choices(people, eager)
        if one not in company:
            company.append(one)
    rng.shuffle(company)
    return company

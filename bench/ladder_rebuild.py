"""The speed of a rebuild of the ladder, in games per second: `python bench/ladder_rebuild.py [--games 100000]`.

Starts a PostgreSQL of its own and fills it by SQL with users and finished ranked tables of four players: a year of
them, in the log and in its read models. Then it follows the log once, which meets every user for the first time, and
rebuilds.
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "platform")]
os.environ["DJANGO_SETTINGS_MODULE"] = "serai.site.settings"
os.environ["SECRET_KEY"] = "for measuring only"

GAME = "byzanz"
PEOPLE = """INSERT INTO accounts_user (id, username, password, email, is_superuser, is_guest, is_active, is_staff,
        date_joined, language, time_zone, theme, motion, sounds, notifications, name_since)
    SELECT gen_random_uuid(), chr(97 + n % 26) || chr(97 + n / 26 % 26) || 'person' || n, '', '', false, false, true,
        false, now(), 'en', 'UTC', 'system', 'system', true, false, now()
    FROM generate_series(1, {people}) n"""
# Some users play a lot, most of them little; their opponents are random.
GAMES = """CREATE TEMPORARY TABLE game AS SELECT n, gen_random_uuid() AS id,
        floor(power(random(), 2) * {people})::int AS first, 1 + floor(random() * ({people} / 4 - 1))::int AS step,
        now() - ({games} - n) * interval '365 days' / {games} AS ended
    FROM generate_series(1, {games}) n"""
WHO = """CREATE TEMPORARY TABLE person AS SELECT row_number() OVER (ORDER BY username) - 1 AS n, id FROM accounts_user;
    CREATE UNIQUE INDEX ON person (n); ANALYZE person"""
OCCUPANTS = """CREATE TEMPORARY TABLE occupant AS SELECT game.n, game.id AS "table", seat, gen_random_uuid() AS player,
        (first + seat * step) % {people} AS person,
        rank() OVER (PARTITION BY game.n ORDER BY (first + seat * step) % {people} % 1000 / 300.0 + 2 * random() DESC)
            AS place
    FROM game, generate_series(0, 3) seat"""
TABLES = """INSERT INTO tables_table (id, game, rules_version, seats, options, clock, ranked, listed, bank, increment,
        vacation, reliability, host, status, version, taken, waiting, bot_due, deadlines, opened_at, started_at,
        ended_at, changed_at)
    SELECT id, '{game}', 1, 4, '{{}}', CASE WHEN n % 10 = 0 THEN 'async' ELSE 'live' END, true, true, 900, 15, true, 0,
        '', 'finished', 2, 4, '{{}}', false, '{{}}', ended - interval '1 hour', ended - interval '1 hour', ended, ended
    FROM game"""
SEATS = """INSERT INTO tables_seat (table_id, seat, player, timeouts, place, score)
    SELECT "table", seat, player, 0, place, 10 - place FROM occupant"""
PLAYERS = """INSERT INTO accounts_player (id, "table", user_id)
    SELECT player, "table", person.id FROM occupant JOIN person ON person.n = occupant.person"""
STREAMS = """INSERT INTO eventlog_stream (id, secret, head, version)
    SELECT id, decode(repeat('00', 32), 'hex'), decode(repeat('00', 32), 'hex'), 2 FROM game"""
# Besides its end, each game has another event, which the ladder doesn't need. Each event has a transaction of its own,
# of an earlier epoch, because events of one transaction are read together.
EVENTS = """INSERT INTO eventlog_event
        (stream_id, version, type, schema, ordinal, recorded, body, leaf, head, epoch, xid)
    SELECT id, version, CASE version WHEN 2 THEN 'finished' ELSE 'opened' END, 1, 0, ended, convert_to(format(
        '{{"table":"%s","version":%s,"source":"table","type":"finished","schema":1,"seat":null,"command":null,"ordinal":0,'
        '"recorded":%s,"data":{{"type":"finished","server_seed":"","secret":"","places":[1,2,3,4],"scores":[4,3,2,1]}},'
        '"cause":null}}', id, version, (extract(epoch FROM ended) * 1000000)::bigint), 'UTF8'), '', '', 0, n::text::xid8
    FROM game, generate_series(1, 2) version ORDER BY n, version"""
FILL = (PEOPLE, GAMES, WHO, OCCUPANTS, TABLES, SEATS, PLAYERS, STREAMS, EVENTS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--people", type=int, default=20_000)
    parser.add_argument("--profile", action="store_true", help="print a profile of the rebuild")
    options = parser.parse_args()
    from serai.ops.data_dir import DataDir, private_folder
    from tests.servers import running_postgres

    with tempfile.TemporaryDirectory(prefix="serai-bench-") as folder:
        Path(folder).chmod(0o755)
        data_dir = DataDir(Path(folder))
        private_folder(data_dir.log)
        with running_postgres(data_dir, fsync="off", max_wal_size="8GB") as (cluster, _):
            os.environ["DATABASE_URL"] = cluster.url("postgres")
            fill(options.games, options.people)
            build(options.games, options.profile)


def fill(games: int, people: int) -> None:
    import django
    from django.core.management import call_command
    from django.db import connection

    django.setup()
    call_command("migrate", verbosity=0)
    with connection.cursor() as cursor:
        for query in FILL:
            began = time.perf_counter()
            cursor.execute(query.format(games=games, people=people, game=GAME))
            print(f"{query.split(' (')[0][:50]:50} {time.perf_counter() - began:7.1f} s", flush=True)
        cursor.execute("VACUUM ANALYZE")


def build(games: int, profiled: bool) -> None:
    import cProfile
    import pstats

    from django.core.management import call_command
    from django.db import connection

    from serai.eventlog.projections import follow
    from serai.ladder.projection import ladder

    began = time.perf_counter()
    follow(ladder)
    print(f"followed the log: {games / (time.perf_counter() - began):,.0f} games a second", flush=True)
    with connection.cursor() as cursor:
        cursor.execute("VACUUM ANALYZE")
    profile = cProfile.Profile()
    began, python = time.perf_counter(), time.process_time()
    if profiled:
        profile.enable()
    call_command("rebuild", "ladder")
    profile.disable()
    took, python = time.perf_counter() - began, time.process_time() - python
    print(f"rebuilt {games:,} games in {took:.1f} s: {games / took:,.0f} a second by the clock")
    print(f"Python computed for {python:.1f} s: {games / python:,.0f} a second of one core")
    if profiled:
        pstats.Stats(profile).sort_stats("tottime").print_stats(25)


if __name__ == "__main__":
    main()

"""The queries of a ladder's pages, with many users: `python bench/ladder_scale.py [--games 1000000]`.

Starts a PostgreSQL of its own and fills the ladder by SQL: people, their standings, rank buckets and final standings,
and rated games of four players. Then it runs the most expensive queries of the API and prints their plans and times.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "platform")]
os.environ["DJANGO_SETTINGS_MODULE"] = "serai.site.settings"
os.environ["SECRET_KEY"] = "for measuring only"

SEASON = 8107
TIMES = 20
PEOPLE = """INSERT INTO accounts_user (id, username, password, email, is_superuser, is_guest, is_active, is_staff,
        date_joined, language, time_zone, theme, motion, sounds, notifications, name_since)
    SELECT gen_random_uuid(), chr(97 + n % 26) || chr(97 + n / 26 % 26) || 'person' || n, '', '', false, false, true,
        false, now(), 'en', 'UTC', 'system', 'system', true, false, now()
    FROM generate_series(1, {people}) n"""
LADDER = "INSERT INTO ladder_ladder (id, game, speed) VALUES (1, 'byzanz', 'live')"
PERSONS = "INSERT INTO ladder_person (user_id) SELECT id FROM accounts_user ORDER BY random()"
CURRENT_SEASON = "INSERT INTO ladder_currentseason VALUES (true, {season}, {games})"
TABLES = """INSERT INTO tables_table (id, game, rules_version, seats, options, clock, ranked, listed, bank, increment,
        vacation, reliability, host, status, version, taken, waiting, bot_due, deadlines, opened_at, changed_at)
    SELECT gen_random_uuid(), 'byzanz', 1, 4, '{{}}', 'live', true, true, 900, 15, true, 0, '', 'finished', 2, 4,
        '{{}}', false, '{{}}', now(), now() FROM generate_series(1, {games})"""
GAMES = """INSERT INTO ladder_ratedgame SELECT n, id, 1, {season} - 3 + 4 * n / ({games} + 1),
        now() - ({games} - n) * interval '365 days' / {games}, false
    FROM (SELECT id, row_number() OVER () AS n FROM tables_table) t"""
# Some users play a lot, most of them little; one of them is in every hundredth game.
ENTRIES = """INSERT INTO ladder_entry
    SELECT CASE WHEN number % 100 = 0 AND seat = 0 THEN 1
                ELSE 2 + (floor(power(random(), 2) * ({people} - 1))::int + seat * 7919) % ({people} - 1) END,
        ladder, number, seat, seat + 1, season, ended_at, seat = 0, 1, 0, 25 + 10 * random(), 3 + random(),
        1500, 1500 + 800 * (random() - 0.5)
    FROM ladder_ratedgame, generate_series(0, 3) seat ON CONFLICT DO NOTHING"""
STANDINGS = """INSERT INTO ladder_standing SELECT 1, id, 25 + z * 9, 3.5, 1500 + z * 360, true, 20, 5,
        CASE WHEN id % 3 = 0 THEN 5 ELSE 0 END, 1, now(), 0, 1 + id % 5, id % 50 = 0
    FROM (SELECT id, random() + random() + random() + random() - 2 AS z FROM ladder_person) p"""
BUCKETS = """INSERT INTO ladder_rankbucket SELECT ladder, seasonal, points, count(*) FROM ladder_standing,
    (VALUES (false), (true)) AS list (seasonal)
    WHERE settled AND NOT inactive AND (NOT seasonal OR season_games > 0) GROUP BY 1, 2, 3"""
FINALS = """INSERT INTO ladder_finalstanding SELECT 1, {season} - 1, person, rank() OVER (ORDER BY points DESC), points,
        140, 5, 1, division, division FROM ladder_standing"""
FILL = (PEOPLE, LADDER, PERSONS, CURRENT_SEASON, TABLES, GAMES, ENTRIES, STANDINGS, BUCKETS, FINALS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--people", type=int, default=200_000)
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
            ask()


def fill(games: int, people: int) -> None:
    import django
    from django.core.management import call_command
    from django.db import connection

    django.setup()
    call_command("migrate", verbosity=0)
    with connection.cursor() as cursor:
        for query in FILL:
            began = time.perf_counter()
            cursor.execute(query.format(games=games, people=people, season=SEASON))
            print(f"{query.split(' (')[0].split(' SELECT')[0]:40} {time.perf_counter() - began:7.1f} s", flush=True)
        cursor.execute("VACUUM ANALYZE")


def ask() -> None:
    from serai.ladder import profile, standings
    from serai.ladder.models import Person

    busiest = Person.objects.get(id=1).user_id
    other = Person.objects.get(id=2).user_id
    rested = standings.all_time(1)
    whole = standings.size(rested)
    middle = standings.with_name_prefix(rested, "mm", 1)[0]
    deep = standings.page(rested, (1400, 1), 1)[0].key
    questions: dict[str, Callable[[], Any]] = {
        f"the first page of {whole:,} players, all time": lambda: standings.page(rested, None, 21),
        "a page far down": lambda: standings.page(rested, deep, 21),
        "the first page of the season": lambda: standings.page(standings.this_season(1), None, 21),
        "around a player in the middle": lambda: standings.around(rested, middle.key[1], 7),
        "names that begin with one letter": lambda: standings.with_name_prefix(rested, "m", 20),
        "names that begin with three letters": lambda: standings.with_name_prefix(rested, "mmp", 20),
        "a page of a past season": lambda: standings.page(standings.past_season(1, SEASON - 1), (100_000, 1), 21),
        "the size of that season": lambda: standings.size(standings.past_season(1, SEASON - 1)),
        "the size of the all-time list": lambda: standings.size(rested),
        "the past seasons": lambda: standings.past_seasons(1),
        "the standings of a player": lambda: profile.standings_of(busiest),
        "the rating history of a player with 10,000 games": lambda: profile.rating_history(busiest, "byzanz", "live"),
        "two players head to head": lambda: profile.head_to_head(busiest, other),
    }
    for name, question in questions.items():
        measure(name, question)


def measure(name: str, question: Callable[[], Any]) -> None:
    """The times of the whole call, with the driver; then the plan of each query."""
    from serai.ladder import profile, standings
    from serai.ladder.finished_games import rows

    question()
    times = []
    for _ in range(TIMES):
        began = time.perf_counter()
        question()
        times.append(1000 * (time.perf_counter() - began))
    asked: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []

    def recording_rows(query: str, *arguments: Any, **named: Any) -> Any:
        asked.append((query, arguments, named))
        return rows(query, *arguments, **named)

    standings.rows = profile.rows = recording_rows
    try:
        question()
    finally:
        standings.rows = profile.rows = rows
    print(f"\n{name}: {statistics.median(times):.1f} ms (at most {max(times):.1f} of {TIMES})")
    for query, arguments, named in asked:
        plan = rows(f"EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF, SUMMARY ON) {query}", *arguments, **named)
        print(*("    " + line for (line,) in plan if "Planning:" not in line), sep="\n")


if __name__ == "__main__":
    main()

"""The cost of the periodic sweeps with 200,000 running tables: `python bench/clocks_sweep.py [--tables 200000]`.

Starts a PostgreSQL of its own, fills it, and prints the plan of each query that Celery beat runs every few seconds: for
tables whose clocks are due, notices and digests to be sent, tables with stalled bots, and due standing orders. A
hundred rows of each are due.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "platform")]
os.environ["DJANGO_SETTINGS_MODULE"] = "serai.site.settings"
os.environ["SECRET_KEY"] = "for measuring only"

DUE = 100
TABLES = """INSERT INTO tables_table (id, game, rules_version, seats, options, clock, ranked, listed, bank, increment,
        vacation, reliability, host, status, version, taken, waiting, bot_due, due_at, deadlines, opened_at, changed_at)
    SELECT gen_random_uuid(), 'byzanz', 1, 4, '{{}}', 'async', false, true, 86400, 86400, true, 0, '', 'running', 10, 4,
        '{{0}}', n <= {due}, now() + (n - {due}) * interval '1 minute', '{{}}', now(), now() - n * interval '4 seconds'
    FROM generate_series(1, {tables}) n"""
ORDERS = """INSERT INTO bots_standingorder (number, key, table_id, player, seat, "order", placed_at, version,
        decision, due_at)
    SELECT n, gen_random_uuid(), id, gen_random_uuid(), 0, '{{}}', now(), 10, '',
        CASE WHEN n <= {due} THEN now() - interval '1 minute' WHEN n % 2 = 0 THEN now() + n * interval '1 second' END
    FROM (SELECT id, row_number() OVER () AS n FROM tables_table) tables"""
PEOPLE = """INSERT INTO accounts_user (id, username, password, email, is_superuser, is_guest, is_active, is_staff,
        date_joined, language, time_zone, theme, motion, sounds, notifications, name_since)
    SELECT gen_random_uuid(), 'person' || n, '', '', false, false, true, false, now(), 'en', 'UTC', 'system', 'system',
        true, false, now()
    FROM generate_series(1, {tables}) n"""
NOTICES = """INSERT INTO notices_notice (user_id, "table", kind, version, created, state, reason, not_before, attempts,
        failures, handled_at)
    SELECT id, gen_random_uuid(), 'turn', 1, now(),
        CASE WHEN n % 2 = 0 OR n <= {due} THEN 'pending' ELSE 'sent' END, '',
        now() + (n - {due}) * interval '1 minute', 0, 0, now()
    FROM (SELECT id, row_number() OVER () AS n FROM accounts_user) people"""
PREFERENCES = """INSERT INTO notices_mailpreferences (user_id, turn, warning, away, over, invitation, reserved_seat,
        all_off, digest_hour, next_digest_at)
    SELECT id, 'digest', 'each', 'each', 'each', 'each', 'each', false, 8, now() + (n - {due}) * interval '1 minute'
    FROM (SELECT id, row_number() OVER () AS n FROM accounts_user) people"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200_000)
    tables = parser.parse_args().tables
    from serai.ops.data_dir import DataDir, private_folder
    from tests.servers import running_postgres

    with tempfile.TemporaryDirectory(prefix="serai-bench-") as folder:
        Path(folder).chmod(0o755)
        data_dir = DataDir(Path(folder))
        private_folder(data_dir.log)
        with running_postgres(data_dir, fsync="off") as (cluster, _):
            os.environ["DATABASE_URL"] = cluster.url("postgres")
            measure(tables)


def measure(tables: int) -> None:
    import django

    django.setup()
    from django.core.management import call_command
    from django.db import connection

    from serai.bots import sweep
    from serai.eventlog.current_time import now
    from serai.notices import digest, send
    from serai.notices.times import utc_now
    from serai.tables.clock import due

    call_command("migrate", verbosity=0)
    with connection.cursor() as cursor:
        for statement in (TABLES, ORDERS, PEOPLE, NOTICES, PREFERENCES):
            cursor.execute(statement.format(tables=tables, due=DUE))
        cursor.execute("VACUUM ANALYZE")
        for name, query, arguments in (
            ("clocks that are due", due.DUE_TABLES, [now(), due.BATCH]),
            ("a notice that is due", send.DUE, [utc_now()]),
            ("tables with stalled bots", sweep.STALLED_TABLES, [sweep.AFTER_SECONDS, sweep.BATCH]),
            ("standing orders that are due", sweep.TABLES_WITH_DUE_ORDERS, [now(), sweep.BATCH]),
            ("digests that are due", digest.DUE, [now(), digest.BATCH_SIZE]),
        ):
            cursor.execute(f"EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF, SUMMARY ON) {query}", arguments)
            print(f"{name}, of {tables:,}:")
            print(*("  " + line for (line,) in cursor.fetchall()), sep="\n", end="\n\n")


if __name__ == "__main__":
    main()

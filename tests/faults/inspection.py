"""What has to hold after all faults. Each finding says at which table, with which action, and what is wrong."""

from collections import Counter
from uuid import UUID

from django.db import connection

from serai.accounts.models import Player
from serai.engine.registry import find
from serai.eventlog import sync_store
from serai.eventlog.envelope import unpack
from serai.eventlog.projections import follow, rebuild
from serai.eventlog.recheck import all_streams
from serai.eventlog.rerun import VerificationError, commits_of
from serai.eventlog.stored_verify import verify_stream
from serai.eventlog.table_state import TableState, apply_events
from serai.notices.models import Notice
from serai.ops.keys import read_site_key
from serai.site.projections import PROJECTIONS
from serai.tables.models import Table
from serai.tables.read_models.rebuild import read_models
from serai.tables.read_models.rows import waiting_for
from tests.notices.mail_server import COUNT_UNPROCESSED
from tests.tables.test_read_models import stored

ALLOWED_REASONS = ("seen", "obsolete", "already-notified")
"""Why a notice may be dropped: all players here have an email address, and want all emails."""


def inspect_all(stack, record, mail_server):
    """Fails with all findings."""
    log = logs()
    assert log.keys() >= record.tables.keys()
    assert_no_findings(
        check_acknowledged(record, log),
        check_received(record, log),
        check_logs(read_site_key(stack.data_dir / "site_key"), log),
        check_projections(log),
        check_notices(log),
        check_emails(mail_server),
    )


def logs():
    """Every table's envelopes."""
    return {table: [unpack(event.body) for event in sync_store.tail(table)] for table in all_streams()}


def check_acknowledged(record, log):
    """Every acknowledged action is in the log exactly once, at the versions of the answer; no refused action is."""
    commands = {table: Counter(e.command for e in events if e.ordinal == 0) for table, events in log.items()}
    for one in record.done:
        times = commands.get(one.table, {}).get(one.command, 0)
        action = f"table {one.table}: action {one.command} of {one.person}, answered with {one.result}"
        if times != 1:
            yield f"{action} as {one.first} to {one.last}, is in the log {times} times"
            continue
        versions = [event.version for event in log[one.table] if event.command == one.command]
        if versions != list(range(one.first, one.last + 1)):
            yield f"{action} as {one.first} to {one.last}, is in the log as {versions}"
    for one in record.refused:
        if commands.get(one.table, {}).get(one.command):
            yield f"table {one.table}: action {one.command} of {one.person} was refused ({one.result}), but is logged"


def check_received(record, log):
    """Each socket got every event since its first frame; the client has checked that none came twice."""
    for person, table, since, versions in record.received:
        missed = sorted({event.version for event in log[table] if event.version > since} - versions)
        if missed:
            yield f"table {table}: the socket of {person} never got {missed}"


def check_logs(site_key, log):
    for table in log:
        try:
            verify_stream(table, site_key, find)
        except VerificationError as error:
            yield f"table {table}: its log is not valid: {error}"


def finished(record):
    statuses = dict(Table.objects.values_list("id", "status"))
    for table, people in record.tables.items():
        if statuses.get(table) != "finished":
            row = Table.objects.filter(id=table).values("version", "waiting", "bot_due", "changed_at").first()
            yield f"table {table} of {' and '.join(people)} is {statuses.get(table)}: {row}"


def check_projections(log):
    """The rows of tables, and every projection that can be rebuilt, agree with the log."""
    for table in log:
        if stored(table) != read_models(table):
            yield f"table {table}: its rows say {stored(table)}, its log {read_models(table)}"
    for projection in PROJECTIONS.values():
        follow(projection)
        if not projection.can_rebuild:
            continue
        before = {name: rows_of(name) for name in projection.tables}
        rebuild(projection)
        for name in projection.tables:
            removed, added = before[name] - rows_of(name), rows_of(name) - before[name]
            if removed or added:
                yield f"{projection.name}: {name} had {dict(removed)}, and after a rebuild {dict(added)}"


def rows_of(name):
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT to_jsonb(t)::text FROM {name} t")
        return Counter(row for (row,) in cursor.fetchall())


def check_notices(log):
    """Players have a notice for each of their turns and for the end of each of their games, and no others."""
    expected = {notice for table, events in log.items() for notice in expected_notices(table, events)}
    found = Counter(Notice.objects.values_list("table", "user__username", "kind", "version"))
    for table, person, kind, version in sorted(expected - found.keys(), key=str):
        yield f"table {table}: {person} has no notice of {kind} at version {version}"
    for (table, person, kind, version), times in found.items():
        if (table, person, kind, version) not in expected or times != 1:
            yield f"table {table}: {person} has {times} unexpected notices of {kind} at version {version}"


def expected_notices(table, events):
    """Computed from the log alone; here nobody resigns, and no clock runs."""
    names = {str(player): name for player, name in _players(table)}
    table_state, before = TableState(), set()
    for commit in commits_of(events):
        apply_events(table_state, commit, find)
        waiting = set(waiting_for(table_state))
        seats = {seat for seat in waiting if seat not in before or seat in {event.seat for event in commit}}
        yield from _notices(table, table_state, seats, "turn", commit[-1].version, names)
        for event in commit:
            if event.source == "table" and event.type == "finished":
                yield from _notices(table, table_state, range(len(table_state.occupants)), "over", event.version, names)
        before = waiting


def _notices(table, table_state, seats, kind, version, names):
    for seat in seats:
        occupant = table_state.occupants[seat]
        if occupant and occupant.bot is None:
            yield table, names[occupant.player], kind, version


def _players(table: UUID):
    return Player.objects.filter(table=table, user__isnull=False).values_list("id", "user__username")


def check_emails(mail_server):
    """Every notice was mailed to its reader, unless it was not needed; twice only if a worker was killed meanwhile.

    A notice that killed workers may have sent ("unconfirmed") is checked like any other: no email may be lost.
    """
    arrived = Counter(str(mail["Message-ID"]).split("@")[0] for mail in mail_server.mails)
    if not Notice.objects.filter(state="sent").exists():
        yield "no email was ever sent"
    for notice in Notice.objects.select_related("user"):
        name = (
            f"table {notice.table}: the notice of {notice.kind} at version {notice.version} to {notice.user.username}"
        )
        times, state = arrived[f"<notice-{notice.pk}"], f"{notice.state} {notice.reason}".strip()
        if notice.reason in ALLOWED_REASONS and notice.state == "dropped":
            if times > notice.attempts:
                yield f"{name} was mailed {times} times without need"
        elif state not in ("sent", "dropped unconfirmed"):
            yield f"{name} was not mailed: {state}"
        elif not 1 <= times <= notice.attempts:
            yield f"{name} was mailed {times} times in {notice.attempts} attempts: {state}"


def assert_no_findings(*findings):
    """Fails with every finding in its own line."""
    found = [finding for each in findings for finding in each]
    assert not found, "\n".join(["findings:", *found[:40], f"({len(found)} in all)"])


def pending():
    """The number of undecided notices, and of events without notices."""
    with connection.cursor() as cursor:
        cursor.execute(COUNT_UNPROCESSED)
        return sum(cursor.fetchone())

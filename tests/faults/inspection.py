"""What has to hold after all faults. Each finding says which table, which action, and what is wrong."""

from collections import Counter
from uuid import UUID

from django.db import connection

from serai.accounts.models import Player
from serai.engine.registry import find
from serai.eventlog import sync_door
from serai.eventlog.chronicle import Chronicle, advance
from serai.eventlog.decide_again import Fault, commits_of
from serai.eventlog.envelope import unpack
from serai.eventlog.projections import follow, rebuild
from serai.eventlog.replay import all_streams
from serai.eventlog.stored_verify import verify_stream
from serai.nudges.models import Notice
from serai.ops.keys import read_site_key
from serai.site.projections import PROJECTIONS
from serai.tables.models import Table
from serai.tables.rebuild import read_models
from serai.tables.rows import waiting_for
from tests.nudges.post_office import COUNT_UNTOLD
from tests.tables.test_read_models import stored

NEEDLESS = ("seen", "passed", "told")
"""Why a notice may be dropped: everybody here has an address, and wants to be told of everything."""


def everything(stack, record, office):
    """Fails with all that is wrong."""
    log = logs()
    assert log.keys() >= record.tables.keys()
    nothing_but(
        acknowledged(record, log),
        heard(record, log),
        verified(read_site_key(stack.var / "site_key"), log),
        projected(log),
        nudged(log),
        mailed(office),
    )


def logs():
    """Every table's envelopes."""
    return {table: [unpack(event.body) for event in sync_door.tail(table)] for table in all_streams()}


def acknowledged(record, log):
    """Every acknowledged action is in the log exactly once, where it was said to be; what was refused is not."""
    commands = {table: Counter(e.command for e in events if e.ordinal == 0) for table, events in log.items()}
    for told in record.done:
        times = commands.get(told.table, {}).get(told.command, 0)
        where = f"table {told.table}: action {told.command} of {told.person}, told to be {told.result}"
        if times != 1:
            yield f"{where} as {told.first} to {told.last}, is in the log {times} times"
            continue
        versions = [event.version for event in log[told.table] if event.command == told.command]
        if versions != list(range(told.first, told.last + 1)):
            yield f"{where} as {told.first} to {told.last}, is in the log as {versions}"
    for told in record.refused:
        if commands.get(told.table, {}).get(told.command):
            yield f"table {told.table}: action {told.command} of {told.person} was refused ({told.result}), and stands"


def heard(record, log):
    """Each socket has shown every event since it came once; that none came twice, the client has seen to."""
    for person, table, since, versions in record.heard:
        missed = sorted({event.version for event in log[table] if event.version > since} - versions)
        if missed:
            yield f"table {table}: the socket of {person} never told of {missed}"


def verified(site_key, log):
    for table in log:
        try:
            verify_stream(table, site_key, find)
        except Fault as fault:
            yield f"table {table}: its log does not verify: {fault}"


def finished(record):
    statuses = dict(Table.objects.values_list("id", "status"))
    for table, people in record.tables.items():
        if statuses.get(table) != "finished":
            row = Table.objects.filter(id=table).values("version", "waiting", "bot_due", "changed_at").first()
            yield f"table {table} of {' and '.join(people)} is {statuses.get(table)}: {row}"


def projected(log):
    """The tables' own rows, and every projection that can be built again."""
    for table in log:
        if stored(table) != read_models(table):
            yield f"table {table}: its rows say {stored(table)}, its log {read_models(table)}"
    for projection in PROJECTIONS.values():
        follow(projection)
        if projection.once:
            continue
        before = {name: rows_of(name) for name in projection.tables}
        rebuild(projection)
        for name in projection.tables:
            gone, new = before[name] - rows_of(name), rows_of(name) - before[name]
            if gone or new:
                yield f"{projection.name}: {name} had {dict(gone)}, and built again {dict(new)}"


def rows_of(name):
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT to_jsonb(t)::text FROM {name} t")
        return Counter(row for (row,) in cursor.fetchall())


def nudged(log):
    """Whoever was waited for, and whoever played a game that is over, has a notice of it, and only they."""
    expected = {note for table, events in log.items() for note in due_notices(table, events)}
    there = Counter(Notice.objects.values_list("table", "user__username", "kind", "version"))
    for table, person, kind, version in sorted(expected - there.keys(), key=str):
        yield f"table {table}: nobody tells {person} of {kind} at version {version}"
    for (table, person, kind, version), times in there.items():
        if (table, person, kind, version) not in expected or times != 1:
            yield f"table {table}: {person} is told {times} times of {kind} at version {version}, without a reason"


def due_notices(table, events):
    """Told by the log alone; nobody resigns here, and no clock runs."""
    names = {str(player): name for player, name in _players(table)}
    chronicle, before = Chronicle(), set()
    for commit in commits_of(events):
        advance(chronicle, commit, find)
        waiting = set(waiting_for(chronicle))
        seats = {seat for seat in waiting if seat not in before or seat in {event.seat for event in commit}}
        yield from _notices(table, chronicle, seats, "turn", commit[-1].version, names)
        for event in commit:
            if event.room == "table" and event.type == "revealed":
                yield from _notices(table, chronicle, range(len(chronicle.chairs)), "over", event.version, names)
        before = waiting


def _notices(table, chronicle, seats, kind, version, names):
    for seat in seats:
        chair = chronicle.chairs[seat]
        if chair and chair.bot is None:
            yield table, names[chair.player], kind, version


def _players(table: UUID):
    return Player.objects.filter(table=table, user__isnull=False).values_list("id", "user__username")


def mailed(office):
    """Every notice has come to its reader, unless there was no need; twice only if a worker died in the very moment.

    Who was handed over twice by workers that died ("unsure") is asked for like any other: nobody may miss a mail.
    """
    came = Counter(str(mail["Message-ID"]).split("@")[0] for mail in office.mails)
    if not Notice.objects.filter(state="sent").exists():
        yield "no mail was ever sent"
    for notice in Notice.objects.select_related("user"):
        told = f"table {notice.table}: of {notice.kind} at version {notice.version} {notice.user.username}"
        times, became = came[f"<nudge-{notice.pk}"], f"{notice.state} {notice.reason}".strip()
        if notice.reason in NEEDLESS and notice.state == "dropped":
            if times > notice.attempts:
                yield f"{told} was told {times} times without need"
        elif became not in ("sent", "dropped unsure"):
            yield f"{told} is told nothing: {became}"
        elif not 1 <= times <= notice.attempts:
            yield f"{told} got {times} mails of {notice.attempts}: {became}"


def nothing_but(*findings):
    """Fails with every finding in a line of its own."""
    found = [finding for each in findings for finding in each]
    assert not found, "\n".join(["what is wrong:", *found[:40], f"({len(found)} in all)"])


def pending():
    """Notices that are still to be decided about, and events of which there are no notices yet."""
    with connection.cursor() as cursor:
        cursor.execute(COUNT_UNTOLD)
        return sum(cursor.fetchone())

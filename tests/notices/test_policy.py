"""Whether a notice is sent, delayed or dropped: a table of cases."""

import pytest

from serai.notices.policy import DAY, MAX_INVITATIONS_PER_DAY, MINUTE, SEND, Delay, Drop, Facts, decide
from serai.tables.clock.calendar import QuietHours

HOUR = 60 * MINUTE
NOON = 1_793_880_000_000_000  # Thursday 2026-11-05, 12:00 UTC
MIDNIGHT = NOON + 12 * HOUR
NIGHTS = QuietHours("UTC", sleep_from=23 * 60, sleep_to=7 * 60)
BUDAPEST = QuietHours("Europe/Budapest", sleep_from=23 * 60, sleep_to=7 * 60)
WEEKENDS = QuietHours("UTC", weekends_off=True)
SATURDAY = NOON + 2 * DAY


def facts(kind="turn", **more):
    return Facts(**{"kind": kind, "now": NOON, "created": NOON - HOUR, **more})


CASES = {
    "the user is elsewhere": (facts(), SEND),
    "no verified address": (facts(address="missing"), Drop("no-address")),
    "disabled address": (facts(address="disabled"), Drop("address-disabled")),
    "the user wants no emails of this kind": (facts(delivery="none"), Drop("unsubscribed")),
    "muted table": (facts(is_muted=True), Drop("muted")),
    "the turn is over": (facts(still_valid=False), Drop("obsolete")),
    "the user prefers the digest": (facts(delivery="digest"), Drop("digest")),
    "a turn that is over is not left for the digest": (facts(delivery="digest", still_valid=False), Drop("obsolete")),
    "visited since": (facts(last_visit=NOON - MINUTE), Drop("seen")),
    "visited before": (facts(last_visit=NOON - 2 * HOUR), SEND),
    "visited at the same time, by the move that caused it": (facts(last_visit=NOON - HOUR), SEND),
    "present, for less than a minute": (
        facts(is_present=True, created=NOON - 10),
        Delay(NOON - 10 + MINUTE, "present"),
    ),
    "present, for a minute": (facts(is_present=True, created=NOON - MINUTE), Drop("seen")),
    "notified, and not visited since": (facts(last_mail=NOON - MINUTE), Drop("already-notified")),
    "notified, and visited since": (facts(last_mail=NOON - 3 * HOUR, last_visit=NOON - 2 * HOUR), SEND),
    "warning: notified, and not visited since": (facts("warning", last_mail=NOON - MINUTE), Drop("already-notified")),
    "warning: notified, and visited since": (
        facts("warning", last_mail=NOON - 3 * HOUR, last_visit=NOON - 2 * HOUR),
        SEND,
    ),
    "over: notified, and not visited since": (facts("over", last_mail=NOON - MINUTE), Drop("already-notified")),
    "over: notified, and visited since": (facts("over", last_mail=NOON - 3 * HOUR, last_visit=NOON - 2 * HOUR), SEND),
    "away: notified, and not visited since": (facts("away", last_mail=NOON - MINUTE), Drop("already-notified")),
    "away: notified, and visited since": (facts("away", last_mail=NOON - 3 * HOUR, last_visit=NOON - 2 * HOUR), SEND),
    "at night: held until morning": (
        facts(now=MIDNIGHT, created=MIDNIGHT, quiet_hours=NIGHTS),
        Delay(MIDNIGHT + 7 * HOUR, "quiet-hours"),
    ),
    "at night in the user's time zone": (
        facts(now=MIDNIGHT, created=MIDNIGHT, quiet_hours=BUDAPEST),
        Delay(MIDNIGHT + 6 * HOUR, "quiet-hours"),
    ),
    "by day": (facts(quiet_hours=NIGHTS), SEND),
    "on a free weekend: held until Monday": (
        facts(now=SATURDAY, created=SATURDAY, quiet_hours=WEEKENDS),
        Delay(SATURDAY + 36 * HOUR, "quiet-hours"),
    ),
    "on vacation: held until its end": (
        facts(vacations=[(NOON - DAY, NOON + 3 * DAY)]),
        Delay(NOON + 3 * DAY, "quiet-hours"),
    ),
    "a vacation that ends at night": (
        facts(vacations=[(NOON - DAY, MIDNIGHT)], quiet_hours=NIGHTS),
        Delay(MIDNIGHT + 7 * HOUR, "quiet-hours"),
    ),
    "a vacation to come": (facts(vacations=[(NOON + DAY, NOON + 3 * DAY)]), SEND),
    "live table: held for a minute": (
        facts(is_live=True, created=NOON - 10),
        Delay(NOON - 10 + MINUTE, "present"),
    ),
    "live table, after a minute": (facts(is_live=True, created=NOON - MINUTE), SEND),
    "live table, at night": (facts(is_live=True, now=MIDNIGHT, created=MIDNIGHT - HOUR, quiet_hours=NIGHTS), SEND),
    "the end of a live game, at night": (
        facts("over", is_live=True, now=MIDNIGHT, created=MIDNIGHT - HOUR, quiet_hours=NIGHTS),
        Delay(MIDNIGHT + 7 * HOUR, "quiet-hours"),
    ),
    "a standing order acts soon": (facts(standing_order_at=NOON + HOUR), Delay(NOON + HOUR + MINUTE, "standing-order")),
    "a standing order was due before": (facts(standing_order_at=NOON - HOUR), SEND),
    "an invitation": (facts("invitation"), SEND),
    "too many invitations": (facts("invitation", invitations_today=MAX_INVITATIONS_PER_DAY), Drop("daily-limit")),
    "the digest": (facts("digest"), SEND),
}


@pytest.mark.parametrize(("given", "expected"), CASES.values(), ids=CASES)
def test_the_policy_decides_each_case(given, expected):
    assert decide(given) == expected

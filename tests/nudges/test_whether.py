"""The one place that decides whether something is told: a table of cases."""

import pytest

from serai.nudges.whether import DAY, INVITATIONS_A_DAY, MINUTE, SEND, Drop, Facts, Hold, whether
from serai.tables.calendar import Habits

HOUR = 60 * MINUTE
NOON = 1_793_880_000_000_000  # Thursday 2026-11-05, 12:00 UTC
MIDNIGHT = NOON + 12 * HOUR
NIGHTS = Habits("UTC", sleep_from=23 * 60, sleep_to=7 * 60)
BUDAPEST = Habits("Europe/Budapest", sleep_from=23 * 60, sleep_to=7 * 60)
WEEKENDS = Habits("UTC", weekends_off=True)
SATURDAY = NOON + 2 * DAY


def facts(kind="turn", **more):
    return Facts(**{"kind": kind, "now": NOON, "created": NOON - HOUR, **more})


CASES = {
    "somebody who is elsewhere is told": (facts(), SEND),
    "who has no verified address": (facts(address="missing"), Drop("no-address")),
    "whose mails came back": (facts(address="closed"), Drop("address-off")),
    "who wants none of this kind": (facts(wish="none"), Drop("unsubscribed")),
    "who has muted the table": (facts(is_muted=True), Drop("muted")),
    "a turn that has passed": (facts(still_holds=False), Drop("passed")),
    "who prefers the digest": (facts(wish="digest"), Drop("digest")),
    "a passed turn is no news for the digest": (facts(wish="digest", still_holds=False), Drop("passed")),
    "who was there since": (facts(visited=NOON - MINUTE), Drop("seen")),
    "who was there before": (facts(visited=NOON - 2 * HOUR), SEND),
    "who made the move that it follows from": (facts(visited=NOON - HOUR), SEND),
    "who is looking, for a minute": (
        facts(is_looking=True, created=NOON - 10),
        Hold(NOON - 10 + MINUTE, "looking"),
    ),
    "who has been looking for a minute": (facts(is_looking=True, created=NOON - MINUTE), Drop("seen")),
    "who was told and did not come": (facts(told=NOON - MINUTE), Drop("told")),
    "who was told, and came": (facts(told=NOON - 3 * HOUR, visited=NOON - 2 * HOUR), SEND),
    "the alarm of who was told and did not come": (facts("alarm", told=NOON - MINUTE), Drop("told")),
    "the alarm of who came and did not move": (facts("alarm", told=NOON - 3 * HOUR, visited=NOON - 2 * HOUR), SEND),
    "the end, for who was told and did not come": (facts("over", told=NOON - MINUTE), Drop("told")),
    "the end, for who has come since": (facts("over", told=NOON - 3 * HOUR, visited=NOON - 2 * HOUR), SEND),
    "a bot plays for who was told and did not come": (facts("away", told=NOON - MINUTE), Drop("told")),
    "a bot plays for who came and did not move": (facts("away", told=NOON - 3 * HOUR, visited=NOON - 2 * HOUR), SEND),
    "at night: held until they wake": (
        facts(now=MIDNIGHT, created=MIDNIGHT, habits=NIGHTS),
        Hold(MIDNIGHT + 7 * HOUR, "resting"),
    ),
    "by their own clock": (
        facts(now=MIDNIGHT, created=MIDNIGHT, habits=BUDAPEST),
        Hold(MIDNIGHT + 6 * HOUR, "resting"),
    ),
    "by day": (facts(habits=NIGHTS), SEND),
    "on a free weekend: held until Monday": (
        facts(now=SATURDAY, created=SATURDAY, habits=WEEKENDS),
        Hold(SATURDAY + 36 * HOUR, "resting"),
    ),
    "on vacation: held until its end": (
        facts(vacations=[(NOON - DAY, NOON + 3 * DAY)]),
        Hold(NOON + 3 * DAY, "resting"),
    ),
    "a vacation that ends at night": (
        facts(vacations=[(NOON - DAY, MIDNIGHT)], habits=NIGHTS),
        Hold(MIDNIGHT + 7 * HOUR, "resting"),
    ),
    "a vacation to come": (facts(vacations=[(NOON + DAY, NOON + 3 * DAY)]), SEND),
    "at a live table: not before a minute": (
        facts(is_live=True, created=NOON - 10),
        Hold(NOON - 10 + MINUTE, "looking"),
    ),
    "at a live table, gone for a minute": (facts(is_live=True, created=NOON - MINUTE), SEND),
    "at a live table, by night": (facts(is_live=True, now=MIDNIGHT, created=MIDNIGHT - HOUR, habits=NIGHTS), SEND),
    "the end of a live game, by night": (
        facts("over", is_live=True, now=MIDNIGHT, created=MIDNIGHT - HOUR, habits=NIGHTS),
        Hold(MIDNIGHT + 7 * HOUR, "resting"),
    ),
    "who has left an order that acts soon": (facts(order_at=NOON + HOUR), Hold(NOON + HOUR + MINUTE, "order")),
    "whose order had its moment": (facts(order_at=NOON - HOUR), SEND),
    "an invitation": (facts("invitation"), SEND),
    "too many invitations": (facts("invitation", invited_today=INVITATIONS_A_DAY), Drop("enough")),
    "the digest": (facts("digest"), SEND),
}


@pytest.mark.parametrize(("given", "expected"), CASES.values(), ids=CASES)
def test_whether(given, expected):
    assert whether(given) == expected

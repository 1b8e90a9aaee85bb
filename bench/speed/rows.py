"""The rows that all writers insert in the append benchmark: one event of an ordinary move."""

import json

SECRET = bytes(range(32))
DATA = json.dumps(
    {"type": "moved", "seat": 1, "cards": [3, 4, 4, 7], "to": "Kilwa", "paid": 12, "left": [0, 2, 1]},
    separators=(",", ":"),
).encode()
BODY = 302
"""Bytes of its envelope, without the digits of its version."""
NEW_TABLE = """INSERT INTO tables_table (id, game, rules_version, seats, options, clock, ranked, listed, bank,
        increment, vacation, reliability, host, status, version, taken, waiting, bot_due, deadlines, opened_at,
        changed_at)
    VALUES (%s, 'tally', 1, 2, '{}', 'untimed', false, true, 0, 0, true, 0, '', 'running', 0, 2, '{0}', false, '{}',
        now(), now())"""

"""Who may do what, as a table: every operation, every message of a socket, every door of signing in.

`permissions.csv` says what is meant, tests ask for it, `docs/permissions.md` shows it. After a change of the table:
`make permissions` writes the page anew.
"""

import csv
from pathlib import Path
from typing import get_args

from serai.live import urls as sockets
from serai.live.messages import FromClient
from tests.guard.roles import ROLES

DATA = Path(__file__).with_name("permissions.csv")
PAGE = Path(__file__).parents[2] / "docs" / "permissions.md"
HEAD = """# Who may do what

Every operation of the API, every message of a socket and every door of signing in, asked by everybody. Tests ask all of
it again, and refuse an operation that isn't in the table (`tests/guard/permissions.csv`, of which this page is made by
`make permissions`).

- **nobody** has not signed in; a **guest** and a **spectator** (a member) have no part in the table, which everybody
  may watch; a **moderator** is staff, with every right there is in the admin, and is nobody special here.
- A **player** sits in another chair. The **owner** hosts the table and sits there; what an address under `me` names is
  the owner's.
- A **token** is a program of the owner's; a **link** is a browser that came by a link out of a mail to the owner.

A number is an HTTP status, a word the code of a refusal (see [api.md](api.md#problems)); for sockets it is the answer's
type, or the code of the refusal or of the closing. The doors of signing in, under `auth/{browser,app}/v1/`, are asked
with nothing in hand: 400 is who may try. At a table that takes an invitation nobody, guests, spectators and
moderators get `unknown-table` wherever they get anything here but `not-authenticated`.
"""


def read():
    """By what is asked, the answer for each role."""
    with DATA.open(newline="") as file:
        header, *rows = csv.reader(file)
    assert tuple(header[1:]) == ROLES
    return {what: dict(zip(ROLES, cells, strict=True)) for what, *cells in rows}


def socket_questions():
    """Each socket there is, and each message that a table's takes."""
    places = [f"/{one.pattern}".replace("<uuid:table>", "{table}") for one in sockets.urlpatterns if str(one.pattern)]
    messages = [
        f"WS {place} {kind.__struct_config__.tag}"
        for place in places
        if "tables" in place
        for kind in get_args(FromClient)
    ]
    return [*(f"WS {place}" for place in places), *messages]


def page():
    lines = [HEAD, f"| | {' | '.join(ROLES)} |", "|---" * (len(ROLES) + 1) + "|"]
    for what, cells in read().items():
        lines.append(f"| `{what}` | {' | '.join(_cell(cells[role]) for role in ROLES)} |")
    return "\n".join(lines) + "\n"


def _cell(answer):
    """A refusal by its code alone, what is allowed in bold."""
    status, _, code = answer.partition(" ")
    return code or (f"**{status}**" if not status.isdigit() or int(status) < 400 else status)

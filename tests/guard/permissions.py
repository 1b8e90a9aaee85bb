"""Who may do what, as a table: every address of the site, every message of a socket.

`permissions.csv` says what is meant, tests ask for it, `docs/permissions.md` shows it. After a change of the table:
`make permissions` writes the page anew.
"""

import csv
from pathlib import Path
from typing import get_args

from serai.live import urls as sockets
from serai.live.messages import FromClient
from tests.guard.addresses import AUTH, V1
from tests.guard.roles import ROLES

DATA = Path(__file__).with_name("permissions.csv")
PAGE = Path(__file__).parents[2] / "docs" / "permissions.md"
HEAD = """# Who may do what

Every address of the site and every message of a socket, asked by everybody as they would ask: browsers with their
cookies and the CSRF token, programs with a token of their own and no cookie. Tests ask all of it again. They find the
addresses by walking through the site, and refuse one that isn't in the table (`tests/guard/permissions.csv`, of which
this page is made by `make permissions`).

- **nobody** has not signed in; a **guest** and a **spectator** (a member) have no part in the table, which everybody
  may watch.
- A **moderator** is staff with [the rights that make one](operating.md#moderators); a **superuser** has every right
  there is in the admin. Neither is anybody special but at the desk.
- A **player** sits in another chair. The **owner** hosts the table and sits there; what an address under `me` names is
  the owner's.
- A **token** is a program of the owner's; a **link** is a browser that came by a link out of a mail to the owner.

A number is an HTTP status, a word the code of a refusal (see [api.md](api.md#problems)).
"""
SECTIONS = {
    "WS ": """## Sockets

The answer's type, or the code of the refusal or of the closing.
""",
    AUTH: """## Signing in

Asked with nothing in hand: 400 is who may try. A browser's doors go by its cookie and want the CSRF token, which no
program has; an app's go by the `X-Session-Token` that it was given, and by no cookie.
""",
    V1: """## The API

Under `/api/v1`. At a table that takes an invitation nobody, guests, spectators, moderators and superusers get
`unknown-table` wherever they get anything here but `not-authenticated`.
""",
    "/admin/": """## The staff's desk

Forms are sent empty: 200 is who is told what is missing. `sign-in` leads there.
""",
    "": """## Pages

Of a site with an address of its own and without a mail server. What a page shows it asks the API for.
""",
}
"""By what addresses begin with; the first that fits."""


def read():
    """By what is asked, the answer for each role."""
    with DATA.open(newline="") as file:
        header, *rows = csv.reader(file)
    assert tuple(header[1:]) == ROLES
    return {what: dict(zip(ROLES, cells, strict=True)) for what, *cells in rows}


def socket_questions():
    """Each socket there is, with each message that it takes; a list comes again for whatever is said."""
    found = []
    for one in sockets.urlpatterns:
        place = f"WS /{one.pattern}".replace("<uuid:table>", "{table}") if str(one.pattern) else "WS /{anything}"
        takes = [kind.__struct_config__.tag for kind in get_args(FromClient)] if "{table}" in place else ["anything"]
        found += [place, *(f"{place} {message}" for message in takes)]
    return found


def page():
    return "\n".join([HEAD, *(f"{head}\n{_table(rows)}" for head, rows in _in_sections().items())])


def _in_sections():
    """What is answered alike stands in one row, but for the API's: there the eye looks for an operation."""
    sections = {}
    for what, cells in read().items():
        begins = next(one for one in SECTIONS if what.startswith(one) or what.partition(" ")[2].startswith(one))
        rows = sections.setdefault(begins, {})
        answers = tuple(_cell(cells[role]) for role in ROLES)
        rows.setdefault(what if begins == V1 else answers, (answers, []))[1].append(what.replace(f" {V1}/", " /"))
    return {SECTIONS[begins]: sections[begins].values() for begins in (V1, "WS ", AUTH, "", "/admin/")}


def _table(rows):
    lines = [f"| | {' | '.join(ROLES)} |", "|---" * (len(ROLES) + 1) + "|"]
    lines += [f"| {', '.join(f'`{what}`' for what in asked)} | {' | '.join(answers)} |" for answers, asked in rows]
    return "\n".join(lines) + "\n"


def _cell(answer):
    """A refusal by its code alone, what is allowed in bold."""
    status, _, code = answer.partition(" ")
    return code or (f"**{status}**" if not status.isdigit() or int(status) < 400 else status)

"""The permission matrix: for every endpoint of the site and every socket message, the answer that each role gets.

`permissions.csv` is the matrix, tests check it, and `docs/permissions.md` shows it. After a change of the matrix,
regenerate the page with `make permissions`.
"""

import csv
from pathlib import Path
from typing import get_args

from serai.live import urls as sockets
from serai.live.messages import ClientMessage
from tests.security.endpoints import AUTH, V1
from tests.security.roles import ROLES

DATA = Path(__file__).with_name("permissions.csv")
PAGE = Path(__file__).parents[2] / "docs" / "permissions.md"
HEAD = """# Permissions

This page shows the answer that each role gets from every endpoint of the site and to every socket message. Browsers
send their cookies and the CSRF token; programs send an API token and no cookies. `make test` sends all these requests.
The tests find the endpoints in the URL configuration and fail if one is missing in `tests/security/permissions.csv`.
`make permissions` generates this page from that file.

- **anonymous** has not signed in. A **guest** and a **spectator** (a member) don't take part in the table, which is
  public.
- A **moderator** is a staff user with [the permissions of a moderator](operating.md#moderators). A **superuser** has
  all permissions in the admin. Outside of the admin, neither has special rights.
- A **player** sits in another seat. The **owner** hosts the table and sits there, and owns whatever a path under `me`
  names.
- A **token** is a program with the owner's API token. A **link** is a browser that opened a link in an email to the
  owner.

A number is an HTTP status, a word is the code of a [problem](api.md#problems).
"""
SECTIONS = {
    "WS ": """## Sockets

The type of the answer, or the code of the problem or of the close.
""",
    AUTH: """## Signing in

The requests have an empty body: 400 means that the role may use the endpoint. The `browser` endpoints use the session
cookie and need the CSRF token, which programs don't have. The `app` endpoints use the header `X-Session-Token` and
ignore cookies.
""",
    V1: """## The API

Under `/api/v1`. At an unlisted table, anonymous clients, guests, spectators, moderators and superusers without the
invitation get `unknown-table`, or `not-authenticated` where that is shown here.
""",
    "/admin/": """## The admin

Forms are sent empty: 200 means that the form lists the missing fields. `sign-in` is a redirect to the sign-in page.
""",
    "": """## Pages

Pages of a site with a public address and without a mail server. They get their content from the API.
""",
}
"""By prefix of the path; the first match counts."""


def read():
    """By endpoint, the answer for each role."""
    with DATA.open(newline="") as file:
        header, *rows = csv.reader(file)
    assert tuple(header[1:]) == ROLES
    return {name: dict(zip(ROLES, cells, strict=True)) for name, *cells in rows}


def socket_requests():
    """Each socket, with each message that it accepts. Lobby and searches send their list again for any message."""
    found = []
    for one in sockets.urlpatterns:
        path = f"WS /{one.pattern}".replace("<uuid:table>", "{table}") if str(one.pattern) else "WS /{anything}"
        is_table = "{table}" in path
        messages = [kind.__struct_config__.tag for kind in get_args(ClientMessage)] if is_table else ["anything"]
        found += [path, *(f"{path} {message}" for message in messages)]
    return found


def page():
    return "\n".join([HEAD, *(f"{head}\n{_table(rows)}" for head, rows in _in_sections().items())])


def _in_sections():
    """Endpoints with the same answers share a row, except for the API, where readers look for an operation."""
    sections = {}
    for name, cells in read().items():
        prefix = next(one for one in SECTIONS if name.startswith(one) or name.partition(" ")[2].startswith(one))
        rows = sections.setdefault(prefix, {})
        answers = tuple(_cell(cells[role]) for role in ROLES)
        rows.setdefault(name if prefix == V1 else answers, (answers, []))[1].append(name.replace(f" {V1}/", " /"))
    return {SECTIONS[prefix]: sections[prefix].values() for prefix in (V1, "WS ", AUTH, "", "/admin/")}


def _table(rows):
    lines = [f"| | {' | '.join(ROLES)} |", "|---" * (len(ROLES) + 1) + "|"]
    lines += [f"| {', '.join(f'`{name}`' for name in names)} | {' | '.join(answers)} |" for answers, names in rows]
    return "\n".join(lines) + "\n"


def _cell(answer):
    """The code of a problem; a success in bold."""
    status, _, code = answer.partition(" ")
    return code or (f"**{status}**" if not status.isdigit() or int(status) < 400 else status)

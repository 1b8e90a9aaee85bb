"""Members who read their emails at /dev/mail/, and a check for missing messages."""

import html
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, StorageState

from tests.notices.browsers import PASSWORD, Browser
from tests.ops.stack import Stack, wait_until

ROOT = Path(__file__).parents[2]
CATALOGUES = (*ROOT.glob("frontend/src/i18n/en/*.ftl"), ROOT / "platform/serai/notices/texts/en/messages.ftl")
MESSAGE_IDS = {
    name
    for catalogue in CATALOGUES
    for name in re.findall(r"^([a-z][\w-]+) =", catalogue.read_text("utf-8"), re.MULTILINE)
    if "-" in name
}


class Member(Browser):
    """A member who signed up through the API and has confirmed the address, unless `confirmed` is false."""

    def __init__(self, stack: Stack, name: str, *, language: str = "en", confirmed: bool = True) -> None:
        super().__init__(stack)
        self.name, self.address = name, f"{name.lower()}@palmyra.example"
        self.ask("GET", "auth/browser/v1/config")
        signup = {"username": name, "password": PASSWORD, "email": self.address}
        self.does("POST", "auth/browser/v1/auth/signup", signup)
        self.does("PATCH", "me", {"language": language})
        if confirmed:
            key = re.search(r"Code: (\S+)", self.mail("[Caravanserai]"))
            self.does("POST", "auth/browser/v1/auth/email/verify", {"key": key[1]})

    def mail(self, subject: str) -> str:
        """The newest email to this member whose subject begins with `subject`, as /dev/mail/ shows it."""
        row = rf'<td>{re.escape(self.address)}</td><td><a href="(/dev/mail/\d+)">{re.escape(html.escape(subject))}'

        def found() -> re.Match[str] | None:
            return re.search(row, self._fetch_locally("/dev/mail/"))

        path = wait_until(found, f"an email {subject!r} to {self.name}")[1]
        return html.unescape(self._fetch_locally(path))

    def _fetch_locally(self, path: str) -> str:
        """/dev/mail/ answers only requests from this machine."""
        return self.fetch(f"{self.site}{path}", headers={"X-Forwarded-For": "127.0.0.1"})[1]

    def link_in(self, subject: str) -> str:
        """The link in an email that opens the table."""
        return self._address(r"/tables/[0-9a-f-]+#go=[\w:-]+", subject)

    def invitation_in(self, subject: str) -> str:
        return self._address(r"/tables/[0-9a-f-]+(\?invitation=\w+)?", subject)

    @property
    def confirmation(self) -> str:
        """The confirmation link of the newest email."""
        return self._address(r"/verify-email/[\w:-]+", "[Caravanserai]")

    def unsubscribe_link_in(self, subject: str) -> str:
        return self._address(r"/mail/[\w:-]+", subject)

    def open_table_to_move(self, *, listed: bool = True) -> str:
        """Opens a table of two with a bot and sits down, so that this member is to move; returns the table's id."""
        table: str = self.does("POST", "tables", {"game": "haggle", "seats": 2, "bots": ["random"], "listed": listed})[
            "id"
        ]
        self.does("POST", f"tables/{table}/seats", {"nonce": "0f" * 16})
        return table

    def _address(self, path: str, subject: str) -> str:
        return re.search(self.site + path, self.mail(subject))[0]

    @property
    def site(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def state(self) -> StorageState:
        """The browser storage of this member's session."""
        place: Any = {"domain": "localhost", "path": "/", "expires": -1, "httpOnly": False, "secure": False}
        cookies = [
            {"name": cookie.name, "value": cookie.value or "", **place, "sameSite": "Lax"} for cookie in self.jar
        ]
        return StorageState(cookies=cookies, origins=[])


def assert_no_missing_messages(page: Page) -> None:
    """A missing message shows its id instead."""
    shown = set(re.findall(r"[\w-]+", page.locator("body").inner_text()))
    assert not shown & MESSAGE_IDS

"""Members who read their mails at /dev/mail/, and what every page has to be free of."""

import html
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, StorageState

from tests.nudges.people import PASSWORD, Browser
from tests.ops.stack import Stack, wait_until

ROOT = Path(__file__).parents[2]
CATALOGUES = (*ROOT.glob("frontend/src/words/en/*.ftl"), ROOT / "platform/serai/nudges/texts/en/messages.ftl")
WORDS = {
    name
    for catalogue in CATALOGUES
    for name in re.findall(r"^([a-z][\w-]+) =", catalogue.read_text("utf-8"), re.MULTILINE)
    if "-" in name
}


class Member(Browser):
    """Somebody who has signed up through the API and, unless told otherwise, has confirmed the address."""

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
        """The newest mail to this person whose subject begins so, as /dev/mail/ shows it."""
        begins = rf'<td>{re.escape(self.address)}</td><td><a href="(/dev/mail/\d+)">{re.escape(html.escape(subject))}'

        def found() -> re.Match[str] | None:
            return re.search(begins, self._from_here("/dev/mail/"))

        path = wait_until(found, f"a mail {subject!r} to {self.name}")[1]
        return html.unescape(self._from_here(path))

    def _from_here(self, path: str) -> str:
        """Mails are shown to nobody else."""
        return self.fetch(f"{self.house}{path}", headers={"X-Forwarded-For": "127.0.0.1"})[1]

    def link_in(self, subject: str) -> str:
        """The one that opens the table."""
        return self._address(r"/tables/[0-9a-f-]+#go=[\w:-]+", subject)

    def invitation_in(self, subject: str) -> str:
        return self._address(r"/tables/[0-9a-f-]+(\?invitation=\w+)?", subject)

    @property
    def confirmation(self) -> str:
        """Where the address is confirmed, by the newest mail."""
        return self._address(r"/verify-email/[\w:-]+", "[Caravanserai]")

    def way_to_stop(self, subject: str) -> str:
        return self._address(r"/mail/[\w:-]+", subject)

    def is_to_move(self, *, listed: bool = True) -> str:
        """At a new table of two, with a bot that has moved if it was to; gives back the table."""
        table: str = self.does("POST", "tables", {"game": "haggle", "seats": 2, "bots": ["random"], "listed": listed})[
            "id"
        ]
        self.does("POST", f"tables/{table}/seats", {"nonce": "0f" * 16})
        return table

    def _address(self, path: str, subject: str) -> str:
        return re.search(self.house + path, self.mail(subject))[0]

    @property
    def house(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def state(self) -> StorageState:
        """For a browser in which this person has signed in."""
        place: Any = {"domain": "localhost", "path": "/", "expires": -1, "httpOnly": False, "secure": False}
        cookies = [
            {"name": cookie.name, "value": cookie.value or "", **place, "sameSite": "Lax"} for cookie in self.jar
        ]
        return StorageState(cookies=cookies, origins=[])


def assert_no_missing_word(page: Page) -> None:
    """What has no words shows the name of the message instead."""
    said = set(re.findall(r"[\w-]+", page.locator("body").inner_text()))
    assert not said & WORDS

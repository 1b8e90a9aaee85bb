"""The log of a finished game, read from its export as docs/log-format.md describes, without the platform's code."""

import hmac
import json
from hashlib import sha256
from typing import NamedTuple


class Entry(NamedTuple):
    version: int
    source: str
    data: dict
    cause: dict | None
    body: bytes
    leaf: bytes

    @property
    def of_game(self):
        return self.data if self.source == "game" else {"type": "not of the game"}


class FinishedLog:
    """All events with the secrets of the table: what the checker compares received messages with."""

    def __init__(self, export):
        header, *lines, _ = (json.loads(line) for line in export.splitlines())
        self.table = header["table"]
        self.entries = {}
        for line in lines:
            body = line["body"].encode()
            envelope = json.loads(body)
            leaf = sha256(bytes.fromhex(line["salt"]) + body).digest()
            entry = Entry(line["version"], envelope["source"], envelope["data"], envelope["cause"], body, leaf)
            self.entries[entry.version] = entry
        finished = next(entry for entry in self.entries.values() if entry.data["type"] == "finished")
        self.end = finished.version
        self.secret = bytes.fromhex(finished.data["secret"])
        self.server_seed = bytes.fromhex(finished.data["server_seed"])
        nonces = [bytes.fromhex(one.data["nonce"]) for one in self.of_type("seated")]
        self.seed = hmac.digest(self.server_seed, b"".join(nonces), "sha256")
        assert sha256(self.server_seed).hexdigest() == next(self.of_type("opened")).data["promise"]
        assert all(self.salt(version) in export for version in self.entries), "the salts are as documented"

    def of_type(self, *types):
        return (entry for entry in self.entries.values() if entry.data["type"] in types)

    def salt(self, version):
        """In hex, as it goes over the wire."""
        return hmac.digest(self.secret, version.to_bytes(8, "big"), "sha256").hex().encode()

    @property
    def game(self):
        return [entry for entry in self.entries.values() if entry.source == "game"]

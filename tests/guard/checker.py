"""Holds every byte that somebody heard during a game against what the rules pages say they may know.

What is shown of an event must be what the rules leave of it; a view has fields that somebody has explained, the own
secrets as they are, nobody else's, and otherwise the same for everybody; bodies and salts come for open events alone;
and no byte anywhere has a seed, a salt, a hidden body, or what lies in a deck.
"""

import json
from base64 import b64encode
from hashlib import sha256

from tests.guard import secrets_of_byzanz, secrets_of_jantaris, secrets_of_zanzibar
from tests.guard.truth import Truth

SECRETS = {"byzanz": secrets_of_byzanz, "jantaris": secrets_of_jantaris, "zanzibar": secrets_of_zanzibar}


def leaks(recording):
    """A sentence for each; none is as it should be."""
    return [*Checker(recording).leaks()]


class Checker:
    def __init__(self, recording):
        self.recording = recording
        self.truth = Truth(recording.export)
        seats = next(self.truth.of_type("opened")).data["seats"]
        self.secrets = SECRETS[recording.game].Secrets(self.truth, seats)
        self.begun = self.truth.game[0].version
        self.checked = 0
        """How many views and events were looked at: a checker that looks at nothing finds nothing."""
        self._open = {}
        """By version, what the first who was asked saw of a view's open fields."""
        self._needles = {}

    def leaks(self):
        for seat, listeners in self.recording.heard.items():
            for heard in listeners:
                received = 0
                for one in heard:
                    received = max(received, one.version, *_versions(one.data))
                    if received >= self.truth.end:
                        break  # everything is revealed
                    for fault in self._faults(one, seat, received):
                        yield f"seat {seat} at version {received} by {one.door}: {fault}"

    def _faults(self, one, seat, received):
        yield from self._needles_in(one.data, received)
        for document in _documents(one.data):
            yield from self._walk(document, seat, received)

    def _needles_in(self, data, received):
        at = max(received, self.begun - 1)
        if at not in self._needles:
            self._needles[at] = [*self._high_entropy(at), *(self.secrets.needles(at) if at >= self.begun else ())]
        for needle in self._needles[at]:
            if needle in data:
                yield f"bytes that are secret: {needle[:80]!r}"

    def _high_entropy(self, version):
        for secret in (self.truth.secret, self.truth.server_seed, self.truth.seed):
            yield from (secret.hex().encode(), secret, b64encode(secret)[:40], repr(int.from_bytes(secret)).encode())
        for entry in self.truth.game:
            if entry.version <= version and self.secrets.hidden(entry.version):
                yield sha256(entry.body).hexdigest().encode()

    def _walk(self, thing, seat, received):
        if isinstance(thing, list):
            for one in thing:
                yield from self._walk(one, seat, received)
        if not isinstance(thing, dict):
            return
        if {"version", "room", "event"} <= thing.keys():
            yield from self._event(thing, seat, received)
        if "body" in thing or "leaf" in thing:
            yield from self._line(thing, seat, received)
        if thing.get("view"):
            yield from self._view(thing, seat, received)
        if any(thing.get(name) for name in ("secret", "server_seed", "seed")):
            yield "a secret by its name"
        for one in thing.values():
            yield from self._walk(one, seat, received)

    def _event(self, shown, seat, received):
        self.checked += 1
        entry = self.truth.entries[shown["version"]]
        expected = entry.data if entry.room == "table" else self.secrets.event(entry.version, seat, received)
        if shown["event"] != expected:
            yield f"an event as {shown['event']}, where the rules leave {expected}"

    def _line(self, line, seat, received):
        """Of an export."""
        self.checked += 1
        entry = self.truth.entries[line["version"]]
        expected = entry.data if entry.room == "table" else self.secrets.event(entry.version, seat, received)
        cause = entry.cause or {"seat": None, "actions": []}
        sees_cause = all(self.secrets.sees_action(one, cause["seat"], seat, received) for one in cause["actions"])
        if expected == entry.data and sees_cause:
            return
        if "body" in line or "salt" in line:
            yield f"the body or salt of what is hidden: {line}"
        if line.get("seen") != expected:
            yield f"of a closed line {line.get('seen')}, where the rules leave {expected}"

    def _view(self, shown, seat, received):
        """A position, a frame of a history, or something tried, which only who tried it sees."""
        self.checked += 1
        version, view, tentative = shown["version"], shown["view"], "played" in shown
        yield from self.secrets.faults_of_view(view, version, seat, tentative)
        if seat is None and (shown.get("legal") or shown.get("hints")):
            yield "actions or hints of somebody who doesn't play"
        if seat is not None:
            yield from self.secrets.faults_of_legal(shown.get("legal", ()), version, seat, tentative, view)
        if seat is not None and shown.get("hints"):
            yield from self.secrets.faults_of_hints(shown["hints"], version, seat, tentative, view)
        if not tentative:
            fields = SECRETS[self.recording.game].OPEN
            common = {name: view[name] for name in view.keys() & fields}
            common["players"] = [{name: one[name] for name in one.keys() & fields} for one in view["players"]]
            common["waiting"] = shown.get("waiting")
            if self._open.setdefault(version, common) != common:
                yield f"open fields that are not the same for everybody: {common} and {self._open[version]}"


def _documents(data):
    """A message, an answer, or the lines of an export; what is none of these has its bytes looked at alone."""
    lines = data.splitlines() if data.startswith(b'{"format"') else [data]
    for line in lines:
        try:
            yield json.loads(line)
        except ValueError:
            return


def _versions(data):
    """Of the table, as far as the document tells: a reader can't be behind it."""
    found = [0]
    for document in _documents(data):
        if isinstance(document, dict) and isinstance(document.get("position"), dict):
            found.append(document["position"]["version"])
        elif isinstance(document, dict) and isinstance(document.get("version"), int):
            found.append(document["version"])
    return found

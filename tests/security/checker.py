"""Compares every byte that a client received during a game with what the rules pages allow it to know.

- An event must be redacted as the rules say.
- Every field of a view must be known: public fields as on the table, the player's own secrets, and nobody else's.
- Previews are played on a copy of the board.
- Bodies and salts may be sent for public events only. Hints and refusals may use only what the player knows. The chat
  has only messages that were sent.
- All other texts and lists must not contain a hand, part of a deck, or the name of a hidden card, in any form.
- No byte anywhere may contain a seed, a salt or body of a hidden event, or part of a deck.
"""

import json
import re
from base64 import b64encode
from copy import deepcopy
from hashlib import sha256
from html import escape

from tests.security import byzanz_secrets, jantaris_secrets, zanzibar_secrets
from tests.security.finished_log import FinishedLog
from tests.security.recording import CHAT
from tests.security.text_patterns import differences, in_base64, keys_of, numbers_of_256_bits, words_in_base64

SECRETS = {"byzanz": byzanz_secrets, "jantaris": jantaris_secrets, "zanzibar": zanzibar_secrets}
PROBLEM = {
    "type",
    "title",
    "status",
    "code",
    "detail",
    "location",
    "rule_code",
    "ruling",
    "params",
    "rules",
    "position",
}
SECRET_FIELDS = {
    "hand",
    "hands",
    "deck",
    "decks",
    "aside",
    "put_away",
    "vote",
    "votes",
    "card",
    "cards",
    "salt",
    "salts",
}
"""Names of fields with secrets: they may occur only in parts that are compared."""
SEAT_LISTS = {"waiting", "seats", "substitute_votes", "rules_versions"}
"""Lists of numbers that are not cards."""
ENVELOPE = re.compile(rb'"version":(\d+),"source":"game"')


def leaks(recording):
    """One sentence for each leak."""
    return [*Checker(recording).leaks()]


class Checker:
    def __init__(self, recording):
        self.recording = recording
        self.log = FinishedLog(recording.export)
        seats = next(self.log.of_type("opened")).data["seats"]
        self.rules = SECRETS[recording.game]
        self.secrets = self.rules.Secrets(self.log, seats)
        self.started = self.log.game[0].version
        self.checked = 0
        """The number of checked views and events: a checker that checks nothing would find nothing."""
        self._common = {}
        """By version, the public fields that no board has, as the first client saw them."""
        self._needles, self._seeds, self._shown = {}, [*self._forms_of_seeds()], {}
        self._checks, self._forms = {}, {_form(event) for event in self._all_redactions(seats)}
        self._salts = {self.log.salt(version): version for version in self.log.entries}
        self._hashes = {sha256(entry.body).hexdigest().encode(): version for version, entry in self._hidden()}
        for attribute, numbers in (("_salts", self._salts), ("_hashes", self._hashes)):
            as_base64 = {in_base64(bytes.fromhex(number.decode())): version for number, version in numbers.items()}
            setattr(self, attribute, numbers | as_base64)

    def leaks(self):
        for seat, clients in self.recording.messages.items():
            for messages in clients:
                received = 0
                for one in messages:
                    received = max(received, one.version, *versions_in(one.data))
                    if received >= self.log.end:
                        break  # everything is revealed
                    for fault in self._faults(one, seat, received):
                        yield f"seat {seat} at version {received} by {one.endpoint}: {fault}"

    def may_see(self, version, seat):
        """Whether the seat may see the whole event, with the actions that caused it."""
        entry = self.log.entries[version]
        cause = entry.cause or {"seat": None, "actions": []}
        is_shown = entry.source == "table" or self.secrets.event(version, seat) == entry.data
        return is_shown and all(self.secrets.sees_action(action, cause["seat"], seat) for action in cause["actions"])

    # ── Every byte ─────────────────────────────────────────────────────────────────────────────────────────────────

    def _faults(self, one, seat, received):
        yield from self._needles_in(one.data, received)
        yield from self._numbers_in(one.data, seat, received)
        yield from self._bodies_in(one.data, seat)
        for document in _documents(one.data):
            yield from self._walk(document, seat, received)
            if received >= self.started:
                yield from self._leaks_in_text(self._rest(document), seat, received)

    def _leaks_in_text(self, rest, seat, received):
        if names := keys_of(rest) & SECRET_FIELDS:
            yield f"unknown fields: {names}"
        text = json.dumps(rest, ensure_ascii=False)
        found = self.secrets.leaks_in_text(text, self._board(received), seat)
        yield from (f"in a text: {leak}" for leak in found)

    def _needles_in(self, data, received):
        at = max(received, self.started - 1)
        if at not in self._needles:
            self._needles[at] = [*self._seeds, *(self.secrets.needles(at) if at >= self.started else ())]
        for needle in self._needles[at]:
            if needle in data:
                yield f"secret bytes: {needle[:80]!r}"

    def _forms_of_seeds(self):
        for secret in (self.log.secret, self.log.server_seed, self.log.seed):
            yield from (secret.hex().encode(), secret, b64encode(secret)[:40], repr(int.from_bytes(secret)).encode())

    def _numbers_in(self, data, seat, received):
        """With the salt of a hidden or later event, its hash would confirm a guess."""
        for number in {*numbers_of_256_bits(data), *words_in_base64(data)}:
            version = self._salts.get(number)
            if version is not None and (version > received or not self.may_see(version, seat)):
                yield f"the salt of version {version}, which is hidden"
            if number in self._hashes:
                yield f"the hash of version {self._hashes[number]} without its salt"

    def _bodies_in(self, data, seat):
        text = data.replace(b'\\"', b'"')
        for version in {int(number) for number in ENVELOPE.findall(text)} & self.log.entries.keys():
            if self.log.entries[version].body in text and not self.may_see(version, seat):
                yield f"the body of version {version}, which is hidden"

    def _hidden(self):
        return ((entry.version, entry) for entry in self.log.game if self.secrets.hidden(entry.version))

    def _all_redactions(self, seats):
        return (self.secrets.event(entry.version, seat) for entry in self.log.game for seat in (None, *range(seats)))

    def _board(self, version):
        return self.secrets.boards[min(version, self.log.end)]

    # ── Every document ─────────────────────────────────────────────────────────────────────────────────────────────

    def _walk(self, value, seat, received):
        if isinstance(value, list):
            for one in value:
                yield from self._walk(one, seat, received)
        if not isinstance(value, dict):
            return
        checks, compared = self._checks_of(value)
        for check in checks:
            yield from check(value, seat, received)
        if any(value.get(name) for name in ("secret", "server_seed", "seed")):
            yield "a field named like a secret"
        for name in value.keys() - compared:
            yield from self._walk(value[name], seat, received)

    def _by_fields(self):
        """By the fields that identify an object: how it is checked, and which of its fields are compared."""
        return [
            ({"version", "source", "event"}, self._event, {"event"}),
            ({"version", "head", "body"}, self._line, {"body", "salt"}),
            ({"version", "head", "leaf"}, self._line, {"redacted"}),
            ({"version", "view"}, self._view, {"view", "legal", "hints"}),
            ({"version", "view", "played", "events"}, self._preview, {"events"}),
            ({"code", "detail"}, self._problem, set()),
            ({"version", "advice"}, self._hint, {"advice"}),
            ({"rules", "order"}, self._standing_order, {"order", "lists"}),
            ({"player", "text"}, self._chat, set()),
        ]

    def _checks_of(self, value):
        """The checks for an object, and the fields that they compare."""
        form = tuple(value)
        if form not in self._checks:
            found = [(check, compared) for fields, check, compared in self._by_fields() if fields <= value.keys()]
            self._checks[form] = [check for check, _ in found], set().union(*(compared for _, compared in found))
        return self._checks[form]

    def _rest(self, value):
        """The parts that no check compares."""
        if isinstance(value, dict):
            return {name: self._rest(value[name]) for name in value.keys() - self._checks_of(value)[1] - SEAT_LISTS}
        return [*map(self._rest, value)] if isinstance(value, list) else value

    def _redacted(self, version, seat):
        """The event as the rules allow the seat to see it."""
        entry = self.log.entries[version]
        return entry.data if entry.source == "table" else self.secrets.event(version, seat)

    def _event(self, shown, seat, received):
        self.checked += 1
        expected = self._redacted(shown["version"], seat)
        if shown["event"] != expected:
            yield f"an event as {shown['event']}, where the rules allow {expected}"

    def _line(self, line, seat, received):
        """A line of an export."""
        self.checked += 1
        version, expected = line["version"], self._redacted(line["version"], seat)
        if self.may_see(version, seat):
            given = line.get("body", "").encode(), line.get("salt", "").encode()
            if given != (self.log.entries[version].body, self.log.salt(version)):
                yield f"a public line that differs from the log: {line}"
            return
        if "body" in line or "salt" in line:
            yield f"the body or salt of a hidden event: {line}"
        if line.get("redacted") != expected:
            yield f"a redacted line {line.get('redacted')}, where the rules allow {expected}"

    def _view(self, shown, seat, received):
        """A position, a step of the history, or a preview."""
        view, board, is_preview = shown["view"], self._board(shown["version"]), "played" in shown
        if view is None:
            return
        self.checked += 1
        if is_preview:
            board = deepcopy(board)
            for event in shown["events"]:
                board.follow(event)
        yield from self._public_fields(view, *self._shown_at(shown["version"]) if not is_preview else _shown(board))
        yield from self.secrets.faults_of_view(view, board, seat)
        if seat is None and (shown.get("legal") or shown.get("hints")):
            yield "actions or hints for a spectator"
        if seat is not None:
            yield from self.secrets.faults_of_legal(shown.get("legal", ()), board, seat)
        if seat is not None and shown.get("hints"):
            yield from self.secrets.faults_of_hints(shown["hints"], board, seat)
        if not is_preview:
            yield from self._same_for_all(view, shown)

    def _preview(self, shown, seat, received):
        """Events that reveal nothing, with the same fields as in the log."""
        known = {kind for kind, *_ in self._forms}
        for event in shown["events"]:
            if event["type"] in self.rules.REVEALING:
                yield f"a preview that reveals something: {event}"
            if event["type"] in known and _form(event) not in self._forms:
                yield f"unknown fields in a preview: {event}"

    def _shown_at(self, version):
        if version not in self._shown:
            self._shown[version] = _shown(self._board(version))
        return self._shown[version]

    def _public_fields(self, view, table, players):
        """As on the table, and no unknown fields."""
        yield from (f"public fields are wrong: {it}" for it in differences(view, table).items())
        for seat, (player, expected) in enumerate(zip(view["players"], players, strict=True)):
            found = differences(player, expected)
            yield from (f"public fields of player {seat} are wrong: {it}" for it in found.items())
        fields = {*view, *(name for player in view["players"] for name in player)}
        if unknown := fields - table.keys() - players[0].keys() - self.rules.COMMON - self.rules.OWN:
            yield f"unknown fields of a view: {unknown}"

    def _same_for_all(self, view, shown):
        common = {name: view[name] for name in view.keys() & self.rules.COMMON}
        common["players"] = [{name: one[name] for name in one.keys() & self.rules.COMMON} for one in view["players"]]
        common["waiting"] = shown.get("waiting")
        first = self._common.setdefault(shown["version"], common)
        if first != common:
            yield f"public fields that differ between clients: {common} and {first}"

    # ── Texts ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def _problem(self, problem, seat, received):
        """Only known fields and numbers, and only what the player knows."""
        params = problem.get("params") or {}
        if problem.keys() - PROBLEM:
            yield f"a refusal with unknown fields: {problem.keys() - PROBLEM}"
        if params and seat is not None:
            yield from self.secrets.faults_of_params(params, self._board(received), seat)
        if {*re.findall(r"\d+", problem["detail"])} - {*re.findall(r"\d+", json.dumps(params))}:
            yield f"a refusal with unknown numbers: {problem['detail']}"

    def _hint(self, hint, seat, received):
        if hint["seat"] != seat:
            yield f"advice for seat {hint['seat']}"
        if advice := hint["advice"]:
            self.checked += 1
            board = self._board(hint["version"])
            yield from self.secrets.faults_of_legal([advice["action"]], board, seat)
            yield from self.secrets.faults_of_reason(advice["reason"] or {}, board, seat)

    def _standing_order(self, offered, seat, received):
        order = {**offered["order"], **offered.get("lists", {})}
        yield from self.secrets.faults_of_order(order, self._board(received), seat)

    def _chat(self, message, seat, received):
        if message["text"] not in CHAT or message["html"] != escape(message["text"]):
            yield f"a chat message that nobody sent: {message['text']}"


def _shown(board):
    """The public fields of the board, and of each player."""
    return board.shown(), [*map(board.shown_of, range(board.seats))]


def _form(event):
    return event["type"], *sorted(event)


def _documents(data):
    """A message, a response, or the lines of an export; nothing for other data."""
    lines = data.splitlines() if data.startswith(b'{"format"') else [data]
    for line in lines:
        try:
            yield json.loads(line)
        except ValueError:
            return


def versions_in(data):
    """The versions of the table that the data names: the client knows at least these."""
    found = [0]
    for document in _documents(data):
        if isinstance(document, dict) and isinstance(document.get("position"), dict):
            found.append(document["position"]["version"])
        elif isinstance(document, dict) and isinstance(document.get("version"), int):
            found.append(document["version"])
    return found

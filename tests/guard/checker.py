"""Holds every byte that somebody heard during a game against what the rules pages say they may know.

What is shown of an event must be what the rules leave of it. Somebody has explained each field of a view: what is open
must be as it stands on the table, the own secrets as they are, and nobody else's there. What was tried is played on the
same board. Bodies and salts come for open events alone, advice and refusals speak of what their reader knows, the chat
has what was said. Whatever else is told has no hand, no order of a deck and no name of a hidden card in it, in whatever
form; and no byte anywhere has a seed, a salt, a hidden body, or what lies in a deck.
"""

import json
import re
from base64 import b64encode
from copy import deepcopy
from hashlib import sha256
from html import escape

from tests.guard import secrets_of_byzanz, secrets_of_jantaris, secrets_of_zanzibar
from tests.guard.told import differences, in_base64, keys_of, numbers_of_256_bits, words_in_base64
from tests.guard.truth import Truth
from tests.guard.wire import CHAT

SECRETS = {"byzanz": secrets_of_byzanz, "jantaris": secrets_of_jantaris, "zanzibar": secrets_of_zanzibar}
PROBLEM = {"type", "title", "status", "code", "detail", "at", "rule_code", "ruling", "params", "rules", "position"}
HOLDING = {"hand", "hands", "deck", "decks", "aside", "put_away", "vote", "votes", "card", "cards", "salt", "salts"}
"""What a field is called that has something hidden: outside of what is compared there is none."""
OF_SEATS = {"waiting", "seats", "substitute_wished_by", "rules_versions"}
"""Lists of numbers that are no cards."""
ENVELOPE = re.compile(rb'"version":(\d+),"room":"game"')


def leaks(recording):
    """A sentence for each; none is as it should be."""
    return [*Checker(recording).leaks()]


class Checker:
    def __init__(self, recording):
        self.recording = recording
        self.truth = Truth(recording.export)
        seats = next(self.truth.of_type("opened")).data["seats"]
        self.rules = SECRETS[recording.game]
        self.secrets = self.rules.Secrets(self.truth, seats)
        self.begun = self.truth.game[0].version
        self.checked = 0
        """How many views and events were looked at: a checker that looks at nothing finds nothing."""
        self._common = {}
        """By version, what the first who was asked saw of those open fields that no board has."""
        self._needles, self._seeds, self._shown = {}, [*self._forms_of_seeds()], {}
        self._looks, self._forms = {}, {_form(event) for event in self._as_anybody_sees_them(seats)}
        self._salts = {self.truth.salt(version): version for version in self.truth.entries}
        self._hashes = {sha256(entry.body).hexdigest().encode(): version for version, entry in self._hidden()}
        for known, numbers in (("_salts", self._salts), ("_hashes", self._hashes)):
            in_other_form = {in_base64(bytes.fromhex(number.decode())): version for number, version in numbers.items()}
            setattr(self, known, numbers | in_other_form)

    def leaks(self):
        for seat, listeners in self.recording.heard.items():
            for heard in listeners:
                received = 0
                for one in heard:
                    received = max(received, one.version, *versions_in(one.data))
                    if received >= self.truth.end:
                        break  # everything is revealed
                    for fault in self._faults(one, seat, received):
                        yield f"seat {seat} at version {received} by {one.door}: {fault}"

    def may_see(self, version, seat):
        """All of an event, and of the actions behind it."""
        entry = self.truth.entries[version]
        cause = entry.cause or {"seat": None, "actions": []}
        is_shown = entry.room == "table" or self.secrets.event(version, seat) == entry.data
        return is_shown and all(self.secrets.sees_action(action, cause["seat"], seat) for action in cause["actions"])

    # ── Every byte ─────────────────────────────────────────────────────────────────────────────────────────────────

    def _faults(self, one, seat, received):
        yield from self._needles_in(one.data, received)
        yield from self._numbers_in(one.data, seat, received)
        yield from self._bodies_in(one.data, seat)
        for document in _documents(one.data):
            yield from self._walk(document, seat, received)
            if received >= self.begun:
                yield from self._tellings(self._rest(document), seat, received)

    def _tellings(self, rest, seat, received):
        if names := keys_of(rest) & HOLDING:
            yield f"fields that nobody has explained: {names}"
        told = self.secrets.tellings(json.dumps(rest, ensure_ascii=False), self._board(received), seat)
        yield from (f"in other words, {it}" for it in told)

    def _needles_in(self, data, received):
        at = max(received, self.begun - 1)
        if at not in self._needles:
            self._needles[at] = [*self._seeds, *(self.secrets.needles(at) if at >= self.begun else ())]
        for needle in self._needles[at]:
            if needle in data:
                yield f"bytes that are secret: {needle[:80]!r}"

    def _forms_of_seeds(self):
        for secret in (self.truth.secret, self.truth.server_seed, self.truth.seed):
            yield from (secret.hex().encode(), secret, b64encode(secret)[:40], repr(int.from_bytes(secret)).encode())

    def _numbers_in(self, data, seat, received):
        """A salt of what is still to come tells what it will be; one of what is hidden, what it was."""
        for number in {*numbers_of_256_bits(data), *words_in_base64(data)}:
            version = self._salts.get(number)
            if version is not None and (version > received or not self.may_see(version, seat)):
                yield f"the salt of version {version}, which is hidden"
            if number in self._hashes:
                yield f"the hash of version {self._hashes[number]} without its salt"

    def _bodies_in(self, data, seat):
        text = data.replace(b'\\"', b'"')
        for version in {int(number) for number in ENVELOPE.findall(text)} & self.truth.entries.keys():
            if self.truth.entries[version].body in text and not self.may_see(version, seat):
                yield f"the body of version {version}, which is hidden"

    def _hidden(self):
        return ((entry.version, entry) for entry in self.truth.game if self.secrets.hidden(entry.version))

    def _as_anybody_sees_them(self, seats):
        return (self.secrets.event(entry.version, seat) for entry in self.truth.game for seat in (None, *range(seats)))

    def _board(self, version):
        return self.secrets.boards[min(version, self.truth.end)]

    # ── Every document ─────────────────────────────────────────────────────────────────────────────────────────────

    def _walk(self, thing, seat, received):
        if isinstance(thing, list):
            for one in thing:
                yield from self._walk(one, seat, received)
        if not isinstance(thing, dict):
            return
        looks, compared = self._looks_at(thing)
        for look in looks:
            yield from look(thing, seat, received)
        if any(thing.get(name) for name in ("secret", "server_seed", "seed")):
            yield "a secret by its name"
        for name in thing.keys() - compared:
            yield from self._walk(thing[name], seat, received)

    def _by_fields(self):
        """The fields that tell what something is, how it is looked at, and what of it is compared with the truth."""
        return [
            ({"version", "room", "event"}, self._event, {"event"}),
            ({"version", "head", "body"}, self._line, {"body", "salt"}),
            ({"version", "head", "leaf"}, self._line, {"seen"}),
            ({"version", "view"}, self._view, {"view", "legal", "hints"}),
            ({"version", "view", "played", "events"}, self._tried, {"events"}),
            ({"code", "detail"}, self._problem, set()),
            ({"version", "advice"}, self._hint, {"advice"}),
            ({"rules", "order"}, self._standing_order, {"order", "lists"}),
            ({"player", "text"}, self._chat, set()),
        ]

    def _looks_at(self, thing):
        """How something is looked at, and what of it is compared then."""
        form = tuple(thing)
        if form not in self._looks:
            meant = [(look, compared) for fields, look, compared in self._by_fields() if fields <= thing.keys()]
            self._looks[form] = [look for look, _ in meant], set().union(*(compared for _, compared in meant))
        return self._looks[form]

    def _rest(self, thing):
        """What is compared with nothing."""
        if isinstance(thing, dict):
            return {name: self._rest(thing[name]) for name in thing.keys() - self._looks_at(thing)[1] - OF_SEATS}
        return [*map(self._rest, thing)] if isinstance(thing, list) else thing

    def _left_of(self, version, seat):
        """What the rules leave of an event."""
        entry = self.truth.entries[version]
        return entry.data if entry.room == "table" else self.secrets.event(version, seat)

    def _event(self, shown, seat, received):
        self.checked += 1
        expected = self._left_of(shown["version"], seat)
        if shown["event"] != expected:
            yield f"an event as {shown['event']}, where the rules leave {expected}"

    def _line(self, line, seat, received):
        """Of an export."""
        self.checked += 1
        version, expected = line["version"], self._left_of(line["version"], seat)
        if self.may_see(version, seat):
            told = line.get("body", "").encode(), line.get("salt", "").encode()
            if told != (self.truth.entries[version].body, self.truth.salt(version)):
                yield f"of an open line something else than the log has: {line}"
            return
        if "body" in line or "salt" in line:
            yield f"the body or salt of what is hidden: {line}"
        if line.get("seen") != expected:
            yield f"of a closed line {line.get('seen')}, where the rules leave {expected}"

    def _view(self, shown, seat, received):
        """A position, a frame of a history, or something tried, which only who tried it sees."""
        view, board, is_tried = shown["view"], self._board(shown["version"]), "played" in shown
        if view is None:
            return
        self.checked += 1
        if is_tried:
            board = deepcopy(board)
            for event in shown["events"]:
                board.follow(event)
        yield from self._open_fields(view, *self._shown_at(shown["version"]) if not is_tried else _shown(board))
        yield from self.secrets.faults_of_view(view, board, seat)
        if seat is None and (shown.get("legal") or shown.get("hints")):
            yield "actions or hints of somebody who doesn't play"
        if seat is not None:
            yield from self.secrets.faults_of_legal(shown.get("legal", ()), board, seat)
        if seat is not None and shown.get("hints"):
            yield from self.secrets.faults_of_hints(shown["hints"], board, seat)
        if not is_tried:
            yield from self._alike(view, shown)

    def _tried(self, shown, seat, received):
        """Nothing that shows something new, and nothing that would not be told of it if it were done."""
        known = {kind for kind, *_ in self._forms}
        for event in shown["events"]:
            if event["type"] in self.rules.REVEALING:
                yield f"tried out what shows something new: {event}"
            if event["type"] in known and _form(event) not in self._forms:
                yield f"fields of what was tried that nobody has explained: {event}"

    def _shown_at(self, version):
        if version not in self._shown:
            self._shown[version] = _shown(self._board(version))
        return self._shown[version]

    def _open_fields(self, view, known, players):
        """As they stand on the table, each explained by somebody."""
        yield from (f"open fields that are not so: {it}" for it in differences(view, known).items())
        for seat, (player, known_of) in enumerate(zip(view["players"], players, strict=True)):
            found = differences(player, known_of)
            yield from (f"open fields of player {seat} that are not so: {it}" for it in found.items())
        fields = {*view, *(name for player in view["players"] for name in player)}
        if unknown := fields - known.keys() - players[0].keys() - self.rules.COMMON - self.rules.OWN:
            yield f"fields of a view that nobody has explained: {unknown}"

    def _alike(self, view, shown):
        common = {name: view[name] for name in view.keys() & self.rules.COMMON}
        common["players"] = [{name: one[name] for name in one.keys() & self.rules.COMMON} for one in view["players"]]
        common["waiting"] = shown.get("waiting")
        first = self._common.setdefault(shown["version"], common)
        if first != common:
            yield f"open fields that are not the same for everybody: {common} and {first}"

    # ── What is said ───────────────────────────────────────────────────────────────────────────────────────────────

    def _problem(self, problem, seat, received):
        """It speaks of no number but those that are explained, and of what its reader knows."""
        params = problem.get("params") or {}
        if problem.keys() - PROBLEM:
            yield f"a refusal with fields that nobody has explained: {problem.keys() - PROBLEM}"
        if params and seat is not None:
            yield from self.secrets.faults_of_params(params, self._board(received), seat)
        if {*re.findall(r"\d+", problem["detail"])} - {*re.findall(r"\d+", json.dumps(params))}:
            yield f"a refusal with numbers that nobody has explained: {problem['detail']}"

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

    def _chat(self, line, seat, received):
        if line["text"] not in CHAT or line["html"] != escape(line["text"]):
            yield f"a line that nobody has said: {line['text']}"


def _shown(board):
    """What is open of a board, and of each player."""
    return board.shown(), [*map(board.shown_of, range(board.seats))]


def _form(event):
    return event["type"], *sorted(event)


def _documents(data):
    """A message, an answer, or the lines of an export; what is none of these has its bytes looked at alone."""
    lines = data.splitlines() if data.startswith(b'{"format"') else [data]
    for line in lines:
        try:
            yield json.loads(line)
        except ValueError:
            return


def versions_in(data):
    """Of the table, as far as the document tells: a reader can't be behind it."""
    found = [0]
    for document in _documents(data):
        if isinstance(document, dict) and isinstance(document.get("position"), dict):
            found.append(document["position"]["version"])
        elif isinstance(document, dict) and isinstance(document.get("version"), int):
            found.append(document["version"])
    return found

"""Looking ahead without seeing the cards: information-set Monte-Carlo tree search, for any game.

Every round of thought imagines the hidden part, goes down the tree by the choices that have done best so far, plays a
stretch on by a quick bot, judges where that leads, and remembers. There is a tree for each seat: in it a seat tells
apart only what it sees, so that two secret votes lead to the same place of everybody else's tree. Long lists of choices
are opened little by little, the more promising first.

A quick bot knows its game, and a few hundred rounds know little. So its choice stands, unless another has done better
on the same deals beyond doubt; and those who answer in thought play as it does until much speaks against it. Rounds go
where they settle something: to the choice that leads, and to the one that may still turn out to be better.
"""

from collections.abc import Callable, Hashable, Sequence
from math import exp, inf, log, sqrt
from time import perf_counter
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from serai.engine.bots import Bot, Position
from serai.engine.contract import AnyGame, Move
from serai.engine.play import evolve_all
from serai.engine.rng import Rng
from serai.engine.wire import encode

Values: TypeAlias = Sequence[float]
"""What a position is worth to each seat: from 0, lost, to 1, won."""
Judge: TypeAlias = Callable[[Any], Values | None]
"""Values of an unfinished state; None: it is no moment to judge, play on."""
Consider: TypeAlias = Callable[[Any, int, Sequence[Any]], Sequence[Any]]
"""From a state, a seat and its legal actions to those worth a thought, the most promising first."""

Likely: TypeAlias = Callable[[Any, int], float]
"""How well an imagined state explains what others were seen to do, for the seat that imagines it: from 0 to 1."""

CURIOSITY = 0.12
"""How much a choice that was rarely tried is preferred to one that has done well."""
WIDTH = 1.5
"""With the root of the rounds: how many choices of the decision itself are open."""
HABIT = 25
"""So often an answer is thought of before it is doubted that it will be the quick bot's."""
DOUBT = 1.5
"""How many standard errors of its advantage a choice must be ahead of the usual one by."""
CERTAINTY = 2.0
"""The same, to think no more: no other choice may turn out to be better by more than a trifle."""
TRIFLE = 0.01
"""Of a win: not worth another thought."""
FEWEST = 6
"""Trials before a choice is compared."""
UNSEEN = 0.05
"""One more difference of this size is reckoned with: that a few trials ended alike doesn't prove that all will."""
ALL_OR_NOTHING = 0.25
"""The same where thoughts go on to the end of the game, which is won or lost."""
GUESSES = 6
"""So often a hidden part is imagined anew, if it explains badly what others did."""
BETWEEN_LOOKS = 16
"""Rounds between two looks at what is settled and what isn't; in long thoughts more, for each look is longer."""
LOOKS = 32
"""At most so many while the number of rounds doubles."""


class Budget(Struct, frozen=True):
    """How long to think: so many seconds or so many rounds, whichever is over first."""

    seconds: float = 1.0
    rounds: float = inf
    clock: Callable[[], float] = perf_counter


class Tried(Struct, frozen=True):
    """What is known of a choice: how often it was tried, and the share of the win that it led to."""

    action: Any
    times: int
    value: float


class Thought(Struct, frozen=True):
    """What a search came to; the choices with the best one first."""

    rounds: int
    choices: tuple[Tried, ...]

    @property
    def best(self) -> Any:
        return self.choices[0].action


class Expert(Struct, frozen=True):
    """A bot that thinks ahead. Any game has one: what a game says of itself makes it a better one."""

    policy: Bot
    """The quick bot that plays on in thought, and whose choice stands if nothing better is found."""
    judge: Judge | None = None
    """Without it every thought goes on to the end of the game."""
    consider: Consider | None = None
    """Without it all legal actions are worth a thought, in any order."""
    likely: Likely | None = None
    """Without it whatever the seat can't know is as likely as anything else."""
    budget: Budget = Budget()

    def __call__(self, position: Position[Any, Any], rng: Rng) -> Any:
        return position.legal[0] if len(position.legal) == 1 else self.think(position, rng).best

    def think(self, position: Position[Any, Any], rng: Rng) -> Thought:
        return _Search(self, position, rng).think()

    def within(self, budget: Budget) -> "Expert":
        return replace(self, budget=budget)

    def steady(self, rounds: int) -> "Expert":
        """Without a clock: what it chooses then depends on nothing but what it is given."""
        return self.within(Budget(inf, rounds))


class Apprentice(Struct, frozen=True):
    """The quick bot, when it is attentive; often enough it does whatever looks good."""

    policy: Bot
    consider: Consider | None = None
    slips: int = 50
    """Of a hundred decisions."""

    def __call__(self, position: Position[Any, Any], rng: Rng) -> Any:
        if rng.below(100) >= self.slips:
            return self.policy(position, rng)
        plausible = self.consider and self.consider(position.imagine(rng), position.seat, position.legal)
        return rng.choice(plausible or position.legal)


class _Edge:
    """A choice as its seat knows it."""

    __slots__ = ("results", "total")

    def __init__(self) -> None:
        self.results: list[float] = []
        """On one deal after the other."""
        self.total = 0.0

    @property
    def visits(self) -> int:
        return len(self.results)

    def promise(self, among: int) -> float:
        return self.total / self.visits + CURIOSITY * sqrt(log(among + 1) / self.visits)


class _Node:
    """All that a seat can't tell apart."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Any, _Edge] = {}

    def edge(self, action: Any) -> _Edge:
        found = self.edges.get(action)
        if found is None:
            found = self.edges[action] = _Edge()
        return found


class _Search:
    """One decision of one seat. It asks the position to imagine states, and never for the true one."""

    def __init__(self, expert: Expert, position: Position[Any, Any], rng: Rng) -> None:
        self.expert, self.position, self.rng = expert, position, rng
        self.clock, self.until = expert.budget.clock, expert.budget.clock() + expert.budget.seconds
        self.unseen = ALL_OR_NOTHING if expert.judge is None else UNSEEN
        self.game: AnyGame = position.game
        self.deals: list[Any] = []
        self.root = _Node()
        usual = self._usual(self._deal(0), position.seat)
        self.usual = self.root.edge(usual)
        self.unopened = [action for action in self._worth_a_thought() if action != usual]
        """The least promising first."""
        self.rivals = [(usual, self.usual)]
        """The usual choice, the one that leads, and the one that may be better by most: who is tried on."""
        self._nodes: dict[tuple[int, ...], _Node] = {}
        """By the seat and what it has seen since the decision."""
        self._labels: dict[tuple[Any, int, int], int] = {}
        self._sights: dict[Hashable, int] = {}

    def think(self) -> Thought:
        next_look = BETWEEN_LOOKS
        while self.root.visits < self.expert.budget.rounds and not self._is_late():
            self._round()
            if self.root.visits >= next_look:
                if self._is_settled():
                    break
                next_look = self.root.visits + max(BETWEEN_LOOKS, self.root.visits // LOOKS)
        ranked = sorted(self.root.edges.items(), key=self._advantage, reverse=True)
        choices = tuple(Tried(action, edge.visits, edge.total / edge.visits) for action, edge in ranked if edge.visits)
        return Thought(self.root.visits, choices or (Tried(ranked[0][0], 0, 0.0),))

    def _is_late(self) -> bool:
        return self.clock() >= self.until

    def _round(self) -> None:
        """One game of thought. Every choice is tried on the same deals, so that luck favours none."""
        game, seat = self.game, self.position.seat
        action, edge = self._choose_at_root()
        state = game.clone(self._deal(edge.visits))
        path, moves = [(self.root, edge, seat)], [(action, seat)]
        state = evolve_all(game, state, game.decide(state, seat, action))
        while edge.visits and (waiting := game.waiting_for(state)):
            seat = min(waiting)
            node = self._node(seat, moves)
            action, edge = self._choose(node, state, seat)
            path.append((node, edge, seat))
            moves.append((action, seat))
            state = evolve_all(game, state, game.decide(state, seat, action))
        values = self._play_on(state)
        if values is None:
            return
        for node, edge, seat in path:
            node.visits += 1
            edge.results.append(values[seat])
            edge.total += values[seat]

    def _deal(self, number: int) -> Any:
        while len(self.deals) <= number:
            self.deals.append(self._imagined())
        return self.deals[number]

    def _imagined(self) -> Any:
        """What others did tells of what they hold: what explains it badly is believed as rarely."""
        likely, seat = self.expert.likely, self.position.seat
        state = self.position.imagine(self.rng)
        if likely is not None:
            for _ in range(GUESSES):
                if self.rng.below(1000) < 1000 * likely(state, seat):
                    break
                state = self.position.imagine(self.rng)
        return state

    def _worth_a_thought(self) -> Sequence[Any]:
        """At the decision itself, the least promising first."""
        consider, legal = self.expert.consider, self.position.legal
        if consider is None:
            return self.rng.shuffled(legal)
        return list(reversed(consider(self._deal(0), self.position.seat, legal)))

    def _choose_at_root(self) -> tuple[Any, _Edge]:
        """Each open choice has a fair trial; then another is opened while there is room; then rivals are compared."""
        edges = self.root.edges
        for action, edge in edges.items():
            if edge.visits < FEWEST:
                return action, edge
        if self.unopened and (len(self.rivals) == 1 or len(edges) < 1 + int(WIDTH * sqrt(self.root.visits))):
            action = self.unopened.pop()
            return action, self.root.edge(action)
        return min(self.rivals, key=lambda rival: rival[1].visits)

    def _is_settled(self) -> bool:
        """Whether nothing is left to gain: whatever else is worth a thought is no better, but for a trifle."""
        tried = [(action, edge) for action, edge in self.root.edges.items() if edge.visits]
        leader = max(tried, key=self._advantage)
        others = [rival for rival in tried if rival != leader]
        leads = [lead(leader[1].results, edge.results, CERTAINTY, self.unseen) for _, edge in others]
        least, challenger = min(zip(leads, others, strict=True), key=lambda one: one[0], default=(inf, leader))
        is_open = least <= -TRIFLE
        self.rivals = [self.rivals[0], *([leader, challenger] if is_open else [])]
        return not is_open and not self.unopened

    def _advantage(self, choice: tuple[Any, _Edge]) -> float:
        return advantage(choice[1].results, self.usual.results, self.unseen)

    def _choose(self, node: _Node, state: Any, seat: int) -> tuple[Any, _Edge]:
        legal = self.game.legal(state, seat)
        if len(legal) == 1:
            return legal[0], node.edge(legal[0])
        if node.visits < HABIT or node.edges.keys().isdisjoint(legal):
            usual = self._usual(state, seat)
            return usual, node.edge(usual)
        return self._best(node, state, seat, legal, 1 + int(sqrt(node.visits / HABIT)))

    def _best(self, node: _Node, state: Any, seat: int, legal: Sequence[Any], room: int) -> tuple[Any, _Edge]:
        """The most promising of the open choices that are legal here, or a new one while there is room."""
        known = [(action, edge) for action in legal if (edge := node.edges.get(action)) is not None]
        if len(known) < min(len(legal), room):
            action = self._another(node, state, seat, legal)
            if action is not None:
                return action, node.edge(action)
        return max(known, key=lambda item: item[1].promise(node.visits))

    def _another(self, node: _Node, state: Any, seat: int, legal: Sequence[Any]) -> Any | None:
        """A choice that was never tried; None: all that are worth a thought have been."""
        consider = self.expert.consider
        if consider is None:
            return self.rng.choice([action for action in legal if action not in node.edges])
        return next((action for action in consider(state, seat, legal) if action not in node.edges), None)

    def _usual(self, state: Any, seat: int) -> Any:
        return self.expert.policy(Daydream(self.game, state, seat), self.rng)

    def _play_on(self, state: Any) -> Values | None:
        """Played on by the quick bot in every chair, to the end or to a moment that can be judged; None: too late."""
        game, judge = self.game, self.expert.judge
        while waiting := game.waiting_for(state):
            if self._is_late():
                return None
            if judge is not None and (values := judge(state)) is not None:
                return values
            seat = min(waiting)
            state = evolve_all(game, state, game.decide(state, seat, self._usual(state, seat)))
        return won(game, state)

    def _node(self, seat: int, moves: Sequence[tuple[Any, int]]) -> _Node:
        seen = (seat, *[self._label(action, mover, seat) for action, mover in moves])
        node = self._nodes.get(seen)
        if node is None:
            node = self._nodes[seen] = _Node()
        return node

    def _label(self, action: Any, seat: int, observer: int) -> int:
        """A number for an action as the observer sees it: the same for what looks the same."""
        key = (action, seat, observer)
        label = self._labels.get(key)
        if label is None:
            sight = key if seat == observer else encode(self.game.redact(Move(seat, action), observer))
            label = self._labels[key] = self._sights.setdefault(sight, len(self._sights))
        return label


class Daydream(Position[Any, Any]):
    """A position in an imagined state: what is imagined there is the state itself."""

    __slots__ = ("_imagined",)

    def __init__(self, game: AnyGame, state: Any, seat: int) -> None:
        super().__init__(game, state, seat)
        self._imagined = state

    def imagine(self, rng: Rng) -> Any:  # noqa: ARG002 — nothing is left to chance
        return self.game.clone(self._imagined)


def advantage(results: Sequence[float], usual: Sequence[float], unseen: float) -> float:
    """By how much a choice is surely better than the usual one; of the usual one itself nothing, which beats a draw."""
    return 0.0 if results is usual else lead(results, usual, DOUBT, unseen) or -inf


def lead(results: Sequence[float], others: Sequence[float], doubt: float, unseen: float) -> float:
    """By how much one choice is at least better than another, deal by deal; who was rarely tried is behind."""
    differences = [one - other for one, other in zip(results, others, strict=False)]
    number = len(differences)
    if number < FEWEST:
        return -inf
    mean = sum(differences) / number
    variance = (sum((one - mean) ** 2 for one in differences) + unseen**2) / (number - 1)
    return mean - doubt * sqrt(variance / number)


def shares(scores: Sequence[float], luck: float) -> Values:
    """Who is how likely to win, by scores that they may expect; the more luck is to come, the less these tell."""
    best = max(scores)
    weights = [exp((score - best) / luck) for score in scores]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def won(game: AnyGame, state: Any) -> Values:
    """Of a finished game: the win, shared among the winners."""
    outcome = game.outcome(state)
    assert outcome is not None, "a game that waits for nobody has an outcome"
    share = 1 / len(outcome.winners)
    return [share if place == 1 else 0.0 for place in outcome.places]

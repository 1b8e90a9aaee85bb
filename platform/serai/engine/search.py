"""Looking ahead without seeing the cards: information-set Monte-Carlo tree search, for any game.

Every round of thought imagines the hidden part, goes down the tree by the choices that have done best so far, plays a
stretch on by a quick bot, judges where that leads, and remembers. There is a tree for each seat: in it a seat tells
apart only what it sees, so that two secret votes lead to the same place of everybody else's tree. Long lists of choices
are opened little by little, the more promising first.

A quick bot knows its game, and a few hundred rounds know little. So its choice stands, unless another has done better
on the same deals beyond doubt; and those who answer in thought play as it does until much speaks against it.
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
GUESSES = 6
"""So often a hidden part is imagined anew, if it explains badly what others did."""
BETWEEN_LOOKS = 32
"""Rounds between two looks at whether all is settled."""


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


def steady(bot: Bot, rounds: int) -> Bot:
    """The bot without a clock: what it chooses then depends on nothing but what it is given."""
    return bot.within(Budget(inf, rounds)) if isinstance(bot, Expert) else bot


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
        self.game: AnyGame = position.game
        self.deals: list[Any] = []
        self.root = _Node()
        self.usual = self.root.edge(self._usual(self._deal(0), position.seat))
        self._nodes: dict[tuple[int, ...], _Node] = {}
        """By the seat and what it has seen since the decision."""
        self._labels: dict[tuple[Any, int, int], int] = {}
        self._sights: dict[Hashable, int] = {}

    def think(self) -> Thought:
        budget, clock = self.expert.budget, self.expert.budget.clock
        until = clock() + budget.seconds
        while self.root.visits < budget.rounds and clock() < until:
            self._round()
            if self.root.visits % BETWEEN_LOOKS == 0 and self._is_settled():
                break
        ranked = sorted(self.root.edges.items(), key=lambda item: -advantage(item[1].results, self.usual.results))
        choices = tuple(Tried(action, edge.visits, edge.total / edge.visits) for action, edge in ranked if edge.visits)
        return Thought(self.root.visits, choices or (Tried(ranked[0][0], 0, 0.0),))

    def _round(self) -> None:
        """One game of thought. Every choice is tried on the same deals, so that luck favours none."""
        game, seat = self.game, self.position.seat
        action, edge = self._choose_at_root(seat)
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

    def _choose_at_root(self, seat: int) -> tuple[Any, _Edge]:
        """The usual choice keeps up with the others, which are compared with it; each of them has a fair trial."""
        edges = self.root.edges
        if self.usual.visits <= min(max(edge.visits for edge in edges.values()), self.root.visits / 3):
            return next(iter(edges)), self.usual
        for action, edge in edges.items():
            if edge.visits < FEWEST:
                return action, edge
        room = 1 + int(WIDTH * sqrt(self.root.visits))
        return self._best(self.root, self._deal(0), seat, self.position.legal, room)

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

    def _play_on(self, state: Any) -> Values:
        """Played on by the quick bot in every chair, to the end or to a moment that can be judged."""
        game, judge = self.game, self.expert.judge
        while waiting := game.waiting_for(state):
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

    def _is_settled(self) -> bool:
        """Whether nothing is left to gain: whatever else was tried is no better, but for a trifle."""
        edges = [edge for edge in self.root.edges.values() if edge.visits]
        best = max(edges, key=lambda edge: advantage(edge.results, self.usual.results))
        return all(lead(best.results, other.results, CERTAINTY) > -TRIFLE for other in edges if other is not best)


class Daydream(Position[Any, Any]):
    """A position in an imagined state: what is imagined there is the state itself."""

    __slots__ = ("_imagined",)

    def __init__(self, game: AnyGame, state: Any, seat: int) -> None:
        super().__init__(game, state, seat)
        self._imagined = state

    def imagine(self, rng: Rng) -> Any:  # noqa: ARG002 — nothing is left to chance
        return self.game.clone(self._imagined)


def advantage(results: Sequence[float], usual: Sequence[float]) -> float:
    """By how much a choice is surely better than the usual one; of the usual one itself nothing, which beats a draw."""
    return 0.0 if results is usual else lead(results, usual, DOUBT) or -inf


def lead(results: Sequence[float], others: Sequence[float], doubt: float) -> float:
    """By how much one choice is at least better than another, deal by deal; who was rarely tried is behind."""
    differences = [one - other for one, other in zip(results, others, strict=False)]
    number = len(differences)
    if number < FEWEST:
        return -inf
    mean = sum(differences) / number
    variance = sum((one - mean) ** 2 for one in differences) / (number - 1)
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

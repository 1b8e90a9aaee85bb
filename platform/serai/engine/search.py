"""Search for games with hidden information: information-set Monte-Carlo tree search (ISMCTS), for any game.

Each iteration determinizes the hidden part of the state, selects a path down the tree by UCB1, plays on with a rollout
policy, evaluates the state that this leads to, and backs the values up. There is one tree per seat. Its nodes stand for
information sets: a seat distinguishes only what it can see, so two secret votes lead to the same node of every other
seat's tree. Nodes widen progressively: long lists of actions are opened one by one, the most promising first.

The rollout policy is a quick bot that knows the game, and a few hundred iterations prove little. Its action is
therefore kept unless another one is significantly better on the same determinizations, and inner nodes follow it for
their first visits. At the root, iterations go to the leading action and to its strongest challenger.
"""

from collections.abc import Callable, Hashable, Sequence
from math import exp, inf, log, sqrt
from time import perf_counter
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from serai.engine.bots import Bot, Position
from serai.engine.codec import encode
from serai.engine.contract import AnyGame, Move
from serai.engine.play import evolve_all
from serai.engine.rng import Rng

Values: TypeAlias = Sequence[float]
"""The value of a state to each seat: from 0 (lost) to 1 (won)."""
Evaluate: TypeAlias = Callable[[Any], Values | None]
"""Estimates the values of an unfinished state; None if it can't be evaluated and the rollout must go on."""
Candidates: TypeAlias = Callable[[Any, int, Sequence[Any]], Sequence[Any]]
"""Selects from a seat's legal actions those that are worth searching, the most promising first."""
Likelihood: TypeAlias = Callable[[Any, int], float]
"""How likely the others' visible actions are in a determinized state, from 0 to 1; the seat is the searching one."""

EXPLORATION = 0.12
"""The exploration constant of UCB1."""
ROOT_WIDENING = 1.5
"""Progressive widening at the root: at most 1 + ROOT_WIDENING * sqrt(visits) actions are open."""
POLICY_VISITS = 25
"""Visits before a node stops assuming the rollout policy."""
PREFERENCE_ERRORS = 1.5
"""An action is preferred to the rollout policy's if it is better by this many standard errors."""
STOP_ERRORS = 2.0
"""Standard errors in the lower bound of the leading action's advantage, which decides whether to stop."""
STOP_MARGIN = 0.01
"""The search stops when no other action can be better than the leading one by more than this share of a win."""
MIN_VISITS = 6
"""Visits before an action is compared with others."""
VARIANCE_PRIOR = 0.05
"""A difference of this size is added to each sample, because a few equal results don't prove a variance of zero."""
VARIANCE_PRIOR_AT_END = 0.25
"""The same for rollouts that go on to the end of the game, whose values are 0 or 1."""
MAX_REJECTIONS = 6
"""How many determinizations in a row may be rejected for a low likelihood."""
CHECK_INTERVAL = 16
"""Iterations between two checks whether to stop. Long searches check less often, because each check takes longer."""
CHECKS_PER_DOUBLING = 32
"""At most this many checks while the number of iterations doubles."""


class Budget(Struct, frozen=True):
    """The limit of a search: seconds or iterations, whichever is reached first."""

    seconds: float = 1.0
    iterations: float = inf
    clock: Callable[[], float] = perf_counter


class ActionStats(Struct, frozen=True):
    """What the search found out about an action: its visits, and its mean value to the seat."""

    action: Any
    visits: int
    value: float


class SearchResult(Struct, frozen=True):
    """The result of a search; the best action comes first."""

    iterations: int
    actions: tuple[ActionStats, ...]

    @property
    def best(self) -> Any:
        return self.actions[0].action


class Expert(Struct, frozen=True):
    """A bot that searches. It works for every game; the optional functions are a game's own knowledge."""

    rollout_policy: Bot
    """The quick bot that plays the rollouts. Its action is chosen unless a better one is found."""
    evaluate: Evaluate | None = None
    """Without it, every rollout goes on to the end of the game."""
    candidates: Candidates | None = None
    """Without it, all legal actions are searched, in random order."""
    likelihood: Likelihood | None = None
    """Without it, all determinizations are equally likely."""
    budget: Budget = Budget()

    def __call__(self, position: Position[Any, Any], rng: Rng) -> Any:
        return position.legal[0] if len(position.legal) == 1 else self.search(position, rng).best

    def search(self, position: Position[Any, Any], rng: Rng) -> SearchResult:
        return _Search(self, position, rng).run()

    def with_budget(self, budget: Budget) -> "Expert":
        return replace(self, budget=budget)

    def deterministic(self, iterations: int) -> "Expert":
        """A copy with a number of iterations and no time limit: it depends on the position and the rng alone."""
        return self.with_budget(Budget(inf, iterations))


class Apprentice(Struct, frozen=True):
    """A weaker level of a quick bot: at some decisions it picks a random candidate instead."""

    policy: Bot
    candidates: Candidates | None = None
    mistake_percent: int = 50
    """The percentage of decisions at which it picks at random."""

    def __call__(self, position: Position[Any, Any], rng: Rng) -> Any:
        if rng.below(100) >= self.mistake_percent:
            return self.policy(position, rng)
        plausible = self.candidates and self.candidates(position.determinize(rng), position.seat, position.legal)
        return rng.choice(plausible or position.legal)


class _Edge:
    """An action at a node, with its results."""

    __slots__ = ("results", "total")

    def __init__(self) -> None:
        self.results: list[float] = []
        """One result for each determinization, in their order."""
        self.total = 0.0

    @property
    def visits(self) -> int:
        return len(self.results)

    def ucb(self, node_visits: int) -> float:
        return self.total / self.visits + EXPLORATION * sqrt(log(node_visits + 1) / self.visits)


class _Node:
    """An information set: all states that a seat can't tell apart."""

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
    """The search for one decision of one seat. It only sees determinized states, never the true one."""

    def __init__(self, expert: Expert, position: Position[Any, Any], rng: Rng) -> None:
        self.expert, self.position, self.rng = expert, position, rng
        self.clock, self.deadline = expert.budget.clock, expert.budget.clock() + expert.budget.seconds
        self.variance_prior = VARIANCE_PRIOR_AT_END if expert.evaluate is None else VARIANCE_PRIOR
        self.game: AnyGame = position.game
        self.determinizations: list[Any] = []
        self.root = _Node()
        policy_action = self._policy_action(self._determinization(0), position.seat)
        self.policy_edge = self.root.edge(policy_action)
        self.unopened = [action for action in self._root_candidates() if action != policy_action]
        """Candidates that are not open yet, the least promising first."""
        self.contenders = [(policy_action, self.policy_edge)]
        """The policy's action, the leading one, and the strongest challenger: they share the further iterations."""
        self._nodes: dict[tuple[int, ...], _Node] = {}
        """The nodes by seat and by what the seat has seen since the root."""
        self._labels: dict[tuple[Any, int, int], int] = {}
        self._observations: dict[Hashable, int] = {}

    def run(self) -> SearchResult:
        next_check = CHECK_INTERVAL
        while self.root.visits < self.expert.budget.iterations and not self._is_late():
            self._iterate()
            if self.root.visits >= next_check:
                if self._is_decided():
                    break
                next_check = self.root.visits + max(CHECK_INTERVAL, self.root.visits // CHECKS_PER_DOUBLING)
        ranked = sorted(self.root.edges.items(), key=self._advantage, reverse=True)
        actions = tuple(
            ActionStats(action, edge.visits, edge.total / edge.visits) for action, edge in ranked if edge.visits
        )
        return SearchResult(self.root.visits, actions or (ActionStats(ranked[0][0], 0, 0.0),))

    def _is_late(self) -> bool:
        return self.clock() >= self.deadline

    def _iterate(self) -> None:
        """One iteration: select, expand, roll out, back up. All root actions are tried on the same determinizations."""
        game, seat = self.game, self.position.seat
        action, edge = self._select_at_root()
        state = game.clone(self._determinization(edge.visits))
        path, moves = [(self.root, edge, seat)], [(action, seat)]
        state = evolve_all(game, state, game.decide(state, seat, action))
        while edge.visits and (waiting := game.waiting_for(state)):
            seat = min(waiting)
            node = self._node(seat, moves)
            action, edge = self._select(node, state, seat)
            path.append((node, edge, seat))
            moves.append((action, seat))
            state = evolve_all(game, state, game.decide(state, seat, action))
        values = self._roll_out(state)
        if values is None:
            return
        for node, edge, seat in path:
            node.visits += 1
            edge.results.append(values[seat])
            edge.total += values[seat]

    def _determinization(self, number: int) -> Any:
        while len(self.determinizations) <= number:
            self.determinizations.append(self._sample())
        return self.determinizations[number]

    def _sample(self) -> Any:
        """A determinized state, by rejection sampling with its likelihood."""
        likelihood, seat = self.expert.likelihood, self.position.seat
        state = self.position.determinize(self.rng)
        if likelihood is not None:
            for _ in range(MAX_REJECTIONS):
                if self.rng.below(1000) < 1000 * likelihood(state, seat):
                    break
                state = self.position.determinize(self.rng)
        return state

    def _root_candidates(self) -> Sequence[Any]:
        """The candidates at the root, the least promising first."""
        candidates, legal = self.expert.candidates, self.position.legal
        if candidates is None:
            return self.rng.shuffled(legal)
        return list(reversed(candidates(self._determinization(0), self.position.seat, legal)))

    def _select_at_root(self) -> tuple[Any, _Edge]:
        """Selects an open action with few visits, a new one if widening allows it, or the least visited contender."""
        edges = self.root.edges
        for action, edge in edges.items():
            if edge.visits < MIN_VISITS:
                return action, edge
        width = 1 + int(ROOT_WIDENING * sqrt(self.root.visits))
        if self.unopened and (len(self.contenders) == 1 or len(edges) < width):
            action = self.unopened.pop()
            return action, self.root.edge(action)
        return min(self.contenders, key=lambda contender: contender[1].visits)

    def _is_decided(self) -> bool:
        """Whether all candidates are open and none can be better than the leading action by more than STOP_MARGIN."""
        visited = [(action, edge) for action, edge in self.root.edges.items() if edge.visits]
        leader = max(visited, key=self._advantage)
        others = [contender for contender in visited if contender != leader]
        leads = [lower_bound(leader[1].results, edge.results, STOP_ERRORS, self.variance_prior) for _, edge in others]
        smallest, challenger = min(zip(leads, others, strict=True), key=lambda one: one[0], default=(inf, leader))
        is_open = smallest <= -STOP_MARGIN
        self.contenders = [self.contenders[0], *([leader, challenger] if is_open else [])]
        return not is_open and not self.unopened

    def _advantage(self, item: tuple[Any, _Edge]) -> float:
        return advantage(item[1].results, self.policy_edge.results, self.variance_prior)

    def _select(self, node: _Node, state: Any, seat: int) -> tuple[Any, _Edge]:
        legal = self.game.legal(state, seat)
        if len(legal) == 1:
            return legal[0], node.edge(legal[0])
        if node.visits < POLICY_VISITS or node.edges.keys().isdisjoint(legal):
            action = self._policy_action(state, seat)
            return action, node.edge(action)
        return self._select_by_ucb(node, state, seat, legal, 1 + int(sqrt(node.visits / POLICY_VISITS)))

    def _select_by_ucb(self, node: _Node, state: Any, seat: int, legal: Sequence[Any], width: int) -> tuple[Any, _Edge]:
        """Selects the best open action that is legal here, or opens a new one while there are fewer than `width`."""
        open_edges = [(action, edge) for action in legal if (edge := node.edges.get(action)) is not None]
        if len(open_edges) < min(len(legal), width):
            action = self._unopened_action(node, state, seat, legal)
            if action is not None:
                return action, node.edge(action)
        return max(open_edges, key=lambda item: item[1].ucb(node.visits))

    def _unopened_action(self, node: _Node, state: Any, seat: int, legal: Sequence[Any]) -> Any | None:
        """The most promising action that is not open yet; None if all candidates are open."""
        candidates = self.expert.candidates
        if candidates is None:
            return self.rng.choice([action for action in legal if action not in node.edges])
        return next((action for action in candidates(state, seat, legal) if action not in node.edges), None)

    def _policy_action(self, state: Any, seat: int) -> Any:
        return self.expert.rollout_policy(OpenPosition(self.game, state, seat), self.rng)

    def _roll_out(self, state: Any) -> Values | None:
        """Plays every seat by the rollout policy until the state can be evaluated; None if time is up."""
        game, evaluate = self.game, self.expert.evaluate
        while waiting := game.waiting_for(state):
            if self._is_late():
                return None
            if evaluate is not None and (values := evaluate(state)) is not None:
                return values
            seat = min(waiting)
            state = evolve_all(game, state, game.decide(state, seat, self._policy_action(state, seat)))
        return final_values(game, state)

    def _node(self, seat: int, moves: Sequence[tuple[Any, int]]) -> _Node:
        observed = (seat, *[self._label(action, mover, seat) for action, mover in moves])
        node = self._nodes.get(observed)
        if node is None:
            node = self._nodes[observed] = _Node()
        return node

    def _label(self, action: Any, seat: int, observer: int) -> int:
        """A number for an action as the observer sees it: equal numbers look equal to the observer."""
        key = (action, seat, observer)
        label = self._labels.get(key)
        if label is None:
            observation = key if seat == observer else encode(self.game.redact(Move(seat, action), observer))
            label = self._labels[key] = self._observations.setdefault(observation, len(self._observations))
        return label


class OpenPosition(Position[Any, Any]):
    """A position whose state is given as it is: `determinize` returns a copy of that very state."""

    __slots__ = ("_state",)

    def __init__(self, game: AnyGame, state: Any, seat: int) -> None:
        super().__init__(game, state, seat)
        self._state = state

    def determinize(self, rng: Rng) -> Any:  # noqa: ARG002 — nothing is random
        return self.game.clone(self._state)


def advantage(results: Sequence[float], policy_results: Sequence[float], variance_prior: float) -> float:
    """By how much an action is significantly better than the rollout policy's, whose own advantage is 0."""
    if results is policy_results:
        return 0.0
    return lower_bound(results, policy_results, PREFERENCE_ERRORS, variance_prior) or -inf


def lower_bound(
    results: Sequence[float], others: Sequence[float], standard_errors: float, variance_prior: float
) -> float:
    """A lower bound of the difference between two actions, compared pairwise; −inf if there are too few pairs."""
    differences = [one - other for one, other in zip(results, others, strict=False)]
    number = len(differences)
    if number < MIN_VISITS:
        return -inf
    mean = sum(differences) / number
    variance = (sum((one - mean) ** 2 for one in differences) + variance_prior**2) / (number - 1)
    return mean - standard_errors * sqrt(variance / number)


def win_probabilities(scores: Sequence[float], spread: float) -> Values:
    """Each seat's probability of winning: a softmax of expected final scores.

    With a larger spread, scores count less.
    """
    best = max(scores)
    weights = [exp((score - best) / spread) for score in scores]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def final_values(game: AnyGame, state: Any) -> Values:
    """The values of a finished game: 1 for the winner, or equal shares for several winners."""
    outcome = game.outcome(state)
    assert outcome is not None, "a game with no seat to act has an outcome"
    share = 1 / len(outcome.winners)
    return [share if place == 1 else 0.0 for place in outcome.places]

"""What an expert would do, for whoever learns; and, when all is over, what spoke for what was done."""

from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta
from rest_framework.request import Request

from serai.api import example_table as example
from serai.api.at_table import Invited, Visit, visit
from serai.api.authentication import signed_in
from serai.api.operation import operation
from serai.api.shapes_of_tables import Version
from serai.bots import advice
from serai.bots.asking import Question, answered, faced
from serai.bots.tasks import ask_for_advice
from serai.engine.shapes import Fields, Rules, per_rules
from serai.tables.errors import BadInput, NotYours, WrongMoment
from serai.tables.game_of import opened_of, rules_of
from serai.tables.rows import waiting_for

Best = per_rules(
    "Advice",
    lambda rules: {
        "action": rules.types.action,
        "reason": Annotated[rules.reason | None, Meta(description="What speaks for it, where the game can tell.")],
        "chance": Annotated[
            Annotated[float, Meta(ge=0, le=1)] | None,
            Meta(description="Of winning, as far as an expert can tell; null if it failed, and a quick bot answers."),
        ],
        "rounds": Annotated[int, Meta(description="How many games were played in thought.")],
    },
    doc="What an expert would do.",
)


def _hint(rules: Rules) -> Fields:
    return {
        "version": int,
        "seat": int,
        "advice": Annotated[
            Best.of(rules.key) | None, Meta(description="None while it is being thought about: ask again soon.")
        ],
    }


Hint = per_rules("Hint", _hint, doc="A decision, and what an expert would do there.")
Why = per_rules(
    "Why",
    lambda rules: {
        "version": int,
        "seat": Annotated[int | None, Meta(description="Who acted; null: nobody did, it followed from what was done.")],
        "action": rules.types.action | None,
        "reason": Annotated[rules.reason | None, Meta(description="What spoke for it, where the game can tell.")],
    },
    doc="The action that a version began with, and what spoke for it.",
)


class Decision(Invited, frozen=True):
    version: Annotated[
        Version | None,
        Meta(description="Once the game is over: of the moment you mean. By default now.", examples=[12]),
    ] = None
    seat: Annotated[
        Annotated[int, Meta(ge=0, le=99)] | None,
        Meta(description="Once the game is over: whose decision. By default yours.", examples=[1]),
    ] = None


class Moment(Invited, frozen=True):
    version: Annotated[Version, Meta(description="What happened there.", examples=[12])] = 1


@operation(
    "Ask for a hint",
    answers=Hint,
    example=lambda: _example_hint(),
    query=Decision,
    errors=["unknown-table", "not-yours", "wrong-moment", "bad-input", "still-thinking"],
    throttle="advice",
)
def show_hint(request: Request, table: UUID, query: Decision) -> Any:
    """What an expert would do in your place, knowing what you know: at unranked tables, and once the game is over.

    It thinks for about a second: ask until there is advice. For each person it thinks about one decision at a time.
    """
    here = visit(request, table, query.invitation)
    question = _question(here, query, signed_in(request).id)
    found = answered(question)
    if found is None:
        ask_for_advice(question)
    rules = rules_of(here.known.chronicle)
    best = Best.of(rules)(**found) if found else None
    return Hint.of(rules)(version=question.version, seat=question.seat, advice=best)


@operation(
    "Ask why something was done",
    answers=Why,
    example=lambda: Why.of(example.rules())(version=9, seat=0, action=example.first_actions()[0], reason=None),
    query=Moment,
    errors=["unknown-table", "wrong-moment", "bad-input"],
    public=True,
    throttle="advice",
)
def show_reason(request: Request, table: UUID, query: Moment) -> Any:
    """Once the game is over: what spoke for the action, from what its seat knew then."""
    here = visit(request, table, query.invitation)
    if not here.known.chronicle.revealed:
        raise WrongMoment("Reasons are told once the game is over: they would show what is hidden.")
    _require_version(here, query.version)
    rules, told = rules_of(here.known.chronicle), advice.explain(table, query.version)
    if told is None:
        return Why.of(rules)(version=query.version, seat=None, action=None, reason=None)
    return Why.of(rules)(version=query.version, seat=told.seat, action=told.action, reason=told.reason)


def _question(here: Visit, query: Decision, person: UUID) -> Question:
    """About the decision that is meant, if the person may be helped there."""
    known = here.known
    if known.chronicle.revealed:
        version = known.version if query.version is None else query.version
        _require_version(here, version)
        chronicle = advice.chronicle_at(known.head.id, version)
        seat = here.seat if query.seat is None else query.seat
        if seat is None:
            raise BadInput("Say whose decision you mean: you don't play at this table.")
    else:
        version, chronicle, seat = known.version, known.chronicle, here.require_seat()
        if opened_of(chronicle).ranked:
            raise NotYours("At a ranked table nobody helps until the game is over.")
        if query.version not in (None, version) or query.seat not in (None, seat):
            raise NotYours("Until the game is over you get hints for your own decision only.")
    if seat not in waiting_for(chronicle) or advice.goes_on(known.head.id, version):
        raise WrongMoment("There is nothing to decide for that seat at that moment.")
    return Question(known.head.id, version, seat, faced(chronicle, seat), person)


def _require_version(here: Visit, version: int) -> None:
    if not 1 <= version <= here.known.version:
        raise BadInput(f"This table has versions 1 to {here.known.version}.")


def _example_hint() -> Any:
    rules = example.rules()
    best = Best.of(rules)(action=example.first_actions()[0], reason=None, chance=0.31, rounds=420)
    return Hint.of(rules)(version=example.shown().version, seat=0, advice=best)

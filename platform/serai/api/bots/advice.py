"""Advice: the action that the expert bot recommends. After the game: the reasons for the actions that were taken."""

from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta
from rest_framework.request import Request

from serai.api.core import example_table as example
from serai.api.core.authentication import current_user
from serai.api.core.operation import operation
from serai.api.tables.access import InvitationQuery, TableAccess, access_table
from serai.api.tables.wire_types import Version
from serai.bots import advice
from serai.bots.advice_requests import AdviceRequest, decision_hash, find_answer
from serai.bots.tasks import request_advice
from serai.engine.wire_types import Fields, Rules, per_rules
from serai.tables.errors import BadInput, NotYours, WrongMoment
from serai.tables.game_of import opened_of, rules_of
from serai.tables.read_models.rows import waiting_for

Advice = per_rules(
    "Advice",
    lambda rules: {
        "action": rules.types.action,
        "reason": Annotated[rules.reason | None, Meta(description="The reason for the action, if the game knows one.")],
        "chance": Annotated[
            Annotated[float, Meta(ge=0, le=1)] | None,
            Meta(description="The estimated chance of winning; null if the search failed and a simple bot chose."),
        ],
        "iterations": Annotated[int, Meta(description="The number of games that the search simulated.")],
    },
    doc="The action that the expert bot recommends.",
)


def _decision_advice(rules: Rules) -> Fields:
    return {
        "version": int,
        "seat": int,
        "advice": Annotated[
            Advice.of(rules.key) | None,
            Meta(description="Null while the search is still running: repeat the request in a moment."),
        ],
    }


DecisionAdvice = per_rules("DecisionAdvice", _decision_advice, doc="A decision, and the advice for it.")
Explanation = per_rules(
    "Explanation",
    lambda rules: {
        "version": int,
        "seat": Annotated[int | None, Meta(description="The seat that acted; null: no action, only a consequence.")],
        "action": rules.types.action | None,
        "reason": Annotated[rules.reason | None, Meta(description="The reason for the action, if the game knows one.")],
    },
    doc="The action that led to a version, and the reason for it.",
)


class WhichDecision(InvitationQuery, frozen=True):
    version: Annotated[
        Version | None,
        Meta(
            description="The table's version at the decision, if the game is over. By default the current one.",
            examples=[12],
        ),
    ] = None
    seat: Annotated[
        Annotated[int, Meta(ge=0, le=99)] | None,
        Meta(description="The seat that decides, if the game is over. By default your own.", examples=[1]),
    ] = None


class WhichVersion(InvitationQuery, frozen=True):
    version: Annotated[Version, Meta(description="The version of the event to explain.", examples=[12])] = 1


@operation(
    "Get advice",
    response=DecisionAdvice,
    example=lambda: _example_advice(),
    query=WhichDecision,
    errors=["unknown-table", "not-yours", "wrong-moment", "bad-input", "advice-pending"],
    throttle="advice",
)
def show_advice(request: Request, table: UUID, query: WhichDecision) -> Any:
    """The action that the expert bot would take in your seat, with your knowledge of the game.

    At unranked tables, and at all tables once the game is over. The search takes about a second: repeat the request
    until `advice` is set. Each user can have one search running at a time.
    """
    access = access_table(request, table, query.invitation)
    advice_request = _advice_request(access, query, current_user(request).id)
    found = find_answer(advice_request)
    if found is None:
        request_advice(advice_request)
    rules = rules_of(access.loaded.state)
    found_advice = Advice.of(rules)(**found) if found else None
    return DecisionAdvice.of(rules)(version=advice_request.version, seat=advice_request.seat, advice=found_advice)


@operation(
    "Explain an action",
    response=Explanation,
    example=lambda: Explanation.of(example.rules())(version=9, seat=0, action=example.first_actions()[0], reason=None),
    query=WhichVersion,
    errors=["unknown-table", "wrong-moment", "bad-input"],
    public=True,
    throttle="advice",
)
def explain_action(request: Request, table: UUID, query: WhichVersion) -> Any:
    """The reason for an action, from what the player knew then. Only once the game is over."""
    access = access_table(request, table, query.invitation)
    if not access.loaded.state.finished:
        raise WrongMoment("Actions are explained once the game is over: the reasons would reveal hidden information.")
    _require_version(access, query.version)
    rules, explained = rules_of(access.loaded.state), advice.explain(table, query.version)
    if explained is None:
        return Explanation.of(rules)(version=query.version, seat=None, action=None, reason=None)
    return Explanation.of(rules)(
        version=query.version, seat=explained.seat, action=explained.action, reason=explained.reason
    )


def _advice_request(access: TableAccess, query: WhichDecision, user: UUID) -> AdviceRequest:
    """The decision that the query names, if the user may get advice for it."""
    loaded = access.loaded
    if loaded.state.finished:
        version = loaded.version if query.version is None else query.version
        _require_version(access, version)
        table_state = advice.table_state_at(loaded.head.id, version)
        seat = access.seat if query.seat is None else query.seat
        if seat is None:
            raise BadInput("Name the seat: you don't play at this table.")
    else:
        version, table_state, seat = loaded.version, loaded.state, access.require_seat()
        if opened_of(table_state).ranked:
            raise NotYours("At ranked tables there is advice only once the game is over.")
        if query.version not in (None, version) or query.seat not in (None, seat):
            raise NotYours("Until the game is over you get advice only for your own current decision.")
    if seat not in waiting_for(table_state) or advice.has_follow_up(loaded.head.id, version):
        raise WrongMoment("That seat has nothing to decide at that version.")
    return AdviceRequest(loaded.head.id, version, seat, decision_hash(table_state, seat), user)


def _require_version(access: TableAccess, version: int) -> None:
    if not 1 <= version <= access.loaded.version:
        raise BadInput(f"This table has versions 1 to {access.loaded.version}.")


def _example_advice() -> Any:
    rules = example.rules()
    best = Advice.of(rules)(action=example.first_actions()[0], reason=None, chance=0.31, iterations=420)
    return DecisionAdvice.of(rules)(version=example.start().version, seat=0, advice=best)

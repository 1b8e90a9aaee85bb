"""Playing: tentative turns, actions, giving up, ending together, playing again."""

from typing import Annotated, Any
from uuid import UUID

from msgspec import Meta
from rest_framework.request import Request

from serai.accounts.players import seat_player
from serai.api import example_table as example
from serai.api.at_table import Visit, visit
from serai.api.authentication import require_sign_in
from serai.api.idempotency import table_of
from serai.api.operation import operation
from serai.api.problems import Refusal, rulings_of
from serai.api.reading import Body
from serai.api.shapes_of_tables import Acting, Done, MovedOn, told
from serai.api.tables import Table, example_of_table, shown_after
from serai.desk.conduct import require_may_play
from serai.engine.shapes import Fields, Rules, list_of, per_rules
from serai.tables import errors
from serai.tables.act import act
from serai.tables.announce import carry_out, settle
from serai.tables.company import people_at, require_not_apart
from serai.tables.deadlines import position_now
from serai.tables.doors import django_door, run
from serai.tables.game_of import plugin_of, rules_of
from serai.tables.known import current
from serai.tables.part import resign, wish_end
from serai.tables.preview import preview
from serai.tables.rematch import rematch

REFUSED = ["unknown-table", "not-yours", "wrong-moment", "bad-input"]


def tried(rules: Rules) -> Fields:
    return {
        "version": int,
        "played": Annotated[int, Meta(description="How many of the actions were played.")],
        "reveals": Annotated[
            bool, Meta(description="The next one would show you something new: it is not tried, it has to be done.")
        ],
        "events": list_of(rules.types.seen),
        "view": rules.types.view,
        "legal": list_of(rules.types.action),
        "hints": rules.types.hints,
    }


Preview = per_rules("Preview", tried, doc="A tentative turn. Nothing is stored.")


class Agreement(Body, frozen=True):
    wishes: Annotated[bool, Meta(description="Whether you would end the game now; false takes it back.")]


@operation(
    "Try actions",
    takes=Acting,
    takes_example=lambda: _example_acting(),
    answers=Preview,
    example=lambda: _example_preview(),
    errors=[*REFUSED, "illegal", "moved-on"],
    error_shapes={"moved-on": MovedOn},
    throttle="commands",
)
def try_actions(request: Request, table: UUID, body: Any) -> Any:
    """Plays them on a copy, up to where something hidden would be shown. Undo is to leave the last one out."""
    here = visit(request, table)
    seat = here.require_seat()
    _require_same_rules(here, body)
    with rulings_of(plugin_of(here.known.chronicle)):
        try:
            seen = run(preview(django_door, table, seat=seat, actions=body.actions, at=body.at))
        except errors.MovedOn as moved_on:
            raise _as_it_is_now(here, moved_on) from moved_on
    return Preview.of(_rules(here))(**{name: getattr(seen, name) for name in seen.__struct_fields__})


@operation(
    "Act",
    takes=Acting,
    takes_example=lambda: _example_acting(),
    answers=Done,
    example=example.done,
    errors=[*REFUSED, "key-reused", "illegal", "moved-on", "commit-first"],
    error_shapes={"moved-on": MovedOn},
    idempotency="required",
    throttle="commands",
)
def take_actions(request: Request, table: UUID, body: Any, command: UUID) -> Any:
    """All of the actions or none. If others have moved since `at`, they stand while you face the same decision."""
    here = visit(request, table)
    seat = here.require_seat()
    _require_same_rules(here, body)
    committing = act(
        django_door, table, seat=seat, player=here.player, actions=body.actions, at=body.at, command=command
    )
    with rulings_of(plugin_of(here.known.chronicle)):
        try:
            done = settle(committing)
        except errors.MovedOn as moved_on:
            raise _as_it_is_now(here, moved_on) from moved_on
    return told(done, here.player)


@operation(
    "Resign",
    answers=Done,
    example=example.done,
    errors=[*REFUSED, "key-reused"],
    idempotency="required",
    throttle="commands",
)
def resign_game(request: Request, table: UUID, command: UUID) -> Any:
    """A bot plays on in your chair, so that the others have their game; you may watch."""
    here = visit(request, table)
    player = here.require_player()
    return told(carry_out(table, resign(player=player), seat=here.seat, command=command), player)


@operation(
    "Agree to end the game",
    takes=Agreement,
    takes_example=lambda: Agreement(wishes=True),
    answers=Done,
    example=example.done,
    errors=[*REFUSED, "key-reused"],
    idempotency="required",
    throttle="commands",
)
def agree_to_end(request: Request, table: UUID, body: Agreement, command: UUID) -> Any:
    """The game ends when everybody who still plays wishes it."""
    here = visit(request, table)
    player = here.require_player()
    verb = wish_end(player=player, wishes=body.wishes)
    return told(carry_out(table, verb, seat=here.seat, command=command), player)


@operation(
    "Play again",
    answers=Table,
    example=lambda: example_of_table(),
    status=201,
    errors=[*REFUSED, "key-reused", "kept-apart", "suspended"],
    idempotency="required",
    throttle="open",
)
def play_again(request: Request, table: UUID, command: UUID) -> Any:
    """Who asks first opens the new table, with the same bots; the others get the same. Then sit down there."""
    here, user = visit(request, table), require_sign_in(request)
    require_may_play(user)
    require_not_apart(user, people_at(here.known.chronicle))
    done = rematch(
        here.known,
        player_there=here.require_player(),
        player_at=lambda new: seat_player(table=new, user=user),
        table=table_of(command),
    )
    return shown_after(done, seat_player(table=done.known.head.id, user=user))


def _rules(here: Visit) -> str:
    return rules_of(here.known.chronicle)


def _require_same_rules(here: Visit, body: Any) -> None:
    if body.__struct_config__.tag != _rules(here):
        raise errors.BadInput(f"This table plays {_rules(here)}.")


def _as_it_is_now(here: Visit, moved_on: errors.MovedOn) -> Refusal:
    now = run(current(django_door, here.known.head.id))
    seen = position_now(now, now.seat_of(here.player))
    return Refusal(moved_on.code, moved_on.detail, rules=seen.rules, position=seen)


def _example_acting() -> Any:
    return Acting.of(example.rules())(actions=example.first_actions(), at=example.shown().version)


def _example_preview() -> Any:
    at = example.shown()
    return Preview.of(at.rules)(
        version=at.version, played=1, reveals=False, events=[], view=at.view, legal=at.legal, hints=at.hints
    )

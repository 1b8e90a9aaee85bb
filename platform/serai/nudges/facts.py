"""What matters for whether something is told, as it stands now."""

from datetime import timedelta
from typing import cast
from uuid import UUID

from serai.accounts.models import Habits as HabitsRow
from serai.accounts.models import Vacation
from serai.accounts.players import player_of
from serai.bots.models import StandingOrder
from serai.eventlog.clock import now
from serai.nudges import presence
from serai.nudges.addresses import address_of, closed
from serai.nudges.models import Kind, Notice, Visit
from serai.nudges.moments import micros, this_moment
from serai.nudges.whether import ABOUT_A_GAME, NUDGES, Address, Facts
from serai.nudges.wishes import is_muted, wish_for, wishes_of
from serai.tables.calendar import Habits, Span
from serai.tables.models import Seat, Status, Table
from serai.tables.rows import time_of


def facts_of(notice: Notice) -> Facts:
    table = Table.objects.filter(id=notice.table).first() if notice.table else None
    chair = _chair(notice)
    kind = cast(Kind, notice.kind)
    return Facts(
        kind=kind,
        now=now(),
        created=micros(notice.created),
        address=_address(notice.user_id),
        wish=wish_for(wishes_of(notice.user_id), kind),
        is_muted=is_muted(notice.user_id, notice.table),
        still_holds=_still_holds(notice, table, chair),
        is_live=table is not None and table.clock == "live",
        is_looking=chair is not None and table is not None and chair.player in presence.players_at(table.id),
        order_at=_order_at(chair) if chair else None,
        visited=_visited(notice),
        told=_told(notice),
        invited_today=_invited_today(notice) if kind == "invitation" else 0,
        habits=habits_of(notice.user_id),
        vacations=_vacations(notice.user_id) if table is None or kind not in NUDGES or table.vacation else (),
    )


def _chair(notice: Notice) -> Seat | None:
    """In which the person sits at the table."""
    if notice.table is None:
        return None
    player = player_of(table=notice.table, user=notice.user)
    return Seat.objects.filter(table=notice.table, player=player).first() if player else None


def _still_holds(notice: Notice, table: Table | None, chair: Seat | None) -> bool:
    if table is None:
        return notice.kind in ("digest", "decision")
    match notice.kind:
        case "turn" | "alarm":
            if chair is None or chair.bot or chair.departed:
                return False
            return chair.seat in table.waiting and not _has_another_turn(notice)
        case "away":
            is_away = chair is not None and chair.bot is not None and not chair.departed
            return is_away and table.status == Status.RUNNING
        case "invitation" | "chair":
            return table.status == Status.OPEN and chair is None
    return True


def _has_another_turn(notice: Notice) -> bool:
    turns = Notice.objects.filter(user=notice.user_id, table=notice.table, kind="turn")
    return turns.filter(version__gt=notice.version).exists()


def _address(user: UUID) -> Address:
    address = address_of(user)
    if address is None:
        return "missing"
    return "closed" if closed(user, address) else "open"


def _visited(notice: Notice) -> int | None:
    visits = Visit.objects.filter(user=notice.user_id, table=notice.table) if notice.table else Visit.objects.none()
    at = visits.values_list("at", flat=True).first()
    return micros(at) if at else None


def _order_at(chair: Seat) -> int | None:
    orders = StandingOrder.objects.filter(table_id=chair.table_id, player=chair.player, due_at__isnull=False)
    at = orders.order_by("due_at").values_list("due_at", flat=True).first()
    return micros(at) if at else None


def _told(notice: Notice) -> int | None:
    """A mail that was handed over and is not marked yet counts, unless somebody was there since: then it is dropped."""
    here = Notice.objects.filter(user=notice.user_id, table=notice.table, kind__in=ABOUT_A_GAME)
    others = here.exclude(pk=notice.pk)
    unsure = others.filter(state="pending", attempts__gt=0)
    if unsure.filter(created__gte=time_of(_visited(notice) or 0)).exists():
        return now()
    at = others.filter(state="sent").order_by("-settled").values_list("settled", flat=True).first()
    return micros(at) if at else None


def _invited_today(notice: Notice) -> int:
    since = this_moment() - timedelta(days=1)
    return Notice.objects.filter(user=notice.user_id, kind="invitation", state="sent", settled__gt=since).count()


def habits_of(user: UUID) -> Habits:
    row = HabitsRow.objects.filter(user=user, since__lte=this_moment()).order_by("-since", "-id").first()
    return Habits(row.time_zone, row.sleep_from, row.sleep_to, row.weekends_off) if row else Habits()


def _vacations(user: UUID) -> list[Span]:
    rows = Vacation.objects.filter(user=user, ends__gt=this_moment())
    return [(micros(row.begins), micros(row.ends)) for row in rows]

"""Reads the facts on which the policy decides about a notice."""

from datetime import timedelta
from typing import cast
from uuid import UUID

from serai.accounts.models import QuietHours as QuietHoursRow
from serai.accounts.models import Vacation
from serai.accounts.players import player_of
from serai.bots.models import StandingOrder
from serai.eventlog.current_time import Microseconds, now
from serai.notices import presence
from serai.notices.addresses import address_of, disabled_address
from serai.notices.models import Notice, NoticeKind, Visit
from serai.notices.policy import GAME_KINDS, MOVE_KINDS, AddressState, Facts
from serai.notices.preferences import delivery_for, is_muted, preferences_of
from serai.notices.times import micros, utc_now
from serai.tables.clock.calendar import QuietHours, Span
from serai.tables.models import Seat, Status, Table
from serai.tables.read_models.rows import time_of


def facts_of(notice: Notice) -> Facts:
    table = Table.objects.filter(id=notice.table).first() if notice.table else None
    seat = _seat(notice)
    kind = cast(NoticeKind, notice.kind)
    return Facts(
        kind=kind,
        now=now(),
        created=micros(notice.created),
        address=_address_state(notice.user_id),
        delivery=delivery_for(preferences_of(notice.user_id), kind),
        is_muted=is_muted(notice.user_id, notice.table),
        still_valid=_still_valid(notice, table, seat),
        is_live=table is not None and table.clock == "live",
        is_present=seat is not None and table is not None and seat.player in presence.players_at(table.id),
        standing_order_at=_standing_order_at(seat) if seat else None,
        last_visit=_last_visit(notice),
        last_mail=_last_mail(notice),
        invitations_today=_invitations_today(notice) if kind == "invitation" else 0,
        quiet_hours=_quiet_hours(notice.user_id),
        vacations=_vacations(notice.user_id) if table is None or kind not in MOVE_KINDS or table.vacation else (),
    )


def _seat(notice: Notice) -> Seat | None:
    """Returns the user's seat at the table."""
    if notice.table is None:
        return None
    player = player_of(table=notice.table, user=notice.user)
    return Seat.objects.filter(table=notice.table, player=player).first() if player else None


def _still_valid(notice: Notice, table: Table | None, seat: Seat | None) -> bool:
    if table is None:
        return notice.kind in ("digest", "decision")
    match notice.kind:
        case "turn" | "warning":
            if seat is None or seat.bot or seat.departed:
                return False
            return seat.seat in table.waiting and not _has_later_turn(notice)
        case "away":
            is_away = seat is not None and seat.bot is not None and not seat.departed
            return is_away and table.status == Status.RUNNING
        case "invitation" | "reserved_seat":
            return table.status == Status.OPEN and seat is None
    return True


def _has_later_turn(notice: Notice) -> bool:
    turns = Notice.objects.filter(user=notice.user_id, table=notice.table, kind="turn")
    return turns.filter(version__gt=notice.version).exists()


def _address_state(user: UUID) -> AddressState:
    address = address_of(user)
    if address is None:
        return "missing"
    return "disabled" if disabled_address(user, address) else "enabled"


def _last_visit(notice: Notice) -> Microseconds | None:
    visits = Visit.objects.filter(user=notice.user_id, table=notice.table) if notice.table else Visit.objects.none()
    at = visits.values_list("at", flat=True).first()
    return micros(at) if at else None


def _standing_order_at(seat: Seat) -> Microseconds | None:
    orders = StandingOrder.objects.filter(table_id=seat.table_id, player=seat.player, due_at__isnull=False)
    at = orders.order_by("due_at").values_list("due_at", flat=True).first()
    return micros(at) if at else None


def _last_mail(notice: Notice) -> Microseconds | None:
    """Returns when the last email was sent. An unconfirmed one counts, unless the user has visited the table since."""
    of_table = Notice.objects.filter(user=notice.user_id, table=notice.table, kind__in=GAME_KINDS)
    others = of_table.exclude(pk=notice.pk)
    unconfirmed = others.filter(state="pending", attempts__gt=0)
    if unconfirmed.filter(created__gte=time_of(_last_visit(notice) or 0)).exists():
        return now()
    at = others.filter(state="sent").order_by("-handled_at").values_list("handled_at", flat=True).first()
    return micros(at) if at else None


def _invitations_today(notice: Notice) -> int:
    since = utc_now() - timedelta(days=1)
    return Notice.objects.filter(user=notice.user_id, kind="invitation", state="sent", handled_at__gt=since).count()


def _quiet_hours(user: UUID) -> QuietHours:
    row = QuietHoursRow.objects.filter(user=user, since__lte=utc_now()).order_by("-since", "-id").first()
    return QuietHours(row.time_zone, row.sleep_from, row.sleep_to, row.weekends_off) if row else QuietHours()


def _vacations(user: UUID) -> list[Span]:
    rows = Vacation.objects.filter(user=user, ends__gt=utc_now())
    return [(micros(row.begins), micros(row.ends)) for row in rows]

"""Tables and what is said at them, at the staff's desk. Of a running game it shows what a spectator sees."""

import logging
from typing import Any
from uuid import UUID

import msgspec
from django.contrib import admin
from django.db.models import OuterRef, Q, QuerySet, Subquery
from django.http import HttpRequest
from django.urls import reverse
from django.utils.formats import date_format
from django.utils.html import format_html

from serai.accounts.devices import neighbours, with_one_address
from serai.accounts.models import Player
from serai.engine.registry import find
from serai.engine.wire import encode
from serai.eventlog.admin import ProvableAdmin, ReadOnly
from serai.eventlog.desk import is_revealed, shown_events
from serai.tables.doors import django_door, run
from serai.tables.known import current
from serai.tables.models import ChatLine, Seat, Table
from serai.tables.seen import position

EVENTS = 200
"""So many, the last ones, stand on a table's page; the stream's pages have all."""
BRIEFLY = "j M Y, H:i"
NAME = Player.objects.filter(id=OuterRef("player"), user__isnull=False).values("user__username")[:1]
ACCOUNT = Player.objects.filter(id=OuterRef("player"), user__isnull=False).values("user")[:1]

logger = logging.getLogger(__name__)


class ShowsPlayer:
    """Rows with a player id: who that is, by one query for all of them."""

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: QuerySet[Any] = super().get_queryset(request)  # type: ignore[misc]  # of the admin it is mixed into
        named: QuerySet[Any] = rows.annotate(name=Subquery(NAME), account=Subquery(ACCOUNT))
        return named

    @admin.display(description="who")
    def who(self, row: Any) -> str:
        if getattr(row, "bot", None) and not row.departed:
            return "bot"
        if row.name is None:
            return "deleted"
        return format_html('<a href="{}">{}</a>', reverse("admin:accounts_user_change", args=[row.account]), row.name)


class SeatInline(ShowsPlayer, ReadOnly, admin.TabularInline):
    model = Seat
    verbose_name_plural = "chairs"
    ordering = ("seat",)
    fields = readonly_fields = ("seat", "who", "bot", "departed", "place", "score", "same_address")
    extra = 0

    @admin.display(description="same address as")
    def same_address(self, row: Seat) -> str:
        """A hint, no proof: people who live together have one, too."""
        others = neighbours(row.table_id).get(row.player, set())
        return ", ".join(
            f"seat {seat}" for seat in row.table.chairs.filter(player__in=others).values_list("seat", flat=True)
        )


class FromOneAddress(admin.SimpleListFilter):
    title = "seats from one address"
    parameter_name = "one_address"

    def lookups(self, *_: Any) -> list[tuple[str, str]]:
        return [("yes", "Yes")]

    def queryset(self, _: HttpRequest, queryset: QuerySet[Table]) -> QuerySet[Table]:
        return queryset.filter(id__in=with_one_address()) if self.value() else queryset


@admin.register(Table)
class TableAdmin(ProvableAdmin):
    change_form_template = "admin/tables/table/change_form.html"
    list_display = (
        *("short_id", "game", "status", "chairs_taken", "version"),
        *("opened", "changed", "clock", "ranked", "listed"),
    )
    list_filter = ("status", "game", "clock", "ranked", FromOneAddress, "listed", "opened_at")
    list_per_page = 50
    search_fields = ("id",)
    search_help_text = "A table's id, or a part of it; or the name of somebody who sits there."
    show_full_result_count = False
    ordering = ("-changed_at",)
    fieldsets = (
        (None, {"fields": ("id", "game", "rules", "status", "version", "chairs_taken", "waiting_for")}),
        ("Terms", {"fields": ("ranked", "listed", "clock", "options", "rematch")}),
        ("Dates", {"fields": ("opened_at", "begun_at", "changed_at", "ended_at")}),
    )
    inlines = (SeatInline,)

    @admin.display(description="id", ordering="id")
    def short_id(self, table: Table) -> str:
        return f"{str(table.id)[:8]}…"

    @admin.display(ordering="opened_at")
    def opened(self, table: Table) -> str:
        return date_format(table.opened_at, BRIEFLY)

    @admin.display(ordering="changed_at")
    def changed(self, table: Table) -> str:
        return date_format(table.changed_at, BRIEFLY)

    @admin.display(description="chairs", ordering="taken")
    def chairs_taken(self, table: Table) -> str:
        return f"{table.taken} of {table.seats}"

    @admin.display(description="waiting for")
    def waiting_for(self, table: Table) -> str:
        return ", ".join(f"seat {seat}" for seat in table.waiting) or "nobody"

    @admin.display(description="rematch of")
    def rematch(self, table: Table) -> str:
        return link_to_table(table.rematch_of) if table.rematch_of else "–"

    def get_search_results(
        self, _: HttpRequest, queryset: QuerySet[Table], search_term: str
    ) -> tuple[QuerySet[Table], bool]:
        if not search_term:
            return queryset, False
        players = Player.objects.filter(user__username__iexact=search_term)
        sits_there = Q(id__in=Seat.objects.filter(player__in=players.values("id")).values("table"))
        return queryset.filter(Q(id__icontains=search_term) | sits_there), False

    def details(self, _: HttpRequest, found: Table) -> dict[str, Any]:
        left_out = max(found.version - EVENTS, 0)
        return {
            "position": spectators_position(found.id),
            "events": shown_events(found.id, find, after=left_out, limit=EVENTS),
            "left_out": left_out,
            "is_revealed": is_revealed(found.id),
        }


def spectators_position(table: UUID) -> str | None:
    """As indented JSON; None if the log can't be read, by whoever's fault."""
    try:
        seen = position(run(current(django_door, table)), None)
    except Exception as trouble:  # its words may tell what is hidden
        logger.warning("table %s can't be read: %s", table, type(trouble).__name__)
        return None
    return msgspec.json.format(encode(seen), indent=2).decode()


def link_to_table(table: UUID) -> str:
    return format_html('<a href="{}">{}</a>', reverse("admin:tables_table_change", args=[table]), table)


@admin.register(ChatLine)
class ChatLineAdmin(ShowsPlayer, admin.ModelAdmin):
    """To read, and to delete what nobody should have to read."""

    list_display = ("said_at", "who", "text", "at_table")
    list_per_page = 100
    search_fields = ("text", "table")
    show_full_result_count = False
    ordering = ("-id",)
    fields = ("said_at", "who", "text", "at_table")

    @admin.display(description="table")
    def at_table(self, line: ChatLine) -> str:
        return link_to_table(line.table)

    def has_add_permission(self, _: HttpRequest) -> bool:
        return False

    def has_change_permission(self, _: HttpRequest, __: ChatLine | None = None) -> bool:
        return False

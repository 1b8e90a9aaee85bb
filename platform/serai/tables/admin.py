"""Tables and their chat in the admin. Running games are shown as a spectator sees them."""

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

from serai.accounts.devices import players_with_same_address, tables_with_shared_address
from serai.accounts.models import Player
from serai.engine.codec import encode
from serai.engine.registry import find
from serai.eventlog.admin import ReadOnly, VerifiableAdmin
from serai.eventlog.staff_view import is_finished, staff_event_views
from serai.tables.models import ChatMessage, Seat, Table
from serai.tables.store import django_store, run_sync
from serai.tables.table_cache import current_table
from serai.tables.views.table_view import position

EVENTS = 200
"""A table's page shows this many of its last events; the stream's page shows all."""
SHORT_DATE = "j M Y, H:i"
NAME = Player.objects.filter(id=OuterRef("player"), user__isnull=False).values("user__username")[:1]
ACCOUNT = Player.objects.filter(id=OuterRef("player"), user__isnull=False).values("user")[:1]

logger = logging.getLogger(__name__)


class PlayerColumn:
    """A mixin with a column that names the row's player; one query fetches the names for all rows."""

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        rows: QuerySet[Any] = super().get_queryset(request)  # type: ignore[misc]  # the admin that this is mixed into
        named: QuerySet[Any] = rows.annotate(name=Subquery(NAME), account=Subquery(ACCOUNT))
        return named

    @admin.display(description="player")
    def player_name(self, row: Any) -> str:
        if getattr(row, "bot", None) and not row.departed:
            return "bot"
        if row.name is None:
            return "deleted"
        return format_html('<a href="{}">{}</a>', reverse("admin:accounts_user_change", args=[row.account]), row.name)


class SeatInline(PlayerColumn, ReadOnly, admin.TabularInline):
    model = Seat
    verbose_name_plural = "seats"
    ordering = ("seat",)
    fields = readonly_fields = ("seat", "player_name", "bot", "departed", "place", "score", "same_address")
    extra = 0

    @admin.display(description="same address as")
    def same_address(self, row: Seat) -> str:
        """Other players with the same address. This proves nothing: people who live together share an address."""
        others = players_with_same_address(row.table_id).get(row.player, set())
        return ", ".join(
            f"seat {seat}" for seat in row.table.occupied_seats.filter(player__in=others).values_list("seat", flat=True)
        )


class SharedAddressFilter(admin.SimpleListFilter):
    title = "seats from one address"
    parameter_name = "one_address"

    def lookups(self, *_: Any) -> list[tuple[str, str]]:
        return [("yes", "Yes")]

    def queryset(self, _: HttpRequest, queryset: QuerySet[Table]) -> QuerySet[Table]:
        return queryset.filter(id__in=tables_with_shared_address()) if self.value() else queryset


@admin.register(Table)
class TableAdmin(VerifiableAdmin):
    change_form_template = "admin/tables/table/change_form.html"
    list_display = (
        *("short_id", "game", "status", "seats_taken", "version"),
        *("opened", "changed", "clock", "ranked", "listed"),
    )
    list_filter = ("status", "game", "clock", "ranked", SharedAddressFilter, "listed", "opened_at")
    list_per_page = 50
    search_fields = ("id",)
    search_help_text = "A table's id, or a part of it; or the name of a player."
    show_full_result_count = False
    ordering = ("-changed_at",)
    fieldsets = (
        (None, {"fields": ("id", "game", "rules_version", "status", "version", "seats_taken", "waiting_for")}),
        ("Terms", {"fields": ("ranked", "listed", "clock", "options", "rematch")}),
        ("Dates", {"fields": ("opened_at", "started_at", "changed_at", "ended_at")}),
    )
    inlines = (SeatInline,)

    @admin.display(description="id", ordering="id")
    def short_id(self, table: Table) -> str:
        return f"{str(table.id)[:8]}…"

    @admin.display(ordering="opened_at")
    def opened(self, table: Table) -> str:
        return date_format(table.opened_at, SHORT_DATE)

    @admin.display(ordering="changed_at")
    def changed(self, table: Table) -> str:
        return date_format(table.changed_at, SHORT_DATE)

    @admin.display(description="seats", ordering="taken")
    def seats_taken(self, table: Table) -> str:
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
        played_by = Q(id__in=Seat.objects.filter(player__in=players.values("id")).values("table"))
        return queryset.filter(Q(id__icontains=search_term) | played_by), False

    def details(self, _: HttpRequest, found: Table) -> dict[str, Any]:
        left_out = max(found.version - EVENTS, 0)
        return {
            "position": spectators_position(found.id),
            "events": staff_event_views(found.id, find, after=left_out, limit=EVENTS),
            "left_out": left_out,
            "is_finished": is_finished(found.id),
        }


def spectators_position(table: UUID) -> str | None:
    """A spectator's view of the table, as indented JSON; None if the log can't be read."""
    try:
        shown = position(run_sync(current_table(django_store, table)), None)
    except Exception as error:  # omit the text of the error, which may contain hidden data
        logger.warning("table state not loadable table=%s error=%s", table, type(error).__name__)
        return None
    return msgspec.json.format(encode(shown), indent=2).decode()


def link_to_table(table: UUID) -> str:
    return format_html('<a href="{}">{}</a>', reverse("admin:tables_table_change", args=[table]), table)


@admin.register(ChatMessage)
class ChatMessageAdmin(PlayerColumn, admin.ModelAdmin):
    """Staff can read messages, and delete offensive ones."""

    list_display = ("sent_at", "player_name", "text", "table_link")
    list_per_page = 100
    search_fields = ("text", "table")
    show_full_result_count = False
    ordering = ("-id",)
    fields = ("sent_at", "player_name", "text", "table_link")

    @admin.display(description="table")
    def table_link(self, message: ChatMessage) -> str:
        return link_to_table(message.table)

    def has_add_permission(self, _: HttpRequest) -> bool:
        return False

    def has_change_permission(self, _: HttpRequest, __: ChatMessage | None = None) -> bool:
        return False

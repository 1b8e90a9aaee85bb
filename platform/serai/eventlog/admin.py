"""The log at the staff's desk: to look at and to verify, whatever rights somebody has."""

from abc import abstractmethod
from typing import Any
from uuid import UUID

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db import models
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotAllowed, HttpResponseRedirect
from django.urls import URLPattern, path, reverse

from serai.engine.registry import PluginError, UnknownGame, find
from serai.eventlog.desk import is_revealed, shown_events
from serai.eventlog.keys import public_bytes
from serai.eventlog.models import Stream
from serai.eventlog.site_key import site_key
from serai.eventlog.stored_verify import exported, verify_stream
from serai.eventlog.verify import Fault, Verdict

PAGE = 100


class ReadOnly:
    """For admins and inlines alike."""

    def has_add_permission(self, *_: Any) -> bool:
        return False

    def has_change_permission(self, *_: Any) -> bool:
        return False

    def has_delete_permission(self, *_: Any) -> bool:
        return False


class ProvableAdmin(ReadOnly, admin.ModelAdmin):
    """Of something with the id of a stream: it can be verified, and taken home as a file."""

    change_form_template = "admin/eventlog/provable.html"

    class Media:
        css = {"all": ("eventlog/desk.css",)}  # noqa: RUF012 — as Django wants it

    @property
    def _name(self) -> str:
        return f"{self.opts.app_label}_{self.opts.model_name}"

    def get_urls(self) -> list[URLPattern]:
        view = self.admin_site.admin_view
        return [
            path("<uuid:stream>/verify/", view(self.verify_view), name=f"{self._name}_verify"),
            path("<uuid:stream>/export/", view(self.export_view), name=f"{self._name}_export"),
            *super().get_urls(),
        ]

    @abstractmethod
    def details(self, request: HttpRequest, found: Any) -> dict[str, Any]:
        """What the page shows beside the fields."""

    def render_change_form(
        self,
        request: HttpRequest,
        context: dict[str, Any],
        add: bool = False,
        change: bool = False,
        form_url: str = "",
        obj: Any = None,
    ) -> HttpResponse:
        context |= self.details(request, obj)
        return super().render_change_form(request, context, add, change, form_url, obj)

    def verify_view(self, request: HttpRequest, stream: UUID) -> HttpResponse:
        self._require_sight_of(request, stream)
        if request.method != "POST":
            return HttpResponseNotAllowed(["POST"])
        try:
            verdict = verify_stream(stream, site_key(), find)
        except (Fault, UnknownGame, PluginError) as fault:
            return self._back(request, stream, _complaint(fault), messages.ERROR)
        if verdict.key != public_bytes(site_key()).hex():
            self.message_user(request, f"It was signed with another key, {verdict.key}.", messages.WARNING)
        return self._back(request, stream, _sentence(verdict), messages.SUCCESS)

    def export_view(self, request: HttpRequest, stream: UUID) -> HttpResponse:
        self._require_sight_of(request, stream)
        try:
            data = exported(stream, site_key(), find)
        except (Fault, UnknownGame, PluginError) as fault:
            return self._back(request, stream, _complaint(fault), messages.ERROR)
        headers = {"Content-Disposition": f'attachment; filename="{stream}.jsonl"'}
        return HttpResponse(data, content_type="application/x-ndjson", headers=headers)

    def _back(self, request: HttpRequest, stream: UUID, message: str, level: int) -> HttpResponse:
        self.message_user(request, message, level)
        return HttpResponseRedirect(reverse(f"admin:{self._name}_change", args=[stream]))

    def _require_sight_of(self, request: HttpRequest, stream: UUID) -> models.Model:
        found: models.Model | None = self.get_object(request, str(stream))
        if found is None:
            raise Http404
        if not self.has_view_permission(request, found):
            raise PermissionDenied
        return found


def _complaint(fault: Exception) -> str:
    return f"NOT VALID: {fault}." if isinstance(fault, Fault) else f"It can't be verified: {fault}"


def _sentence(verdict: Verdict) -> str:
    chain = f"{verdict.events} events, the chain is whole and signed"
    if verdict.hidden:
        return f"Valid so far: {chain}; {verdict.hidden} hidden until the end, but each is what its hash says."
    followed = f"{verdict.decided_again} commits follow from their causes by the rules"
    if not verdict.deal_checked:
        return f"Valid so far: {chain}; {followed}."
    return f"Valid: {chain}; {followed}; the deal comes from the promised seed, and the result is right."


@admin.register(Stream)
class StreamAdmin(ProvableAdmin):
    change_form_template = "admin/eventlog/stream.html"
    list_display = ("id", "version", "head_in_hex")
    list_per_page = 50
    search_fields = ("id",)
    show_full_result_count = False
    fields = ("id", "version", "head_in_hex")

    @admin.display(description="head")
    def head_in_hex(self, stream: Stream) -> str:
        return bytes(stream.head).hex()

    def details(self, request: HttpRequest, found: Stream) -> dict[str, Any]:
        return _page_of_log(found, request.GET.get("after", ""))


def _page_of_log(stream: Stream, after: str) -> dict[str, Any]:
    start = int(after) if after.isascii() and after.isdigit() and int(after) < stream.version else 0
    events = shown_events(stream.id, find, after=start, limit=PAGE)
    return {
        "events": events,
        "is_revealed": is_revealed(stream.id),
        "earlier": max(start - PAGE, 0) if start else None,
        "later": start + PAGE if start + PAGE < stream.version else None,
    }

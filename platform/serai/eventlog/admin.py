"""The log in the admin: read-only for everyone, with verification and export."""

from abc import abstractmethod
from typing import Any
from uuid import UUID

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db import models
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotAllowed, HttpResponseRedirect
from django.urls import URLPattern, path, reverse

from serai.engine.registry import PluginError, UnknownGame, find
from serai.eventlog.models import Stream
from serai.eventlog.signatures import public_bytes
from serai.eventlog.site_key import site_key
from serai.eventlog.staff_view import is_finished, staff_event_views
from serai.eventlog.stored_verify import exported, verify_stream
from serai.eventlog.verify import Verdict, VerificationError

PAGE = 100


class ReadOnly:
    """A mixin that makes admins and inlines read-only."""

    def has_add_permission(self, *_: Any) -> bool:
        return False

    def has_change_permission(self, *_: Any) -> bool:
        return False

    def has_delete_permission(self, *_: Any) -> bool:
        return False


class VerifiableAdmin(ReadOnly, admin.ModelAdmin):
    """The admin of a model with the id of a stream: the stream can be verified and exported."""

    change_form_template = "admin/eventlog/verifiable.html"

    class Media:
        css = {"all": ("eventlog/admin.css",)}  # noqa: RUF012 — Django's own form

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
        """The context of the page in addition to the model's fields."""

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
        self._require_view_permission(request, stream)
        if request.method != "POST":
            return HttpResponseNotAllowed(["POST"])
        try:
            verdict = verify_stream(stream, site_key(), find)
        except (VerificationError, UnknownGame, PluginError) as error:
            return self._back(request, stream, _error_message(error), messages.ERROR)
        if verdict.key != public_bytes(site_key()).hex():
            self.message_user(
                request, f"It is signed with another key than this site's: {verdict.key}.", messages.WARNING
            )
        return self._back(request, stream, _success_message(verdict), messages.SUCCESS)

    def export_view(self, request: HttpRequest, stream: UUID) -> HttpResponse:
        self._require_view_permission(request, stream)
        try:
            data = exported(stream, site_key(), find)
        except (VerificationError, UnknownGame, PluginError) as error:
            return self._back(request, stream, _error_message(error), messages.ERROR)
        headers = {"Content-Disposition": f'attachment; filename="{stream}.jsonl"'}
        return HttpResponse(data, content_type="application/x-ndjson", headers=headers)

    def _back(self, request: HttpRequest, stream: UUID, message: str, level: int) -> HttpResponse:
        self.message_user(request, message, level)
        return HttpResponseRedirect(reverse(f"admin:{self._name}_change", args=[stream]))

    def _require_view_permission(self, request: HttpRequest, stream: UUID) -> models.Model:
        found: models.Model | None = self.get_object(request, str(stream))
        if found is None:
            raise Http404
        if not self.has_view_permission(request, found):
            raise PermissionDenied
        return found


def _error_message(error: Exception) -> str:
    return f"NOT VALID: {error}." if isinstance(error, VerificationError) else f"It can't be verified: {error}"


def _success_message(verdict: Verdict) -> str:
    chain = f"{verdict.events} events, the hash chain is complete and signed"
    if verdict.hidden:
        return f"Valid so far: {chain}; {verdict.hidden} are hidden until the game is over, and match their hashes."
    decided = f"{verdict.commits_rerun} commits agree with the rules"
    if not verdict.deal_checked:
        return f"Valid so far: {chain}; {decided}."
    return f"Valid: {chain}; {decided}; the deal comes from the promised seed, and the result is correct."


@admin.register(Stream)
class StreamAdmin(VerifiableAdmin):
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
        return _log_page(found, request.GET.get("after", ""))


def _log_page(stream: Stream, after: str) -> dict[str, Any]:
    start = int(after) if after.isascii() and after.isdigit() and int(after) < stream.version else 0
    events = staff_event_views(stream.id, find, after=start, limit=PAGE)
    return {
        "events": events,
        "is_finished": is_finished(stream.id),
        "earlier": max(start - PAGE, 0) if start else None,
        "later": start + PAGE if start + PAGE < stream.version else None,
    }

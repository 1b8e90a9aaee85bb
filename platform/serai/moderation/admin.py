"""The moderators' admin pages: reports with the place in the log, and the list of decisions."""

from typing import Any, cast

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import OuterRef, QuerySet, Subquery
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import URLPattern, path, reverse
from django.utils.html import format_html

from serai.accounts.models import User
from serai.eventlog.admin import ReadOnly
from serai.moderation.decisions import DecisionError, count_decisions, make_decision
from serai.moderation.evidence import evidence
from serai.moderation.forms import DecisionForm, ReportDecisionForm, UserDecisionForm
from serai.moderation.models import Decision, Report
from serai.tables.admin import link_to_table

DECIDE = "moderation.decide"


class StateFilter(admin.SimpleListFilter):
    """Shows open reports by default."""

    title = "state"
    parameter_name = "state"

    def lookups(self, *_: Any) -> list[tuple[str, str]]:
        return [("closed", "Closed"), ("all", "All")]

    def choices(self, changelist: Any) -> Any:
        first, *rest = super().choices(changelist)
        return [{**first, "display": "Open"}, *rest]

    def queryset(self, _: HttpRequest, queryset: QuerySet[Report]) -> QuerySet[Report]:
        match self.value():
            case "all":
                return queryset
            case "closed":
                return queryset.exclude(closed=None)
        return queryset.filter(closed=None)


class ModerationAdmin(ReadOnly, admin.ModelAdmin):
    class Media:
        css = {"all": ("eventlog/admin.css",)}  # noqa: RUF012 — Django's own form


@admin.register(Report)
class ReportAdmin(ModerationAdmin):
    change_form_template = "admin/moderation/report.html"
    list_display = ("created", "reason", "about", "excerpt", "at_table", "closed")
    list_filter = (StateFilter, "reason")
    list_select_related = ("user", "reporter")
    list_per_page = 50
    search_fields = ("user__username", "reporter__username", "text")
    ordering = ("created",)
    fields = ("created", "reason", "text", "about", "by", "at_table", "version", "closed")

    @admin.display(description="about", ordering="user__username")
    def about(self, report: Report) -> str:
        return _name(report.user.username)

    @admin.display(description="by")
    def by(self, report: Report) -> str:
        return _name(report.reporter.username if report.reporter else None)

    @admin.display(description="text")
    def excerpt(self, report: Report) -> str:
        return report.text[:80]

    @admin.display(description="table")
    def at_table(self, report: Report) -> str:
        return link_to_table(report.table) if report.table else "–"

    def get_queryset(self, request: HttpRequest) -> QuerySet[Report]:
        """Leaves out reports about the moderator who is signed in."""
        reports: QuerySet[Report] = super().get_queryset(request)
        return reports.exclude(user=request.user.pk)

    def has_delete_permission(self, request: HttpRequest, _: Any = None) -> bool:
        """Reports are deleted with the account they are about, not on these pages."""
        return bool(request.user.has_perm("accounts.delete_user")) and "/moderation/" not in request.path

    def get_urls(self) -> list[URLPattern]:
        decide_view = self.admin_site.admin_view(self.decide_view)
        return [path("<int:report>/decide/", decide_view, name="moderation_report_decide"), *super().get_urls()]

    def render_change_form(
        self,
        request: HttpRequest,
        context: dict[str, Any],
        add: bool = False,
        change: bool = False,
        form_url: str = "",
        obj: Any = None,
    ) -> HttpResponse:
        form = ReportDecisionForm(initial={"known_decisions": count_decisions(obj)})
        context |= {**evidence(obj), "may_decide": request.user.has_perm(DECIDE), "decision_form": form}
        return super().render_change_form(request, context, add, change, form_url, obj)

    def decide_view(self, request: HttpRequest, report: int) -> HttpResponse:
        found: Report | None = self.get_object(request, str(report))
        if found is None:
            raise Http404
        _require_may_decide(request)
        back = HttpResponseRedirect(reverse("admin:moderation_report_change", args=[report]))
        form = ReportDecisionForm(request.POST)
        if not form.is_valid():
            self.message_user(request, _form_errors(form), messages.ERROR)
            return back
        try:
            make_decision(by=cast(User, request.user), user=found.user, report=found, **form.cleaned_data)
        except DecisionError as error:
            self.message_user(request, str(error), messages.ERROR)
            return back
        self.message_user(request, "The decision is stored.", messages.SUCCESS)
        return back


@admin.register(Decision)
class DecisionAdmin(ModerationAdmin):
    """All decisions. Adding one is deciding without a report."""

    list_display = ("at", "kind", "about", "decided_by", "until", "reason", "at_table", "from_report")
    list_filter = ("kind", "at")
    list_per_page = 100
    search_fields = ("reason",)
    ordering = ("-id",)
    fields = list_display

    def get_queryset(self, request: HttpRequest) -> QuerySet[Decision]:
        def name(of: str) -> Subquery:
            return Subquery(User.objects.filter(pk=OuterRef(of)).values("username")[:1])

        decisions: QuerySet[Decision] = super().get_queryset(request)
        return decisions.annotate(name=name("user"), moderator=name("by"))

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Decision], search_term: str
    ) -> tuple[QuerySet[Decision], bool]:
        users = User.objects.filter(username__iexact=search_term) if search_term else User.objects.none()
        found, may_have_duplicates = super().get_search_results(request, queryset, search_term)
        return found | queryset.filter(user__in=users.values("pk")), may_have_duplicates

    @admin.display(description="about")
    def about(self, decision: Any) -> str:
        return _name(decision.name)

    @admin.display(description="decided by")
    def decided_by(self, decision: Any) -> str:
        return _name(decision.moderator)

    @admin.display(description="table")
    def at_table(self, decision: Decision) -> str:
        return link_to_table(decision.table) if decision.table else "–"

    @admin.display(description="report")
    def from_report(self, decision: Decision) -> str:
        if decision.report is None or not Report.objects.filter(pk=decision.report).exists():
            return "–"
        return format_html(
            '<a href="{}">{}</a>', reverse("admin:moderation_report_change", args=[decision.report]), "show"
        )

    def has_add_permission(self, request: HttpRequest) -> bool:
        return bool(request.user.has_perm(DECIDE))

    def add_view(self, request: HttpRequest, _: str = "", extra_context: dict[str, Any] | None = None) -> HttpResponse:
        _require_may_decide(request)
        form = UserDecisionForm(request.POST or None, initial={"name": request.GET.get("name", "")})
        if request.method == "POST" and form.is_valid():
            values = dict(form.cleaned_data)
            try:
                make_decision(by=cast(User, request.user), user=values.pop("name"), **values)
            except DecisionError as error:
                form.add_error(None, str(error))
            else:
                self.message_user(request, "The decision is stored.", messages.SUCCESS)
                return HttpResponseRedirect(reverse("admin:moderation_decision_changelist"))
        context = {
            **self.admin_site.each_context(request),
            "title": "Decide about a user",
            "opts": self.opts,
            "decision_form": form,
            "media": self.media,
            **(extra_context or {}),
        }
        return render(request, "admin/moderation/decide.html", context)


def _name(name: str | None) -> str:
    """The name with a link to the user's page."""
    return format_html('<a href="/people/{}">{}</a>', name, name) if name else "deleted"


def _require_may_decide(request: HttpRequest) -> None:
    if not request.user.has_perm(DECIDE):
        raise PermissionDenied


def _form_errors(form: DecisionForm) -> str:
    return " ".join(
        f"{form.fields[name].label or name}: {' '.join(map(str, errors))}" for name, errors in form.errors.items()
    )

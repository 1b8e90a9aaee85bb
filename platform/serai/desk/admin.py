"""The moderators' desk, among the staff's: open reports with their place in the log, and the trail of decisions."""

from typing import Any, cast

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.db.models import OuterRef, QuerySet, Subquery
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import URLPattern, path, reverse
from django.utils.html import format_html

from serai.accounts.models import User
from serai.desk.decide import NotDecided, decide, decided_on
from serai.desk.evidence import evidence
from serai.desk.forms import Deciding, DecidingAbout, DecidingOnReport
from serai.desk.models import Decision, Report
from serai.eventlog.admin import ReadOnly
from serai.tables.admin import link_to_table

DECIDE = "desk.decide"


class Open(admin.SimpleListFilter):
    """Those that wait for a moderator, unless others are asked for."""

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


class Desk(ReadOnly, admin.ModelAdmin):
    class Media:
        css = {"all": ("eventlog/desk.css",)}  # noqa: RUF012 — as Django wants it


@admin.register(Report)
class ReportAdmin(Desk):
    change_form_template = "admin/desk/report.html"
    list_display = ("made", "reason", "whom", "said", "at_table", "closed")
    list_filter = (Open, "reason")
    list_select_related = ("person", "reporter")
    list_per_page = 50
    search_fields = ("person__username", "reporter__username", "words")
    ordering = ("made",)
    fields = ("made", "reason", "words", "whom", "by", "at_table", "version", "closed")

    @admin.display(description="about", ordering="person__username")
    def whom(self, report: Report) -> str:
        return _name(report.person.username)

    @admin.display(description="by")
    def by(self, report: Report) -> str:
        return _name(report.reporter.username if report.reporter else None)

    @admin.display(description="words")
    def said(self, report: Report) -> str:
        return report.words[:80]

    @admin.display(description="table")
    def at_table(self, report: Report) -> str:
        return link_to_table(report.table) if report.table else "–"

    def get_queryset(self, request: HttpRequest) -> QuerySet[Report]:
        """Nobody reads who has reported them."""
        reports: QuerySet[Report] = super().get_queryset(request)
        return reports.exclude(person=request.user.pk)

    def has_delete_permission(self, request: HttpRequest, _: Any = None) -> bool:
        """They go with the account, and not by themselves: no page here deletes one."""
        return bool(request.user.has_perm("accounts.delete_user")) and "/desk/" not in request.path

    def get_urls(self) -> list[URLPattern]:
        decide_view = self.admin_site.admin_view(self.decide_view)
        return [path("<int:report>/decide/", decide_view, name="desk_report_decide"), *super().get_urls()]

    def render_change_form(
        self,
        request: HttpRequest,
        context: dict[str, Any],
        add: bool = False,
        change: bool = False,
        form_url: str = "",
        obj: Any = None,
    ) -> HttpResponse:
        deciding = DecidingOnReport(initial={"seen": decided_on(obj)})
        context |= {**evidence(obj), "may_decide": request.user.has_perm(DECIDE), "deciding": deciding}
        return super().render_change_form(request, context, add, change, form_url, obj)

    def decide_view(self, request: HttpRequest, report: int) -> HttpResponse:
        found: Report | None = self.get_object(request, str(report))
        if found is None:
            raise Http404
        _require_may_decide(request)
        here = HttpResponseRedirect(reverse("admin:desk_report_change", args=[report]))
        form = DecidingOnReport(request.POST)
        if not form.is_valid():
            self.message_user(request, _complaint(form), messages.ERROR)
            return here
        try:
            decide(by=cast(User, request.user), person=found.person, report=found, **form.cleaned_data)
        except NotDecided as refusal:
            self.message_user(request, str(refusal), messages.ERROR)
            return here
        self.message_user(request, "It is decided, and written down.", messages.SUCCESS)
        return here


@admin.register(Decision)
class DecisionAdmin(Desk):
    """The trail. To add to it is to decide."""

    list_display = ("at", "kind", "whom", "decided_by", "until", "reason", "at_table", "from_report")
    list_filter = ("kind", "at")
    list_per_page = 100
    search_fields = ("reason",)
    ordering = ("-id",)
    fields = list_display

    def get_queryset(self, request: HttpRequest) -> QuerySet[Decision]:
        def name(of: str) -> Subquery:
            return Subquery(User.objects.filter(pk=OuterRef(of)).values("username")[:1])

        decisions: QuerySet[Decision] = super().get_queryset(request)
        return decisions.annotate(name=name("person"), decider=name("by"))

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Decision], search_term: str
    ) -> tuple[QuerySet[Decision], bool]:
        people = User.objects.filter(username__iexact=search_term) if search_term else User.objects.none()
        found, doubled = super().get_search_results(request, queryset, search_term)
        return found | queryset.filter(person__in=people.values("pk")), doubled

    @admin.display(description="about")
    def whom(self, decision: Any) -> str:
        return _name(decision.name)

    @admin.display(description="decided by")
    def decided_by(self, decision: Any) -> str:
        return _name(decision.decider)

    @admin.display(description="table")
    def at_table(self, decision: Decision) -> str:
        return link_to_table(decision.table) if decision.table else "–"

    @admin.display(description="report")
    def from_report(self, decision: Decision) -> str:
        if decision.report is None or not Report.objects.filter(pk=decision.report).exists():
            return "–"
        return format_html('<a href="{}">{}</a>', reverse("admin:desk_report_change", args=[decision.report]), "see")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return bool(request.user.has_perm(DECIDE))

    def add_view(self, request: HttpRequest, _: str = "", extra_context: dict[str, Any] | None = None) -> HttpResponse:
        _require_may_decide(request)
        form = DecidingAbout(request.POST or None, initial={"name": request.GET.get("name", "")})
        if request.method == "POST" and form.is_valid():
            given = dict(form.cleaned_data)
            try:
                decide(by=cast(User, request.user), person=given.pop("name"), **given)
            except NotDecided as refusal:
                form.add_error(None, str(refusal))
            else:
                self.message_user(request, "It is decided, and written down.", messages.SUCCESS)
                return HttpResponseRedirect(reverse("admin:desk_decision_changelist"))
        context = {
            **self.admin_site.each_context(request),
            "title": "Decide about somebody",
            "opts": self.opts,
            "deciding": form,
            "media": self.media,
            **(extra_context or {}),
        }
        return render(request, "admin/desk/decide.html", context)


def _name(name: str | None) -> str:
    """With their page at the site, which every moderator may see."""
    return format_html('<a href="/people/{}">{}</a>', name, name) if name else "deleted"


def _require_may_decide(request: HttpRequest) -> None:
    if not request.user.has_perm(DECIDE):
        raise PermissionDenied


def _complaint(form: Deciding) -> str:
    return " ".join(
        f"{form.fields[name].label or name}: {' '.join(map(str, said))}" for name, said in form.errors.items()
    )

"""Calls of every family, on a store of which nothing is known."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

from damage_base import NOW
from taskcore import ChartKind, Store, TaskInput

Call = Callable[[Store, random.Random], object]
TODAY = NOW.date()
LONG = (TODAY - timedelta(days=400), TODAY + timedelta(days=400))
YEARS = (datetime(1, 1, 1, tzinfo=timezone.utc), datetime(9999, 12, 31, tzinfo=timezone.utc))


def an_id(numbers: random.Random, most: int = 170) -> int:
    return numbers.choice((numbers.randrange(1, most), 1, 2, 5, (1 << 63) - 1))


def ids(numbers: random.Random) -> list[int]:
    return sorted({numbers.randrange(1, 165) for _ in range(numbers.choice((1, 3, 20)))})


def export(format: str) -> Call:
    return lambda store, numbers: store.export_file(io.StringIO(), format)  # type: ignore[arg-type]


READING: dict[str, Call] = {
    "tasks": lambda s, n: list(s.tasks()),
    "tasks by title": lambda s, n: list(s.tasks("status:any sort:title")),
    "tasks by urgency": lambda s, n: list(s.tasks("sort:urgency")),
    "tasks by order": lambda s, n: list(s.tasks("group:project")),
    "search": lambda s, n: list(s.tasks("čaj words")),
    "query": lambda s, n: list(s.tasks("+bank or (due:tomorrow and not blocked) or p0")),
    "count": lambda s, n: s.count("overdue"),
    "rows": lambda s, n: list(s.rows()),
    "home": lambda s, n: s.home(),
    "home query": lambda s, n: s.home("bank", section_limit=5),
    "get": lambda s, n: s.get(ids(n)),
    "detail": lambda s, n: s.detail(an_id(n)),
    "history": lambda s, n: list(s.history(an_id(n))),
    "inbox": lambda s, n: list(s.inbox()),
    "next": lambda s, n: list(s.next()),
    "today": lambda s, n: list(s.today()),
    "morning": lambda s, n: list(s.morning()),
    "evening": lambda s, n: list(s.evening()),
    "upcoming": lambda s, n: list(s.upcoming()),
    "overdue": lambda s, n: list(s.overdue()),
    "favourites": lambda s, n: list(s.favourites()),
    "completed": lambda s, n: list(s.completed(*LONG)),
    "trash": lambda s, n: list(s.trash()),
    "projects": lambda s, n: list(s.projects(archived=True)),
    "tags": lambda s, n: list(s.tags()),
    "filters": lambda s, n: list(s.filters()),
    "events": lambda s, n: list(s.events()),
    "events in years": lambda s, n: list(s.events(since=YEARS[0], before=YEARS[1])),
    "occurrences": lambda s, n: list(s.event_occurrences(an_id(n, 25), limit=50)),
    "agenda": lambda s, n: list(s.agenda_page(*LONG)),
    "agenda pages": lambda s, n: list(s.agenda(TODAY, TODAY + timedelta(days=60), page_size=7)),
    "month": lambda s, n: list(s.month(2026, n.randrange(1, 13))),
    "conflicts": lambda s, n: list(s.conflicts(NOW, NOW + timedelta(days=90))),
    "free time": lambda s, n: s.free_time(timedelta(minutes=30), NOW, NOW + timedelta(days=30)),
    "event countdown": lambda s, n: s.event_countdown(an_id(n, 25)),
    "task countdown": lambda s, n: s.task_countdown(an_id(n)),
    "day countdown": lambda s, n: s.day_countdown(),
    "alerts": lambda s, n: list(s.alerts(all=True, limit=None)),
    "next wakeup": lambda s, n: s.next_wakeup(),
    "focus": lambda s, n: s.focus(),
    "next focus": lambda s, n: s.next_focus(),
    "focus history": lambda s, n: list(s.focus_history()),
    "focus totals": lambda s, n: [list(s.focus_totals(by)) for by in (1, 2, 3)],
    "focus settings": lambda s, n: s.focus_settings(),
    "completions": lambda s, n: list(s.completions()),
    "score": lambda s, n: s.score(*LONG),
    "score of tag": lambda s, n: s.score(*LONG, tag="bank"),
    "pulse": lambda s, n: s.pulse(*LONG),
    "pulse of project": lambda s, n: s.pulse(project="Home"),
    "pulse settings": lambda s, n: s.pulse_settings(),
    "urgency coefficients": lambda s, n: s.urgency_coefficients(),
    "streak": lambda s, n: s.series_streak(an_id(n)),
    "series history": lambda s, n: list(s.series_history(an_id(n))),
    "load": lambda s, n: list(s.load(TODAY - timedelta(days=100), TODAY + timedelta(days=200))),
    "tasks by tag": lambda s, n: list(s.tasks("group:tag")),
    "tasks by slot": lambda s, n: list(s.tasks("group:slot")),
    "tasks by parent": lambda s, n: list(s.tasks("group:parent")),
    "tasks by week": lambda s, n: list(s.tasks("group:week")),
    "holidays": lambda s, n: list(s.holidays()),
    "charts": lambda s, n: [s.chart(kind) for kind in ChartKind if kind],
    "report": lambda s, n: s.report_html(),
    "report of days": lambda s, n: s.report_html(TODAY - timedelta(days=90), TODAY),
    "clients": lambda s, n: list(s.clients(archived="both")),
    "invoices": lambda s, n: list(s.invoices()),
    "invoices csv": lambda s, n: s.invoices_csv(),
    "invoice": lambda s, n: [attempt(s.invoice, number) for number in range(1, 9)],
    "invoice xml": lambda s, n: [attempt(s.invoice_xml, number) for number in range(1, 9)],
    "invoice ubl": lambda s, n: s.invoice_xml(n.randrange(1, 9), 2),
    "check invoice": lambda s, n: list(s.check_invoice(n.randrange(1, 9))),
    "email": lambda s, n: s.compose_email(n.randrange(1, 9)),
    "emails": lambda s, n: list(s.emails()),
    "lines": lambda s, n: s.get_invoice_line(list(range(1, 8))),
    "adjustments": lambda s, n: s.get_adjustment([1, 2, 3]),
    "payments": lambda s, n: list(s.payments()),
    "ageing": lambda s, n: list(s.ageing()),
    "turnover": lambda s, n: list(s.turnover()),
    "vat": lambda s, n: list(s.vat_totals()),
    "number series": lambda s, n: list(s.number_series()),
    "profile": lambda s, n: s.profile(),
    "subscription": lambda s, n: s.subscription(),
    "usage": lambda s, n: s.usage(),
    "find": lambda s, n: s.find_project("Home"),
    "export json": export("json"),
    "export taskwarrior": export("taskwarrior"),
    "export csv": export("csv"),
    "export todo.txt": export("todo.txt"),
    "export icalendar": export("icalendar"),
}


def attempt(function: Callable[[int], object], number: int) -> object:
    """What is not there, or no such document, keeps nobody from the next one."""
    from taskcore import TaskcoreError

    try:
        return function(number)
    except TaskcoreError as failure:
        return failure


def move_clock(store: Store, numbers: random.Random) -> object:
    return store.poll(NOW + timedelta(days=numbers.choice((0, 1, 30, 4_000))))


WRITING: dict[str, Call] = {
    "add": lambda s, n: s.add("New", project="Home", tags=["bank"], due=TODAY),
    "add many": lambda s, n: s.add_many(TaskInput(f"New {i}") for i in range(20)),
    "quick add": lambda s, n: s.quick_add("Call Bo tomorrow +bank @home p1 every week"),
    "update": lambda s, n: s.update(ids(n), title="Other", tags_added=["x"], due=TODAY),
    "update parent": lambda s, n: s.update(an_id(n), parent_id=an_id(n)),
    "update project": lambda s, n: s.update(ids(n), project="Elsewhere"),
    "depend": lambda s, n: s.update(an_id(n), depends_on_added=[an_id(n)]),
    "update where": lambda s, n: s.update_where("+bank", priority=1),
    "occurrence": lambda s, n: s.update_occurrence(2, title="This one"),
    "complete": lambda s, n: s.complete(ids(n)),
    "complete all": lambda s, n: s.complete_where("status:open"),
    "complete series": lambda s, n: s.complete([2, 22, 42]),
    "reopen": lambda s, n: s.reopen(ids(n)),
    "skip": lambda s, n: s.skip_occurrence([2, 22]),
    "end series": lambda s, n: s.end_series([42]),
    "delete": lambda s, n: s.delete(ids(n)),
    "restore": lambda s, n: s.restore_where("status:deleted"),
    "purge": lambda s, n: s.purge_where("status:deleted"),
    "purge old": lambda s, n: s.purge_before(NOW + timedelta(days=3)),
    "move": lambda s, n: s.move(ids(n), top=True),
    "move below": lambda s, n: s.move([an_id(n)], after=an_id(n)),
    "indent": lambda s, n: s.indent([an_id(n)]),
    "outdent": lambda s, n: s.outdent([an_id(n)]),
    "clear completed": lambda s, n: s.clear_completed(),
    "undo": lambda s, n: s.undo(),
    "undo much": lambda s, n: [s.undo() for _ in range(6)],
    "redo": lambda s, n: s.redo(),
    "redo much": lambda s, n: [s.redo() for _ in range(6)],
    "rename tag": lambda s, n: s.rename_tag("bank", "money"),
    "merge tags": lambda s, n: s.merge_tags(["tag", "été"], "both"),
    "delete tags": lambda s, n: s.delete_tags(["tag"]),
    "add project": lambda s, n: s.add_project("Boat"),
    "change project": lambda s, n: s.update_project(2, name="House"),
    "delete project": lambda s, n: s.delete_projects([3], with_tasks=True),
    "move projects": lambda s, n: s.move_projects([2], top=True),
    "add filter": lambda s, n: s.add_filter("New", "p1"),
    "move filters": lambda s, n: s.move_filters([1], bottom=True),
    "add event": lambda s, n: s.add_event("New", NOW, duration=timedelta(hours=1)),
    "change event": lambda s, n: s.update_event(an_id(n, 22), title="X", allow_conflicts=True),
    "split series": lambda s, n: s.update_event(
        21,
        occurrence=datetime(2026, 2, 5, 11),
        scope=2,
        title="Later",
        allow_conflicts=True,
    ),
    "delete events": lambda s, n: s.delete_events([an_id(n, 22)]),
    "poll": move_clock,
    "poll alerts": lambda s, n: list(s.poll_alerts(NOW + timedelta(days=9))),
    "acknowledge": lambda s, n: s.acknowledge([n.randrange(1, 5)]),
    "snooze": lambda s, n: s.snooze([n.randrange(1, 5)], for_=timedelta(minutes=5)),
    "start focus": lambda s, n: s.start_focus(3),
    "resume focus": lambda s, n: s.resume_focus(),
    "finish focus": lambda s, n: s.finish_focus(),
    "reset focus": lambda s, n: s.reset_focus(),
    "holiday mode": lambda s, n: s.set_holiday_mode(True),
    "pulse settings set": lambda s, n: s.set_pulse_settings(daily_goal=3),
    "copy task": lambda s, n: s.copy(an_id(n)),
    "copy project": lambda s, n: s.copy_project(n.randrange(1, 8)),
    "urgency coefficients set": lambda s, n: s.set_urgency_coefficients(favourite=n.randrange(9)),
    "add client": lambda s, n: s.add_client("New client", country="FR"),
    "draft": lambda s, n: s.add_invoice(1),
    "line": lambda s, n: s.add_invoice_line(
        n.randrange(1, 9), "More", quantity=1, unit_price=10, vat_rate=20
    ),
    "change line": lambda s, n: s.update_invoice_line(n.randrange(1, 12), quantity=3),
    "issue": lambda s, n: s.issue_invoice(n.randrange(5, 9), date(2026, 1, 15)),
    "credit": lambda s, n: s.credit_invoice(n.randrange(1, 5)),
    "void": lambda s, n: s.void_invoice(n.randrange(1, 5)),
    "copy invoice": lambda s, n: s.copy_invoice(n.randrange(1, 9)),
    "bill focus": lambda s, n: s.bill_focus(7, TODAY - timedelta(days=60), TODAY, 80, vat_rate=20),
    "pay": lambda s, n: s.add_payment(n.randrange(1, 5), 1),
    "delete payments": lambda s, n: s.delete_payments([1]),
    "delete invoices": lambda s, n: s.delete_invoices([n.randrange(5, 9)]),
    "profile set": lambda s, n: s.set_profile(name="Other"),
    "number series set": lambda s, n: s.set_number_series("F", "F{year}-{number:5}"),
    "import": lambda s, n: round_trip(s),
}


def round_trip(store: Store) -> object:
    """Reads back what it writes."""
    file = io.StringIO()
    store.export_file(file, "json")
    file.seek(0)
    return store.import_file(file, "json")


def files(folder: Path) -> dict[str, Call]:
    """Calls that write into a folder."""
    return {
        "export file": lambda s, n: s.export_file(folder / "export.json"),
        "report file": lambda s, n: s.report_html_file(folder / "report.html"),
        "invoice pdf": lambda s, n: s.invoice_pdf(n.randrange(1, 9)),
    }

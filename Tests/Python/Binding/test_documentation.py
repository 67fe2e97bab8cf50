"""The examples in the package's doc strings, and in the page on it, run as they are printed."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import taskcore
from conftest import FixedClock

MODULES = [module.name for module in pkgutil.walk_packages(taskcore.__path__, prefix="taskcore.")]


@pytest.mark.parametrize("name", ["taskcore", *MODULES])
def test_examples_print_what_they_say(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize(("page", "count"), [("python.md", 20), ("metering.md", 3)])
def test_the_examples_of_the_documents_print_what_they_say(
    root: Path, page: str, count: int
) -> None:
    text = (root / "docs" / page).read_text()
    examples = "".join(re.findall(r"^```pycon\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))
    test = doctest.DocTestParser().get_doctest(
        examples, {"noon": FixedClock()}, f"docs/{page}", None, 0
    )
    assert len(test.examples) > count
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_main_capabilities_have_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    with_examples = {
        test.name
        for name in ["taskcore", *MODULES]
        for test in finder.find(importlib.import_module(name))
        if test.examples
    }
    assert with_examples >= {
        "taskcore",
        "taskcore.store.store.Store",
        "taskcore.tasks.task_methods.TaskMethods.add",
        "taskcore.tasks.task_methods.TaskMethods.add_many",
        "taskcore.tasks.task_methods.TaskMethods.update",
        "taskcore.queries.query.Query",
        "taskcore.queries.query_methods.QueryMethods.tasks",
        "taskcore.queries.query_methods.QueryMethods.check_query",
        "taskcore.queries.query_methods.QueryMethods.update_where",
        "taskcore.queries.view_methods.ViewMethods.today",
        "taskcore.tasks.task_list.TaskList.groups",
        "taskcore.alerts.reminder.Reminder",
        "taskcore.tasks.move.MoveMethods.move",
        "taskcore.tasks.move.MoveMethods.indent",
        "taskcore.tasks.history_methods.HistoryMethods.history",
        "taskcore.tasks.quick_add_methods.QuickAddMethods.quick_add",
        "taskcore.tasks.quick_add_methods.QuickAddMethods.parse_quick_add",
        "taskcore.organising.project_methods.ProjectMethods.projects",
        "taskcore.organising.project_methods.ProjectMethods.update_project",
        "taskcore.organising.tag_methods.TagMethods.tags",
        "taskcore.organising.tag_methods.TagMethods.merge_tags",
        "taskcore.queries.filter_methods.FilterMethods.filters",
        "taskcore.home.home_methods.HomeMethods.home",
        "taskcore.home.row_methods.RowMethods.rows",
        "taskcore.tasks.detail_methods.DetailMethods.detail",
        "taskcore.home.palette.colour",
        "taskcore.store.repair_methods.RepairMethods.check",
        "taskcore.store.repair_methods.RepairMethods.repair",
        "taskcore.store.undo_methods.UndoMethods.undo",
        "taskcore.store.observer_methods.ObserverMethods.observe",
        "taskcore.files.file_methods.FileMethods.export_file",
        "taskcore.files.file_methods.FileMethods.import_notes",
        "taskcore.series.repeat.repeat_words",
        "taskcore.series.repeat.RepeatMethods.parse_repeat",
        "taskcore.series.repeat.RepeatMethods.expand_repeat",
        "taskcore.series.occurrence_methods.OccurrenceMethods.skip_occurrence",
        "taskcore.series.occurrence_methods.OccurrenceMethods.update_occurrence",
        "taskcore.series.occurrence_methods.OccurrenceMethods.completions",
        "taskcore.events.event_methods.EventMethods.add_event",
        "taskcore.events.event_methods.EventMethods.update_event",
        "taskcore.events.event_methods.EventMethods.events",
        "taskcore.events.event_methods.EventMethods.free_time",
        "taskcore.home.shortcuts.Shortcuts.agenda",
        "taskcore.events.agenda_methods.AgendaMethods.month",
        "taskcore.time.countdown_methods.CountdownMethods.task_countdown",
        "taskcore.alerts.alert_methods.AlertMethods.poll_alerts",
        "taskcore.alerts.alert_methods.AlertMethods.snooze",
        "taskcore.focus.focus_methods.FocusMethods.start_focus",
        "taskcore.focus.focus_methods.FocusMethods.next_focus",
        "taskcore.focus.focus_methods.FocusMethods.focus_settings",
        "taskcore.pulse.score_methods.ScoreMethods.score",
        "taskcore.pulse.pulse_methods.PulseMethods.pulse",
        "taskcore.pulse.pulse_settings_methods.PulseSettingsMethods.pulse_settings",
        "taskcore.pulse.holiday_methods.HolidayMethods.add_holiday",
        "taskcore.pulse.chart_methods.ChartMethods.chart",
        "taskcore.pulse.chart_drawing.ChartDrawing.svg",
        "taskcore.pulse.report.ReportMethods.report_html",
        "taskcore.store.usage_methods.UsageMethods.usage",
        "taskcore.invoices.profile_methods.ProfileMethods.set_profile",
        "taskcore.store.subscription_methods.SubscriptionMethods.set_subscription",
        "taskcore.invoices.client_methods.ClientMethods.clients",
        "taskcore.invoices.invoice_methods.InvoiceMethods.add_invoice",
        "taskcore.invoices.invoice_methods.InvoiceMethods.check_invoice",
        "taskcore.invoices.invoice_methods.InvoiceMethods.invoices",
        "taskcore.invoices.invoice_part_methods.InvoicePartMethods.add_invoice_line",
        "taskcore.invoices.invoice_part_methods.InvoicePartMethods.add_adjustment",
        "taskcore.invoices.number_series_methods.NumberSeriesMethods.set_number_series",
        "taskcore.invoices.invoice_files.InvoiceFileMethods.invoices_csv",
        "taskcore.invoices.smtp_server.SMTPServer",
        "taskcore.invoices.amount.amount_text",
        "taskcore.invoices.amount.amount_parse",
        "taskcore._generated.failure.TaskcoreError",
    }


@pytest.mark.parametrize("name", taskcore.__all__)
def test_everything_public_has_a_doc_string(name: str) -> None:
    thing = getattr(taskcore, name)
    if isinstance(thing, type) or callable(thing):
        assert thing.__doc__
        for member, value in vars(thing).items() if isinstance(thing, type) else ():
            if callable(value) and not member.startswith("_"):
                assert value.__doc__, f"{name}.{member}"

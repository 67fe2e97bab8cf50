"""The examples in the package's doc strings, and in the page on it, run as they are printed."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest
from conftest import FixedClock

import taskcore

MODULES = [f"taskcore.{module.name}" for module in pkgutil.iter_modules(taskcore.__path__)]


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
        "taskcore.store.Store",
        "taskcore.task_methods.TaskMethods.add",
        "taskcore.task_methods.TaskMethods.add_many",
        "taskcore.task_methods.TaskMethods.update",
        "taskcore.query.Query",
        "taskcore.query_methods.QueryMethods.tasks",
        "taskcore.query_methods.QueryMethods.check_query",
        "taskcore.query_methods.QueryMethods.update_where",
        "taskcore.view_methods.ViewMethods.today",
        "taskcore.task.TaskList.groups",
        "taskcore.reminder.Reminder",
        "taskcore.move.MoveMethods.move",
        "taskcore.move.MoveMethods.indent",
        "taskcore.history.HistoryMethods.history",
        "taskcore.quick_add.QuickAddMethods.quick_add",
        "taskcore.quick_add.QuickAddMethods.parse_quick_add",
        "taskcore.project.ProjectMethods.projects",
        "taskcore.project.ProjectMethods.update_project",
        "taskcore.tag.TagMethods.tags",
        "taskcore.tag.TagMethods.merge_tags",
        "taskcore.filter.FilterMethods.filters",
        "taskcore.home.HomeMethods.home",
        "taskcore.row.RowMethods.rows",
        "taskcore.detail.DetailMethods.detail",
        "taskcore.palette.colour",
        "taskcore.repair.RepairMethods.check",
        "taskcore.repair.RepairMethods.repair",
        "taskcore.step.UndoMethods.undo",
        "taskcore.observer.ObserverMethods.observe",
        "taskcore.files.FileMethods.export_file",
        "taskcore.files.FileMethods.import_notes",
        "taskcore.repeat.repeat_words",
        "taskcore.repeat.RepeatMethods.parse_repeat",
        "taskcore.repeat.RepeatMethods.expand_repeat",
        "taskcore.occurrence_methods.OccurrenceMethods.skip_occurrence",
        "taskcore.occurrence_methods.OccurrenceMethods.update_occurrence",
        "taskcore.occurrence_methods.OccurrenceMethods.completions",
        "taskcore.event_methods.EventMethods.add_event",
        "taskcore.event_methods.EventMethods.update_event",
        "taskcore.event_methods.EventMethods.events",
        "taskcore.event_methods.EventMethods.free_time",
        "taskcore.agenda.AgendaMethods.agenda",
        "taskcore.agenda.AgendaMethods.month",
        "taskcore.countdown.CountdownMethods.task_countdown",
        "taskcore.alert.AlertMethods.poll_alerts",
        "taskcore.alert.AlertMethods.snooze",
        "taskcore.focus.FocusMethods.start_focus",
        "taskcore.focus.FocusMethods.next_focus",
        "taskcore.focus.FocusMethods.focus_settings",
        "taskcore.score.ScoreMethods.score",
        "taskcore.pulse.PulseMethods.pulse",
        "taskcore.pulse_settings.PulseSettingsMethods.pulse_settings",
        "taskcore.holiday.HolidayMethods.add_holiday",
        "taskcore.chart.ChartMethods.chart",
        "taskcore.chart.Chart.svg",
        "taskcore.report.ReportMethods.report_html",
        "taskcore.usage.UsageMethods.usage",
        "taskcore.profile.ProfileMethods.set_profile",
        "taskcore.subscription.SubscriptionMethods.set_subscription",
        "taskcore.client.ClientMethods.clients",
        "taskcore.invoice_methods.InvoiceMethods.add_invoice",
        "taskcore.invoice_methods.InvoiceMethods.check_invoice",
        "taskcore.invoice_methods.InvoiceMethods.invoices",
        "taskcore.invoice_part_methods.InvoicePartMethods.add_invoice_line",
        "taskcore.invoice_part_methods.InvoicePartMethods.add_adjustment",
        "taskcore.number_series.NumberSeriesMethods.set_number_series",
        "taskcore.invoice_files.InvoiceFileMethods.invoices_csv",
        "taskcore.email.SMTPServer",
        "taskcore.money.amount_text",
        "taskcore.money.amount_parse",
        "taskcore.errors.TaskcoreError",
    }


@pytest.mark.parametrize("name", taskcore.__all__)
def test_everything_public_has_a_doc_string(name: str) -> None:
    thing = getattr(taskcore, name)
    if isinstance(thing, type) or callable(thing):
        assert thing.__doc__
        for member, value in vars(thing).items() if isinstance(thing, type) else ():
            if callable(value) and not member.startswith("_"):
                assert value.__doc__, f"{name}.{member}"

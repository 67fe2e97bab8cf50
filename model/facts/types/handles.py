# SPDX-License-Identifier: Apache-2.0
"""What a caller has of the objects of the library."""

from model.language.types import Handle

# fmt: off
HANDLES = (
    Handle("store", "A store of tasks. Any thread may use it; its calls take turns."),
    Handle("observer", "Somebody who is told what each commit changed."),
    Handle("task_list", "A snapshot of tasks; it needs its store no longer."),
    Handle("project_list", "A snapshot of projects; it needs its store no longer."),
    Handle("filter_list", "A snapshot of saved filters; it needs its store no longer."),
    Handle("history_list", "A snapshot of what happened to a task; it needs its store no longer."),
    Handle("row_list", "A snapshot of tasks as lines on a screen; it needs its store no longer."),
    Handle("quick_add_result", "What a line of quick add says; it needs its store no longer."),
    Handle("home", "The home screen, as it was when it was read; it needs its store no longer."),
    Handle("detail", "One task as a screen shows it; it needs its store no longer."),
    Handle("occurrence_list", "A snapshot of when a rule gives occurrences; it needs its store no longer."),
    Handle("completion_list", "A snapshot of what was completed; it needs its store no longer."),
    Handle("event_list", "A snapshot of events; it needs its store no longer."),
    Handle("conflict_list", "A snapshot of what overlaps; it needs its store no longer."),
    Handle("free_time_list", "A snapshot of free times; it needs its store no longer."),
    Handle("agenda_list", "A snapshot of what happens in a range; it needs its store no longer."),
    Handle("month_list", "A snapshot of the days of a month; it needs its store no longer."),
    Handle("alert_list", "A snapshot of alerts; it needs its store no longer."),
    Handle("focus_list", "A snapshot of focus sessions; it needs its store no longer."),
    Handle("focus_total_list", "A snapshot of focus times; it needs its store no longer."),
    Handle("holiday_list", "A snapshot of holidays; it needs its store no longer."),
    Handle("pulse", "The pulse, as it was when it was read; it needs its store no longer."),
    Handle("chart", "A chart, as it was when it was read; it needs its store no longer."),
    Handle("usage", "Figures of how a store was used; it needs its store no longer."),
    Handle("profile", "The seller's profile, as it was when it was read; it needs its store no longer."),
    Handle("entitlement", "A subscription, as it was when it was read; it needs its store no longer."),
    Handle("client_list", "A snapshot of clients; it needs its store no longer."),
    Handle("number_series_list", "A snapshot of series of numbers; it needs its store no longer."),
    Handle("invoice_list", "A snapshot of invoices; it needs its store no longer."),
    Handle("invoice_document", "All of an invoice, as it was when it was read; it needs its store no longer."),
    Handle("invoice_problem_list", "A snapshot of what forbids issuing; it needs its store no longer."),
    Handle("payment_list", "A snapshot of payments; it needs its store no longer."),
    Handle("email_list", "A snapshot of messages; it needs its store no longer."),
    Handle("ageing_list", "A snapshot of what is owed; it needs its store no longer."),
    Handle("turnover_list", "A snapshot of turnovers; it needs its store no longer."),
    Handle("vat_total_list", "A snapshot of totals of VAT; it needs its store no longer."),
    Handle("import_note_list", "A snapshot of what an import has to say; it needs its store no longer."),
    Handle("tag_list", "A snapshot of tags; it needs its store no longer."),
)
# fmt: on

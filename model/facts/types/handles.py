# SPDX-License-Identifier: Apache-2.0
"""What a caller has of the objects of the library."""

from model.language.types import ContentHandle, ListHandle, Owner

# fmt: off
HANDLES = (
    Owner("store", "A store of tasks. Any thread may use it; its calls take turns.", "StoreHandle", "Store"),
    Owner("observer", "Somebody who is told what each commit changed.", "ObserverHandle", "Store"),
    ListHandle("task_list", "A snapshot of tasks; it needs its store no longer.", "TaskList", "Tasks", row="task", one="task", many="tasks"),
    ListHandle("project_list", "A snapshot of projects; it needs its store no longer.", "ProjectList", "Organising", row="project", one="project", many="projects"),
    ListHandle("filter_list", "A snapshot of saved filters; it needs its store no longer.", "FilterList", "Queries", row="filter", one="filter", many="filters"),
    ListHandle("history_list", "A snapshot of what happened to a task; it needs its store no longer.", "HistoryList", "Tasks", row="history_entry", one="entry", many="entries"),
    ListHandle("row_list", "A snapshot of tasks as lines on a screen; it needs its store no longer.", "ScreenRowList", "Tasks", row="row", one="row", many="rows"),
    ContentHandle("quick_add_result", "What a line of quick add says; it needs its store no longer.", "QuickAddResult", "Tasks", content="quick_add_content", gives="what a line of quick add says", returned="a task and the understood parts of the line", freed="what a line of quick add says,", made_by="quick_add_parse"),
    ContentHandle("home", "The home screen, as it was when it was read; it needs its store no longer.", "HomeScreen", "Home", content="home_content", gives="what a home screen shows", returned="what it shows", freed="a home screen", given="the screen"),
    ContentHandle("detail", "One task as a screen shows it; it needs its store no longer.", "DetailScreen", "Tasks", content="detail_content", gives="what the screen of a task shows", returned="what it shows", freed="the screen of a task", given="the screen"),
    ListHandle("occurrence_list", "A snapshot of when a rule gives occurrences; it needs its store no longer.", "OccurrenceList", "Series", row="occurrence", one="occurrence", many="occurrences"),
    ListHandle("completion_list", "A snapshot of what was completed; it needs its store no longer.", "CompletionList", "Tasks", row="completion", one="completed task or occurrence", many="completed tasks and occurrences"),
    ListHandle("event_list", "A snapshot of events; it needs its store no longer.", "EventList", "Events", row="event", one="event", many="events"),
    ListHandle("conflict_list", "A snapshot of what overlaps; it needs its store no longer.", "ConflictList", "Events", row="conflict", one="conflict", many="conflicts"),
    ListHandle("free_time_list", "A snapshot of free times; it needs its store no longer.", "FreeTimeList", "Events", row="free_time", one="free time", many="free times"),
    ListHandle("agenda_list", "A snapshot of what happens in a range; it needs its store no longer.", "AgendaList", "Events", row="agenda_entry", one="entry", many="entries"),
    ListHandle("month_list", "A snapshot of the days of a month; it needs its store no longer.", "MonthList", "Events", row="month_day", one="day", many="days"),
    ListHandle("alert_list", "A snapshot of alerts; it needs its store no longer.", "AlertList", "Alerts", row="alert", one="alert", many="alerts"),
    ListHandle("focus_list", "A snapshot of focus sessions; it needs its store no longer.", "FocusList", "Focus", row="focus_session", one="session", many="sessions"),
    ListHandle("focus_total_list", "A snapshot of focus times; it needs its store no longer.", "FocusTotalList", "Focus", row="focus_total", one="total", many="totals"),
    ListHandle("holiday_list", "A snapshot of holidays; it needs its store no longer.", "HolidayList", "Pulse", row="holiday", one="holiday", many="holidays"),
    ContentHandle("pulse", "The pulse, as it was when it was read; it needs its store no longer.", "PulseScreen", "Pulse", content="pulse_content", gives="what a pulse says", returned="what it says", freed="a pulse", given="the pulse"),
    ContentHandle("chart", "A chart, as it was when it was read; it needs its store no longer.", "ChartScreen", "Pulse", content="chart_content", gives="what a chart shows", returned="what it shows", freed="a chart", given="the chart"),
    ContentHandle("usage", "Figures of how a store was used; it needs its store no longer.", "UsageScreen", "Store", content="usage_content", gives="the figures", returned="the figures", freed="figures", made_by="usage_read", borrowed_from="them"),
    ContentHandle("profile", "The seller's profile, as it was when it was read; it needs its store no longer.", "ProfileScreen", "Invoices", content="profile_content", gives="the seller", returned="the seller", freed="a seller", made_by="profile_read"),
    ContentHandle("entitlement", "A subscription, as it was when it was read; it needs its store no longer.", "EntitlementScreen", "Invoices", content="subscription", gives="a subscription", returned="the subscription", freed="a subscription", made_by="subscription_read"),
    ListHandle("client_list", "A snapshot of clients; it needs its store no longer.", "ClientList", "Invoices", row="client", one="client", many="clients"),
    ListHandle("number_series_list", "A snapshot of series of numbers; it needs its store no longer.", "NumberSeriesList", "Invoices", row="number_series", one="series", many="series"),
    ListHandle("invoice_list", "A snapshot of invoices; it needs its store no longer.", "InvoiceList", "Invoices", row="invoice", one="invoice", many="invoices"),
    ContentHandle("invoice_document", "All of an invoice, as it was when it was read; it needs its store no longer.", "InvoiceScreen", "Invoices", content="invoice_content", gives="an invoice", returned="the invoice", freed="an invoice", made_by="invoice_read"),
    ListHandle("invoice_problem_list", "A snapshot of what forbids issuing; it needs its store no longer.", "InvoiceProblemList", "Invoices", row="invoice_problem", one="problem", many="problems"),
    ListHandle("payment_list", "A snapshot of payments; it needs its store no longer.", "PaymentList", "Invoices", row="payment", one="payment", many="payments"),
    ListHandle("email_list", "A snapshot of messages; it needs its store no longer.", "EmailList", "Invoices", row="email", one="message", many="messages"),
    ListHandle("ageing_list", "A snapshot of what is owed; it needs its store no longer.", "AgeingList", "Invoices", row="ageing", one="amount", many="amounts"),
    ListHandle("turnover_list", "A snapshot of turnovers; it needs its store no longer.", "TurnoverList", "Invoices", row="turnover", one="turnover", many="turnovers"),
    ListHandle("vat_total_list", "A snapshot of totals of VAT; it needs its store no longer.", "VATTotalList", "Invoices", row="vat_total", one="total", many="totals"),
    ListHandle("import_note_list", "A snapshot of what an import has to say; it needs its store no longer.", "ImportNoteList", "Files", row="import_note", one="note", many="notes"),
    ListHandle("tag_list", "A snapshot of tags; it needs its store no longer.", "TagList", "Organising", row="tag", one="tag", many="tags"),
)
# fmt: on

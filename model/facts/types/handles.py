# SPDX-License-Identifier: Apache-2.0
"""What a caller has of the objects of the library."""

from model.language.types import ContentHandle, ListHandle, Owner

_SNAPSHOT = "it needs its store no longer"


def _list(
    name: str,
    room: str,
    row: str = "",
    one: str = "",
    many: str = "",
    of: str = "",
    type: str = "",
) -> ListHandle:
    """A list of rows, which is called as they are unless more is said; `of` is what it shows."""
    one = one or name.replace("_", " ")
    many = many or f"{one}s"
    doc = f"A snapshot of {of or many}; {_SNAPSHOT}."
    type = type or "".join(map(str.capitalize, name.split("_"))) + "List"
    return ListHandle(f"{name}_list", doc, type, room, row or name, one, many)


def _content(name: str, doc: str, type: str, room: str, **more: str) -> ContentHandle:
    return ContentHandle(name, f"{doc}; {_SNAPSHOT}.", type, room, **more)


# fmt: off
HANDLES = (
    Owner("store", "A store of tasks. Any thread may use it; its calls take turns.", "StoreHandle", "Store"),
    Owner("observer", "Somebody who is told what each commit changed.", "ObserverHandle", "Store"),
    _list("task", "Tasks"),
    _list("project", "Organising"),
    _list("filter", "Queries", of="saved filters"),
    _list("history", "Tasks", row="history_entry", one="entry", many="entries", of="what happened to a task"),
    _list("row", "Tasks", of="tasks as lines on a screen", type="ScreenRowList"),
    _content("quick_add_result", "What a line of quick add says", "QuickAddResult", "Tasks", content="quick_add_content", gives="what a line of quick add says", returned="a task and the understood parts of the line", freed="what a line of quick add says,", made_by="quick_add_parse"),
    _content("home", "The home screen, as it was when it was read", "HomeScreen", "Home", content="home_content", gives="what a home screen shows", returned="what it shows", freed="a home screen", given="the screen"),
    _content("detail", "One task as a screen shows it", "DetailScreen", "Tasks", content="detail_content", gives="what the screen of a task shows", returned="what it shows", freed="the screen of a task", given="the screen"),
    _list("occurrence", "Series", of="when a rule gives occurrences"),
    _list("completion", "Tasks", one="completed task or occurrence", many="completed tasks and occurrences", of="what was completed"),
    _list("event", "Events"),
    _list("conflict", "Events", of="what overlaps"),
    _list("free_time", "Events"),
    _list("agenda", "Events", row="agenda_entry", one="entry", many="entries", of="what happens in a range"),
    _list("month", "Events", row="month_day", one="day", of="the days of a month"),
    _list("alert", "Alerts"),
    _list("focus", "Focus", row="focus_session", one="session", of="focus sessions"),
    _list("focus_total", "Focus", one="total", of="focus times"),
    _list("holiday", "Pulse"),
    _content("pulse", "The pulse, as it was when it was read", "PulseScreen", "Pulse", content="pulse_content", gives="what a pulse says", returned="what it says", freed="a pulse", given="the pulse"),
    _content("chart", "A chart, as it was when it was read", "ChartScreen", "Pulse", content="chart_content", gives="what a chart shows", returned="what it shows", freed="a chart", given="the chart"),
    _content("usage", "Figures of how a store was used", "UsageScreen", "Store", content="usage_content", gives="the figures", returned="the figures", freed="figures", made_by="usage_read", borrowed_from="them"),
    _content("profile", "The seller's profile, as it was when it was read", "ProfileScreen", "Invoices", content="profile_content", gives="the seller", returned="the seller", freed="a seller", made_by="profile_read"),
    _content("entitlement", "A subscription, as it was when it was read", "EntitlementScreen", "Invoices", content="subscription", gives="a subscription", returned="the subscription", freed="a subscription", made_by="subscription_read"),
    _list("client", "Invoices"),
    _list("number_series", "Invoices", one="series", many="series", of="series of numbers"),
    _list("invoice", "Invoices"),
    _content("invoice_document", "All of an invoice, as it was when it was read", "InvoiceScreen", "Invoices", content="invoice_content", gives="an invoice", returned="the invoice", freed="an invoice", made_by="invoice_read"),
    _list("invoice_problem", "Invoices", one="problem", of="what forbids issuing"),
    _list("payment", "Invoices"),
    _list("email", "Invoices", one="message"),
    _list("ageing", "Invoices", one="amount", of="what is owed"),
    _list("turnover", "Invoices"),
    _list("vat_total", "Invoices", one="total", of="totals of VAT", type="VATTotalList"),
    _list("import_note", "Files", one="note", of="what an import has to say"),
    _list("tag", "Organising"),
)
# fmt: on

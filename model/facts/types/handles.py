# SPDX-License-Identifier: Apache-2.0
"""What a caller has of the objects of the library."""

from model.facts.alerts import ALERT
from model.facts.comments import COMMENT
from model.facts.events import CALENDAR, EVENT
from model.facts.fields import FIELD
from model.facts.focus import FOCUS_SESSION
from model.facts.invoices import EMAIL, INVOICE, INVOICE_ADJUSTMENT, INVOICE_LINE, PAYMENT
from model.facts.organising import FILTER, PROJECT, PROJECT_SECTION
from model.facts.parties import CLIENT
from model.facts.payment_reminders import PAYMENT_REMINDER, PENALTY_RATE
from model.facts.pulse import HOLIDAY
from model.facts.purchases import PURCHASE, PURCHASE_PAYMENT
from model.facts.recurring_invoices import RECURRING_INVOICE
from model.facts.tasks import COMPLETION, TASK
from model.facts.templates import TEMPLATE
from model.facts.time_entries import TIME_ENTRY
from model.language.record import Record
from model.language.types import ContentHandle, ListHandle, Owner

_SNAPSHOT = "it needs its store no longer"


def _list(
    name: str,
    row: str = "",
    one: str = "",
    many: str = "",
    of: str = "",
    type: str = "",
    record: Record | None = None,
    named_by: str = "",
) -> ListHandle:
    """A list of rows, which is called as they are unless more is said; `of` is what it shows."""
    one = one or name.replace("_", " ")
    many = many or f"{one}s"
    doc = f"A snapshot of {of or many}; {_SNAPSHOT}."
    type = type or "".join(map(str.capitalize, name.split("_"))) + "List"
    return ListHandle(f"{name}_list", doc, type, row or name, one, many, record, named_by)


def _content(name: str, doc: str, type: str, **more: str) -> ContentHandle:
    return ContentHandle(name, f"{doc}; {_SNAPSHOT}.", type, **more)


# fmt: off
HANDLES = (
    Owner("store", "A store of tasks. Any thread may use it; its calls take turns.", "StoreHandle"),
    Owner("observer", "Somebody who is told what each commit changed.", "ObserverHandle"),
    _list("task", record=TASK),
    _list("project", record=PROJECT, named_by="name"),
    _list("project_section", one="section", of="sections of projects", record=PROJECT_SECTION),
    _list("filter", of="saved filters", record=FILTER, named_by="name"),
    _list("template", record=TEMPLATE, named_by="name"),
    _list("template_task", one="task", of="what a template makes"),
    _list("field", of="own fields", record=FIELD, named_by="name"),
    _list("history", row="history_entry", one="entry", many="entries", of="what happened to a task"),
    _list("row", of="tasks as lines on a screen", type="ScreenRowList"),
    _content("quick_add_result", "What a line of quick add says", "QuickAddResult", content="quick_add_content", gives="what a line of quick add says", returned="a task and the understood parts of the line", freed="what a line of quick add says,", made_by="quick_add_parse"),
    _content("home", "The home screen, as it was when it was read", "HomeScreen", content="home_content", gives="what a home screen shows", returned="what it shows", freed="a home screen", given="the screen"),
    _content("detail", "One task as a screen shows it", "DetailScreen", content="detail_content", gives="what the screen of a task shows", returned="what it shows", freed="the screen of a task", given="the screen"),
    _list("occurrence", of="when a rule gives occurrences"),
    _list("completion", one="completed task or occurrence", many="completed tasks and occurrences", of="what was completed", record=COMPLETION),
    _list("past_occurrence", one="occurrence", of="what became of occurrences"),
    _list("calendar", record=CALENDAR, named_by="name"),
    _list("event", record=EVENT),
    _list("conflict", of="what overlaps"),
    _list("free_time"),
    _list("day_load", one="day", of="what days hold"),
    _list("agenda", row="agenda_entry", one="entry", many="entries", of="what happens in a range"),
    _list("month", row="month_day", one="day", of="the days of a month"),
    _list("comment", record=COMMENT),
    _list("alert", record=ALERT),
    _list("focus", row="focus_session", one="session", of="focus sessions", record=FOCUS_SESSION),
    _list("focus_total", one="total", of="focus times"),
    _list("time_entry", many="time entries", of="time entries and focus sessions", record=TIME_ENTRY),
    _list("time_total", one="total", of="how much time was spent"),
    _list("holiday", record=HOLIDAY),
    _content("pulse", "The pulse, as it was when it was read", "PulseScreen", content="pulse_content", gives="what a pulse says", returned="what it says", freed="a pulse", given="the pulse"),
    _content("chart", "A chart, as it was when it was read", "ChartScreen", content="chart_content", gives="what a chart shows", returned="what it shows", freed="a chart", given="the chart"),
    _content("usage", "Figures of how a store was used", "UsageScreen", content="usage_content", gives="the figures", returned="the figures", freed="figures", made_by="usage_read", borrowed_from="them"),
    _content("profile", "The seller's profile, as it was when it was read", "ProfileScreen", content="profile_content", gives="the seller", returned="the seller", freed="a seller", made_by="profile_read"),
    _content("subscription", "A subscription, as it was when it was read", "SubscriptionScreen", content="subscription_content", gives="a subscription", returned="the subscription", freed="a subscription", made_by="subscription_read"),
    _list("client", record=CLIENT),
    _list("number_series", one="series", many="series", of="series of numbers"),
    _list("invoice", record=INVOICE, named_by="number"),
    _list("invoice_line", one="item", of="items of invoices", record=INVOICE_LINE),
    _list("invoice_adjustment", one="adjustment", of="allowances and charges", record=INVOICE_ADJUSTMENT),
    _content("invoice_document", "All of an invoice, as it was when it was read", "InvoiceScreen", content="invoice_content", gives="an invoice", returned="the invoice", freed="an invoice", made_by="invoice_document_read"),
    _list("problem", of="what is wrong with an input, or forbids issuing a draft"),
    _list("payment", record=PAYMENT),
    _list("email", one="message", record=EMAIL),
    _list("purchase", record=PURCHASE),
    _list("purchase_payment", one="payment", of="payments of purchases", record=PURCHASE_PAYMENT),
    _list("purchase_total", one="total", of="what is owed to sellers"),
    _content("purchase_document", "All of a purchase, as it was when it was read", "PurchaseScreen", content="purchase_content", gives="a purchase", returned="the purchase", freed="a purchase", made_by="purchase_document_read"),
    _list("recurring_invoice", many="recurring invoices", record=RECURRING_INVOICE),
    _list("penalty_rate", one="rate", of="rates of interest", record=PENALTY_RATE),
    _list("payment_reminder", one="reminder", of="reminders of payment", record=PAYMENT_REMINDER),
    _list("interest_span", one="span", of="what interest is made of"),
    _list("late_invoice", one="invoice", of="invoices that are due for a reminder"),
    _list("ageing", one="amount", of="what is owed"),
    _list("turnover"),
    _list("vat_total", one="total", of="totals of VAT", type="VATTotalList"),
    _list("import_note", one="note", of="what an import has to say"),
    _list("kept_field", one="field", of="what an import could only keep"),
    _list("sync_remote", one="remote", of="the places through which a store is synced"),
    _list("account", of="accounts at servers"),
    _list("account_collection", one="collection", of="collections at servers"),
    _content("authorization", "What a user was asked to allow at Google, with the secrets by which the answer is known", "Authorization", content="authorization_content", gives="what is to be known of an authorization that began", returned="what is to be known of it", freed="an authorization", made_by="authorization_begin"),
    _content("tokens", "Tokens by which a program asks Google in the name of its user", "TokensScreen", content="tokens_content", gives="what tokens are", returned="the tokens", freed="tokens", made_by="authorization_finish", borrowed_from="them"),
    _list("replica", one="device", of="the devices that have a store"),
    _list("sync_conflict", one="conflict", of="what devices changed without knowing of each other"),
    _list("tag"),
)
# fmt: on

# SPDX-License-Identifier: Apache-2.0
"""Invoices that are drafted again and again, by a repeat rule."""

from model.language.kinds import Code, Date, Flag, Instant, OptionalText, RepeatRule, Text
from model.language.record import Property, Record

# fmt: off
RECURRING_INVOICE = Record(
    name="recurring_invoice", type="RecurringInvoice", repository="RecurringInvoiceRepository", room="Invoices/Recurring", selected="none", entity=34, entity_doc="of which drafts are made by a repeat rule", checks_uid=True, checks_texts=True, own_repair=True,
    doc="An invoice that is drafted again on each date of a repeat rule, with terms and lines of its own.",
    properties=(
        Property("client_uid", Text(), case="client", member="clientUID", doc="The client of the drafts."),
        Property("repeat_rule", RepeatRule(), doc="A rule of RFC 5545; nil: the start alone."),
        Property("zone", OptionalText(), member="zoneName", sample="zoneName()", doc="The IANA name of the zone in which its days begin; nil: the store's."),
        Property("start_date", Date(), required=True, doc="The first date of the series."),
        Property("next_date", Date(), doc="The date of the next draft; nil: there is none any more."),
        Property("period", Code("Period", default=".none", words=((1, "none"), (2, "coming"), (3, "past"))), doc="Which period the drafts are for (BT-73, BT-74): none, from their date to the day before the next one, or from the date before to the day before theirs."),
        Property("paused", Flag(), member="isPaused", doc="Whether nothing is drafted until it goes on."),
        Property("content", Text(), rule="setContent", doc="The terms, lines, allowances and charges of the drafts, in lines as a template has them."),
        Property("created_ms", Instant(), case="created", doc="When it was added."),
        Property("modified_ms", Instant(), case="modified", doc="When it was changed last."),
    ),
)
# fmt: on

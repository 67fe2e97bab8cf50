# SPDX-License-Identifier: Apache-2.0
"""The Python classes of recurring invoices."""

from model.language.python import Attribute as A
from model.language.python import Module, Row

# fmt: off
RECURRING_INVOICES = (
    Module("invoices.recurring_invoice", "An invoice that is drafted again and again, as it was when it was read.", rows=(
        Row("RecurringInvoice", "recurring_invoice", list="RecurringInvoiceList", list_doc="Recurring invoices as they were when they were listed.", attributes=(
            "id", "uid",
            A("client_id", doc="0 when it is gone."),
            A("client_name", doc="Empty when it is gone."),
            A("repeat_rule", doc='By RFC 5545, such as ``"FREQ=MONTHLY"``.'),
            A("zone", doc="In which its days begin; empty: the store's."),
            "start_date",
            A("next_date", doc="Of the next draft; None when there is none any more.", optional=True),
            "period", "state",
            A("currency", doc="By ISO 4217."),
            A("gross", doc="What a draft of it comes to today, with VAT."),
            "line_count",
            A("due_count", doc="How many dates came for which nothing was drafted yet, at most 1,000."),
            "created", "modified",
        )),
    )),
)
# fmt: on

# SPDX-License-Identifier: Apache-2.0
"""Which bits an observer gets for the changed properties of each kind of record."""

from model.facts.comments import COMMENT
from model.facts.events import CALENDAR, EVENT
from model.facts.fields import FIELD
from model.facts.invoices import INVOICE, INVOICE_ADJUSTMENT, INVOICE_LINE, PAYMENT
from model.facts.organising import FILTER, PROJECT, PROJECT_SECTION
from model.facts.parties import CLIENT, INVOICE_PARTY
from model.facts.payment_reminders import PAYMENT_REMINDER, PENALTY_RATE
from model.facts.purchases import PURCHASE, PURCHASE_PAYMENT
from model.facts.recurring_invoices import RECURRING_INVOICE
from model.facts.templates import TEMPLATE
from model.facts.time_entries import TIME_ENTRY
from model.language.record import ChangeBits

_PERIOD = {"first_date": "PERIOD", "last_date": "PERIOD"}
_VAT = {
    "vat_category": "VAT",
    "vat_rate_thousandths": "VAT",
    "exemption_reason": "EXEMPTION",
    "exemption_code": "EXEMPTION",
}

# Those of a task stand beside its properties: TASK has a mask of its own.
CHANGE_BITS: tuple[ChangeBits, ...] = (
    ChangeBits(PROJECT, ("project_field",)),
    ChangeBits(PROJECT_SECTION, ("project_section_field",)),
    ChangeBits(FILTER, ("filter_field",)),
    ChangeBits(FIELD, ("field_field",), bits={"item_kind": "ENTITY"}),
    # Whether an event floats is a part of its start.
    ChangeBits(EVENT, ("event_field",), without=("FLOATING",)),
    ChangeBits(
        CALENDAR,
        ("calendar_field",),
        bits={"hidden": "VISIBLE", "transparent": "BLOCKING"},
    ),
    # A property of its party has the bit of the party.
    ChangeBits(CLIENT, ("client_field", "party_field"), without=("PARTY",)),
    ChangeBits(INVOICE_PARTY, ("party_field",)),
    ChangeBits(
        INVOICE,
        ("invoice_field",),
        bits={
            **_PERIOD,
            "preceding_number": "PRECEDING",
            "preceding_date": "PRECEDING",
            "has_gross_prices": "GROSS_PRICES",
        },
    ),
    ChangeBits(
        INVOICE_LINE,
        ("invoice_line_field",),
        bits={
            **_PERIOD,
            **_VAT,
            "discount_basis_points": "DISCOUNT_RATE",
            "discount_minor": "DISCOUNT_AMOUNT",
        },
        # Which tasks a line bills is a record of its own, a billed item.
        without=("TASKS",),
    ),
    ChangeBits(
        INVOICE_ADJUSTMENT,
        ("invoice_adjustment_field",),
        bits={**_VAT, "is_charge": "CHARGE"},
    ),
    # That it may be too much is said of the call alone.
    ChangeBits(PAYMENT, ("payment_field",), without=("OVERPAID",)),
    ChangeBits(PURCHASE, ("purchase_field",)),
    ChangeBits(PURCHASE_PAYMENT, ("payment_field",), without=("OVERPAID",)),
    # Which invoice its content is taken from is no property of it.
    ChangeBits(RECURRING_INVOICE, ("recurring_invoice_field",), without=("INVOICE",)),
    # How interest and compensation come about is said of the call alone.
    ChangeBits(
        PAYMENT_REMINDER, ("payment_reminder_field",), without=("NO_INTEREST", "NO_RECOVERY")
    ),
    ChangeBits(PENALTY_RATE, ("penalty_rate_field",)),
    ChangeBits(COMMENT, ("comment_field",)),
    # Where its content was taken from is no property of it.
    ChangeBits(TEMPLATE, ("template_field",), without=("TASK", "PROJECT", "ANCHOR")),
    ChangeBits(TIME_ENTRY, ("time_entry_field",)),
)

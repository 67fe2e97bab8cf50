# SPDX-License-Identifier: Apache-2.0
"""The one table of record kinds, in the order of files: every list of kinds comes from it."""

from model.facts.alerts import ALERT
from model.facts.comments import COMMENT
from model.facts.events import CALENDAR, EVENT
from model.facts.fields import FIELD
from model.facts.focus import FOCUS_SESSION
from model.facts.invoices import (
    BILLED_ITEM,
    EMAIL,
    INVOICE,
    INVOICE_ADJUSTMENT,
    INVOICE_LINE,
    INVOICE_REFERENCE,
    PAYMENT,
)
from model.facts.organising import FILTER, PROJECT, PROJECT_SECTION, TAG
from model.facts.parties import CLIENT, INVOICE_PARTY, LOGO
from model.facts.payment_reminders import PAYMENT_REMINDER, PENALTY_RATE
from model.facts.pulse import HOLIDAY, POSTPONEMENT, PURGED_TASK
from model.facts.purchases import PURCHASE, PURCHASE_PAYMENT
from model.facts.recurring_invoices import RECURRING_INVOICE
from model.facts.settings import SETTING
from model.facts.tasks import COMPLETION, SKIPPED_OCCURRENCE, TASK
from model.facts.templates import TEMPLATE
from model.facts.time_entries import TIME_ENTRY
from model.facts.unknown_properties import UNKNOWN_PROPERTY
from model.language.record import Record

RECORDS: tuple[Record, ...] = (
    PROJECT,
    PROJECT_SECTION,
    TAG,
    FILTER,
    FIELD,
    TASK,
    CALENDAR,
    EVENT,
    COMPLETION,
    ALERT,
    FOCUS_SESSION,
    SETTING,
    HOLIDAY,
    PURGED_TASK,
    POSTPONEMENT,
    CLIENT,
    LOGO,
    INVOICE,
    INVOICE_LINE,
    INVOICE_ADJUSTMENT,
    INVOICE_PARTY,
    INVOICE_REFERENCE,
    PAYMENT,
    EMAIL,
    BILLED_ITEM,
    COMMENT,
    TIME_ENTRY,
    SKIPPED_OCCURRENCE,
    TEMPLATE,
    PURCHASE,
    PURCHASE_PAYMENT,
    RECURRING_INVOICE,
    PAYMENT_REMINDER,
    PENALTY_RATE,
    UNKNOWN_PROPERTY,
)

FILED = tuple(each for each in RECORDS if not each.is_inline)
"""Those that have an array in files."""

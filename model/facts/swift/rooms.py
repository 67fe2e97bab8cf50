# SPDX-License-Identifier: Apache-2.0
"""The generated files of the Swift binding, and what many of its members say."""

from model.facts.swift.accounts import ACCOUNTS
from model.facts.swift.alerts import ALERTS
from model.facts.swift.comments import COMMENTS
from model.facts.swift.events import EVENTS
from model.facts.swift.fields import FIELDS
from model.facts.swift.files import FILES
from model.facts.swift.focus import FOCUS
from model.facts.swift.invoices import INVOICES
from model.facts.swift.organising import ORGANISING
from model.facts.swift.payment_reminders import PAYMENT_REMINDERS
from model.facts.swift.pulse import PULSE
from model.facts.swift.purchases import PURCHASES
from model.facts.swift.queries import QUERIES
from model.facts.swift.recurring_invoices import RECURRING_INVOICES
from model.facts.swift.series import SERIES
from model.facts.swift.store import STORE
from model.facts.swift.sync import SYNC
from model.facts.swift.tasks import TASKS
from model.facts.swift.templates import TEMPLATES
from model.facts.swift.time import TIME
from model.facts.swift.time_entries import TIME_ENTRIES
from model.language.swift import Room

ROOMS: tuple[Room, ...] = (
    ALERTS,
    COMMENTS,
    EVENTS,
    FIELDS,
    FILES,
    FOCUS,
    INVOICES,
    ORGANISING,
    PAYMENT_REMINDERS,
    PULSE,
    PURCHASES,
    QUERIES,
    RECURRING_INVOICES,
    SERIES,
    STORE,
    SYNC,
    ACCOUNTS,
    TASKS,
    TEMPLATES,
    TIME,
    TIME_ENTRIES,
)

# Structs of C that are read or filled by hand, and the types of Swift that have what they say.
BY_HAND = {
    "ageing_query_options": "Store",
    "alert_query_options": "Store",
    "calendar_query_options": "Store",
    "completion_query_options": "Store",
    "conflict_query_options": "Store",
    "email_query_options": "Store",
    "event_countdown_options": "Store",
    "event_scope_options": "Store",
    "field_query_options": "Store",
    "filter_query_options": "Store",
    "focus_next": "Store",
    "focus_query_options": "Store",
    "focus_start_options": "Store",
    "focus_total_query_options": "Store",
    "holiday_input": "Store",
    "holiday_query_options": "Store",
    "import_options": "Store",
    "home_options": "Home",
    "month_options": "Store",
    "number_series_query_options": "Store",
    "replica_query_options": "Store",
    "sync_conflict_query_options": "Store",
    "sync_remote_query_options": "Store",
    "account_input": "Store",
    "account_query_options": "Store",
    "authorization_content": "GoogleAuthorization",
    "account_collection_choice": "Store",
    "account_collection_query_options": "Store",
    "occurrence_query_options": "Store",
    "period_options": "Store",
    "party": "Party",
    "payment_query_options": "Store",
    "project_query_options": "Store",
    "interest_span_query_options": "Store",
    "late_invoice_query_options": "Store",
    "payment_reminder_query_options": "Store",
    "penalty_rate_query_options": "Store",
    "recurring_invoice_query_options": "Store",
    "purchase_payment_query_options": "Store",
    "purchase_total_query_options": "Store",
    "project_section_input": "Store",
    "project_section_query_options": "Store",
    "log_trim_options": "Store",
    "series_history_query_options": "Store",
    "tag_query_options": "Store",
    "task_countdown_options": "Store",
    "task_scope_options": "Store",
    "template_query_options": "Store",
    "template_use_options": "Store",
    "time_total_query_options": "Store",
    "token": "ParsedLine",
    "turnover_query_options": "Store",
    "vat_total_query_options": "Store",
}

# What members are that nothing else is said of.
DOCS = {
    "id": "The id in this store.",
    "uid": "The uid, the same in all stores.",
    "title": "What it is called.",
    "notes": "What is to be known of it, in any number of lines; empty for nothing.",
    "location": "Where it takes place; empty when that was not said.",
    "attendees": "Who takes part, each such as `Ada <ada@example.org>`.",
    "url": "A link that belongs to it; empty for none.",
    "zone": "The IANA name of the zone in which it repeats.",
    "reminders": "When to remind of it.",
    "repeat_rule": "The rule that it repeats by, as RFC 5545 writes it; empty for none.",
    "excluded_dates": "Occurrences that are left out, as the C API lists them.",
    "added_dates": "Occurrences besides those of the rule, likewise.",
    "created_ms": "When it was made.",
    "modified_ms": "When it was last changed.",
    "kind": "What kind of thing it is.",
    "colour": "What it is marked with.",
    "label": "What people read.",
    "currency": "The currency of its amounts, by ISO 4217.",
    "is_done": "Whether it is dealt with.",
    "account_name": "The name of the account (BT-85); empty for the name.",
    "description": "What it is about, in one line; empty for nothing.",
    "icon": "A name or an emoji; empty for none.",
    "business_process": "The process that it belongs to (BT-23).",
    "buyer_reference": "What the buyer wants to see on it (BT-10).",
    "contract_reference": "The contract that it belongs to (BT-12).",
    "payment_terms": "How it is to be paid (BT-20).",
    "vat_point": "When its VAT is due (BT-8), as `debits` or `payment`; empty when nobody says it.",
    "delivery_name": "Who got what was sold, where that is not the client.",
    "delivery_street": "The street that it went to.",
    "delivery_street_2": "A second line of that.",
    "delivery_postal_code": "The postal code of where it went to.",
    "delivery_city": "The city that it went to.",
    "delivery_region": "The region that it went to.",
    "delivery_country": "The country that it went to, as `FR`.",
    "late_penalty": "What is due when it is paid late.",
    "recovery_fee": "What is due for getting the money, such as the fee of 40 EUR.",
    "early_discount": "What is off when it is paid early.",
    "order_reference": "The purchase order (BT-13).",
    "name": "What it is called.",
    "trading_name": "The name that customers know (BT-28, BT-45).",
    "street": "The first line of the address (BT-35, BT-50).",
    "street_2": "The second line of the address (BT-36, BT-51).",
    "city": "The city of the address (BT-37, BT-52).",
    "postal_code": "The postal code of the address (BT-38, BT-53).",
    "region": "The region of the address (BT-39, BT-54).",
    "email": "The e-mail address of the contact (BT-43, BT-58).",
    "phone": "The telephone number of the contact (BT-42, BT-57).",
    "electronic_address": "Where electronic invoices go (BT-34, BT-49).",
    "bic": "The bank of the account (BT-86).",
    "series": "The series of its number; empty for that of its kind.",
}

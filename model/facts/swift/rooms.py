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
from model.facts.swift.pulse import PULSE
from model.facts.swift.purchases import PURCHASES
from model.facts.swift.queries import QUERIES
from model.facts.swift.series import SERIES
from model.facts.swift.store import STORE
from model.facts.swift.sync import SYNC
from model.facts.swift.tasks import TASKS
from model.facts.swift.templates import TEMPLATES
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
    PULSE,
    PURCHASES,
    QUERIES,
    SERIES,
    STORE,
    SYNC,
    ACCOUNTS,
    TASKS,
    TEMPLATES,
    TIME_ENTRIES,
)

# Structs of C that are read or filled by hand, and the types of Swift that have what they say.
BY_HAND = {
    "ageing_query_options": "Store",
    "alert_query_options": "Store",
    "calendar_query_options": "Store",
    "client_input": "ClientChanges",
    "commit": "Commit",
    "completion_query_options": "Store",
    "conflict_query_options": "Store",
    "countdown": "Countdown",
    "email_query_options": "Store",
    "error": "TaskcoreError",
    "event_countdown_options": "Store",
    "event_scope_options": "Store",
    "export_options": "ExportSelection",
    "field_query_options": "Store",
    "field_value": "CustomFieldValue",
    "filter_query_options": "Store",
    "focus_next": "Store",
    "focus_query_options": "Store",
    "focus_start_options": "Store",
    "focus_total_query_options": "Store",
    "free_time": "Interval",
    "highlight": "Highlight",
    "holiday_input": "Store",
    "holiday_query_options": "Store",
    "hub_options": "Hub",
    "import_options": "Store",
    "home_content": "Home",
    "home_options": "Home",
    "link": "Link",
    "local_time": "LocalTime",
    "moment": "Moment",
    "month_options": "Store",
    "number_series_query_options": "Store",
    "replica_query_options": "Store",
    "sync_conflict_query_options": "Store",
    "sync_remote_query_options": "Store",
    "account_input": "Store",
    "account_query_options": "Store",
    "authorization_content": "GoogleAuthorization",
    "authorization_options": "GoogleClient",
    "account_collection_choice": "Store",
    "account_collection_query_options": "Store",
    "occurrence_query_options": "Store",
    "backup_options": "Store",
    "open_options": "Store.Options",
    "period": "Period",
    "period_options": "Store",
    "party": "Party",
    "payment_query_options": "Store",
    "profile_content": "Profile",
    "project_query_options": "Store",
    "purchase_payment_query_options": "Store",
    "purchase_total_query_options": "Store",
    "project_section_input": "Store",
    "project_section_query_options": "Store",
    "quick_add_content": "ParsedLine",
    "log_trim_options": "Store",
    "recovery_report": "RecoveryReport",
    "reminder": "Reminder",
    "repair_report": "RepairReport",
    "section": "Home.Section",
    "series_history_query_options": "Store",
    "sort": "TaskQuery",
    "sync_transport": "SyncTransport",
    "tag_query_options": "Store",
    "task_countdown_options": "Store",
    "task_scope_options": "Store",
    "template_query_options": "Store",
    "template_use_options": "Store",
    "time_total_query_options": "Store",
    "token": "ParsedLine",
    "unread_part": "ParsedLine",
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

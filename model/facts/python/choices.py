# SPDX-License-Identifier: Apache-2.0
"""The enumerations of the Python binding."""

from model.language.python import Choice, Derived

# fmt: off
CHOICES: tuple[Choice, ...] = (
    Choice(
        "Priority", "priority",
        doc="How urgent a task is; what it has when nothing is said is ``P2``.",
    ),
    Choice(
        "Slot", "slot",
        doc="Where a task stands on a day; it is kept as ``MORNING`` or ``EVENING``.",
    ),
    Choice(
        "Status", "task_status",
        doc="What became of a task; a query takes several: ``Status.OPEN | Status.COMPLETED``.",
    ),
    Choice(
        "Outcome", "occurrence_outcome",
        doc="What became of an occurrence of a task that repeats.",
    ),
    Choice(
        "Grouping", "grouping",
        doc="What the tasks of a list that stand together have in common.",
    ),
    Choice(
        "Sort", "sort_key",
        doc="What orders a list of tasks; ties go by when the tasks were created, then by uid.\n\nTasks without the value come last, also with ``descending``.",
        properties=(
            Derived(
                "descending", "SortKey", "taskcore.queries.sort_key",
                "The other way round: ``store.tasks(sort=Sort.DUE.descending)``.",
                "SortKey(self, is_descending=True)",
            ),
        ),
    ),
    Choice(
        "View", "view",
        doc="The lists that every task app shows; the methods of a store with these names say which.",
    ),
    Choice(
        "Durability", "durability",
        doc="What a change survives once its call returned: a power loss, or a killed process.",
    ),
    Choice(
        "ReminderKind", "reminder_kind",
        doc="What a reminder's time is reckoned from.",
    ),
    Choice(
        "RepeatMode", "repeat_mode",
        doc="What the next occurrence is: the rule's next one, or one counted from when it was done.",
    ),
    Choice(
        "Scope", "scope",
        doc="Which occurrences of a series a change is about.",
    ),
    Choice(
        "FieldKind", "field_kind",
        doc="What the values of an own field are.",
    ),
    Choice(
        "EventKind", "event_kind",
        doc="What an event is.",
    ),
    Choice(
        "Participation", "participation",
        doc="What the user answered to the invitation to an event (PARTSTAT of RFC 5545).",
    ),
    Choice(
        "ClientKind", "client_kind",
        doc="Which rules hold for invoices to somebody.",
    ),
    Choice(
        "AgendaContents", "agenda_content",
        doc="What an agenda lists.",
    ),
    Choice(
        "FocusKind", "focus_kind",
        doc="What a focus session is.",
    ),
    Choice(
        "FocusGrouping", "focus_grouping",
        doc="What the time that was worked is added up by.",
    ),
    Choice(
        "TimeGrouping", "time_grouping",
        doc="What time entries and focus sessions are added up by; an entry counts for each tag of its task.",
    ),
    Choice(
        "IdleChoice", "idle_choice",
        doc="What becomes of the time for which nobody was there while the timer ran.",
    ),
    Choice(
        "Weekday", "weekday",
        doc="Days of the week; several are joined: ``Weekday.SATURDAY | Weekday.SUNDAY``.",
    ),
    Choice(
        "ChartKind", "chart_kind",
        doc="What a chart shows.",
    ),
    Choice(
        "Measure", "measure",
        doc="What a line of the score, bars or a heat map measure: points, completions or minutes.",
    ),
    Choice(
        "Appearance", "appearance",
        doc="Which colours a drawing has; of ``AUTO``, those that the reader's system prefers.",
    ),
    Choice(
        "InvoiceKind", "invoice_kind",
        doc="What an invoice is: one, what takes some of one back, what asks for money before, what replaces one, or a quote.",
    ),
    Choice(
        "VATCategory", "vat_category",
        doc="How VAT is due, by UNTDID 5305.",
    ),
    Choice(
        "BillingGrouping", "billing_grouping",
        doc="What focus time on an invoice is divided by.",
    ),
    Choice(
        "Paper", "paper",
        doc="What an invoice is printed on.",
    ),
    Choice(
        "XMLFormat", "xml_format",
        doc="How an invoice is written by EN 16931: as Factur-X embeds it, as UBL 2.1, or as a profile has it.",
    ),
    Choice(
        "SMTPSecurity", "smtp_security",
        doc="When a connection to a mail server becomes TLS: before anything is said, or at once.",
    ),
    Choice(
        "TaskField", "task_field",
        doc="The properties of a task; a change names those that changed.",
    ),
    Choice(
        "Allowed", "allowed_action",
        doc="What may be done with a task as it is.",
    ),
    Choice(
        "RowState", "row_state",
        doc="What a screen tells apart by a sign or a word.",
        base="GrowingEnum",
    ),
    Choice(
        "UnreadReason", "unread_reason",
        doc="Why a part of a line that looks as if it meant something is a part of the title.",
        base="GrowingEnum",
    ),
    Choice(
        "Colour", "colour",
        doc="A colour by its meaning; ``taskcore.colour`` says what it looks like.",
        base="GrowingEnum",
    ),
    Choice(
        "Theme", "theme",
        doc="What a screen's background is.",
    ),
    Choice(
        "SectionKind", "section_kind",
        doc="Which part of the home screen it is; ``RESULTS`` is what the chosen chip asks for.",
        base="GrowingEnum",
    ),
    Choice(
        "Direction", "direction",
        doc="Which way a period lies that does not say it itself, such as 7 days or December.",
    ),
    Choice(
        "ChipKind", "chip_kind",
        doc="What a chip of the home screen shows.",
        base="GrowingEnum",
    ),
    Choice(
        "EmptyState", "empty_state",
        doc="Why there is nothing to show: nothing was ever added, all is done, or nothing matches.",
        base="GrowingEnum",
    ),
    Choice(
        "Phase", "phase",
        doc="Where the time stands between now and what is counted down to.",
        base="GrowingEnum",
    ),
    Choice(
        "Reminded", "reminded",
        doc="What has reminders by default.",
    ),
    Choice(
        "AlertKind", "alert_kind",
        doc="What an alert is about: a reminder of a task or an event, or a focus session's end.",
        base="GrowingEnum",
    ),
    Choice(
        "FocusState", "focus_state",
        doc="What a focus session does, or how it ended.",
        base="GrowingEnum",
    ),
    Choice(
        "InvoiceState", "invoice_state",
        doc="Where an invoice or a quote stands; ``OVERDUE`` is what is owed after its due date, and ``ISSUED`` a quote that is open.",
        base="GrowingEnum",
    ),
    Choice(
        "RecurringPeriod", "recurring_period",
        doc="Which period the drafts of a recurring invoice are for.",
    ),
    Choice(
        "RecurringState", "recurring_state",
        doc="How far a recurring invoice is; ``BEHIND`` is one that paused by itself, since too many dates came at once.",
        base="GrowingEnum",
    ),
    Choice(
        "Debtor", "debtor",
        doc="Whom a rate of interest holds for.",
    ),
    Choice(
        "PurchaseState", "purchase_state",
        doc="How far a purchase is paid; ``OVERDUE`` is what is owed after its due date.",
        base="GrowingEnum",
    ),
    Choice(
        "PurchaseOrder", "purchase_order",
        doc="In which order purchases are listed.",
    ),
    Choice(
        "EmailState", "email_state",
        doc="What became of a message; of one that is being sent, it is not known whether it arrived.",
        base="GrowingEnum",
    ),
    Choice(
        "ForecastKind", "forecast_kind",
        doc="What there is to say of when the backlog is empty: too little is known, it is, or when.",
        base="GrowingEnum",
    ),
    Choice(
        "InsightKind", "insight_kind",
        doc="What a sentence of the pulse is about.",
        base="GrowingEnum",
    ),
    Choice(
        "Shape", "shape",
        doc="How a chart is drawn.",
        base="GrowingEnum",
    ),
    Choice(
        "ImportPolicy", "import_policy",
        doc="What counts where a file and the store say different things.",
    ),
    Choice(
        "NoteKind", "note_kind",
        doc="What became of a component that an import has a note on: read in part, or left out.",
        base="GrowingEnum",
    ),
    Choice(
        "SeriesRight", "series_right",
        doc="What a device may do in a series of numbers.",
    ),
    Choice(
        "RemoteKind", "remote_kind",
        doc="What brings a store's files of sync to the other devices.",
        base="GrowingEnum",
    ),
    Choice(
        "AccountKind", "account_kind",
        doc="What a server of an account speaks.",
        base="GrowingEnum",
    ),
    Choice(
        "GoogleScopes", "authorization_scope",
        doc="What a user allows a program at Google.",
    ),
    Choice(
        "HubEngine", "hub_engine",
        doc="What answers as a hub.",
        base="GrowingEnum",
    ),
    Choice(
        "ConflictChoice", "conflict_choice",
        doc="What a conflict of sync ends with, on every device.",
    ),
    Choice(
        "Action", "action",
        doc="What a step, one call that changed the store, did.",
        base="GrowingEnum",
    ),
    Choice(
        "Entity", "entity",
        doc="What kind of thing a change is about.",
        base="GrowingEnum",
    ),
    Choice(
        "ChangeKind", "change_kind",
        doc="What happened to it; ``REMOVED`` is for good, while the trash is an update.",
        base="GrowingEnum",
    ),
    Choice(
        "Origin", "origin",
        doc="Who made a commit: this store, another handle or process, or another device.",
        base="GrowingEnum",
    ),
)
# fmt: on

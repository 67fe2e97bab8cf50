# SPDX-License-Identifier: Apache-2.0
"""Tasks, events, projects, tags and invoices in one durable file.

>>> with Store(":memory:") as store:
...     rent = store.add("Pay rent", project="Home", tags=["bank"])
...     for task in store.tasks(project="Home"):
...         print(task.id, task.title)
1 Pay rent
"""

from taskcore._low_level.library import library
from taskcore._low_level.prototypes import TASKCORE_INBOX_ID as INBOX_ID
from taskcore._low_level.prototypes import TASKCORE_VERSION as __version__
from taskcore._low_level.values import UNSET
from taskcore.alerts.alert import Alert, AlertList
from taskcore.enumerations import (
    Action,
    AgendaContents,
    AlertKind,
    Allowed,
    Appearance,
    BillingGrouping,
    ChangeKind,
    ChartKind,
    ChipKind,
    Colour,
    Durability,
    EmailState,
    EmptyState,
    Entity,
    EventKind,
    FocusGrouping,
    FocusKind,
    FocusState,
    ForecastKind,
    Grouping,
    InsightKind,
    InvoiceKind,
    InvoiceState,
    Measure,
    NoteKind,
    Origin,
    Paper,
    Phase,
    Priority,
    ReminderKind,
    RepeatMode,
    Scope,
    SectionKind,
    Shape,
    Slot,
    SMTPSecurity,
    Sort,
    Status,
    TaskField,
    Theme,
    VATCategory,
    View,
    Weekday,
    XMLFormat,
)
from taskcore.errors import (
    AccessError,
    BusyError,
    ConflictError,
    CorruptError,
    FullError,
    InputOutputError,
    InternalError,
    InvalidError,
    MisuseError,
    NotFoundError,
    NotStoreError,
    OutOfMemoryError,
    ParseError,
    ReadOnlyError,
    TaskcoreError,
    TooNewError,
    UnsupportedError,
)
from taskcore.events.agenda_entry import AgendaEntry, AgendaList, MonthDay, MonthList
from taskcore.events.conflict import Conflict, ConflictList, OverlapError, TimeSpan
from taskcore.events.event import Event, EventList
from taskcore.events.event_input import EventInput
from taskcore.events.free_time import FreeTime, FreeTimeList
from taskcore.files.import_report import ImportNote, ImportNoteList, ImportReport
from taskcore.focus.focus_methods import NextFocus
from taskcore.focus.focus_session import (
    FocusList,
    FocusSession,
    FocusSettings,
    FocusTotal,
    FocusTotalList,
)
from taskcore.home.chip import Chip
from taskcore.home.home import Home, Section
from taskcore.home.palette import colour
from taskcore.home.row import Row, RowList
from taskcore.invoices.client import Client, ClientList
from taskcore.invoices.email import Email, EmailList
from taskcore.invoices.email_methods import SMTPServer
from taskcore.invoices.invoice import Invoice, InvoiceList, InvoiceProblem, InvoiceProblemList
from taskcore.invoices.invoice_document import (
    InvoiceAdjustment,
    InvoiceDocument,
    InvoiceLine,
    VATRow,
)
from taskcore.invoices.invoice_figures import (
    Ageing,
    AgeingList,
    Turnover,
    TurnoverList,
    VATTotal,
    VATTotalList,
)
from taskcore.invoices.money import amount_parse, amount_text, currency_digits
from taskcore.invoices.number_series import NumberSeries, NumberSeriesList
from taskcore.invoices.party import Party
from taskcore.invoices.payment import Payment, PaymentList
from taskcore.invoices.profile import Profile
from taskcore.invoices.subscription import Subscription
from taskcore.organising.project import Project, ProjectList
from taskcore.organising.tag import Tag, TagList
from taskcore.pulse.chart import Chart
from taskcore.pulse.chart_data import Axis, ChartPoint, Curve, Series, Tick
from taskcore.pulse.holiday import Holiday, HolidayList
from taskcore.pulse.pulse import Figure, Insight, Pulse, PulseDay, PulseGroup
from taskcore.pulse.pulse_figures import Comparison, Forecast, Level, Streak, Trend
from taskcore.pulse.pulse_settings import PulseSettings
from taskcore.pulse.score import Score
from taskcore.queries.filter import Filter, FilterList
from taskcore.queries.highlight import Highlight
from taskcore.queries.query import Query
from taskcore.queries.sort_key import SortKey
from taskcore.series.completion import Completion, CompletionList
from taskcore.series.occurrence import Occurrence, OccurrenceList
from taskcore.series.repeat import Repeat, repeat_words
from taskcore.store.commit import Change, Commit
from taskcore.store.observer import Observer
from taskcore.store.repair_report import RepairReport
from taskcore.store.step import Step
from taskcore.store.store import Store, default_path
from taskcore.store.usage import FunctionUsage, StatusUsage, Usage
from taskcore.tasks.detail import Detail, DetailField
from taskcore.tasks.group import Group
from taskcore.tasks.history_entry import HistoryEntry, HistoryList
from taskcore.tasks.reminder import Reminder
from taskcore.tasks.task import Task
from taskcore.tasks.task_input import TaskInput
from taskcore.tasks.task_list import TaskList
from taskcore.text.quick_add import QuickAdd, Token
from taskcore.time.countdown import Countdown


def library_version() -> str:
    """The version of the library in use, such as ``"0.1.0"``."""
    return str(library.taskcore_version().decode())


__all__ = [
    "AccessError",
    "Action",
    "Ageing",
    "AgeingList",
    "AgendaContents",
    "AgendaEntry",
    "AgendaList",
    "Alert",
    "AlertKind",
    "AlertList",
    "Allowed",
    "Appearance",
    "Axis",
    "BillingGrouping",
    "BusyError",
    "Change",
    "ChangeKind",
    "Chart",
    "ChartKind",
    "ChartPoint",
    "Chip",
    "ChipKind",
    "Client",
    "ClientList",
    "Colour",
    "Commit",
    "Comparison",
    "Completion",
    "CompletionList",
    "Conflict",
    "ConflictError",
    "ConflictList",
    "CorruptError",
    "Countdown",
    "Curve",
    "Detail",
    "DetailField",
    "Durability",
    "Email",
    "EmailList",
    "EmailState",
    "EmptyState",
    "Entity",
    "Event",
    "EventInput",
    "EventKind",
    "EventList",
    "Figure",
    "Filter",
    "FilterList",
    "FocusGrouping",
    "FocusKind",
    "FocusList",
    "FocusSession",
    "FocusSettings",
    "FocusState",
    "FocusTotal",
    "FocusTotalList",
    "Forecast",
    "ForecastKind",
    "FreeTime",
    "FreeTimeList",
    "FullError",
    "FunctionUsage",
    "Group",
    "Grouping",
    "Highlight",
    "HistoryEntry",
    "HistoryList",
    "Holiday",
    "HolidayList",
    "Home",
    "INBOX_ID",
    "ImportNote",
    "ImportNoteList",
    "ImportReport",
    "InputOutputError",
    "Insight",
    "InsightKind",
    "InternalError",
    "InvalidError",
    "Invoice",
    "InvoiceAdjustment",
    "InvoiceDocument",
    "InvoiceKind",
    "InvoiceLine",
    "InvoiceList",
    "InvoiceProblem",
    "InvoiceProblemList",
    "InvoiceState",
    "Level",
    "Measure",
    "MisuseError",
    "MonthDay",
    "MonthList",
    "NextFocus",
    "NotFoundError",
    "NotStoreError",
    "NoteKind",
    "NumberSeries",
    "NumberSeriesList",
    "Observer",
    "Occurrence",
    "OccurrenceList",
    "Origin",
    "OutOfMemoryError",
    "OverlapError",
    "Paper",
    "ParseError",
    "Party",
    "Payment",
    "PaymentList",
    "Phase",
    "Priority",
    "Profile",
    "Project",
    "ProjectList",
    "Pulse",
    "PulseDay",
    "PulseGroup",
    "PulseSettings",
    "Query",
    "QuickAdd",
    "ReadOnlyError",
    "Reminder",
    "ReminderKind",
    "RepairReport",
    "Repeat",
    "RepeatMode",
    "Row",
    "RowList",
    "SMTPSecurity",
    "SMTPServer",
    "Scope",
    "Score",
    "Section",
    "SectionKind",
    "Series",
    "Shape",
    "Slot",
    "Sort",
    "SortKey",
    "Status",
    "StatusUsage",
    "Step",
    "Store",
    "Streak",
    "Subscription",
    "Tag",
    "TagList",
    "Task",
    "TaskField",
    "TaskInput",
    "TaskList",
    "TaskcoreError",
    "Theme",
    "Tick",
    "TimeSpan",
    "Token",
    "TooNewError",
    "Trend",
    "Turnover",
    "TurnoverList",
    "UNSET",
    "UnsupportedError",
    "Usage",
    "VATCategory",
    "VATRow",
    "VATTotal",
    "VATTotalList",
    "View",
    "Weekday",
    "XMLFormat",
    "__version__",
    "amount_parse",
    "amount_text",
    "colour",
    "currency_digits",
    "default_path",
    "library_version",
    "repeat_words",
]

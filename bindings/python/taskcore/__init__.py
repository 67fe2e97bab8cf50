# SPDX-License-Identifier: Apache-2.0
"""Tasks, events, projects and tags in one durable file.

>>> with Store(":memory:") as store:
...     rent = store.add("Pay rent", project="Home", tags=["bank"])
...     for task in store.tasks(project="Home"):
...         print(task.id, task.title)
1 Pay rent
"""

from taskcore._library import library
from taskcore._prototypes import TASKCORE_INBOX_ID as INBOX_ID
from taskcore._prototypes import TASKCORE_VERSION as __version__
from taskcore._values import UNSET
from taskcore.detail import Detail, DetailField
from taskcore.enumerations import (
    Action,
    AgendaContents,
    AlertKind,
    Allowed,
    ChangeKind,
    ChipKind,
    Colour,
    Durability,
    EmptyState,
    Entity,
    EventKind,
    FocusGrouping,
    FocusKind,
    FocusState,
    Grouping,
    NoteKind,
    Origin,
    Phase,
    Priority,
    ReminderKind,
    RepeatMode,
    Scope,
    SectionKind,
    Slot,
    Status,
    TaskField,
    Theme,
    View,
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
from taskcore.agenda import AgendaEntry, AgendaList, MonthDay, MonthList
from taskcore.alert import Alert, AlertList
from taskcore.commit import Change, Commit
from taskcore.conflict import Conflict, ConflictList, OverlapError, TimeSpan
from taskcore.countdown import Countdown
from taskcore.event import Event, EventList
from taskcore.event_input import EventInput
from taskcore.files import ImportNote, ImportNoteList, ImportReport
from taskcore.filter import Filter, FilterList
from taskcore.focus import (
    FocusList,
    FocusSession,
    FocusSettings,
    FocusTotal,
    FocusTotalList,
    NextFocus,
)
from taskcore.free_time import FreeTime, FreeTimeList
from taskcore.group import Group
from taskcore.highlight import Highlight
from taskcore.history import HistoryEntry, HistoryList
from taskcore.home import Chip, Home, Section
from taskcore.observer import Observer
from taskcore.occurrence_methods import Completion, CompletionList
from taskcore.palette import colour
from taskcore.project import Project, ProjectList
from taskcore.query import Query, Sort, SortKey
from taskcore.quick_add import QuickAdd, Token
from taskcore.reminder import Reminder
from taskcore.repair import RepairReport
from taskcore.repeat import Occurrence, OccurrenceList, Repeat, repeat_words
from taskcore.row import Row, RowList
from taskcore.step import Step
from taskcore.store import Store, default_path
from taskcore.tag import Tag, TagList
from taskcore.task import Task, TaskList
from taskcore.task_input import TaskInput
from taskcore.usage import FunctionUsage, StatusUsage, Usage


def library_version() -> str:
    """The version of the library in use, such as ``"0.1.0"``."""
    return str(library.taskcore_version().decode())


__all__ = [
    "AccessError",
    "Action",
    "AgendaContents",
    "AgendaEntry",
    "AgendaList",
    "Alert",
    "AlertKind",
    "AlertList",
    "Allowed",
    "BusyError",
    "Change",
    "ChangeKind",
    "Chip",
    "ChipKind",
    "Colour",
    "Commit",
    "Completion",
    "CompletionList",
    "Conflict",
    "ConflictError",
    "ConflictList",
    "CorruptError",
    "Countdown",
    "Detail",
    "DetailField",
    "Durability",
    "EmptyState",
    "Entity",
    "Event",
    "EventInput",
    "EventKind",
    "EventList",
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
    "FreeTime",
    "FreeTimeList",
    "FullError",
    "FunctionUsage",
    "Group",
    "Grouping",
    "Highlight",
    "HistoryEntry",
    "HistoryList",
    "Home",
    "INBOX_ID",
    "ImportNote",
    "ImportNoteList",
    "ImportReport",
    "InputOutputError",
    "InternalError",
    "InvalidError",
    "MisuseError",
    "MonthDay",
    "MonthList",
    "NextFocus",
    "NotFoundError",
    "NotStoreError",
    "NoteKind",
    "Observer",
    "Occurrence",
    "OccurrenceList",
    "Origin",
    "OutOfMemoryError",
    "OverlapError",
    "ParseError",
    "Phase",
    "Priority",
    "Project",
    "ProjectList",
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
    "Scope",
    "Section",
    "SectionKind",
    "Slot",
    "Sort",
    "SortKey",
    "Status",
    "StatusUsage",
    "Step",
    "Store",
    "Tag",
    "TagList",
    "Task",
    "TaskField",
    "TaskInput",
    "TaskList",
    "TaskcoreError",
    "Theme",
    "TimeSpan",
    "Token",
    "TooNewError",
    "UNSET",
    "UnsupportedError",
    "Usage",
    "View",
    "__version__",
    "colour",
    "default_path",
    "library_version",
    "repeat_words",
]

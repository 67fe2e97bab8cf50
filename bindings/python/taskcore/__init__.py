# SPDX-License-Identifier: Apache-2.0
"""Tasks, projects and tags in one durable file.

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
    Allowed,
    ChangeKind,
    ChipKind,
    Colour,
    Durability,
    EmptyState,
    Entity,
    Grouping,
    Origin,
    Priority,
    ReminderKind,
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
from taskcore.commit import Change, Commit
from taskcore.files import ImportReport
from taskcore.filter import Filter, FilterList
from taskcore.group import Group
from taskcore.highlight import Highlight
from taskcore.history import HistoryEntry, HistoryList
from taskcore.home import Chip, Home, Section
from taskcore.observer import Observer
from taskcore.palette import colour
from taskcore.project import Project, ProjectList
from taskcore.query import Query, Sort, SortKey
from taskcore.quick_add import QuickAdd, Token
from taskcore.reminder import Reminder
from taskcore.repair import RepairReport
from taskcore.row import Row, RowList
from taskcore.step import Step
from taskcore.store import Store, default_path
from taskcore.tag import Tag, TagList
from taskcore.task import Task, TaskList
from taskcore.task_input import TaskInput


def library_version() -> str:
    """The version of the library in use, such as ``"0.1.0"``."""
    return str(library.taskcore_version().decode())


__all__ = [
    "AccessError",
    "Action",
    "Allowed",
    "BusyError",
    "Change",
    "ChangeKind",
    "Chip",
    "ChipKind",
    "Colour",
    "ConflictError",
    "CorruptError",
    "Detail",
    "DetailField",
    "Durability",
    "EmptyState",
    "Entity",
    "Commit",
    "Filter",
    "FilterList",
    "FullError",
    "Group",
    "Grouping",
    "Highlight",
    "HistoryEntry",
    "HistoryList",
    "Home",
    "INBOX_ID",
    "ImportReport",
    "InputOutputError",
    "InternalError",
    "InvalidError",
    "MisuseError",
    "NotFoundError",
    "NotStoreError",
    "Observer",
    "Origin",
    "OutOfMemoryError",
    "ParseError",
    "Priority",
    "Project",
    "ProjectList",
    "Query",
    "QuickAdd",
    "ReadOnlyError",
    "Reminder",
    "ReminderKind",
    "RepairReport",
    "Row",
    "RowList",
    "Section",
    "SectionKind",
    "Slot",
    "Sort",
    "SortKey",
    "Status",
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
    "Token",
    "TooNewError",
    "UNSET",
    "UnsupportedError",
    "View",
    "__version__",
    "colour",
    "default_path",
    "library_version",
]

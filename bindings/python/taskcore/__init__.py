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
from taskcore.enumerations import (
    Action,
    ChangeKind,
    Durability,
    Entity,
    Origin,
    Priority,
    Sort,
    Status,
    TaskField,
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
from taskcore.event import Change, Event
from taskcore.files import ImportReport
from taskcore.observer import Observer
from taskcore.project import Project, ProjectList
from taskcore.step import Step
from taskcore.store import Store, default_path
from taskcore.tag import Tag, TagList
from taskcore.task import Task, TaskList
from taskcore.task_input import UNSET, TaskInput


def library_version() -> str:
    """The version of the library in use, such as ``"0.1.0"``."""
    return str(library.taskcore_version().decode())


__all__ = [
    "AccessError",
    "Action",
    "BusyError",
    "Change",
    "ChangeKind",
    "ConflictError",
    "CorruptError",
    "Durability",
    "Entity",
    "Event",
    "FullError",
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
    "ReadOnlyError",
    "Sort",
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
    "TooNewError",
    "UNSET",
    "UnsupportedError",
    "__version__",
    "default_path",
    "library_version",
]

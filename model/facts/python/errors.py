# SPDX-License-Identifier: Apache-2.0
"""The exceptions of the Python package: one for each status that says that a call failed."""

from model.language.python import Attribute as A
from model.language.python import Detailed, Failure, Refusal, Row

FAILURE = Failure(
    "TaskcoreError",
    """A call failed; the store is as it was before.

>>> from taskcore import Store, TaskcoreError
>>> with Store(":memory:") as store:
...     try:
...         store.add("")
...     except TaskcoreError as error:
...         print(error.name, error.field)
TASKCORE_EINVALID title""",
    code="The status, such as -1.",
    name_doc='The status by name, such as ``"TASKCORE_EINVALID"``.',
    docs={
        "field": "The argument or property that it is about, or an empty text.",
        "index": "Which one of several inputs or ids, from 0.",
        "line": "Where in a text that was read, from 1.",
        "column": "Where in that line, in bytes, from 1.",
    },
)

# fmt: off
ERRORS: tuple[Refusal, ...] = (
    Refusal("InvalidError", "EINVALID", "An argument is wrong.", base="ValueError"),
    Refusal("NotFoundError", "ENOTFOUND", "There is no such task, project or file, or nothing to undo.", base="LookupError"),
    Refusal("ConflictError", "ECONFLICT", "The present state forbids it, such as completing a completed task."),
    Refusal("BusyError", "EBUSY", "Another user held the store for longer than the busy timeout; it can be tried again."),
    Refusal("ReadOnlyError", "EREADONLY", "The store was opened for reading."),
    Refusal("AccessError", "EACCESS", "The system refuses the path: no permission, or a folder where a file should be.", base="OSError"),
    Refusal("NotStoreError", "ENOTSTORE", "The file is not a Taskcore store."),
    Refusal("CorruptError", "ECORRUPT", "The store is damaged."),
    Refusal("TooNewError", "ETOONEW", "The store was written by a newer version of Taskcore."),
    Refusal("FullError", "EFULL", "No space is left on the disk.", base="OSError"),
    Refusal("InputOutputError", "EIO", "Reading or writing failed.", base="OSError"),
    Refusal("OutOfMemoryError", "ENOMEM", "Memory ran out.", base="MemoryError"),
    Refusal("ParseError", "EPARSE", "A text is malformed, at ``line`` and ``column``.", base="ValueError"),
    Refusal("MisuseError", "EMISUSE", "A closed store, or a call at a wrong time."),
    Refusal("UnsupportedError", "EUNSUPPORTED", "Something to install is missing."),
    Refusal("InterruptError", "EINTERRUPTED", "``Store.interrupt`` ended the call; nothing changed."),
    Refusal("InternalError", "EINTERNAL", "A bug of Taskcore: please report it."),
)

DETAILS = Row("TaskcoreError", "error", attributes=(
    A("message", type="str", read="row.message.decode()"), A("field", type="str", read="row.field.decode()"),
    A("index", read="row.index if row.index >= 0 else None"),
    A("line", optional=True), A("column", optional=True),
))
"""What an exception has of the library's last error."""
# fmt: on

DETAILED = (
    Detailed(
        "OverlapError",
        "ConflictError",
        "An event would overlap others; ``conflicts`` says which.",
        "conflicts",
        "Conflict",
        "taskcore.events.conflict",
    ),
)
